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

test.each([
  ['scripts/test.mjs nonsense', 'There is no ‘nonsense’ here, only unit, journeys.'],
  ['scripts/check.mjs quik', 'There is no ‘quik’ here, only quick, unit, journeys.'],
  ['scripts/breakages.mjs --part 9/3', '--part takes two numbers, as in 1/3.'],
  ['scripts/breakages.mjs --part half', '--part takes two numbers, as in 1/3.'],
  ['scripts/breakages.mjs --sample x', '--sample takes a whole number above 0, not ‘x’.'],
  ['scripts/breakages.mjs --nonsense', "Unknown option '--nonsense'."],
  ['scripts/breakages.mjs two words', 'Several words are one text: put them in quotes.'],
  ['scripts/breakages.mjs --from missing.json', 'missing.json cannot be read (ENOENT).'],
  ['scripts/breakages.mjs --without missing.log', 'missing.log cannot be read (ENOENT).'],
  [`scripts/breakages.mjs --from ${text}`, `${text} is not JSON: `],
  [`scripts/breakages.mjs --from ${list}`, `${list} is to be a list of objects with `],
  ['scripts/breakages.mjs nothing-is-called-so', 'There is no such breakage.'],
  ['scripts/compare-content-types.ts missing.json', 'missing.json cannot be read (ENOENT).'],
  ['bench/faults.ts nonsense', 'There is no ‘nonsense’ here, only kills, power-cut, '],
  ['bench/scale.ts nonsense', 'There is no ‘nonsense’ here, only growth, postgres.'],
])('%s ends with one sentence', (command, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, command.split(' '), {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
  expect(stderr.startsWith(sentence)).toBe(true);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});
