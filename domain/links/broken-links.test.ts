import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { addPages, storedPage } from '../../harness/sites/many-pages.ts';
import { listBrokenLinks } from './broken-links.ts';

const AT = TEST_NOW.toISOString();

describe.each(TEST_DATABASES)('the list of broken links on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  test('names twenty of the many entries that have one, and says how many have it', async () => {
    const { db } = connection;
    const ids = Array.from({ length: 22 }, (_, at) => `p-${String(at).padStart(2, '0')}`);
    await addPages(
      db,
      ids.map((id) => storedPage(id, 'Έργα')),
    );
    const links = [...ids.map((id) => [id, '/nothing']), ['p-21', '/nothing-else']] as const;
    // Of two links in one entry, in a text and in a field, staff have one entry to look at.
    const twice = { id: 'twice', entry_id: 'p-00', copy: 'published', target: '/nothing' } as const;
    await db
      .insertInto('entry_references')
      .values({ ...twice, kind: 'link' })
      .execute();
    await db
      .insertInto('entry_references')
      .values(
        links.map(([entry_id = '', target = ''], at) => ({
          id: `r-${at}`,
          entry_id,
          copy: 'published' as const,
          kind: 'address' as const,
          target,
        })),
      )
      .execute();
    for (const address of ['/nothing', '/nothing-else']) {
      const check = { address, state: 'gone', checked_at: AT, failing_since: AT } as const;
      await db.insertInto('link_checks').values(check).execute();
    }
    const found = await listBrokenLinks(db, { now: TEST_NOW, limit: 50, offset: 0 });
    expect(found.links.map(({ uses, useCount }) => [useCount, uses.map(({ id }) => id)])).toEqual([
      [22, ids.slice(0, 20)],
      [1, ['p-21']],
    ]);
  });
});
