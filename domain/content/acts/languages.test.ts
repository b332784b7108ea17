import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { fillEmptyDatabase } from '../../../seed/fill.ts';
import { CONTENT_TYPES } from '../../content-types/all.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { settings } from '../../content-types/settings.ts';
import { openMediaStore } from '../../media/store/store.ts';
import { searchSite } from '../../search/site-search.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import { type ContentType, emptyData } from '../model/content-type.ts';
import type { StaffEntry } from '../model/entry.ts';
import type { Fields } from '../model/fields/fields.ts';
import { listVersions } from '../reading/history.ts';
import { findEntry, listEntries } from '../reading/published-entries.ts';
import { getForStaff, listForStaff } from '../reading/staff-entries.ts';
import { createEntry } from './create-entry.ts';
import { publishDue } from './due/publish-due.ts';
import type { EntryInput } from './entry-input.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';

const acting = actAs(TEST_EDITOR);
const HOUR_MS = 60 * 60_000;
const after = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const NONE = { el: '', en: '' };
const newsOf = (title: Bilingual, summary: Bilingual, content: Bilingual = NONE) => ({
  ...emptyData(news.fields),
  title,
  summary,
  content: { ...content, el: content.el || '<p>Κείμενο</p>' },
  date: '2026-03-04',
});
const GREEK = newsOf({ el: 'Διακοπή νερού', en: '' }, { el: 'Από τις οκτώ', en: '' });
const BOTH = newsOf(
  { el: 'Διακοπή νερού', en: 'Water cut' },
  { el: 'Από τις οκτώ', en: 'From eight' },
);

