import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { openMediaStore } from '../store/store.ts';
import { findStoredFile } from './sent-files.ts';

test('a stored file is known again by its bytes, not by the short digest alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dimos-sent-'));
  const { db, close } = await openTestSqlite();
  onTestFinished(async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  const store = await openMediaStore({ dataDir: folder });
  const digest = '0123456789abcdef';
  for (const id of ['one', 'two']) {
    const storage_key = `originals/${id}.pdf`;
    await store.put(storage_key, Buffer.from(id));
    await db
      .insertInto('media')
      .values(testDocumentRow({ id, digest, storage_key, size_bytes: 3 }))
      .execute();
  }
  const find = async (text: string) =>
    (await findStoredFile({ db, store }, { bytes: Buffer.from(text), digest }))?.id;
  expect([await find('one'), await find('two'), await find('six')]).toEqual([
    'one',
    'two',
    undefined,
  ]);
});
