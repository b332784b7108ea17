import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldersNaming, makeFolders } from './lasting-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'dimos-lasting-'));
});
afterEach(() => rmSync(place, { recursive: true }));

test('a folder is made with those above it, and the first of them is told', () => {
  const deep = join(place, 'a', 'b', 'c');
  expect(makeFolders(deep, 0o700)).toBe(join(place, 'a'));
  expect(existsSync(deep)).toBe(true);
  expect(makeFolders(deep, 0o700), 'none was missing').toBeUndefined();
  expect(makeFolders(join(deep, 'd'), 0o700)).toBe(join(deep, 'd'));
});

test('a file in its place, or above it, is told and stays', () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  expect(() => makeFolders(file, 0o700)).toThrow('EEXIST');
  expect(() => makeFolders(join(file, 'a', 'b'), 0o700)).toThrow('ENOTDIR');
  expect(existsSync(file)).toBe(true);
});

test('the name of each folder that was made stands in the one above it', () => {
  expect(foldersNaming('/srv/dimos/data', '/srv/dimos/data')).toEqual(['/srv/dimos']);
  expect(foldersNaming('/srv/dimos/data', '/srv')).toEqual(['/srv/dimos', '/srv', '/']);
});
