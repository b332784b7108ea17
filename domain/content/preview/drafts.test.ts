import { expect, test } from 'vitest';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { event } from '../../content-types/event.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { draftOfForm, getDraft, listScreens, mediaWithTexts } from './drafts.ts';

test('a form is seen at the address that it would get, and beside it where it would get none', async () => {
  const { db, close } = await openTestSqlite();
  const acting = actAs(TEST_EDITOR);
  const data = pageData('Σελίδα');
  const { id } = await createEntry(db, page, { slug: 'own', data }, acting);
  await createEntry(db, page, { slug: 'other', data }, acting);
  const later = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + 60_000));
  const draft = async (slug: string | undefined, of?: string) =>
    (await draftOfForm(db, page, { id: of, slug, data }, later)).row;
  for (const slug of ['own', undefined]) expect((await draft(slug, id)).slug).toBe('own');
  expect((await draft('free', id)).slug).toBe('free');
  // Taken by another, by a screen of the site, half typed.
  for (const slug of ['other', 'news', 'own-', '']) {
    expect((await draft(slug, id)).slug, slug).toBe(`draft-${id}`);
    expect((await draft(slug)).slug, slug).toMatch(/^draft-/);
  }
  expect((await draft('own')).slug).toMatch(/^draft-/);
  // The address of another type’s entry is free, and that of what lies in the bin.
  const item = { slug: 'of-news', data: newsData('Νέα', '2026-03-01') };
  await createEntry(db, news, item, acting);
  expect((await draft('of-news')).slug).toBe('of-news');
  const binned = await createEntry(db, page, { slug: 'binned', data }, acting);
  await deleteEntry(db, page, binned.id, acting);
  expect((await draft('binned')).slug).toBe('binned');
  const gone = { code: 'not-found' };
  await expect(getDraft(db, page as never, binned.id, TEST_NOW)).rejects.toMatchObject(gone);
  // Only what there is one of is known by its name.
  await expect(getDraft(db, news as never, 'of-news', TEST_NOW)).rejects.toMatchObject(gone);
  // What is public stays as old as it is.
  expect((await draft('own', id)).published_at).toBe(TEST_NOW.toISOString());
  expect((await draft('new')).published_at).toBe(later.now.toISOString());
  await close();
});

test('of several drafts each own page bears the title of its entry, and a screen of several stands once', async () => {
  const { db, close } = await openTestSqlite();
  const acting = actAs(TEST_EDITOR);
  const draftOf = async (slug: string) => {
    const input = { slug, data: newsData(`Νέα ${slug}`, '2026-03-01'), publish: false };
    const { id } = await createEntry(db, news, input, acting);
    return getDraft(db, news as never, id, TEST_NOW);
  };
  const [one, two] = [await draftOf('a'), await draftOf('b')];
  const shown = (drafts: Parameters<typeof listScreens>[0]) =>
    listScreens(drafts).map(({ path, title }) => [path, title.el]);
  const list = ['/news?category=announcements', 'Νέα'];
  const home = ['/', 'Αρχική'];
  expect(shown([one])).toEqual([['/news/a', 'Η δική της σελίδα'], list, home]);
  expect(shown([one, two])).toEqual([['/news/a', 'Νέα a'], list, home, ['/news/b', 'Νέα b']]);
  await close();
});

test('a form of what is the administrators’ alone is shown to nobody else', async () => {
  const { db, close } = await openTestSqlite();
  const form = { data: emptyData(menuItem.fields) };
  const shown = (by: typeof TEST_EDITOR) => draftOfForm(db, menuItem as never, form, actAs(by));
  await expect(shown(TEST_EDITOR)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await shown(TEST_ADMIN)).row.type).toBe('menu-item');
  await close();
});

test('a time that nobody must give is not made up', async () => {
  const { db, close } = await openTestSqlite();
  const form = { data: emptyData(event.fields) };
  const { row } = await draftOfForm(db, event as never, form, actAs(TEST_EDITOR));
  expect(JSON.parse(row.published ?? '')).toMatchObject({
    startsAt: expect.stringMatching(/^2026-03-04T/),
    endsAt: null,
  });
  await close();
});

test('a picture is seen with the words that are being written, in either language', async () => {
  const { db, close } = await openTestSqlite();
  for (const id of ['one', 'two']) {
    const row = {
      ...testDocumentRow({ id }),
      kind: 'image' as const,
      alt_el: 'πριν',
      alt_en: 'before',
    };
    await db.insertInto('media').values(row).execute();
  }
  const texts = { one: { el: 'μετά', en: 'after' }, gone: { el: 'α', en: 'a' } };
  expect(await mediaWithTexts(db, texts)).toMatchObject([
    { id: 'one', alt_el: 'μετά', alt_en: 'after' },
  ]);
  expect(await mediaWithTexts(db, {})).toEqual([]);
  await close();
});
