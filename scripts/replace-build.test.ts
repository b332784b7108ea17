import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceBuild, stampOfBuild } from './replace-build.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dimos-builds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A build of one file; `meanwhile` happens when it is half done. */
function buildText(stamp: number, text: string, meanwhile: () => void = () => {}): void {
  replaceBuild(root, stamp, (folder) => {
    writeFileSync(join(root, folder, 'half'), text);
    meanwhile();
    writeFileSync(join(root, folder, 'page'), text);
  });
}
const builtText = () => readFileSync(join(root, 'build', 'page'), 'utf8');

test('a build is seen when it is whole, and not before', () => {
  expect(stampOfBuild(root)).toBe(0);
  buildText(1, 'first');
  expect(stampOfBuild(root)).toBe(1);
  let during: string[] = [];
  buildText(2, 'second', () => {
    during = [builtText(), readFileSync(join(root, 'build', 'half'), 'utf8')];
  });
  expect(during).toEqual(['first', 'first']);
  expect(builtText()).toBe('second');
  expect(stampOfBuild(root)).toBe(2);
});

test('a build that fails leaves the one before, and nothing of itself', () => {
  buildText(1, 'first');
  const folders = readdirSync(join(root, 'builds'));
  const fail = () => {
    throw new Error('no such module');
  };
  expect(() => buildText(2, 'second', fail)).toThrow('no such module');
  expect(builtText()).toBe('first');
  expect(stampOfBuild(root)).toBe(1);
  expect(readdirSync(join(root, 'builds'))).toEqual(folders);
});

test('a site keeps the folder that it started from through three more builds', () => {
  buildText(1, 'build 1');
  const own = realpathSync(join(root, 'build'));
  for (const stamp of [2, 3, 4]) buildText(stamp, `build ${stamp}`);
  expect(builtText()).toBe('build 4');
  expect(readFileSync(join(own, 'page'), 'utf8')).toBe('build 1');
  buildText(5, 'build 5');
  expect(existsSync(own)).toBe(false);
  expect(readdirSync(join(root, 'builds'))).toHaveLength(4);
});

test('of two builds at once the one of newer sources counts, whichever ends last', () => {
  buildText(1, 'of older sources', () => buildText(2, 'of newer sources'));
  expect(builtText()).toBe('of newer sources');
  buildText(4, 'of the newest sources', () => buildText(3, 'of newer sources'));
  expect(builtText()).toBe('of the newest sources');
});

test('a build that is under way is left alone, one that was killed long ago is removed', () => {
  const left = join(root, 'builds', 'left');
  mkdirSync(left, { recursive: true });
  buildText(1, 'first');
  expect(existsSync(left)).toBe(true);
  const twoHoursAgo = Date.now() / 1000 - 7200;
  utimesSync(left, twoHoursAgo, twoHoursAgo);
  buildText(2, 'second');
  expect(existsSync(left)).toBe(false);
});

test('the folder that was the build up to 0.1.0 makes room', () => {
  mkdirSync(join(root, 'build'));
  writeFileSync(join(root, 'build', 'page'), 'of 0.1.0');
  writeFileSync(join(root, 'build', 'stamp'), '1');
  expect(stampOfBuild(root)).toBe(1);
  buildText(2, 'first');
  expect(builtText()).toBe('first');
});
