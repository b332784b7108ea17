import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { countToRecheck, listToRecheck } from './to-recheck.ts';

const TODAY = '2027-03-04';

describe.each(TEST_DATABASES)('what is to be looked through, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  /** A public page that waits from a day on. */
  async function waiting(slug: string, recheckOn: string | null) {
    const { id } = await createEntry(
      connection.db,
      page,
      { slug, data: { ...pageData('Τέλη'), title: { el: `Τέλη ${slug}`, en: `Fees ${slug}` } } },
      actAs(TEST_EDITOR),
    );
    await connection.db
      .updateTable('entries')
      .set({ recheck_on: recheckOn })
      .where('id', '=', id)
      .execute();
    return id;
  }
  const list = (asked = { limit: 9, offset: 0 }, by = TEST_EDITOR) =>
    listToRecheck(connection.db, by, { today: TODAY, ...asked });

  test('is what waits by a day, the longest first, with who has looked at it last', async () => {
    await waiting('late', TODAY);
    const first = await waiting('first', '2026-09-01');
    await waiting('ahead', '2027-03-05');
    await waiting('never', null);
    const { entries, total } = await list();
    expect(total).toBe(2);
    expect(entries.map(({ title }) => title.en)).toEqual(['Fees first', 'Fees late']);
    expect(entries[0]).toEqual({
      type: 'page',
      id: first,
      title: { el: 'Τέλη first', en: 'Fees first' },
      recheckOn: '2026-09-01',
      checkedAt: TEST_NOW.toISOString(),
      checkedBy: TEST_EDITOR.email,
    });
  });

  test('comes in parts, which know how many there are in all', async () => {
    for (const [slug, day] of [
      ['c', '2026-11-03'],
      ['a', '2026-11-01'],
      ['b', '2026-11-02'],
    ] as const)
      await waiting(slug, day);
    const slugs = async (limit: number, offset: number) => {
      const { entries, total } = await list({ limit, offset });
      expect(total).toBe(3);
      return entries.map(({ title }) => title.en);
    };
    expect(await slugs(2, 0)).toEqual(['Fees a', 'Fees b']);
    expect(await slugs(2, 2)).toEqual(['Fees c']);
  });

  test('is nothing in the bin, and nothing that a person may not edit', async () => {
    await deleteEntry(connection.db, page, await waiting('gone', TODAY), actAs(TEST_EDITOR));
    const item = { title: { el: 'Λιμάνι', en: 'Harbour' }, href: '/contact', submenu: [] };
    await createEntry(connection.db, menuItem, { data: item }, actAs(TEST_ADMIN));
    await connection.db
      .updateTable('entries')
      .set({ recheck_on: TODAY })
      .where('type', '=', menuItem.name)
      .execute();
    expect(await list()).toEqual({ entries: [], total: 0 });
    expect(await countToRecheck(connection.db, TEST_EDITOR, TODAY)).toBe(0);
    expect((await list(undefined, TEST_ADMIN)).entries.map(({ type }) => type)).toEqual([
      'menu-item',
    ]);
  });
});
