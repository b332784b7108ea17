import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
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

test('old packages behind a link are not installed anew under whoever works there', () => {
  const elsewhere = join(root, 'node_modules');
  writeFileSync(join(elsewhere, '.package-lock.json'), '{}');
  utimesSync(join(elsewhere, '.package-lock.json'), 0, 0);
  const copy = join(root, 'copy');
  mkdirSync(copy);
  writeFileSync(join(copy, 'package-lock.json'), '{}');
  symlinkSync(elsewhere, join(copy, 'node_modules'));
  const code = `import { ensurePackages } from '${join(import.meta.dirname, 'environment.mjs')}';
    ensurePackages(${JSON.stringify(copy)});`;
  // Nothing can be installed without npm.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { encoding: 'utf8', env: { PATH: '' } },
  );
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^node_modules is a link to .+: install there, or remove the link\.\n$/);
  expect(status).toBe(1);
});
