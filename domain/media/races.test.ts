import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Db } from '../../database/connect.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { noisyPicture } from '../../harness/content/noisy-picture.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_EDITOR, TEST_NOW, testMedia } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { restoreEntry } from '../content/acts/restore-entry.ts';
import { news } from '../content-types/news.ts';
import { DAY_MS } from '../time/durations.ts';
import { describeMedium } from './acts/change-media.ts';
import { deleteMedium } from './acts/delete-medium.ts';
import { replaceFile } from './acts/replace-file.ts';
import { restoreMedium } from './acts/restore-medium.ts';
import { returnToFile } from './acts/return-to-file.ts';
import { emptyMediaBin } from './library/empty-bin.ts';
import { newMediumRow } from './library/medium.ts';
import { openMediaStore } from './store/store.ts';
import { sentDigestOf } from './uploads/sent-files.ts';
import { pieceKey } from './uploads/upload-row.ts';

/** What was deleted now has lain in the bin long enough. */
const LATER = new Date(TEST_NOW.getTime() + 40 * DAY_MS);
const acting = actAs(TEST_EDITOR, LATER);
const before = actAs(TEST_EDITOR);
const folder = await mkdtemp(join(tmpdir(), 'dimos-race-media-'));
const store = await openMediaStore({ dataDir: folder });
afterAll(() => rm(folder, { recursive: true, force: true }));
const media = (db: Db) => testMedia(db, store);
const SENT = await noisyPicture(8, 6);
const STORED = Buffer.from('the picture of the library');
const EARLIER = Buffer.from('what it was before');
const MEDIUM = 'photograph';

interface Stage {
  user: string;
}

const throwOn = (error: unknown) => {
  throw error;
};
const newsWith = (title: string) => ({
  slug: title,
  data: { ...newsData('Νέο', '2026-03-01'), image: MEDIUM },
});

const ACTS: Record<string, RacingAct<Stage>> = {
  'crop it': (db) => {
    const crop = { left: 0, top: 0, width: 500, height: 500 };
    return describeMedium(db, { id: MEDIUM, version: 1, crop }, acting);
  },
  'tag it': (db) => describeMedium(db, { id: MEDIUM, version: 1, tags: ['sea'] }, acting),
  'tag it otherwise': (db) =>
    describeMedium(db, { id: MEDIUM, version: 1, tags: ['beach', 'sea'] }, acting),
  'replace its file': (db) =>
    replaceFile(media(db), MEDIUM, { upload: 'replacing', version: 1 }, acting),
  'bring back the earlier file': (db) =>
    returnToFile(media(db), MEDIUM, { earlier: 'before', version: 1 }, acting),
  'delete it': (db) => deleteMedium(db, MEDIUM, acting),
  'use it': (db) => createEntry(db, news, newsWith('another'), acting),
  'bring back what used it': (db, { user }) => restoreEntry(db, news, user, acting),
  'empty the bin': (db) => emptyMediaBin({ db, store }, LATER, throwOn),
};

const IN_THE_BIN: Record<string, RacingAct<Stage>> = {
  'bring it back': (db) => restoreMedium(db, MEDIUM, acting),
  'bring back what used it': ACTS['bring back what used it'] as RacingAct<Stage>,
  'empty the bin': ACTS['empty the bin'] as RacingAct<Stage>,
};

const originalOf = (name: string) => `originals/${name}.webp`;

async function layFiles(): Promise<void> {
  for (const part of ['originals/', 'uploads/', 'renditions/']) await store.deleteAll(part);
  await Promise.all([
    store.put(originalOf(MEDIUM), STORED),
    store.put(originalOf('before'), EARLIER),
    store.put(pieceKey('replacing', 0), SENT),
  ]);
}

async function prepare(db: Db): Promise<Stage> {
  const file = { mime_type: 'image/webp', width: 80, height: 60 };
  const row = {
    ...{ id: MEDIUM, kind: 'image' as const, file_name: 'sea.webp', ...file },
    ...{ storage_key: originalOf(MEDIUM), digest: '0123456789abcdef', size_bytes: STORED.length },
  };
  await db.insertInto('media').values(newMediumRow(row, before)).execute();
  await db
    .insertInto('earlier_files')
    .values({
      ...{ id: 'before', medium_id: MEDIUM, address_digest: 'fedcba9876543210', ...file },
      ...{ storage_key: originalOf('before'), digest: 'fedcba9876543210', file_name: 'old.webp' },
      ...{ size_bytes: EARLIER.length, crop: '', replaced_by: TEST_EDITOR.email },
      replaced_at: TEST_NOW.toISOString(),
    })
    .execute();
  await db
    .insertInto('uploads')
    .values({
      ...{ id: 'replacing', account_id: TEST_EDITOR.id, file_name: 'new.png', accept: 'image' },
      ...{ size_bytes: SENT.length, received_bytes: SENT.length, digest: sentDigestOf(SENT) },
      ...{ created_at: TEST_NOW.toISOString(), updated_at: TEST_NOW.toISOString() },
    })
    .execute();
  const { id: user } = await createEntry(db, news, newsWith('one'), before);
  await deleteEntry(db, news, user, before);
  return { user };
}

/** Bytes that nothing names, and rows whose bytes are gone: there are none, whoever was first. */
async function listLost(db: Db): Promise<string[]> {
  const { objects } = await store.listAll('originals/', { recursive: true });
  const stored = [...objects].flatMap((object) => (object.isFile ? object.key : []));
  const rows = [
    ...(await db.selectFrom('media').select('storage_key').execute()),
    ...(await db.selectFrom('earlier_files').select('storage_key').execute()),
  ];
  const needed = rows.flatMap(({ storage_key }) => storage_key ?? []);
  const loose = await db.selectFrom('loose_files').select('key').execute();
  const named = new Set([...needed, ...loose.map(({ key }) => key)]);
  const unnamed = stored.filter((key) => !named.has(key)).map(() => 'bytes without a name');
  const gone = needed.filter((key) => !stored.includes(key)).map(() => 'a row without its bytes');
  return [...unnamed, ...gone];
}

describeRaces('a picture of the library', {
  prepare,
  acts: ACTS,
  isSampled: true,
  onceOnly: 'replace its file',
  alsoThere: listLost,
  layFiles,
});

describeRaces('a picture in the bin', {
  prepare: async (db) => {
    const stage = await prepare(db);
    await deleteMedium(db, MEDIUM, before);
    return stage;
  },
  acts: IN_THE_BIN,
  isSampled: true,
  alsoThere: listLost,
  layFiles,
});
