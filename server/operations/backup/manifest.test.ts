import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BackupError, readManifest, readTableFile } from './manifest.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-manifest-'));
});
afterEach(() => rm(folder, { recursive: true }));

test.each(['', 'half of {"it', 'null', '7', '[]', '{}', '{"manifest":null}', '{"manifest":7}'])(
  'a list that says %j is a damaged one',
  async (text) => {
    await writeFile(join(folder, 'manifest.json'), text);
    const error = await readManifest(folder).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BackupError);
    expect(String(error)).toContain('is damaged: manifest.json is not what it was. Use another');
  },
);

test('a row is read whole, whatever ends a line elsewhere', async () => {
  const rows = ['one\u2028two', 'three\u2029four\rfive', 'Ά'.repeat(100_000)].map((text) => ({
    text,
  }));
  await mkdir(join(folder, 'tables'));
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
  await writeFile(join(folder, 'tables', 'facts.jsonl'), lines.join(''));
  const read: unknown[] = [];
  for await (const row of readTableFile(folder, 'facts')) read.push(row);
  expect(read).toEqual(rows);
});
