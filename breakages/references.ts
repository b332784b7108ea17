import type { Breakage } from './breakage.ts';

const USES = 'domain/content/references/find-uses.test.ts';

/** What entries point at, and what is therefore not deleted. */
export const REFERENCES: readonly Breakage[] = [
  {
    breaks: 'A document that only a text leads to is deleted.',
    file: 'domain/content/references/references-of.ts',
    find: "if (field.kind === 'richText') {",
    replace: "if (field.kind === 'richText' && name === '') {",
    tests: [USES],
  },
  {
    breaks: 'The English text of an entry leads nowhere.',
    file: 'domain/content/references/references-of.ts',
    find: 'const texts = Object.entries(value as Bilingual);',
    replace: 'const texts = Object.entries(value as Bilingual).slice(0, 1);',
    tests: ['domain/content/references/references-of.test.ts'],
  },
  {
    breaks: 'A save leaves what the entry pointed at before.',
    file: 'domain/content/acts/save-entry.ts',
    find: '    await keepReferences(tx, type, after, acting.now);\n',
    replace: '',
    tests: [USES],
  },
  {
    breaks: 'What is published by plan points at what was public before.',
    file: 'domain/content/acts/publish-working.ts',
    find: '  await keepReferences(tx, type, after, signed.now);\n',
    replace: '',
    tests: [USES],
  },
  {
    breaks: 'An unpublished entry keeps what its public copy pointed at.',
    file: 'domain/content/acts/leave-site.ts',
    find: '  await keepReferences(tx, type, after, acting.now);\n',
    replace: '',
    tests: [USES],
  },
  {
    breaks: 'A document is deleted under a text that is being saved.',
    file: 'domain/content/references/require-targets.ts',
    find: 'const media = await lockMedia(db, findReferences(type.fields, data));',
    replace: 'const media = await lockMedia(db, findReferences(type.fields, data).slice(0, 0));',
    tests: [USES],
  },
  {
    breaks: 'What the first content points at is not known.',
    file: 'seed/first-entries.ts',
    find: '    await addReferences(tx, type, batch, now);\n',
    replace: '',
    tests: ['seed/fill.test.ts'],
  },
];
