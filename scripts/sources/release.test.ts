import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(file, 'utf8');

test('changelog, lockfile and publiccode.yml have the version of the package', () => {
  const newest = /^## \[(.+?)\]/m.exec(read('CHANGELOG.md'))?.[1];
  expect(newest).toBe(manifest.version);
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe(manifest.version);
  expect(read('publiccode.yml')).toContain(`\nsoftwareVersion: "${manifest.version}"\n`);
});

test('package, licence file and publiccode.yml name the same licence', () => {
  expect(manifest.license).toBe('EUPL-1.2');
  expect(read('LICENSE')).toMatch(/^EUROPEAN UNION PUBLIC LICENCE v\. 1\.2\n/);
  expect(read('publiccode.yml')).toContain('\n  license: EUPL-1.2\n');
});

test('the lockfile names no address of a download', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});
