import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { restoreEntry } from '../acts/restore-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { listBin } from './bin.ts';

const DAY_MS = 86_400_000;
const day = (number: number) => new Date(TEST_NOW.getTime() + number * DAY_MS);
const ALL = { limit: 50, offset: 0 };

describe.each(TEST_DATABASES)('the bin on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const addPage = async (title: string) => {
    const data = { ...emptyData(page.fields), title: { el: title, en: title } };
    const input = { slug: title.toLowerCase(), data };
    return (await createEntry(connection.db, page, input, actAs(TEST_EDITOR))).id;
  };
  const titles = async (by = TEST_EDITOR) =>
    (await listBin(connection.db, by, ALL)).binned.map(({ title }) => title.en);

  test('has what was deleted, the last first: by whom, when, and until when', async () => {
    const [one, two] = [await addPage('One'), await addPage('Two')];
    await addPage('Three');
    await deleteEntry(connection.db, page, one, actAs(TEST_EDITOR, day(1)));
    await deleteEntry(connection.db, page, two, actAs(TEST_ADMIN, day(2)));
    expect(await listBin(connection.db, TEST_EDITOR, ALL)).toEqual({
      total: 2,
      binned: [
        {
          type: 'page',
          id: two,
          title: { el: 'Two', en: 'Two' },
          slug: 'two',
          deletedAt: day(2).toISOString(),
          deletedBy: TEST_ADMIN.email,
          endsAt: day(32).toISOString(),
        },
        expect.objectContaining({ id: one, deletedBy: TEST_EDITOR.email }),
      ],
    });
    const second = await listBin(connection.db, TEST_EDITOR, { limit: 1, offset: 1 });
    expect(second).toMatchObject({ binned: [{ id: one }], total: 2 });
  });

  test('lets go of what was brought back', async () => {
    const id = await addPage('One');
    await deleteEntry(connection.db, page, id, actAs(TEST_EDITOR));
    expect(await titles()).toEqual(['One']);
    await restoreEntry(connection.db, page, id, actAs(TEST_EDITOR));
    expect(await titles()).toEqual([]);
  });

  test('shows an editor nothing that only administrators may bring back', async () => {
    const data = {
      ...emptyData(menuItem.fields),
      title: { el: 'Στοιχείο', en: 'Item' },
      href: '/contact',
    };
    const { id } = await createEntry(connection.db, menuItem, { data }, actAs(TEST_ADMIN));
    await deleteEntry(connection.db, menuItem, id, actAs(TEST_ADMIN));
    expect(await titles(TEST_ADMIN)).toEqual(['Item']);
    expect(await titles(TEST_EDITOR)).toEqual([]);
  });
});
