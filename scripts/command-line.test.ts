import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'dimos-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const text = join(folder, 'text.json');
writeFileSync(text, 'some breakages');
const list = join(folder, 'list.json');
writeFileSync(list, '[{ "file": "server.mjs" }]');

/** Runs Node, which is to end at once with one sentence and no stack. */
function expectSentence(args: readonly string[], sentence: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(stdout).toBe('');
  expect(stderr.slice(0, sentence.length)).toBe(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
}

/** No command is tried here that would begin long work if it took an odd word for a good one. */
const readWith = (module: string, expression: string) => [
  '--input-type=module',
  '--eval',
  `import * as words from './scripts/${module}.mjs'; ${expression}`,
];

test.each([
  ["requireKnown(['unit', 'unt'], ['unit', 'e2e'])", 'There is no ‘unt’ here, only unit, e2e.'],
  ["requireKnown(['more'], [])", 'There is no ‘more’ here: no word is expected.'],
  ["readCount('x', '--sample', 1)", '--sample takes a whole number above 0, not ‘x’.'],
  ["readCount('0', 'BENCH_CUTS', 1)", 'BENCH_CUTS takes a whole number above 0, not ‘0’.'],
  ["readCount('1.5', 'flood', 1)", 'flood takes a whole number above 0, not ‘1.5’.'],
  ["parseWords({ args: ['--odd'], options: {} })", "Unknown option '--odd'."],
  ["parseWords({ args: ['word'], options: {} })", "Unexpected argument 'word'."],
  ["readGivenFile('missing.json')", 'missing.json cannot be read (ENOENT).'],
])('%s ends a command with one sentence', (call, sentence) => {
  expectSentence(readWith('command-line', `words.${call}`), sentence);
});

test.each([
  [['--part', '9/3'], '--part takes two numbers, as in 1/3.'],
  [['--part', 'half'], '--part takes two numbers, as in 1/3.'],
  [['--sample', 'x'], '--sample takes a whole number above 0, not ‘x’.'],
  [['two', 'words'], 'Several words are one text: put them in quotes.'],
  [['--from', 'missing.json'], 'missing.json cannot be read (ENOENT).'],
  [['--without', 'missing.log'], 'missing.log cannot be read (ENOENT).'],
  [['--from', text], `${text} is not JSON: `],
  [['--from', list], `${list} is to be a list of objects with `],
])('npm run breakages -- %j ends with one sentence', (args, sentence) => {
  const call = `words.readChoice(${JSON.stringify(args)})`;
  expectSentence(readWith('choose-breakages', call), sentence);
});

test.each([
  ['bench/faults.ts nonsense', 'There is no ‘nonsense’ here, only kills, power-cut, '],
  ['scripts/compare-content-types.ts missing.json', 'missing.json cannot be read (ENOENT).'],
])('%s ends with one sentence', (command, sentence) => {
  expectSentence(command.split(' '), sentence);
});
