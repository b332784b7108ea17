import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { noisyPicture } from '../../../harness/content/noisy-picture.ts';
import { describeOverlaps } from '../../../harness/overlaps.ts';
import type { RacingAct } from '../../../harness/race-outcomes.ts';
import { actAs, TEST_EDITOR, TEST_NOW, testMedia } from '../../../harness/services.ts';
import { DAY_MS } from '../../time/durations.ts';
import { openMediaStore } from '../store/store.ts';
import { addMedium } from './add-medium.ts';
import { beginUpload } from './begin-upload.ts';
import { dropAbandonedUploads } from './drop-uploads.ts';
import { finishUpload } from './finish-upload.ts';
import { sentDigestOf } from './sent-files.ts';
import { takePiece } from './take-piece.ts';

const acting = actAs(TEST_EDITOR);
const later = new Date(TEST_NOW.getTime() + 2 * DAY_MS);
const folder = await mkdtemp(join(tmpdir(), 'dimos-race-uploads-'));
const store = await openMediaStore({ dataDir: folder });
afterAll(() => rm(folder, { recursive: true, force: true }));
const media = (db: Db) => testMedia(db, store);
const SENT = await noisyPicture(8, 6);
const FILE = { fileName: 'a.png', accept: 'image' as const };
const announced = { ...FILE, size: SENT.length, digest: sentDigestOf(SENT) };

interface Stage {
  upload: string;
}

const ACTS: Record<string, RacingAct<Stage>> = {
  begin: (db) => beginUpload(media(db), announced, acting),
  'send the piece': (db, { upload }) =>
    takePiece(media(db), upload, { offset: 0, bytes: SENT }, acting),
  finish: (db, { upload }) => finishUpload(media(db), upload, acting),
  'drop what was left': (db) => dropAbandonedUploads({ db, store }, later),
  'send it in one': (db) => addMedium(media(db), { ...FILE, bytes: SENT }, acting),
};

const prepare = (isSent: boolean) => async (db: Db) => {
  for (const part of ['originals/', 'uploads/', 'renditions/']) await store.deleteAll(part);
  const begun = await beginUpload(media(db), announced, acting);
  if (!('upload' in begun)) throw new Error('The library has it already.');
  const upload = begun.upload.id;
  if (isSent) await takePiece(media(db), upload, { offset: 0, bytes: SENT }, acting);
  return { upload };
};

/** Bytes of which no row knows, and rows whose bytes are gone. */
async function listLost(db: Db): Promise<string[]> {
  const { objects } = await store.listAll('', { recursive: true });
  const stored = [...objects].flatMap((object) => (object.isFile ? object.key : []));
  const rows = await db.selectFrom('media').select('storage_key').execute();
  const loose = await db.selectFrom('loose_files').select('key').execute();
  const uploads = await db.selectFrom('uploads').select(['id', 'received_bytes']).execute();
  const isNamed = (key: string) =>
    rows.some(({ storage_key }) => storage_key === key) ||
    loose.some((one) => one.key === key) ||
    uploads.some(({ id }) => key.includes(id));
  const kinds = stored.filter((key) => !isNamed(key)).map((key) => key.split('/', 1)[0]);
  const gone = [
    ...rows.filter(({ storage_key }) => storage_key && !stored.includes(storage_key)),
    ...uploads.filter(
      ({ id, received_bytes }) => received_bytes > 0 && !stored.some((key) => key.includes(id)),
    ),
  ];
  return [...kinds.map((kind) => `${kind} without a row`), ...gone.map(() => 'bytes are gone')];
}

describeOverlaps('an upload that has begun', {
  prepare: prepare(false),
  acts: ACTS,
  isSampled: true,
  alsoThere: listLost,
});
describeOverlaps('an upload that was sent', {
  prepare: prepare(true),
  acts: ACTS,
  isSampled: true,
  onceOnly: 'finish',
  alsoThere: listLost,
});
