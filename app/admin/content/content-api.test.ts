import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../harness/api.ts';
import { openStaffLine } from '../../../harness/browser/staff-line.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { queryClient } from '../calls/query-client.ts';
import { mediumQuery } from '../form/media/medium-query.ts';
import { saveAlts } from '../form/media/save-alts.ts';
import { forgetMedia } from '../media/media-api.ts';
import {
  entriesQuery,
  fetchEntries,
  fetchOrder,
  forgetEntries,
  optionsQuery,
  restoreDeleted,
  tagsQuery,
} from './content-api.ts';
import { NO_FILTERS } from './list/list-filters.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

test('a list asks for the page and the length that it shows, narrowed as it is', async () => {
  for (const title of ['Άλφα', 'Βήτα', 'Γάμα', 'Δέλτα', 'Έψιλον']) {
    const data = newsData(title, '2026-03-04');
    const publish = title === 'Δέλτα';
    await api.call('POST', '/content/news', { as: 'admin', body: { data, publish } });
  }
  openStaffLine(api, 'editor');
  const titlesOf = async (
    filters: Parameters<typeof fetchEntries>[1],
    page: number,
    size: number,
  ) => {
    const { entries, total } = await fetchEntries(
      'news',
      { sort: 'title', ...filters },
      { page, size },
    );
    return [total, entries.map(({ data }) => (data.title as { el: string }).el)];
  };
  expect(await titlesOf({}, 1, 2)).toEqual([5, ['Άλφα', 'Βήτα']]);
  expect(await titlesOf({}, 2, 2)).toEqual([5, ['Γάμα', 'Δέλτα']]);
  expect(await titlesOf({}, 3, 2)).toEqual([5, ['Έψιλον']]);
  expect(await titlesOf({ state: 'draft' }, 2, 3)).toEqual([4, ['Έψιλον']]);
  expect(await titlesOf({ state: 'published', search: '' }, 1, 50)).toEqual([1, ['Δέλτα']]);
});

test('what a colleague has brought back is no error, and is found where it is now; what is gone for good is one', async () => {
  openStaffLine(api, 'editor');
  const body = { slug: 'back', data: newsData('Πίσω', '2026-03-04'), publish: false };
  const made = await api.call('POST', '/content/news', { as: 'admin', body });
  const { id } = (await made.json()) as { id: string };
  expect(await restoreDeleted('news', id)).toMatchObject({ slug: 'back' });
  await api.services.db.deleteFrom('revisions').where('entry_id', '=', id).execute();
  await api.services.db.deleteFrom('entries').where('id', '=', id).execute();
  await expect(restoreDeleted('news', id)).rejects.toMatchObject({ status: 404 });
});

test('the order of a list has all of its entries, however many there are', async () => {
  const { db } = api.services;
  const body = { slug: 'first', data: pageData('Πρώτη'), publish: false };
  expect((await api.call('POST', '/content/page', { as: 'admin', body })).status).toBe(201);
  const one = await db
    .selectFrom('entries')
    .selectAll()
    .where('type', '=', 'page')
    .executeTakeFirstOrThrow();
  const more = Array.from({ length: 230 }, (_, at) => ({
    ...one,
    id: `page-${at}`,
    slug: `page-${at}`,
    position: one.position + at + 1,
  }));
  await db.insertInto('entries').values(more).execute();
  openStaffLine(api, 'editor');
  expect(await fetchOrder('page')).toEqual([one.id, ...more.map(({ id }) => id)]);
});

test('after a change all that screens keep of entries of the type is asked for anew, and of no other type', async () => {
  const queries = new QueryClient();
  const filters = { ...NO_FILTERS, sort: 'default' } as const;
  const keysOf = (type: string): (readonly unknown[])[] => [
    entriesQuery(type, filters, 1).queryKey,
    optionsQuery(type).queryKey,
    tagsQuery(type).queryKey,
  ];
  const changed = keysOf('unit');
  const kept = [...changed, ...keysOf('news')];
  for (const key of kept) queries.setQueryData(key, {});
  await forgetEntries(queries, 'unit');
  expect(kept.filter((key) => queries.getQueryState(key)?.isInvalidated)).toEqual(changed);
});

test('what a picture shows is asked for anew once it is saved, from a form and from the library', async () => {
  const quay = testDocumentRow({ id: 'quay', kind: 'image', width: 64, height: 48 });
  await api.services.db.insertInto('media').values(quay).execute();
  openStaffLine(api, 'editor');
  const { queryKey } = mediumQuery('quay');
  const keep = () => queryClient.setQueryData(queryKey, {} as never);
  const isOld = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  keep();
  await saveAlts({ quay: { el: 'Αποβάθρα', en: 'Quay' } });
  expect(isOld()).toBe(true);
  keep();
  expect(isOld()).toBe(false);
  await forgetMedia(queryClient);
  expect(isOld()).toBe(true);
  queryClient.clear();
});

test('of what a picture shows only the language is saved that was written; what a colleague wrote since stays', async () => {
  const texts = { alt_el: 'Πύργος', alt_en: 'Tower' };
  const row = testDocumentRow({ id: 'tower', kind: 'image', mime_type: 'image/png', ...texts });
  await api.services.db.insertInto('media').values(row).execute();
  openStaffLine(api, 'editor');
  const shown = await queryClient.fetchQuery(mediumQuery('tower'));
  const alt = { el: 'Πύργος', en: 'The old tower' };
  const theirs = await api.call('PUT', '/media/tower', { as: 'admin', body: { alt } });
  expect(theirs.ok, await theirs.clone().text()).toBe(true);
  await saveAlts({ tower: { ...shown.alt, el: 'Ο παλιός πύργος' } });
  const stored = await api.call('GET', '/media/tower', { as: 'admin' });
  expect(await stored.json()).toMatchObject({ alt: { el: 'Ο παλιός πύργος', en: alt.en } });
  queryClient.clear();
});
