import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Release } from '../domain/content/releases/definitions.ts';

const folder = mkdtempSync(join(tmpdir(), 'dimos-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileAt = (path: string) => new URL(path, import.meta.url).pathname;

/** Compares the types of today with a release, as `npm run check` does. */
function compare(...release: string[]) {
  const command = [fileAt('compare-content-types.ts'), ...release];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, stderr };
}

test('stored entries survive what changed in content types since the last release', () => {
  expect(compare()).toEqual({ status: 0, stderr: '' });
});

test('the check fails with a sentence for a field that is gone and one that is shorter', () => {
  const released = fileAt('../domain/content/releases/last-release.json');
  const release = JSON.parse(readFileSync(released, 'utf8')) as Release;
  const news = release.types.news as Release['types'][string];
  news.fields.byline = { kind: 'text', required: false };
  news.fields.summary = { ...news.fields.summary, kind: 'bilingualText', maxLength: 500 };
  const file = join(folder, 'release.json');
  writeFileSync(file, JSON.stringify(release));
  const { status, stderr } = compare(file);
  expect(stderr).toMatch(
    /^news\.summary may be less long since \S+, and no migration names it\.$/m,
  );
  expect(stderr).toMatch(/^news\.byline is gone since /m);
  expect(status).toBe(1);
});
