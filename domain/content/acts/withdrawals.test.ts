import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { onSiteChange } from '../../../database/transaction.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  type TestServices,
  testMedia,
} from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { deleteMedium } from '../../media/acts/delete-medium.ts';
import { addMedium } from '../../media/uploads/add-medium.ts';
import { emptyData } from '../model/content-type.ts';
import type { StaffEntry } from '../model/entry.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { restoreEntry } from './restore-entry.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';

const acting = actAs(TEST_EDITOR);

/**
 * When an act takes an entry off the site, the change names its id, so that no page kept for an outage shows it
 * again.
 */
describe.each(TEST_DATABASES)('what the site is told of an act on $name', ({ open }) => {
  let connection: Connection;
  let opened: TestServices;
  let told: (readonly string[])[];
  let stop: () => void;
  beforeEach(async () => {
    connection = await open();
    opened = await openTestServices(connection);
    told = [];
    stop = onSiteChange(connection.db, ({ withdrawn }) => {
      told.push(withdrawn);
    });
  });
  afterEach(async () => {
    stop();
    await opened.close();
  });

  const data = { ...emptyData(page.fields), title: { el: 'Σελίδα', en: 'Page' } };
  const create = (publish: boolean): Promise<StaffEntry<typeof page>> =>
    createEntry(connection.db, page, { slug: 'a-page', data, publish }, acting);

  test('a page that is published, saved and brought back takes nothing off it', async () => {
    const { id, version } = await create(true);
    const input = { slug: 'a-page', data, version, publish: true };
    await saveEntry(connection.db, page, id, { ...input, slug: 'moved' }, acting);
    expect(told).toEqual([[], []]);
    await deleteEntry(connection.db, page, id, acting);
    await restoreEntry(connection.db, page, id, acting);
    expect(told).toEqual([[], [], [id], []]);
  });

  test('a page that is unpublished is taken off it', async () => {
    const { id } = await create(true);
    await unpublishEntry(connection.db, page, id, acting);
    expect(told).toEqual([[], [id]]);
  });

  test('one language that is unpublished takes the pages with it off', async () => {
    const { id } = await create(true);
    await unpublishEntry(connection.db, page, id, acting, 'en');
    expect(told).toEqual([[], [id]]);
  });

  test('a draft was never on it, whatever happens to it', async () => {
    const { id, version } = await create(false);
    const input = { slug: 'a-page', data, version, publish: false };
    await saveEntry(connection.db, page, id, input, acting);
    await deleteEntry(connection.db, page, id, acting);
    expect(told).toEqual([]);
  });

  test('a medium that is deleted is taken off it', async () => {
    const create = { width: 8, height: 8, channels: 3, background: '#2A93C4' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const { store } = opened.services;
    const { id } = await addMedium(
      testMedia(connection.db, store),
      { bytes, fileName: 'a.png', accept: 'image' },
      acting,
    );
    told.length = 0;
    await deleteMedium(connection.db, id, acting);
    expect(told).toEqual([[id]]);
  });
});
