import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkNames, checkPrivacy } from './check-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('of a folder that is not there yet nothing is said, and nothing is called well', () => {
  expect(checkPrivacy(join(import.meta.dirname, 'no-such-folder'))).toEqual([]);
});

test.each([
  ['anybody may list it', 0o755, 0o644, 'problem'],
  ['anybody may pass through it', 0o711, 0o644, 'problem'],
  ['nobody else gets in', 0o700, 0o644, 'ok'],
  ['nobody else may read the file', 0o755, 0o600, 'ok'],
])(
  'a folder of data where %s is judged with the file in it',
  async (_, ofFolder, ofFile, level) => {
    const file = join(folder, 'dimos.sqlite');
    await writeFile(file, '');
    await chmod(file, ofFile);
    await chmod(folder, ofFolder);
    expect(checkPrivacy(folder, join(folder, 'no-env'))).toMatchObject([{ level }]);
  },
);

test('what Node, the memory, PostgreSQL and the system read is no unknown name', async () => {
  const file = join(folder, 'env');
  const names = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX', 'UV_THREADPOOL_SIZE', 'PGSSLROOTCERT'].concat([
    'LC_ALL',
    'LANG',
    'TZ',
    'PATH',
  ]);
  await writeFile(file, names.map((name) => `${name}=x\n`).join(''));
  expect(checkNames(file, {}).level).toBe('ok');
  await writeFile(file, 'LANGUAGE=el\n');
  expect(checkNames(file, {})).toMatchObject({ level: 'note' });
});

test('a name that is mistyped in the file and in the environment is named once', async () => {
  const file = join(folder, 'env');
  await writeFile(file, 'SMTPURL=x\n');
  expect(checkNames(file, { SMTPURL: 'x' }).text).toContain('does not read SMTPURL (SMTP_URL?): ');
});
