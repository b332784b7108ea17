import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

test('server.ts is a link to plain JavaScript, which a Node of any age reads', () => {
  expect(lstatSync(join(ROOT, 'server.ts')).isSymbolicLink()).toBe(true);
  expect(readlinkSync(join(ROOT, 'server.ts'))).toBe('server.mjs');
  // A static import would be looked for before the version is.
  expect(readFileSync(join(ROOT, 'server.mjs'), 'utf8')).not.toMatch(/^import\b/m);
});

test('a Node that is too old says one sentence and ends with 1', () => {
  // Reports an old version, which the file checks before anything else.
  const old = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(old)}`, 'server.ts'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^The site needs Node 24 or newer, and this is 20\.20\.2: [^\n]+\.\n$/);
  expect(status).toBe(1);
});
