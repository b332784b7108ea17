import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { reorderEntries } from '../acts/reorder-entries.ts';
import { setRecheckInterval } from '../acts/review/confirm-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { listForStaff, listReferenceOptions } from './staff-entries.ts';

const acting = actAs(TEST_EDITOR);
const TITLES = { el: 'Διακοπή νερού', en: 'Water outage' };

describe.each(TEST_DATABASES)('the list of staff on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const add = (title: string, date: string, publish = true) =>
    createEntry(connection.db, news, { data: newsData(title, date), publish }, acting);
  const days = async (asked: Partial<Parameters<typeof listForStaff>[2]>) => {
    const query = { limit: 9, offset: 0, ...asked };
    const { entries, total } = await listForStaff(connection.db, news, query);
    return { total, days: entries.map(({ data }) => data.date) };
  };

  test('of what words find is newest first, drafts among them, and nothing from the bin', async () => {
    await add('Διακοπή νερού', '2026-02-01');
    await add('Διακοπή ρεύματος', '2026-02-04');
    await add('Διακοπές νερού', '2026-02-03', false);
    await add('Νερό και διακοπή', '2026-02-02');
    const { id } = await add('Διακοπή νερού', '2026-02-05');
    await deleteEntry(connection.db, news, id, acting);
    expect(await days({ search: 'διακοπη νερου' })).toEqual({
      total: 3,
      days: ['2026-02-03', '2026-02-02', '2026-02-01'],
    });
    expect(await days({ search: 'διακοπη νερου', limit: 1, offset: 1 })).toEqual({
      total: 3,
      days: ['2026-02-02'],
    });
    expect((await days({ search: 'διακοπη νερου', state: 'draft' })).days).toEqual(['2026-02-03']);
    expect((await days({ search: 'διακοπη νερου', sort: 'title' })).total).toBe(3);
    expect((await days({ search: 'διακοπη χιονι' })).total).toBe(0);
  });

  test('has what bears a word in its address alone, also where nothing else narrows it', async () => {
    const data = newsData('Έργα', '2026-02-01');
    await createEntry(connection.db, news, { slug: 'road-works', data }, acting);
    await add('Road closed', '2026-02-02');
    expect((await days({ search: 'road' })).days).toEqual(['2026-02-02', '2026-02-01']);
  });

  test('is sorted by the titles of either language', async () => {
    const name = (el: string, en: string, date: string) => ({
      ...newsData(el, date),
      title: { el, en },
    });
    for (const data of [
      name('Α', 'water', '2026-02-01'),
      name('Β', 'Harbour', '2026-02-02'),
      name('Γ', '', '2026-02-03'),
    ]) {
      await createEntry(connection.db, news, { data, publish: false }, acting);
    }
    const inEnglishAlone = { data: name('', 'Zoo', '2026-02-04'), publish: false };
    const { id, title } = await createEntry(connection.db, news, inEnglishAlone, acting);
    expect(title).toEqual({ el: 'Zoo', en: 'Zoo' });
    await deleteEntry(connection.db, news, id, acting);
    const inGreek = await days({ sort: 'title' });
    expect(inGreek.days).toEqual(['2026-02-01', '2026-02-02', '2026-02-03']);
    const inEnglish = await days({ sort: 'title-en' });
    expect(inEnglish.days).toEqual(['2026-02-02', '2026-02-01', '2026-02-03']);
  });

  test('is sorted by the alphabet, whatever has an accent or capitals', async () => {
    const inOrder = ['Αγορά', 'ΑΔΑ', 'Άδεια', 'αίτηση', 'Καφέ', 'ΚΕΠ', 'Κοιμητήριο', 'Ωδείο'];
    const added = inOrder.map((title, at) => [title, `2026-02-0${at + 1}`] as const);
    for (const [title, date] of added.toReversed()) await add(title, date);
    expect((await days({ sort: 'title' })).days).toEqual(added.map(([, date]) => date));
  });

  test('is narrowed to samples, which a save ends, and sorted by the last change', async () => {
    const { db } = connection;
    const first = await add('Πρώτο', '2026-02-01');
    const second = await add('Δεύτερο', '2026-02-02');
    await db.updateTable('entries').set({ is_sample: 1 }).where('id', '=', first.id).execute();
    expect(await days({ onlySamples: true })).toEqual({ total: 1, days: ['2026-02-01'] });
    const saveLater = (id: string, title: string, date: string, minutes: number) => {
      const later = new Date(acting.now.getTime() + minutes * 60_000);
      return saveEntry(db, news, id, { data: newsData(title, date) }, { ...acting, now: later });
    };
    await saveLater(first.id, 'Πρώτο', '2026-02-01', 1);
    expect((await days({ onlySamples: true })).total).toBe(0);
    expect((await days({ sort: 'updated' })).days).toEqual(['2026-02-01', '2026-02-02']);
    await saveLater(second.id, 'Δεύτερο', '2026-02-02', 2);
    expect((await days({ sort: 'updated' })).days).toEqual(['2026-02-02', '2026-02-01']);
  });

  test('follows an entry to another day and other words', async () => {
    await add('Διακοπή νερού', '2026-02-01');
    const { id } = await add('Διακοπή νερού', '2026-02-02');
    await saveEntry(
      connection.db,
      news,
      id,
      { data: newsData('Διακοπή νερού και ρεύματος', '2026-01-01'), version: 1 },
      acting,
    );
    expect((await days({ search: 'νερου' })).days).toEqual(['2026-02-01', '2026-01-01']);
    expect((await days({ search: 'ρευματος' })).days).toEqual(['2026-01-01']);
  });

  test('is narrowed by state and category, and by words besides', async () => {
    await add('Δημοσιευμένο', '2026-02-01');
    await add('Πρόχειρο', '2026-02-02', false);
    const tender = { ...newsData('Διαγωνισμός', '2026-02-03'), category: 'tenders' };
    await createEntry(connection.db, news, { data: tender }, acting);
    expect(await days({ state: 'draft' })).toEqual({ total: 1, days: ['2026-02-02'] });
    expect((await days({ state: 'published' })).days).toEqual(['2026-02-03', '2026-02-01']);
    expect((await days({ category: 'tenders' })).days).toEqual(['2026-02-03']);
    expect((await days({ category: 'tenders', state: 'draft' })).days).toEqual([]);
    expect((await days({ search: 'προχειρο', state: 'draft' })).days).toEqual(['2026-02-02']);
    expect((await days({ search: 'προχειρο', state: 'published' })).days).toEqual([]);
  });

  test('is narrowed by every other choice besides words, and put in the order that is asked for', async () => {
    const { db } = connection;
    await add('Διακοπή νερού Α', '2026-02-01');
    const tags = [{ name: { el: 'Έργα', en: '' } }];
    const titled = { el: 'Διακοπή νερού Β', en: '' };
    const data = { ...newsData('', '2026-02-02', 'projects'), title: titled, tags };
    const { id } = await createEntry(db, news, { data, publish: false }, acting);
    await db.updateTable('entries').set({ is_sample: 1 }).where('id', '=', id).execute();
    const search = 'διακοπή';
    for (const choice of [
      { category: 'projects' },
      { tag: 'Έργα' },
      { english: 'missing' },
      { onlySamples: true },
    ] as const) {
      expect(await days({ search, ...choice }), JSON.stringify(choice)).toEqual({
        total: 1,
        days: ['2026-02-02'],
      });
    }
    expect((await days({ search })).days).toEqual(['2026-02-02', '2026-02-01']);
    expect((await days({ search, sort: 'title' })).days).toEqual(['2026-02-01', '2026-02-02']);
  });

  test('is narrowed to what is to be looked through, by words besides', async () => {
    const { id } = await add('Διακοπή νερού', '2026-02-01');
    await add('Διακοπή ρεύματος', '2026-02-02');
    await setRecheckInterval(connection.db, news, id, 1, acting);
    const due = { recheckBy: '2030-01-01', search: 'διακοπή' };
    expect(await days(due)).toEqual({ total: 1, days: ['2026-02-01'] });
  });

  test('is narrowed to what somebody changed last, or others did', async () => {
    await add('Μου', '2026-02-01');
    const theirs = await add('Άλλου', '2026-02-02');
    const { db } = connection;
    await saveEntry(
      db,
      news,
      theirs.id,
      { data: newsData('Άλλου', '2026-02-02') },
      actAs(TEST_ADMIN),
    );
    await add('Κανενός', '2026-02-03');
    await db
      .updateTable('entries')
      .set({ updated_by: null })
      .where('title_el', '=', 'Κανενός')
      .execute();
    const { email } = TEST_EDITOR;
    expect((await days({ changedBy: { email } })).days).toEqual(['2026-02-01']);
    expect((await days({ changedBy: { email: TEST_ADMIN.email } })).days).toEqual(['2026-02-02']);
    expect((await days({ changedBy: { email, isNot: true } })).days).toEqual([
      '2026-02-03',
      '2026-02-02',
    ]);
    // Words alone come straight from an index, which knows nobody.
    const asked = { search: 'Άλλου', changedBy: { email } };
    expect(await days(asked)).toEqual({ total: 0, days: [] });
  });

  test.each([
    ['in the middle of a word of the Greek title', 'κοπ'],
    ['two letters in the middle of one, accents aside', 'οΠ'],
    ['a single letter', 'κ'],
    ['two letters in the middle of a word of the English title', 'UT'],
    ['parts of words of both titles at once', 'ρο tag'],
  ])('finds parts of words in titles: %s', async (_what, search) => {
    const data = { ...newsData('Διακοπή νερού', '2026-02-01'), title: TITLES };
    await createEntry(connection.db, news, { data }, acting);
    await add('Τηλέφωνα', '2026-02-02');
    expect(await days({ search })).toEqual({ total: 1, days: ['2026-02-01'] });
  });

  test('looks for a few letters in the titles alone, not inside every word of the texts', async () => {
    await add('Τηλέφωνα', '2026-02-01');
    expect((await days({ search: 'ηλ' })).total).toBe(1);
    const data = { ...newsData('Άδειες', '2026-02-02'), content: { el: '<p>τηλ</p>', en: '' } };
    await createEntry(connection.db, news, { data }, acting);
    expect((await days({ search: 'ηλ' })).days).toEqual(['2026-02-01']);
    expect((await days({ search: 'τηλ' })).days).toEqual(['2026-02-02', '2026-02-01']);
  });

  test.each([
    ['short ones', 'ηλ ωμ', ['2026-02-01']],
    ['a short one and a longer one', 'ηλ πληρωμ', ['2026-02-01']],
    [
      'a short one that begins a word of the text, and one that is in the title',
      'πλ ηλ',
      ['2026-02-01'],
    ],
    [
      'a short one alone, by the beginning of a word of the text',
      'πλ',
      ['2026-02-03', '2026-02-01'],
    ],
    [
      'a short one, in the middle of a title and at the beginning of another',
      'ωμ',
      ['2026-02-03', '2026-02-01'],
    ],
    ['a short one and a longer one that nothing has', 'ηλ ξυλοκεράτινος', []],
  ])('finds what has all words: %s', async (_what, search, expected) => {
    for (const [title, day, text] of [
      ['Τηλέφωνα πωμάτων', '2026-02-01', 'Πληρωμή'],
      ['Τηλέφωνα', '2026-02-02', 'Άδεια'],
      ['Άδειες ώμων', '2026-02-03', 'Πληρωμή'],
    ] as const) {
      const data = { ...newsData(title, day), content: { el: `<p>${text}</p>`, en: '' } };
      await createEntry(connection.db, news, { data }, acting);
    }
    expect(await days({ search })).toEqual({ total: expected.length, days: expected });
  });

  test('of what words find keeps the order that staff gave its entries', async () => {
    const { db } = connection;
    const ids: string[] = [];
    for (const title of ['Σελίδα Α', 'Σελίδα Β', 'Σελίδα Γ']) {
      ids.push((await createEntry(db, page, { data: pageData(title) }, acting)).id);
    }
    await reorderEntries(
      db,
      page,
      [1, 0, 2].map((at) => ids[at] ?? ''),
      acting,
    );
    const asked = { search: 'σελίδα', limit: 9, offset: 0 };
    const { entries } = await listForStaff(db, page, asked);
    expect(entries.map(({ title }) => title.el)).toEqual(['Σελίδα Β', 'Σελίδα Α', 'Σελίδα Γ']);
  });

  test('gives choices for a reference in the order of its type, drafts too, without the bin', async () => {
    const { db } = connection;
    const first = await createEntry(db, page, { data: pageData('Α', 'A') }, acting);
    const draft = await createEntry(db, page, { data: pageData('Β'), publish: false }, acting);
    const gone = await createEntry(db, page, { data: pageData('Γ') }, acting);
    await deleteEntry(db, page, gone.id, acting);
    expect(await listReferenceOptions(db, page)).toEqual([
      { slug: first.slug, title: { el: 'Α', en: 'A' } },
      { slug: draft.slug, title: { el: 'Β', en: 'Β' } },
    ]);
  });

  test('goes by the alphabet of the addresses where that is asked for', async () => {
    for (const slug of ['tourism/beaches', 'accessibility', 'municipality']) {
      await createEntry(connection.db, page, { slug, data: pageData('Σελίδα') }, acting);
    }
    const asked = { sort: 'slug', limit: 2, offset: 0 } as const;
    const first = await listForStaff(connection.db, page, asked);
    expect(first.entries.map(({ slug }) => slug)).toEqual(['accessibility', 'municipality']);
    const second = await listForStaff(connection.db, page, { ...asked, offset: 2 });
    expect(second.entries.map(({ slug }) => slug)).toEqual(['tourism/beaches']);
  });
});
