import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { page } from '../../../domain/content-types/page.ts';
import { pageData } from '../../../harness/databases/backup-contents.ts';
import { breakingAt } from '../../../harness/databases/breaking-line.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { startRenewingSearch } from './renew-search.ts';

test('what is searched is made anew also where the database went in the middle', async () => {
  const { db, close } = await openTestSqlite();
  await createEntry(db, page, pageData('Πρώτη'), actAs(TEST_EDITOR));
  await db.updateTable('entries').set({ search_text: '' }).execute();
  // The second statement reads the entries.
  const renewing = startRenewingSearch({
    db: breakingAt(db, 2, 'before the database heard it'),
    log: pino({ level: 'silent' }),
    retryMs: 1,
  });
  const searched = () => db.selectFrom('entries').select('search_text').execute();
  const again = async () =>
    expect(await searched()).toEqual([{ search_text: expect.stringContaining('πρωτη') }]);
  await vi.waitFor(again, 20_000);
  await renewing.stop();
  await close();
});
