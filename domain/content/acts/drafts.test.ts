import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData, pageData, refusalOf } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { service } from '../../content-types/service.ts';
import { searchSite } from '../../search/site-search.ts';
import { emptyData } from '../model/content-type.ts';
import { countEntries, findEntry, listEntries } from '../reading/published-entries.ts';
import { getForStaff } from '../reading/staff-entries.ts';
import { createEntry } from './create-entry.ts';
import { saveEntry } from './save-entry.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('drafts on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  test('a draft is for staff alone until it is published', async () => {
    const draft = await createEntry(
      connection.db,
      page,
      { slug: 'plans', data: pageData('Σχέδια'), publish: false },
      acting,
    );
    expect(await findEntry(connection.db, page, 'plans')).toBeUndefined();
    expect(await listEntries(connection.db, page)).toEqual([]);
    expect(await countEntries(connection.db, page)).toBe(0);
    expect(await getForStaff(connection.db, page, draft.id)).toMatchObject({
      state: 'draft',
      version: 1,
      isSample: false,
      updatedBy: TEST_EDITOR.email,
    });
    await saveEntry(
      connection.db,
      page,
      draft.id,
      { data: pageData('Σχέδια'), version: 1 },
      acting,
    );
    expect(await findEntry(connection.db, page, 'plans')).toBeDefined();
    expect(await countEntries(connection.db, page)).toBe(1);
  });

  test('the moment of publication is that of the first one, whatever was saved before and since', async () => {
    const { db } = connection;
    const at = (hour: number) => ({ ...acting, now: new Date(Date.UTC(2026, 2, 5, hour)) });
    const { id } = await createEntry(
      db,
      page,
      { slug: 'plans', data: pageData('Σχέδια'), publish: false },
      at(8),
    );
    const draft = { data: pageData('Σχέδια του Δήμου'), publish: false };
    expect((await saveEntry(db, page, id, draft, at(9))).publishedAt).toBeNull();
    await saveEntry(db, page, id, { data: pageData('Σχέδια του Δήμου') }, at(10));
    await saveEntry(db, page, id, draft, at(11));
    await saveEntry(db, page, id, { data: pageData('Νέα σχέδια') }, at(12));
    expect((await findEntry(db, page, 'plans'))?.publishedAt).toBe('2026-03-05T10:00:00.000Z');
  });

  test('a draft may lack what its type demands, but not a title, and is complete when it is published', async () => {
    const unfinished = {
      ...emptyData(news.fields),
      title: { el: '', en: 'Snow' },
      category: null,
    };
    const draft = await createEntry(
      connection.db,
      news,
      { data: unfinished, publish: false },
      acting,
    );
    expect(draft).toMatchObject({
      state: 'draft',
      slug: 'snow',
      title: { el: 'Snow', en: 'Snow' },
    });
    expect((await getForStaff(connection.db, news, draft.id)).data).toEqual(unfinished);

    const early = await refusalOf(
      saveEntry(connection.db, news, draft.id, { data: unfinished, version: 1 }, acting),
    );
    expect(Object.keys(early.fields)).toEqual(expect.arrayContaining(['title.el', 'date']));
    const untitled = await refusalOf(
      createEntry(connection.db, news, { data: emptyData(news.fields), publish: false }, acting),
    );
    expect(Object.keys(untitled.fields)).toEqual(['title.el']);
  });

  test('what a draft does hold must be right', async () => {
    const data = { ...newsData('Χιόνι', '2026-02-30'), category: 'gossip' };
    const error = await refusalOf(
      createEntry(connection.db, news, { data, publish: false }, acting),
    );
    expect(Object.keys(error.fields).sort()).toEqual(['category', 'date']);
  });

  test('items of a list in a draft may be unfinished too', async () => {
    const data = {
      ...emptyData(service.fields),
      title: { el: 'Άδεια', en: '' },
      forms: [{ title: { el: '', en: '' }, file: null }],
    };
    const draft = await createEntry(connection.db, service, { data, publish: false }, acting);
    expect(draft.data.forms).toHaveLength(1);
  });

  test('saving a published entry without publishing leaves the public copy as it was', async () => {
    const entry = await createEntry(
      connection.db,
      page,
      { slug: 'hours', data: pageData('Παλιό') },
      acting,
    );
    const saved = await saveEntry(
      connection.db,
      page,
      entry.id,
      { slug: 'hours', data: pageData('Νέο'), version: 1, publish: false },
      acting,
    );
    expect(saved.hasUnpublishedChanges).toBe(true);
    expect((await findEntry(connection.db, page, 'hours'))?.data.title.el).toBe('Παλιό');
    const found = await searchSite(connection.db, { query: 'παλιο', page: 1, pageSize: 1 });
    expect(found.total).toBe(1);
  });
});
