import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, listLicences, renderLicences } from './licences.mjs';

test('every package that runs has a licence that we may use', () => {
  const packages = listLicences();
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['unknown', false],
])('%s: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test('docs/licences.md is what `node scripts/licences.mjs` writes', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(renderLicences());
});
