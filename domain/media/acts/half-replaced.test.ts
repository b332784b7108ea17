import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { noisyPicture } from '../../../harness/content/noisy-picture.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { dieAfter } from '../../../harness/databases/dying-process.ts';
import { actAs, TEST_EDITOR, testMedia } from '../../../harness/services.ts';
import { listEarlierFiles } from '../library/earlier-files.ts';
import { getMedium } from '../library/library.ts';
import { openMediaStore } from '../store/store.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { beginUpload } from '../uploads/begin-upload.ts';
import { takePiece } from '../uploads/take-piece.ts';
import { replaceFile } from './replace-file.ts';
import { returnToFile } from './return-to-file.ts';

const acting = actAs(TEST_EDITOR);
const folder = await mkdtemp(join(tmpdir(), 'dimos-half-replaced-'));
const store = await openMediaStore({ dataDir: folder });
afterAll(() => rm(folder, { recursive: true, force: true }));
const media = (db: Db) => testMedia(db, store);

async function send(db: Db, bytes: Uint8Array): Promise<string> {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const announced = { fileName: 'new.png', size: bytes.length, digest, accept: 'any' as const };
  const begun = await beginUpload(media(db), { ...announced, isReplacement: true }, acting);
  if (!('upload' in begun)) throw new Error('It is not sent.');
  await takePiece(media(db), begun.upload.id, { offset: 0, bytes }, acting);
  return begun.upload.id;
}

/** What is known of a medium, and whether every file that it has, or had, is in the store. */
async function stateOf(db: Db, id: string) {
  const { version } = await getMedium(db, id);
  const rows = await db.selectFrom('media').select('storage_key').execute();
  const earlier = await db.selectFrom('earlier_files').select('storage_key').execute();
  const keys = [...rows, ...earlier].map(({ storage_key }) => storage_key ?? '');
  const acts = await db.selectFrom('audit').select('action').where('subject_id', '=', id).execute();
  return {
    version,
    earlier: earlier.length,
    acts: acts.map(({ action }) => action).sort(),
    areThere: await Promise.all(keys.map((key) => store.exists(key))),
  };
}

type State = Awaited<ReturnType<typeof stateOf>>;

/** Does an act in processes that die after no write, one, two …, until it is done. Returns how many died before. */
async function dieAtEachWrite(
  db: Db,
  id: string,
  act: (db: Db) => Promise<unknown>,
  { before, after }: Record<'before' | 'after', State>,
): Promise<number> {
  for (let writes = 0; ; writes++) {
    const dying = dieAfter(db, writes);
    await act(dying.db).catch((error: unknown) => {
      if (!dying.hasDied()) throw error;
    });
    const state = await stateOf(db, id);
    if (state.version === after.version) {
      expect(state).toEqual(after);
      return writes;
    }
    expect(state, `after ${writes} writes`).toEqual(before);
  }
}

describe.each(TEST_DATABASES)('where the process dies on $name', ({ open }) => {
  test('while a file is replaced, it is replaced as a whole or not at all, and no bytes are lost', async () => {
    const { db, close } = await open();
    const old = { bytes: await noisyPicture(8, 6), fileName: 'a.png', accept: 'image' as const };
    const { id } = await addMedium(media(db), old, acting);
    const before = await stateOf(db, id);
    const after = {
      ...{ version: 2, earlier: 1, acts: ['replaced', 'uploaded'] },
      areThere: [true, true],
    };
    const upload = await send(db, await noisyPicture(9, 6));
    const replaceOn = (on: Db) => replaceFile(media(on), id, { upload, version: 1 }, acting);
    expect(await dieAtEachWrite(db, id, replaceOn, { before, after })).toBeGreaterThan(5);
    await close();
  });

  test('while an earlier file comes back, it comes back as a whole or not at all', async () => {
    const { db, close } = await open();
    const old = { bytes: await noisyPicture(8, 6), fileName: 'a.png', accept: 'image' as const };
    const { id } = await addMedium(media(db), old, acting);
    const upload = await send(db, await noisyPicture(9, 6));
    await replaceFile(media(db), id, { upload, version: 1 }, acting);
    const [earlier] = await listEarlierFiles(db, id);
    const wanted = { earlier: earlier?.id ?? '', version: 2 };
    const before = await stateOf(db, id);
    const after = {
      ...{ version: 3, earlier: 1, acts: ['replaced', 'replacement-undone', 'uploaded'] },
      areThere: [true, true],
    };
    const returnOn = (on: Db) => returnToFile(media(on), id, wanted, acting);
    expect(await dieAtEachWrite(db, id, returnOn, { before, after })).toBeGreaterThan(2);
    await close();
  });
});
