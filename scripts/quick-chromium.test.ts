import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpack } from './quick-chromium.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dimos-quick-chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An archive as npm sends them, with one file, and its sum. */
function pack(name: string): [archive: string, integrity: string] {
  mkdirSync(join(folder, 'package', 'bin'), { recursive: true });
  writeFileSync(
    join(folder, 'package', 'bin', name),
    brotliCompressSync('#!/bin/sh\necho Chromium 1.2\n'),
  );
  const archive = join(folder, 'package.tgz');
  expect(spawnSync('tar', ['-czf', archive, '-C', folder, 'package']).status).toBe(0);
  const sum = createHash('sha512').update(readFileSync(archive)).digest('base64');
  return [archive, `sha512-${sum}`];
}

const place = () => join(folder, 'cache', 'headless-shell');

test('the browser of a package is put in its place, to be started, with nothing beside it', () => {
  unpack(...pack('chromium.br'), place());
  expect(spawnSync(place(), [], { encoding: 'utf8' }).stdout).toBe('Chromium 1.2\n');
  expect(readdirSync(join(folder, 'cache'))).toEqual(['headless-shell']);
});

test('a package with another sum than was chosen is not unpacked', () => {
  const [archive] = pack('chromium.br');
  const other = `sha512-${createHash('sha512').update('').digest('base64')}`;
  expect(() => unpack(archive, other, place())).toThrow('another than was chosen');
  expect(readdirSync(folder)).not.toContain('cache');
});

test('a package without a browser says so', () => {
  expect(() => unpack(...pack('other.br'), place())).toThrow('has no browser');
});
