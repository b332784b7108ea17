import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { MediaServices } from '../../../domain/media/media-services.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import { addMedium } from '../../../domain/media/uploads/add-medium.ts';
import { makePhotograph } from '../../../harness/content/photographs.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW, testMedia } from '../../../harness/services.ts';
import { createLog } from '../../observing/log.ts';
import { startMakingPictures } from './make-pictures.ts';

const MINUTE_MS = 60_000;

/** A library without pictures. */
async function openLibrary() {
  const folder = await mkdtemp(join(tmpdir(), 'dimos-pictures-'));
  const connection = await openTestSqlite();
  onTestFinished(async () => {
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  });
  return testMedia(connection.db, await openMediaStore({ dataDir: folder }));
}

async function addSmall(media: MediaServices) {
  const bytes = await makePhotograph('small');
  const upload = { bytes, fileName: 'small.jpg', accept: 'image' as const };
  await addMedium(media, upload, actAs(TEST_EDITOR));
}

test('what is uploaded while it runs is made with the next look', async () => {
  const media = await openLibrary();
  const log = createLog('silent');
  const making = startMakingPictures({ ...media, log, now: () => TEST_NOW, intervalMs: 2 });
  onTestFinished(() => making.stop());
  await addSmall(media);
  await vi.waitFor(async () => {
    const rows = await media.db
      .selectFrom('media')
      .select(['made_digest', 'address_digest'])
      .execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.made_digest).toBe(rows[0]?.address_digest);
  }, 20_000);
});

test('what is there at the start is made at once, and one that cannot be made is told', async () => {
  const media = await openLibrary();
  await addSmall(media);
  const [row] = await media.db.selectFrom('media').select(['id', 'storage_key']).execute();
  await media.store.put(row?.storage_key ?? '', 'damaged');
  const log = createLog('silent');
  const warned = vi.spyOn(log, 'warn');
  const making = startMakingPictures({
    ...media,
    log,
    now: () => TEST_NOW,
    intervalMs: 60 * MINUTE_MS,
  });
  onTestFinished(() => making.stop());
  const said = [expect.objectContaining({ id: row?.id }), 'a picture could not be made'];
  await vi.waitFor(() => expect(warned.mock.calls).toEqual([said]), 20_000);
});

test.each([
  ['takes nothing', 10],
  ['is away', 1],
])(
  'a store that %s is tried again after so many minutes, not with every look: %i',
  async (what, pause) => {
    const media = await openLibrary();
    const { store } = media;
    await addSmall(media);

    let tries = 0;
    const fail = async () => {
      tries += 1;
      throw new Error('no space left on device');
    };
    if (what === 'is away') store.parts.sizeOf = fail;
    else store.put = fail;
    let minutes = 0;
    let looks = 0;
    const now = () => {
      looks += 1;
      return new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
    };
    const making = startMakingPictures({ ...media, log: createLog('silent'), now, intervalMs: 2 });
    onTestFinished(() => making.stop());
    const lookMore = async () => {
      const more = looks + 10;
      await vi.waitFor(() => expect(looks).toBeGreaterThan(more), 20_000);
    };
    await lookMore();
    const first = tries;
    expect(first).toBeGreaterThan(0);
    minutes = pause - 0.1;
    await lookMore();
    expect(tries).toBe(first);
    minutes = pause + 0.1;
    await vi.waitFor(() => expect(tries).toBeGreaterThan(first), 20_000);
  },
);