describe.each(TEST_DATABASES)('the languages of entries on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const add = (data: object, how: Partial<EntryInput> = {}) =>
    createEntry(connection.db, news, { slug: 'water', data, ...how }, acting);
  const save = (id: string, data: object, how: Partial<EntryInput> = {}) =>
    saveEntry(connection.db, news, id, { data, ...how }, acting);
  const shown = async () => (await findEntry(connection.db, news, 'water'))?.data.title;
  const refusedFields = (act: Promise<unknown>) =>
    act.then(
      () => [],
      (error: { fields?: object }) => Object.keys(error.fields ?? {}).sort(),
    );

  test('Greek is public alone, and English follows by itself', async () => {
    const unseen = await add(BOTH, { slug: 'unseen', publish: false });
    expect(unseen, 'a draft has its English, although nobody sees it').toMatchObject({
      languages: [],
      english: 'ok',
    });
    const greek = await add(GREEK, { languages: ['el'] });
    expect(greek).toMatchObject({ state: 'published', languages: ['el'], english: 'missing' });
    const drafted = await save(greek.id, BOTH, { publish: false });
    expect(drafted).toMatchObject({ languages: ['el'], changedLanguages: [], english: 'missing' });
    expect(drafted.hasUnpublishedChanges).toBe(true);
    expect(await shown()).toEqual({ el: 'Διακοπή νερού', en: '' });
    const both = await save(greek.id, BOTH, { languages: ['en'] });
    expect(both).toMatchObject({ languages: ['el', 'en'], english: 'ok' });
    expect(both.hasUnpublishedChanges).toBe(false);
    expect(await shown()).toEqual({ el: 'Διακοπή νερού', en: 'Water cut' });
  });

  test('English drafts stay hidden while Greek is published again, and the other way round', async () => {
    const { id } = await add(BOTH);
    const second = newsOf(
      { el: 'Διακοπή ρεύματος', en: 'Power cut, draft' },
      { el: 'Από τις εννέα', en: 'From nine, draft' },
    );
    const kept = await save(id, second, { languages: ['el'] });
    expect(kept).toMatchObject({ languages: ['el', 'en'], changedLanguages: ['en'] });
    expect(await shown()).toEqual({ el: 'Διακοπή ρεύματος', en: 'Water cut' });
    const third = newsOf(
      { el: 'Πρόχειρο', en: 'Power cut' },
      { el: 'Από τις εννέα', en: 'From nine' },
    );
    expect(await save(id, third, { languages: ['en'] })).toMatchObject({
      changedLanguages: ['el'],
    });
    expect(await shown()).toEqual({ el: 'Διακοπή ρεύματος', en: 'Power cut' });
  });

  test('English that is public alone is behind no Greek', async () => {
    const { id } = await add(BOTH);
    const moved = newsOf({ el: 'Άλλο', en: BOTH.title.en }, BOTH.summary);
    await save(id, moved);
    const isBehind = async () =>
      (await listEntries(connection.db, news)).map(({ isEnglishBehind }) => isEnglishBehind);
    expect(await isBehind()).toEqual([true]);
    await unpublishEntry(connection.db, news, id, acting, 'el');
    expect(await isBehind()).toEqual([false]);
  });

  test('a draft of English is not found by visitors', async () => {
    await add(
      newsOf({ el: 'Διακοπή νερού', en: 'Hippopotamus' }, { el: 'Από τις οκτώ', en: 'Rhinoceros' }),
      { languages: ['el'] },
    );
    const found = async (query: string) =>
      (await searchSite(connection.db, { query, type: 'news', page: 1, pageSize: 5 })).total;
    expect([await found('νερού'), await found('hippopotamus'), await found('rhinoceros')]).toEqual([
      1, 0, 0,
    ]);
  });

  test('each language demands its own texts, and no other', async () => {
    expect(await refusedFields(add(newsOf(NONE, NONE), { languages: ['el'] }))).toEqual([
      'summary.el',
      'title.el',
    ]);
    const { id } = await add(GREEK, { languages: ['el'] });
    expect(await refusedFields(save(id, GREEK, { languages: ['en'] }))).toEqual([
      'summary.en',
      'title.en',
    ]);
    expect(await refusedFields(save(id, GREEK, { languages: ['el', 'en'] }))).toEqual([
      'summary.en',
      'title.en',
    ]);
    expect(await refusedFields(save(id, GREEK, { languages: [] }))).toEqual(['languages']);
    expect(await refusedFields(save(id, GREEK, { publish: false, languages: ['el'] }))).toEqual([
      'languages',
    ]);
  });

  test('a call that names no language publishes Greek, and English when it is complete or public', async () => {
    const half = newsOf({ el: 'Α', en: 'A' }, { el: 'Β', en: '' });
    const { id, languages } = await add(half);
    expect(languages).toEqual(['el']);
    expect((await save(id, BOTH)).languages).toEqual(['el', 'en']);
    expect(await refusedFields(save(id, half))).toEqual(['summary.en']);
  });

  test('a page needs no English title to be public in Greek, and no Greek one by the specification', async () => {
    const titled = (title: Bilingual) => ({ ...emptyData(page.fields), title });
    const addPage = (slug: string, title: Bilingual, languages?: Lang[]) =>
      createEntry(connection.db, page, { slug, data: titled(title), languages }, acting);
    expect((await addPage('a', { el: 'Λιμάνι', en: '' }, ['el'])).languages).toEqual(['el']);
    expect((await addPage('b', { el: '', en: 'Harbour' })).languages).toEqual(['en']);
    expect(await refusedFields(addPage('c', { el: '', en: 'Harbour' }, ['el']))).toEqual([
      'title.el',
    ]);
    expect(await refusedFields(addPage('d', { el: '', en: 'Harbour' }, ['el', 'en']))).toEqual([
      'title.el',
    ]);
  });

  test('every type is public in Greek alone', async () => {
    const store = await openMediaStore({ dataDir: 'never-written' });
    await fillEmptyDatabase(connection.db, store, { kind: 'none', now: TEST_NOW });
    await addMedia(connection, { image: 'image', file: 'document' });
    for (const type of CONTENT_TYPES as readonly ContentType[]) {
      const data = greekData(type.fields);
      const input = { data, languages: ['el' as const] };
      const admin = actAs(TEST_ADMIN);
      let stored: StaffEntry;
      if (type.singleton) {
        const { id } = await getForStaff(connection.db, type, type.name);
        await unpublishEntry(connection.db, type, id, admin, 'en');
        stored = await saveEntry(connection.db, type, id, input, admin);
      } else {
        stored = await createEntry(connection.db, type, { slug: 'greek', ...input }, admin);
      }
      expect([type.name, stored.languages]).toEqual([type.name, ['el']]);
    }
  });

  test('one language is taken off the site and the other stays', async () => {
    const { id } = await add(BOTH);
    const left = await unpublishEntry(connection.db, news, id, acting, 'en');
    expect(left).toMatchObject({ state: 'published', languages: ['el'], english: 'missing' });
    expect(left.data.title.en).toBe('Water cut');
    expect(await shown()).toEqual({ el: 'Διακοπή νερού', en: '' });
    const again = unpublishEntry(connection.db, news, id, acting, 'en');
    await expect(again).rejects.toMatchObject({ code: 'conflict' });

    await save(id, BOTH);
    await unpublishEntry(connection.db, news, id, acting, 'el');
    expect(await shown()).toEqual({ el: '', en: 'Water cut' });
    const gone = await unpublishEntry(connection.db, news, id, acting, 'en');
    expect(gone).toMatchObject({ state: 'draft', languages: [] });
    expect(await shown()).toBeUndefined();
    const written = await connection.db.selectFrom('audit').select('action').execute();
    expect(written.map(({ action }) => action).sort()).toEqual([
      'changed',
      'created',
      'english-unpublished',
      'greek-unpublished',
      'unpublished',
    ]);
  });

  test('the only entry of a type keeps its Greek, and may lose its English', async () => {
    const store = await openMediaStore({ dataDir: 'never-written' });
    await fillEmptyDatabase(connection.db, store, { kind: 'none', now: TEST_NOW });
    const { id } = await getForStaff(connection.db, settings, 'settings');
    const off = (lang: Lang) =>
      unpublishEntry(connection.db, settings, id, actAs(TEST_ADMIN), lang);
    await expect(off('el')).rejects.toMatchObject({ code: 'conflict' });
    expect((await off('en')).languages).toEqual(['el']);
  });

  test('an entry to which the menu leads may lose a language, not both', async () => {
    const titled = { ...emptyData(page.fields), title: { el: 'Λιμάνι', en: 'Harbour' } };
    const { id } = await createEntry(
      connection.db,
      page,
      { slug: 'harbour', data: titled },
      acting,
    );
    const item = { title: { el: 'Λιμάνι', en: 'Harbour' }, href: '/harbour', submenu: [] };
    const data = { ...emptyData(menuItem.fields), ...item };
    await createEntry(connection.db, menuItem, { data }, actAs(TEST_ADMIN));
    await unpublishEntry(connection.db, page, id, acting, 'en');
    const rest = unpublishEntry(connection.db, page, id, acting, 'el');
    await expect(rest).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a plan names its languages: English follows at its moment, with Greek public before', async () => {
    const { id } = await add(GREEK, { languages: ['el'] });
    const publishAt = after(1).toISOString();
    const planned = await save(id, BOTH, { publishAt, languages: ['en'] });
    expect(planned).toMatchObject({ publishLanguages: ['en'], languages: ['el'] });
    const later = newsOf(
      { el: 'Πρόχειρο', en: 'Water cut' },
      { el: 'Από τις οκτώ', en: 'From eight' },
    );
    expect(await save(id, later, { publish: false })).toMatchObject({
      publishLanguages: ['en'],
    });
    await publishDue(connection.db, after(1));
    expect(await shown()).toEqual({ el: 'Διακοπή νερού', en: 'Water cut' });
    expect(await getForStaff(connection.db, news, id)).toMatchObject({
      publishAt: null,
      publishLanguages: [],
      languages: ['el', 'en'],
      changedLanguages: ['el'],
    });
  });

  test('what is planned for a language ends when the language is taken off the site', async () => {
    const { id } = await add(BOTH);
    const publishAt = after(1).toISOString();
    await save(id, BOTH, { publishAt, languages: ['el', 'en'] });
    const left = await unpublishEntry(connection.db, news, id, acting, 'en');
    expect(left).toMatchObject({ publishAt, publishLanguages: ['el'] });
    await save(id, BOTH, { languages: ['el', 'en'] });
    await save(id, BOTH, { publishAt, languages: ['en'] });
    const none = await unpublishEntry(connection.db, news, id, acting, 'en');
    expect(none).toMatchObject({ publishAt: null, publishLanguages: [] });
  });

  test('the history says which version is public in which language', async () => {
    const { id } = await add(GREEK, { languages: ['el'] });
    await save(id, BOTH, { publish: false });
    await save(id, BOTH, { languages: ['en'] });
    const changed = newsOf(
      { el: 'Διακοπή ρεύματος', en: 'Water cut' },
      { el: 'Από τις οκτώ', en: 'From eight' },
    );
    await save(
      id,
      { ...changed, content: { el: '<p>Κ</p>', en: '<p>d</p>' } },
      { languages: ['el'] },
    );
    const list = async () => {
      const { versions } = await listVersions(connection.db, news, id, { limit: 9, offset: 0 });
      return versions.map(({ version, publicIn }) => [version, publicIn.join(' ')]);
    };
    expect(await list()).toEqual([
      [4, 'el'],
      [3, 'en'],
      [2, ''],
      [1, ''],
    ]);
    await unpublishEntry(connection.db, news, id, acting, 'en');
    expect((await list()).filter(([, languages]) => languages)).toEqual([[4, 'el']]);
  });

  describe('English made from Greek that has changed', () => {
    const rewritten = newsOf(
      { el: 'Διακοπή νερού την Τρίτη', en: 'Water cut' },
      { el: 'Από τις οκτώ', en: 'From eight' },
    );
    const isBehind = async () => (await findEntry(connection.db, news, 'water'))?.isEnglishBehind;

    test('is known with the Greek it was made from, to staff and, once public, to visitors', async () => {
      const { id } = await add(BOTH);
      const drafted = await save(id, rewritten, { publish: false });
      expect(drafted).toMatchObject({
        english: 'behind',
        englishFrom: { title: 'Διακοπή νερού' },
      });
      expect(await isBehind()).toBe(false);
      await save(id, rewritten, { languages: ['el'] });
      expect(await isBehind()).toBe(true);
    });

    test('is in step again after a small correction, or once it is written anew', async () => {
      const { id } = await add(BOTH);
      await save(id, rewritten);
      expect(await isBehind()).toBe(true);
      const corrected = await save(id, rewritten, { inStep: ['title'] });
      expect(corrected).toMatchObject({ english: 'ok', englishFrom: {} });
      expect(await isBehind()).toBe(false);

      const again = { ...rewritten, title: { el: 'Διακοπή την Πέμπτη', en: 'Water cut' } };
      await save(id, again, { languages: ['el'] });
      expect(await isBehind()).toBe(true);
      const written = { ...again, title: { ...again.title, en: 'Water cut on Thursday' } };
      expect((await save(id, written, { publish: false })).english).toBe('behind');
      expect(await isBehind()).toBe(true);
      expect((await save(id, written, { languages: ['en'] })).english).toBe('ok');
      expect(await isBehind()).toBe(false);
    });

    test('stays behind for visitors while the new English is a draft beside new Greek', async () => {
      const { id } = await add(BOTH);
      const draft = { ...rewritten, title: { ...rewritten.title, en: 'Water cut on Tuesday' } };
      await save(id, draft, { languages: ['el'] });
      expect(await isBehind()).toBe(true);
    });

    test('does not lag where only a small correction of the Greek was published', async () => {
      const { id } = await add(BOTH);
      await save(id, rewritten, { publish: false, inStep: ['title'] });
      await save(id, rewritten, { languages: ['el'] });
      expect(await isBehind()).toBe(false);
    });

    test('that is ahead of the public Greek does not lag behind it', async () => {
      const { id } = await add(BOTH);
      const ahead = { ...rewritten, title: { ...rewritten.title, en: 'Water cut on Tuesday' } };
      await save(id, ahead, { languages: ['en'] });
      expect(await isBehind()).toBe(false);
      await save(id, ahead, { languages: ['el'] });
      expect(await isBehind()).toBe(false);
    });

    test('and entries without public English are found in the list', async () => {
      const { id } = await add(BOTH);
      await save(id, rewritten);
      await createEntry(
        connection.db,
        news,
        { slug: 'greek', data: GREEK, languages: ['el'] },
        acting,
      );
      const slugs = async (english: 'missing' | 'behind') => {
        const asked = { english, limit: 9, offset: 0 };
        const { entries } = await listForStaff(connection.db, news, asked);
        return entries.map(({ slug }) => slug);
      };
      expect([await slugs('missing'), await slugs('behind')]).toEqual([['greek'], ['water']]);
    });
  });
});

/** Media with those ids. */
async function addMedia({ db }: Connection, kinds: Record<string, 'image' | 'document'>) {
  for (const [id, kind] of Object.entries(kinds)) {
    await db.insertInto('media').values(testDocumentRow({ id, kind })).execute();
  }
}

/** Data with every Greek text that a type may demand, and no English. */
function greekData(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(emptyData(fields)).map(([name, empty]) => {
      const field = fields[name];
      switch (field?.kind) {
        case 'bilingualText':
        case 'richText':
          return [name, { el: 'Κείμενο', en: '' }];
        case 'text':
          return [name, field.format === 'email' ? 'a@b.gr' : field.required ? '25100' : ''];
        case 'link':
          return [name, '/contact'];
        case 'date':
          return [name, '2026-03-04'];
        case 'dateTime':
          return [name, name === 'endsAt' ? '2026-03-04T12:00' : '2026-03-04T10:00'];
        case 'number':
          return [name, field.min];
        case 'image':
        case 'file':
          return [name, field.required ? field.kind : null];
        case 'coordinates':
          return [name, { lat: 38, lng: 22 }];
        default:
          return [name, empty];
      }
    }),
  );
}
