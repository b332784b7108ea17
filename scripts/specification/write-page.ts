import type { SpecificationPromise, SpecificationSection } from './promise.ts';

const INTRODUCTION = `# What was specified, and what holds it

What the owner asked for, section by section, and the test that fails when it breaks. This page is made from \`scripts/specification/table.ts\`: change the table and run \`node scripts/specification.mjs\`. \`scripts/specification/specification.test.ts\` checks that it was run and that every test exists. Screens are also held, all of them and in both languages, by \`e2e/documents.e2e.ts\` (status, head, validity, no dead link) and \`e2e/every-screen.e2e.ts\` (axe, nothing wider than the screen).

The first column is the name of a line, by which \`breakages/\` refers to it; ‘In’ is the language in which a test reads it; a decision is named where the product differs from the specification, or the specification leaves it open.
`;

/** The page docs/specification.md: a table for each section. */
export function writeSpecificationPage(sections: readonly SpecificationSection[]): string {
  return [INTRODUCTION, ...sections.map(writeSection)].join('\n');
}

function writeSection({ title, promises }: SpecificationSection): string {
  const rows = promises.map(writeRow);
  return [
    `## ${title}\n`,
    '| | What | In | Held by | Decision |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function writeRow({ id, what, language, tests, decision = '' }: SpecificationPromise): string {
  const held = tests.map((test) => {
    const { file, title } = readTest(test);
    return `\`${file}\` › ${title}`;
  });
  return `| ${id} | ${what} | ${language} | ${held.join('<br>')} | ${decision} |`;
}

/** `file › title`; throws where it is something else. */
export function readTest(test: string): { file: string; title: string } {
  const [, file, title] = /^(\S+) › (.+)$/.exec(test) ?? [];
  if (!file || !title) throw new Error(`“${test}” names no test.`);
  return { file, title };
}
