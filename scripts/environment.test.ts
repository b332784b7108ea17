import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findNode } from './environment.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dimos-node-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the Node that the packages bring is linked where npm forgot to', () => {
  const folder = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin');
  mkdirSync(folder, { recursive: true });
  symlinkSync(process.execPath, join(folder, 'node'));
  const own = join(root, 'node_modules/.bin/node');
  expect(findNode(root)).toBe(own);
  expect(execFileSync(own, ['-p', '1 + 1'], { encoding: 'utf8' })).toBe('2\n');
  expect(findNode(root)).toBe(own);
});

test('without one, it is the one that runs', () => {
  expect(findNode(root)).toBe(process.execPath);
});
