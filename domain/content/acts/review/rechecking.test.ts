import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../../database/connect.ts';
import { onSiteChange } from '../../../../database/transaction.ts';
import { newsData, pageData, refusalOf } from '../../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../../harness/databases/databases.ts';
import { FILLED_DATABASES } from '../../../../harness/databases/filled.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../../harness/services.ts';
import { fillEmptyDatabase } from '../../../../seed/fill.ts';
import { event } from '../../../content-types/event.ts';
import { menuItem } from '../../../content-types/menu-item.ts';
import { news } from '../../../content-types/news.ts';
import { page } from '../../../content-types/page.ts';
import { settings } from '../../../content-types/settings.ts';
import type { MediaStore } from '../../../media/store/store.ts';
import { emptyData } from '../../model/content-type.ts';
import { recheckDay } from '../../model/recheck.ts';
import { getForStaff, listForStaff } from '../../reading/staff-entries.ts';
import { archiveEntry, unarchiveEntry } from '../archive-entry.ts';
import { createEntry } from '../create-entry.ts';
import { duplicateEntry } from '../duplicate-entry.ts';
import { saveEntry } from '../save-entry.ts';
import { unpublishEntry } from '../unpublish-entry.ts';
import { confirmEntry, setRecheckInterval } from './confirm-entry.ts';

const acting = actAs(TEST_EDITOR);
const IN_A_YEAR = new Date('2027-03-05T10:00:00.000Z');
const yearLater = actAs({ ...TEST_EDITOR, email: 'other@example.org' }, IN_A_YEAR);

test('months are counted from the day that it was in Greece, and end a quarter early at most', () => {
  const dayOf = (id: string, at: string) =>
    recheckDay({ recheckMonths: 12 }, { id, recheck_months: null }, new Date(at));
  const daysBefore = (id: string) =>
    (Date.parse('2027-03-01') - Date.parse(dayOf(id, '2026-02-28T22:00:00Z') ?? '')) / 86_400_000;
  const ids = Array.from({ length: 2000 }, (_, number) => `entry-${number}`);
  for (const id of ids) expect(daysBefore(id)).toBeGreaterThanOrEqual(0);
  for (const id of ids) expect(daysBefore(id)).toBeLessThanOrEqual(90);
  expect(new Set(ids.map(daysBefore)).size, 'not all on one day').toBeGreaterThan(60);
  const atLast = ids.find((id) => daysBefore(id) === 0) ?? 'none';
  expect(dayOf(atLast, '2026-02-28T21:59:59Z')).toBe('2027-02-28');
});

describe.each(TEST_DATABASES)('looking through on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const add = (slug = 'fees', publish = true) =>
    createEntry(connection.db, page, { slug, data: pageData('Τέλη'), publish }, acting);
  const due = async (day: string) =>
    (await listForStaff(connection.db, page, { recheckBy: day, limit: 9, offset: 0 })).entries.map(
      ({ slug }) => slug,
    );

  test('a page is due within a year of its publication; a draft, or a news item, never', async () => {
    const { recheckOn, checkedAt, checkedBy } = await add();
    await add('draft', false);
    expect([checkedAt, checkedBy]).toEqual([TEST_NOW.toISOString(), TEST_EDITOR.email]);
    expect(await due('2026-12-01')).toEqual([]);
    expect(await due(recheckOn ?? '')).toEqual(['fees']);
    expect(await due('2030-01-01')).toEqual(['fees']);
    const item = await createEntry(
      connection.db,
      news,
      { data: newsData('Νέο', '2026-03-01') },
      acting,
    );
    expect(item.recheckOn).toBeNull();
  });

  test('‘still true’ is written down, and changes neither text nor version nor the site', async () => {
    const before = await add();
    let changes = 0;
    const stop = onSiteChange(connection.db, () => {
      changes++;
    });
    const after = await confirmEntry(connection.db, page, before.id, yearLater);
    stop();
    expect(changes).toBe(0);
    expect(after).toEqual({
      ...before,
      checkedAt: IN_A_YEAR.toISOString(),
      checkedBy: 'other@example.org',
      recheckOn: expect.stringMatching(/^202[78]-/),
    });
    expect(await due('2027-11-01')).toEqual([]);
    const records = await connection.db
      .selectFrom('audit')
      .select(['action', 'user_email'])
      .where('action', '!=', 'created')
      .execute();
    expect(records).toEqual([{ action: 'confirmed', user_email: 'other@example.org' }]);
    const revisions = await connection.db.selectFrom('revisions').select('id').execute();
    expect(revisions).toHaveLength(1);
  });

  test('publishing anew counts as looking through; a draft does not', async () => {
    const { id } = await add();
    const data = pageData('Νέα τέλη');
    const kept = await saveEntry(connection.db, page, id, { data, publish: false }, yearLater);
    expect(kept.checkedAt).toBe(TEST_NOW.toISOString());
    const published = await saveEntry(connection.db, page, id, { data }, yearLater);
    expect(published.checkedAt).toBe(IN_A_YEAR.toISOString());
  });

  test('an interval of its own counts from the last confirmation, and never is never', async () => {
    const { id, version } = await add();
    const shorter = await setRecheckInterval(connection.db, page, id, 1, yearLater);
    expect(shorter).toMatchObject({ recheckMonths: 1, version });
    expect(shorter.recheckOn && shorter.recheckOn <= '2026-04-04').toBe(true);
    expect(await setRecheckInterval(connection.db, page, id, 0, acting)).toMatchObject({
      recheckMonths: 0,
      recheckOn: null,
    });
    expect((await confirmEntry(connection.db, page, id, yearLater)).recheckOn).toBeNull();
    const again = await setRecheckInterval(connection.db, page, id, null, acting);
    expect(again.recheckMonths).toBeNull();
    expect(again.recheckOn).not.toBeNull();
    const longest = await setRecheckInterval(connection.db, page, id, 60, acting);
    expect(longest.recheckMonths).toBe(60);
    for (const months of [61, 1.5, -1]) {
      const refused = setRecheckInterval(connection.db, page, id, months, acting);
      expect((await refusalOf(refused)).fields).toHaveProperty('months');
    }
  });

  test('what is off the site or archived is not due, and again once it is back', async () => {
    const { id } = await add();
    expect((await archiveEntry(connection.db, page, id, acting)).recheckOn).toBeNull();
    expect((await confirmEntry(connection.db, page, id, acting)).recheckOn).toBeNull();
    const often = await setRecheckInterval(connection.db, page, id, 3, acting);
    expect(often).toMatchObject({ recheckMonths: 3, recheckOn: null });
    expect(await unarchiveEntry(connection.db, page, id, yearLater)).toMatchObject({
      checkedAt: IN_A_YEAR.toISOString(),
      recheckOn: expect.any(String),
    });
    expect((await unpublishEntry(connection.db, page, id, acting)).recheckOn).toBeNull();
    expect((await refusalOf(confirmEntry(connection.db, page, id, acting))).code).toBe('conflict');
  });
});

