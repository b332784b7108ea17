import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { setReviewerStep } from '../../accounts/may-publish.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { planLeaving } from '../acts/due/plan-leaving.ts';
import type { EntryInput } from '../acts/entry-input.ts';
import { handBackEntry } from '../acts/review/hand-back-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { type DraftFilters, listDrafts } from './drafts.ts';

const minute = (number: number) => new Date(TEST_NOW.getTime() + number * 60_000);
const LATER = '2026-03-05T08:00:00.000Z';

describe.each(TEST_DATABASES)('the drafts of all types on $name', ({ open }) => {
  let connection: Connection;
  let saves = 0;
  beforeEach(async () => {
    connection = await open();
    await setReviewerStep(connection.db, true, actAs(TEST_ADMIN));
    saves = 0;
  });
  afterEach(() => connection.close());

  const titled = (el: string) => ({ ...emptyData(page.fields), title: { el, en: el } });
  /** Each save is a minute after the one before. */
  const add = async (el: string, how: Partial<EntryInput>, by = TEST_ADMIN) => {
    saves++;
    const input = { slug: `page-${saves}`, data: titled(el), ...how };
    return (await createEntry(connection.db, page, input, actAs(by, minute(saves)))).id;
  };
  const save = (id: string, el: string, how: Partial<EntryInput>, by = TEST_ADMIN) => {
    saves++;
    const input = { data: titled(el), ...how };
    return saveEntry(connection.db, page, id, input, actAs(by, minute(saves)));
  };
  const list = async (filters: DraftFilters = {}, by = TEST_EDITOR) => {
    const { drafts, total } = await listDrafts(connection.db, by, {
      ...filters,
      limit: 50,
      offset: 0,
    });
    expect(total).toBe(drafts.length);
    return drafts.map(({ title }) => title.el);
  };

  test('are those that visitors do not see as staff saved them, the last saved first', async () => {
    await add('Δημοσιευμένη', {});
    await add('Πρόχειρη', { publish: false });
    const changed = await add('Αλλαγμένη', {});
    const published = await add('Δημοσιεύτηκε', { publish: false });
    await save(changed, 'Νέα', { publish: false });
    await save(published, 'Δημοσιεύτηκε', {});
    const gone = await add('Διαγραμμένη', { publish: false });
    await deleteEntry(connection.db, page, gone, actAs(TEST_ADMIN));
    // A published entry keeps its public title in lists.
    expect(await list()).toEqual(['Αλλαγμένη', 'Πρόχειρη']);
    const { drafts } = await listDrafts(connection.db, TEST_EDITOR, { limit: 1, offset: 0 });
    expect(drafts).toEqual([
      {
        type: 'page',
        id: changed,
        title: { el: 'Αλλαγμένη', en: 'Αλλαγμένη' },
        state: 'published',
        english: 'ok',
        hasUnpublishedChanges: true,
        isSample: false,
        languages: ['el', 'en'],
        publishLanguages: [],
        publishAt: null,
        leaveAt: null,
        leaveTo: null,
        review: null,
        updatedAt: minute(5).toISOString(),
        updatedBy: TEST_ADMIN.email,
      },
    ]);
  });

  test('are told apart by what they wait for', async () => {
    await add('Ανοιχτή', { publish: false });
    await add('Προγραμματισμένη', { publishAt: LATER, languages: ['el'] });
    await add('Υποβληθείσα', { publish: false, handIn: true });
    const back = await add('Επιστραφείσα', { publish: false, handIn: true });
    const note = { note: 'Γιατί;', version: 1 };
    await handBackEntry(connection.db, page, back, note, actAs(TEST_ADMIN));
    const shown = await add('Δημόσια', {});
    await save(shown, 'Δημόσια με αλλαγή', { publishAt: LATER });
    expect(await list({ state: 'open' })).toEqual(['Ανοιχτή']);
    // Visitors see nothing of it that could differ.
    const asked = { state: 'open', limit: 1, offset: 0 } as const;
    const [open] = (await listDrafts(connection.db, TEST_EDITOR, asked)).drafts;
    expect(open).toMatchObject({ state: 'draft', hasUnpublishedChanges: false });
    expect(await list({ state: 'planned' })).toEqual(['Δημόσια', 'Προγραμματισμένη']);
    const next = { state: 'planned', limit: 1, offset: 1 } as const;
    expect(await listDrafts(connection.db, TEST_EDITOR, next)).toMatchObject({
      total: 2,
      drafts: [{ title: { el: 'Προγραμματισμένη' }, publishAt: LATER, publishLanguages: ['el'] }],
    });
    expect(await list({ state: 'handed-in' })).toEqual(['Υποβληθείσα']);
    expect(await list({ state: 'handed-back' })).toEqual(['Επιστραφείσα']);
    expect(await list()).toHaveLength(5);
  });

  test('have beside them, when asked, what is public and leaves by itself', async () => {
    await add('Πρόχειρη', { publish: false });
    await add('Δημοσιευμένη', {});
    const id = await add('Φεύγει', {});
    const leaving = { leaveAt: LATER, leaveTo: 'archived' as const };
    await planLeaving(connection.db, page, id, leaving, actAs(TEST_ADMIN));
    expect(await list({ state: 'leaving' })).toEqual(['Φεύγει']);
    expect(await list()).toEqual(['Πρόχειρη']);
    const asked = { state: 'leaving', limit: 1, offset: 0 } as const;
    const { drafts } = await listDrafts(connection.db, TEST_EDITOR, asked);
    expect(drafts).toMatchObject([leaving]);
  });

  test('say of a sample that it is one', async () => {
    const id = await add('Δείγμα', { publish: false });
    await connection.db.updateTable('entries').set({ is_sample: 1 }).where('id', '=', id).execute();
    const { drafts } = await listDrafts(connection.db, TEST_EDITOR, { limit: 1, offset: 0 });
    expect(drafts).toMatchObject([{ id, isSample: true }]);
  });

  test('are mine where I saved last or handed in', async () => {
    await add('Του άλλου', { publish: false });
    const mine = await add('Δική μου', { publish: false }, TEST_EDITOR);
    const handedIn = await add('Υπέβαλα', { publish: false, handIn: true }, TEST_EDITOR);
    await save(handedIn, 'Υπέβαλα', { publish: false });
    expect(await list({ of: 'mine' })).toEqual(['Υπέβαλα', 'Δική μου']);
    await save(mine, 'Δική μου', { publish: false });
    expect(await list({ of: 'mine' })).toEqual(['Υπέβαλα']);
  });

  test('are searched by words, with any accents', async () => {
    await add('Καθαριότητα και ύδρευση', { publish: false });
    await add('Σχολεία', { publish: false });
    expect(await list({ search: 'υδρευση καθαρ' })).toEqual(['Καθαριότητα και ύδρευση']);
    expect(await list({ search: 'ΎΔΡΕΥΣΗ' })).toEqual(['Καθαριότητα και ύδρευση']);
    expect(await list({ search: 'ύδρευση σχολεία' })).toEqual([]);
    expect(await list({ search: '%' })).toHaveLength(2);
  });

  test('of types that only administrators change are theirs alone', async () => {
    const data = {
      ...emptyData(menuItem.fields),
      title: { el: 'Στοιχείο', en: 'Item' },
      href: '/contact',
    };
    await createEntry(connection.db, menuItem, { data, publish: false }, actAs(TEST_ADMIN));
    expect(await list({}, TEST_EDITOR)).toEqual([]);
    expect(await list({}, TEST_ADMIN)).toEqual(['Στοιχείο']);
  });
});
