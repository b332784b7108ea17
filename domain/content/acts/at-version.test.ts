import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData, refusalOf } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { getForStaff } from '../reading/staff-entries.ts';
import { atVersion } from './at-version.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('acts on entries as a list has shown them, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  async function seenThenSaved() {
    const { db } = connection;
    const seen = await createEntry(db, news, { data: newsData('Πρώτη', '2026-03-04') }, acting);
    const data = newsData('Δεύτερη', '2026-03-04');
    await saveEntry(db, news, seen.id, { data }, actAs(TEST_ADMIN));
    return { db, seen };
  }

  test('are refused with what is stored when somebody saved since, and change nothing', async () => {
    const { db, seen } = await seenThenSaved();
    const { id, version } = seen;
    const acts: ((tx: Connection['db']) => Promise<unknown>)[] = [
      (tx) => deleteEntry(tx, news, id, acting),
      (tx) => unpublishEntry(tx, news, id, acting),
    ];
    for (const act of acts) {
      const refusal = await refusalOf(atVersion(db, { type: news, id, version }, act));
      expect(refusal.code).toBe('conflict');
      expect(refusal.details).toMatchObject({ current: { title: { el: 'Δεύτερη' } } });
    }
    expect(await getForStaff(db, news, id)).toMatchObject({
      state: 'published',
      version: version + 1,
    });
  });

  test('are refused with who changed the text last, whoever did what left it as it is', async () => {
    const { db, seen } = await seenThenSaved();
    const { id, version } = seen;
    const refused = async (since: number) =>
      (
        await refusalOf(
          saveEntry(
            db,
            news,
            id,
            { data: newsData('Τρίτη', '2026-03-04'), version: since },
            acting,
          ),
        )
      ).details;
    await unpublishEntry(db, news, id, acting);
    expect(await refused(version)).toMatchObject({
      current: { updatedBy: TEST_EDITOR.email },
      textChange: { by: TEST_ADMIN.email, at: TEST_NOW.toISOString() },
    });
    // Whoever began from the text as it is has nobody's text against them.
    expect(await refused(version + 1)).toMatchObject({ textChange: null });
    const moved = { slug: 'elsewhere', data: newsData('Δεύτερη', '2026-03-04') };
    await saveEntry(db, news, id, moved, acting);
    expect(await refused(version)).toMatchObject({ textChange: { by: TEST_EDITOR.email } });
  });

  test('are done when nobody did, or when no version is named', async () => {
    const { db, seen } = await seenThenSaved();
    const { id, version } = seen;
    const off = await atVersion(db, { type: news, id, version: version + 1 }, (tx) =>
      unpublishEntry(tx, news, id, acting),
    );
    expect(off.state).toBe('draft');
    await atVersion(db, { type: news, id }, (tx) => deleteEntry(tx, news, id, acting));
    expect((await refusalOf(getForStaff(db, news, id))).code).toBe('not-found');
  });
});