describe.each(FILLED_DATABASES)('on $name', ({ openFilled }) => {
  test('the first content falls due on many days', async () => {
    const { db, close } = await openFilled('sample');
    const rows = await db
      .selectFrom('entries')
      .select(['recheck_on'])
      .where('recheck_on', 'is not', null)
      .execute();
    await close();
    const perDay = Map.groupBy(rows, ({ recheck_on }) => recheck_on);
    expect(rows.length).toBeGreaterThan(50);
    expect(Math.max(...[...perDay.values()].map(({ length }) => length))).toBeLessThan(9);
  });
});

describe.each(TEST_DATABASES)('a copy of an entry on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  test('is a draft of its own with the same data, and says in its title that it is a copy', async () => {
    const data = {
      ...emptyData(event.fields),
      title: { el: 'Πανηγύρι', en: 'Feast' },
      description: { el: 'Χορός', en: 'Dance' },
      location: { el: 'Πλατεία', en: '' },
      startsAt: '2025-08-15T21:00',
    };
    const { id } = await createEntry(connection.db, event, { slug: 'feast', data }, acting);
    const copy = await duplicateEntry(connection.db, event, id, acting);
    expect(copy).toMatchObject({
      state: 'draft',
      version: 1,
      isSample: false,
      publishAt: null,
      slug: 'panigyri-antigrafo',
      data: { ...data, title: { el: 'Πανηγύρι (αντίγραφο)', en: 'Feast (copy)' } },
    });
    expect(copy.id).not.toBe(id);
    expect((await duplicateEntry(connection.db, event, id, acting)).slug).toBe(
      'panigyri-antigrafo-2',
    );
    expect((await getForStaff(connection.db, event, id)).title.el).toBe('Πανηγύρι');
  });

  test('has what was typed last, also where the title is as long as it may be', async () => {
    const title = 'Μ'.repeat(40);
    const data = { ...emptyData(menuItem.fields), title: { el: title, en: 'M' }, href: '/a' };
    const admin = actAs({ ...TEST_EDITOR, role: 'admin' });
    const { id } = await createEntry(connection.db, menuItem, { data }, admin);
    const working = { ...data, href: '/b' };
    await saveEntry(connection.db, menuItem, id, { data: working, publish: false }, admin);
    const copy = await duplicateEntry(connection.db, menuItem, id, admin);
    expect(copy.data.href).toBe('/b');
    expect(copy.title.el).toBe(`${'Μ'.repeat(40 - ' (αντίγραφο)'.length)} (αντίγραφο)`);
    // No half of a character stays where it is cut.
    const longest = { el: `${'Μ'.repeat(27)}🏊 στο νερό`, en: `${'M'.repeat(32)}🏊 sea` };
    const swim = { ...data, title: longest };
    const { id: cut } = await createEntry(connection.db, menuItem, { data: swim }, admin);
    expect((await duplicateEntry(connection.db, menuItem, cut, admin)).title).toEqual({
      el: `${'Μ'.repeat(27)} (αντίγραφο)`,
      en: `${'M'.repeat(32)} (copy)`,
    });
    // What has no English gets none.
    const greek = { ...data, title: { el: 'Μ', en: '' } };
    const other = await createEntry(connection.db, menuItem, { data: greek }, admin);
    const inGreek = await duplicateEntry(connection.db, menuItem, other.id, admin);
    expect(inGreek.data.title).toEqual({ el: 'Μ (αντίγραφο)', en: '' });
  });

  test('of what there is only one of is refused', async () => {
    const store = { put: async () => {} } as unknown as MediaStore;
    await fillEmptyDatabase(connection.db, store, { kind: 'none', now: TEST_NOW });
    const one = await getForStaff(connection.db, settings, 'settings');
    const admin = actAs({ ...TEST_EDITOR, role: 'admin' });
    const refused = duplicateEntry(connection.db, settings, one.id, admin);
    expect((await refusalOf(refused)).code).toBe('conflict');
  });
});
