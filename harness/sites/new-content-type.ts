import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The parts that a copy of the project leaves out. */
const LEFT_OUT = new Set([
  '.git',
  '.react-router',
  'build',
  'builds',
  'data',
  'node_modules',
  'test-results',
]);

/** The lines before which the README's lines are inserted; in other files they go to the end. */
const PLACES: Record<string, string> = {
  'app/routes.ts': "    route('*',",
  'domain/screens/register.ts': '] as const satisfies readonly Screen[];',
};

export interface ProjectCopy {
  folder: string;
  remove(): void;
}

/** A copy of the project, in which a content type can be added as the README says ({@link takeSteps}). */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-new-type-'));
  cpSync(ROOT, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.has(relative(ROOT, path).split(sep)[0] ?? ''),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The README's section 'Add a content type', step by step. */
export const STEPS = readSteps(readFileSync(join(ROOT, 'README.md'), 'utf8'));

/** Takes steps in a copy of the project. */
export function takeSteps(folder: string, steps: readonly Step[]): void {
  for (const { file: name, isLine, code } of steps) {
    const file = join(folder, name);
    if (!isLine) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
      continue;
    }
    const before = readFileSync(file, 'utf8');
    const at = before.indexOf(PLACES[name] ?? '', PLACES[name] ? 0 : before.length);
    if (at < 0) throw new Error(`There is no place for the line in ${name}.`);
    writeFileSync(file, `${before.slice(0, at)}${code}${before.slice(at)}`);
  }
}

interface Step {
  file: string;
  /** Whether the code is a line of the file rather than all of it. */
  isLine: boolean;
  code: string;
}

/** The steps of the section: each names its file and shows its code. */
function readSteps(readme: string): Step[] {
  const section = readme.split('## Add a content type\n')[1]?.split('\n## ')[0] ?? '';
  return [
    ...section.matchAll(/^\d\. ([^`\n]*`([^`\n]+)`[^\n]*)\n\n {3}```tsx?\n(.*?) {3}```$/gms),
  ].map(([, words = '', file = '', code = '']) => ({
    file,
    isLine: words.startsWith('Add a'),
    code: code.replace(/^ {3}/gm, ''),
  }));
}
