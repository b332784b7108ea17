import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { alertData } from '../../../harness/content/alert-data.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { setReviewerStep } from '../../accounts/may-publish.ts';
import { listAudit } from '../../audit/reading.ts';
import { alert } from '../../content-types/alert.ts';
import { footerLink } from '../../content-types/footer-link.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { teaser } from '../../content-types/teaser.ts';
import { archiveEntry } from '../acts/archive-entry.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { cancelPlan } from '../acts/due/cancel-plan.ts';
import { carryOutPlans } from '../acts/due/carry-out-plans.ts';
import { planLeaving } from '../acts/due/plan-leaving.ts';
import { restoreEntry } from '../acts/restore-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { type ContentType, emptyData } from '../model/content-type.ts';
import { findEntry } from '../reading/published-entries.ts';
import { getForStaff } from '../reading/staff-entries.ts';
import { addToSet, chooseLanguages, removeFromSet } from './fill-set.ts';
import { createSet, deleteSet, renameSet } from './make-set.ts';
import { cancelSetPlan, planSet, publishSet } from './publish-set.ts';
import { getSet, listSets } from './reading.ts';
import { findSetDrafts } from './set-drafts.ts';
import { undoSet } from './undo-set.ts';

const acting = actAs(TEST_EDITOR);
const HOUR = 60 * 60_000;
const after = (ms: number) => new Date(TEST_NOW.getTime() + ms);
const IN_AN_HOUR = after(HOUR).toISOString();
const TAX_NUMBER = 'ΑΦΜ 123456783';

describe.each(TEST_DATABASES)('publishing sets on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const draft = (title: string, more: object = {}) =>
    createEntry(connection.db, page, { data: pageData(title), publish: false, ...more }, acting);
  /** A public page with a draft of changes. */
  async function changed(before: string, now: string) {
    const entry = await createEntry(connection.db, page, { data: pageData(before) }, acting);
    return saveEntry(
      connection.db,
      page,
      entry.id,
      { data: pageData(now), publish: false },
      acting,
    );
  }
  async function setOf(...entries: { id: string }[]) {
    const id = await createSet(connection.db, 'Νέο έτος', acting);
    if (entries.length > 0) await add(id, ...entries);
    return id;
  }
  const add = (id: string, ...entries: { id: string }[]) =>
    addToSet(
      connection.db,
      id,
      entries.map((entry) => ({ id: entry.id })),
      acting,
    );
  const seen = (id: string) => getSet(connection.db, id, acting);
  const publish = async (id: string, by = acting) =>
    publishSet(connection.db, id, { stamp: (await seen(id)).stamp }, by);
  const plan = async (id: string, publishAt = IN_AN_HOUR, by = acting) =>
    planSet(connection.db, id, { stamp: (await seen(id)).stamp, publishAt }, by);
  const shown = async (slug: string) => (await findEntry(connection.db, page, slug))?.data.title.el;
  const stored = (id: string, type: ContentType = page) => getForStaff(connection.db, type, id);

  test('publishes drafts and changes together, and brings back what was there before', async () => {
    const { db } = connection;
    const fresh = await draft('Νέα σελίδα');
    const old = await changed('Τέλη 2025', 'Τέλη 2026');
    const id = await setOf(fresh, old);
    const before = await db.selectFrom('entries').selectAll().orderBy('id').execute();
    await publish(id);
    expect(await shown(fresh.slug)).toBe('Νέα σελίδα');
    expect(await shown(old.slug)).toBe('Τέλη 2026');
    expect(await stored(old.id)).toMatchObject({ hasUnpublishedChanges: false, version: 2 });
    expect(await seen(id)).toMatchObject({
      state: 'published',
      publishedAt: TEST_NOW.toISOString(),
      publishedBy: TEST_EDITOR.email,
      members: [{ isNew: true }, { isNew: false }],
    });

    await undoSet(db, id, undefined, actAs(TEST_EDITOR, after(HOUR)));
    expect(await shown(fresh.slug)).toBeUndefined();
    expect(await shown(old.slug)).toBe('Τέλη 2025');
    const back = await db.selectFrom('entries').selectAll().orderBy('id').execute();
    const facts = (rows: typeof before) =>
      rows.map(({ version, updated_at, updated_by, public_since, ...rest }) => rest);
    expect(facts(back)).toEqual(facts(before));
    // What was public before is so since now, and has changed for visitors once more.
    expect(new Map(back.map((row) => [row.id, row.public_since]))).toEqual(
      new Map([
        [fresh.id, null],
        [old.id, after(HOUR).toISOString()],
      ]),
    );
    // Open again, with the same entries: a mistake is mended and the set published once more.
    expect(await seen(id)).toMatchObject({ state: 'open', entries: 2 });
    await publish(id);
    expect(await shown(old.slug)).toBe('Τέλη 2026');
  });

  test('says which of its entries the public sees so already', async () => {
    const same = await createEntry(connection.db, page, { data: pageData('Ίδια') }, acting);
    const id = await setOf(same, await changed('Πριν', 'Μετά'), await draft('Νέα'));
    const asPublic = async () => (await seen(id)).members.map(({ isAsPublic }) => isAsPublic);
    expect(await asPublic()).toEqual([true, false, false]);
    await publish(id);
    expect(await asPublic(), 'nothing is to be done any more').toEqual([false, false, false]);
  });

  test('is previewed in the order in which its entries were added', async () => {
    const first = await draft('Πρώτη');
    const second = await draft('Δεύτερη');
    const third = await draft('Τρίτη');
    const drafts = await findSetDrafts(connection.db, await setOf(second, third, first), TEST_NOW);
    expect(drafts.map(({ row }) => row.title_el)).toEqual(['Δεύτερη', 'Τρίτη', 'Πρώτη']);
  });

  test('publishes nothing where one entry is not ready, and says which and why', async () => {
    const good = await draft('Έτοιμη');
    const bad = await createEntry(
      connection.db,
      news,
      {
        data: { ...newsData('Χωρίς περίληψη', '2026-03-01'), summary: { el: '', en: '' } },
        publish: false,
      },
      acting,
    );
    const gap = { el: '<p>[Συμπληρώστε: ώρα]</p>', en: '<p>x</p>' };
    const unfinished = await draft('Με κενό', { data: { ...pageData('Με κενό'), content: gap } });
    const id = await setOf(good, bad, unfinished);
    const { members } = await seen(id);
    expect(members.map(({ problem }) => Object.keys(problem?.fields ?? {}))).toEqual([
      [],
      ['summary.el'],
      ['content.el'],
    ]);
    await expect(publish(id)).rejects.toMatchObject({
      code: 'conflict',
      details: {
        notReady: expect.arrayContaining([
          expect.objectContaining({ id: bad.id, type: 'news' }),
          expect.objectContaining({ id: unfinished.id }),
        ]),
      },
    });
    expect(await shown(good.slug)).toBeUndefined();
    const more = { data: { ...pageData('Ακόμη μία'), content: gap } };
    await add(id, await draft('Ακόμη μία', more), await draft('Ακόμη μία', more));
    await expect(plan(id)).rejects.toMatchObject({
      code: 'conflict',
      text: { el: expect.stringMatching(/: «[^»]+», «[^»]+», «[^»]+» και 1 ακόμη\.$/) },
    });
    expect(await stored(good.id)).toMatchObject({ publishAt: null });
  });

  test('refusals name entries in the order of the set, not in that of their ids', async () => {
    const { db } = connection;
    const newestFirst = async (title: string, content: string) => {
      const data = { ...pageData(title), content: { el: `<p>${content}</p>`, en: '<p>x</p>' } };
      const pair = [await draft(`${title} 1`, { data }), await draft(`${title} 2`, { data })];
      return pair.sort((one, other) => (one.id < other.id ? 1 : -1));
    };
    const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => ({ id }));
    const gaps = await newestFirst('Με κενό', '[Συμπληρώστε: ώρα]');
    const notReady = { code: 'conflict', details: { notReady: ids(gaps) } };
    await expect(publish(await setOf(...gaps))).rejects.toMatchObject(notReady);

    const numbers = await newestFirst('Πρόσκληση', TAX_NUMBER);
    const asks = { code: 'invalid', details: { personalData: ids(numbers) } };
    const withNumbers = await setOf(...numbers);
    await expect(publish(withNumbers)).rejects.toMatchObject(asks);
    await expect(plan(withNumbers)).rejects.toMatchObject(asks);

    const good = await newestFirst('Έτοιμη', 'Κείμενο');
    const published = await setOf(...good);
    await publish(published);
    for (const { id } of good) await saveEntry(db, page, id, { data: pageData('Ξανά') }, acting);
    const changed = { code: 'conflict', details: { changed: ids(good) } };
    await expect(undoSet(db, published, undefined, acting)).rejects.toMatchObject(changed);
  });

  test('what was not looked at is not published: an entry or the set changed since', async () => {
    const { db } = connection;
    const entry = await draft('Πρώτη');
    const id = await setOf(entry);
    const { stamp } = await seen(id);
    await saveEntry(db, page, entry.id, { data: pageData('Δεύτερη'), publish: false }, acting);
    const stale = { code: 'conflict', details: { isStale: true } };
    await expect(publishSet(db, id, { stamp }, acting)).rejects.toMatchObject(stale);
    const { stamp: second } = await seen(id);
    await add(id, await draft('Τρίτη'));
    await expect(publishSet(db, id, { stamp: second }, acting)).rejects.toMatchObject(stale);
    const { stamp: third } = await seen(id);
    await chooseLanguages(db, id, entry.id, ['el'], acting);
    await expect(publishSet(db, id, { stamp: third }, acting)).rejects.toMatchObject(stale);
    expect(await shown(entry.slug)).toBeUndefined();
  });

  test('is published at its moment once, whole, and the log names who planned it', async () => {
    const { db } = connection;
    const fresh = await draft('Νέα σελίδα');
    const old = await changed('Τέλη 2025', 'Τέλη 2026');
    const id = await setOf(fresh, old);
    await plan(id);
    expect(await stored(fresh.id)).toMatchObject({ publishAt: IN_AN_HOUR, version: 1 });
    expect(await carryOutPlans(db, after(HOUR - 1))).toMatchObject({
      publishedSets: 0,
      published: 0,
      next: after(HOUR),
    });
    expect(await carryOutPlans(db, after(HOUR))).toMatchObject({
      publishedSets: 1,
      published: 0,
      failures: [],
      next: undefined,
    });
    expect([await shown(fresh.slug), await shown(old.slug)]).toEqual(['Νέα σελίδα', 'Τέλη 2026']);
    expect(await carryOutPlans(db, after(2 * HOUR))).toMatchObject({ publishedSets: 0 });
    const { records } = await listAudit(db, { action: 'published-in-set', limit: 9, offset: 0 });
    expect(records.map(({ userEmail, subjectType }) => [userEmail, subjectType]).sort()).toEqual([
      [TEST_EDITOR.email, 'page'],
      [TEST_EDITOR.email, 'page'],
      [TEST_EDITOR.email, 'publishing-set'],
    ]);
    await undoSet(db, id, undefined, actAs(TEST_EDITOR, after(3 * HOUR)));
    expect([await shown(fresh.slug), await shown(old.slug)]).toEqual([undefined, 'Τέλη 2025']);
  });

  test('a process that dies between two entries leaves the set as it was, and it is done later', async () => {
    const { db } = connection;
    const [one, two] = [await draft('Μία'), await draft('Δύο')];
    const id = await setOf(one, two);
    await plan(id);
    // The second entry cannot be written: what a full disk, or a process that ends, does.
    const last = [one.id, two.id].sort()[1] ?? '';
    const working = await db
      .selectFrom('entries')
      .select('working')
      .where('id', '=', last)
      .executeTakeFirstOrThrow();
    await db.updateTable('entries').set({ working: '{' }).where('id', '=', last).execute();
    const outcome = await carryOutPlans(db, after(HOUR));
    expect(outcome).toMatchObject({ publishedSets: 0, failures: [{ id }] });
    expect([await shown(one.slug), await shown(two.slug)]).toEqual([undefined, undefined]);
    expect(
      await listSets(db, { state: 'overdue', limit: 9, offset: 0 }, after(2 * HOUR)),
    ).toMatchObject({ total: 1, sets: [{ id, isOverdue: true }] });
    await db.updateTable('entries').set(working).where('id', '=', last).execute();
    expect(await carryOutPlans(db, after(2 * HOUR))).toMatchObject({ publishedSets: 1 });
    expect([await shown(one.slug), await shown(two.slug)]).toEqual(['Μία', 'Δύο']);
  });

  test('nothing comes into a set whose moment has come, since nobody would publish it', async () => {
    const { db } = connection;
    const id = await setOf(await draft('Μία'));
    await plan(id);
    const late = await draft('Δύο');
    const addAt = (moment: Date) => addToSet(db, id, [{ id: late.id }], actAs(TEST_EDITOR, moment));
    await expect(addAt(after(HOUR))).rejects.toMatchObject({
      code: 'conflict',
      text: { en: expect.stringContaining('has come') },
    });
    expect(await addAt(after(HOUR - 1))).toMatchObject({ added: 1 });
  });

  test('an entry of a planned set is not parted from it, and stays complete', async () => {
    const { db } = connection;
    const entry = await changed('Πριν', 'Μετά');
    const id = await setOf(entry, await draft('Άλλη'));
    await plan(id);
    const parted = { code: 'conflict', details: { set: { id, name: 'Νέο έτος' } } };
    const data = pageData('Τώρα');
    const later = after(2 * HOUR).toISOString();
    for (const act of [
      () => saveEntry(db, page, entry.id, { data }, acting),
      () => saveEntry(db, page, entry.id, { data, publishAt: later }, acting),
      () => cancelPlan(db, page, entry.id, acting),
      () => unpublishEntry(db, page, entry.id, acting),
      () => deleteEntry(db, page, entry.id, acting),
    ]) {
      await expect(act()).rejects.toMatchObject(parted);
    }
    await expect(
      saveEntry(db, page, entry.id, { data: pageData(''), publish: false }, acting),
    ).rejects.toMatchObject({ code: 'invalid' });
    await saveEntry(db, page, entry.id, { data, publish: false }, acting);
    await carryOutPlans(db, after(HOUR));
    expect(await shown(entry.slug)).toBe('Τώρα');
  });

  test('a plan is cancelled, moved, and ends with the last entry', async () => {
    const { db } = connection;
    const [one, two] = [await draft('Μία'), await draft('Δύο')];
    const id = await setOf(one, two);
    await plan(id);
    await plan(id, after(2 * HOUR).toISOString());
    expect(await seen(id)).toMatchObject({ isOverdue: false });
    expect(await carryOutPlans(db, after(HOUR))).toMatchObject({ publishedSets: 0 });
    await cancelSetPlan(db, id, acting);
    expect(await stored(one.id)).toMatchObject({ publishAt: null });
    // Without a plan nothing happens, and nothing is written down.
    await cancelSetPlan(db, id, acting);
    const ended = { action: 'plan-cancelled', limit: 9, offset: 0 } as const;
    expect((await listAudit(db, ended)).total).toBe(1);
    expect(await carryOutPlans(db, after(3 * HOUR))).toMatchObject({ publishedSets: 0 });
    await plan(id);
    await removeFromSet(db, id, one.id, acting);
    expect(await stored(one.id)).toMatchObject({ publishAt: null });
    await removeFromSet(db, id, two.id, acting);
    expect(await seen(id)).toMatchObject({ publishAt: null, entries: 0 });
    const asked = { action: 'removed-from-set', limit: 9, offset: 0 } as const;
    const { records } = await listAudit(db, asked);
    expect(records.map(({ subjectId }) => subjectId).toSorted()).toEqual(
      [one.id, two.id].toSorted(),
    );
    const past = after(-1).toISOString();
    await add(id, one);
    await expect(plan(id, past)).rejects.toMatchObject({ fields: { publishAt: {} } });
  });

  test('into a planned set come only entries that are ready, and they get its moment', async () => {
    const { db } = connection;
    const id = await setOf(await draft('Μία'));
    await plan(id);
    const ready = await draft('Έτοιμη');
    const leaving = await createEntry(db, page, { data: pageData('Φεύγει') }, acting);
    // At the very moment of the set is too early, too: it would be public for no time at all.
    const leaveAt = IN_AN_HOUR;
    await planLeaving(db, page, leaving.id, { leaveAt, leaveTo: 'draft' }, acting);
    const outcome = await add(id, ready, leaving);
    expect(outcome).toMatchObject({ added: 1, notAdded: [{ id: leaving.id }] });
    expect(await stored(ready.id)).toMatchObject({ publishAt: IN_AN_HOUR });
    await deleteSet(db, id, acting);
    expect(await stored(ready.id)).toMatchObject({ publishAt: null });
    const { records } = await listAudit(db, { action: 'deleted', limit: 9, offset: 0 });
    expect(records).toMatchObject([{ subjectId: id, subjectTitle: 'Νέο έτος' }]);
  });

  test('a public entry leaves at its own moment, although the plan of its set has ended', async () => {
    const { db } = connection;
    const entry = await changed('Πριν', 'Μετά');
    const leaveAt = after(3 * HOUR).toISOString();
    await planLeaving(db, page, entry.id, { leaveAt, leaveTo: 'draft' }, acting);
    const id = await setOf(entry);
    await plan(id);
    await cancelSetPlan(db, id, acting);
    expect(await stored(entry.id)).toMatchObject({ publishAt: null, leaveAt });
  });

  test('an entry stands in one open set, and in any number of published ones', async () => {
    const { db } = connection;
    const entry = await draft('Μία');
    const first = await setOf(entry);
    const second = await createSet(db, 'Δεύτερη', acting);
    expect(await add(second, entry)).toMatchObject({
      added: 0,
      notAdded: [{ id: entry.id, set: { id: first, name: 'Νέο έτος' } }],
    });
    await publish(first);
    expect(await add(second, entry)).toEqual({ added: 1, notAdded: [] });
    // Open again, the first set has to do without it.
    await undoSet(db, first, undefined, acting);
    expect(await seen(first)).toMatchObject({ state: 'open', entries: 0 });
    expect((await seen(second)).members.map(({ id }) => id)).toEqual([entry.id]);
  });

  test('a published set takes and gives nothing until it is taken back', async () => {
    const { db } = connection;
    const [entry, other] = [await draft('Μία'), await draft('Άλλη')];
    const id = await setOf(entry);
    await publish(id);
    for (const act of [
      () => add(id, other),
      () => removeFromSet(db, id, entry.id, acting),
      () => chooseLanguages(db, id, entry.id, ['el'], acting),
      () => cancelSetPlan(db, id, acting),
      () => publish(id),
    ]) {
      await expect(act()).rejects.toMatchObject({
        code: 'conflict',
        text: { en: expect.stringMatching(/^The set has been published already\. Undo /) },
      });
    }
    expect((await seen(id)).members).toMatchObject([{ id: entry.id, chosenLanguages: null }]);
  });

  test('says who published it, and whose plan it was, whoever made it', async () => {
    const { db } = connection;
    const admin = actAs(TEST_ADMIN);
    const now = await setOf(await draft('Τώρα'));
    await publish(now, admin);
    const later = await setOf(await draft('Αργότερα'));
    await plan(later, IN_AN_HOUR, admin);
    await carryOutPlans(db, after(HOUR));
    for (const id of [now, later]) {
      expect(await seen(id)).toMatchObject({
        createdBy: TEST_EDITOR.email,
        publishedBy: TEST_ADMIN.email,
      });
    }
    const asked = { action: 'published-in-set', limit: 9, offset: 0 };
    const { records } = await listAudit(db, asked);
    expect(records.map(({ userEmail }) => userEmail)).toEqual(Array(4).fill(TEST_ADMIN.email));
  });

  test('one that cannot be published holds up no other, and the earliest has its turn first', async () => {
    const { db } = connection;
    const [early, late] = [await draft('Νωρίς'), await draft('Αργά')];
    const second = await setOf(late);
    const first = await setOf(early);
    await plan(second, after(2 * HOUR).toISOString());
    await plan(first);
    const broken = async (...entries: { id: string }[]) => {
      const rows = await db.selectFrom('entries').select(['id', 'working']).execute();
      const ids = entries.map(({ id }) => id);
      await db.updateTable('entries').set({ working: '{' }).where('id', 'in', ids).execute();
      const { failures, publishedSets } = await carryOutPlans(db, after(2 * HOUR));
      for (const { id, working } of rows) {
        await db.updateTable('entries').set({ working }).where('id', '=', id).execute();
      }
      return { failed: failures.map(({ id }) => id), publishedSets };
    };
    expect(await broken(early, late)).toEqual({ failed: [first, second], publishedSets: 0 });
    expect(await broken(early)).toEqual({ failed: [first], publishedSets: 1 });
    expect(await shown(late.slug)).toBe('Αργά');
  });

  test('an entry that is public in English needs English as before', async () => {
    const { db } = connection;
    const { id: entry } = await createEntry(db, page, { data: pageData('Τέλη', 'Fees') }, acting);
    const data = { ...pageData('Νέα τέλη'), title: { el: 'Νέα τέλη', en: '' } };
    await saveEntry(db, page, entry, { data, publish: false }, acting);
    const id = await setOf({ id: entry });
    const [member] = (await seen(id)).members;
    expect(Object.keys(member?.problem?.fields ?? {})).toEqual(['title.en']);
    await chooseLanguages(db, id, entry, ['el'], acting);
    expect((await seen(id)).members).toMatchObject([{ publishes: ['el'], problem: undefined }]);
  });

  test('each entry is published in the languages chosen, or those that are ready', async () => {
    const { db } = connection;
    const both = await draft('Δύο γλώσσες');
    const greek = await draft('Ελληνικά');
    const id = await setOf(both, greek);
    await chooseLanguages(db, id, greek.id, ['el'], acting);
    expect((await seen(id)).members.map(({ publishes }) => publishes)).toEqual([
      ['el', 'en'],
      ['el'],
    ]);
    await publish(id);
    expect(await stored(both.id)).toMatchObject({ languages: ['el', 'en'] });
    expect(await stored(greek.id)).toMatchObject({ languages: ['el'] });
  });

  test('what was changed since is named, and goes back only if somebody says so', async () => {
    const { db } = connection;
    const again = await changed('Πριν', 'Μετά');
    const typed = await changed('Παλιά', 'Νέα');
    const id = await setOf(again, typed);
    await publish(id);
    await saveEntry(db, page, again.id, { data: pageData('Ξανά') }, acting);
    // A draft does not change what the public sees.
    await saveEntry(db, page, typed.id, { data: pageData('Πρόχειρη'), publish: false }, acting);
    await expect(undoSet(db, id, undefined, acting)).rejects.toMatchObject({
      code: 'conflict',
      details: { changed: [{ id: again.id, since: 'published' }] },
    });
    expect(await shown(typed.slug)).toBe('Νέα');
    await undoSet(db, id, 'keep', acting);
    expect([await shown(again.slug), await shown(typed.slug)]).toEqual(['Ξανά', 'Παλιά']);
    expect(await stored(typed.id)).toMatchObject({ data: { title: { el: 'Πρόχειρη' } } });

    await publish(id);
    await saveEntry(db, page, again.id, { data: pageData('Τρίτη') }, acting);
    await undoSet(db, id, 'undo', acting);
    expect([await shown(again.slug), await shown(typed.slug)]).toEqual(['Ξανά', 'Παλιά']);
    expect(await stored(again.id)).toMatchObject({ data: { title: { el: 'Τρίτη' } } });

    await publish(id);
    await archiveEntry(db, page, typed.id, acting);
    await undoSet(db, id, 'undo', acting);
    expect(await stored(typed.id)).toMatchObject({ state: 'published', archivedAt: null });
  });

  test('an entry in the bin holds an open set back, and stays in the bin after an undo', async () => {
    const { db } = connection;
    const entry = await draft('Μία');
    const id = await setOf(entry, await draft('Δύο'));
    await deleteEntry(db, page, entry.id, acting);
    await expect(publish(id)).rejects.toMatchObject({ code: 'conflict' });
    // It has no state that the public would know, and no form.
    expect((await seen(id)).members).toMatchObject([
      { isInBin: true, facts: undefined },
      { isInBin: false, facts: { state: 'draft' } },
    ]);
    await removeFromSet(db, id, entry.id, acting);
    expect(await add(id, entry)).toMatchObject({
      added: 0,
      notAdded: [{ id: entry.id, text: { en: 'The entry does not exist or has been deleted.' } }],
    });
    await restoreEntry(db, page, entry.id, acting);
    await add(id, entry);
    await publish(id);
    await unpublishEntry(db, page, entry.id, acting);
    await deleteEntry(db, page, entry.id, acting);
    await expect(undoSet(db, id, undefined, acting)).rejects.toMatchObject({
      details: { changed: [{ id: entry.id, since: 'deleted' }] },
    });
    await undoSet(db, id, 'undo', acting);
    expect(await shown('dyo')).toBeUndefined();
  });

  test('where there are reviewers, editors fill sets, and reviewers publish them', async () => {
    const { db } = connection;
    const admin = actAs(TEST_ADMIN);
    await setReviewerStep(db, true, admin);
    const entry = await draft('Μία', { handIn: true });
    const id = await setOf(entry);
    expect(await stored(entry.id)).toMatchObject({ review: { state: 'handed-in' } });
    const handsIn = { code: 'forbidden', details: { handsIn: true } };
    await expect(publish(id)).rejects.toMatchObject(handsIn);
    await expect(plan(id)).rejects.toMatchObject(handsIn);
    await plan(id, IN_AN_HOUR, admin);
    expect(await stored(entry.id)).toMatchObject({ review: null });
    const other = await draft('Άλλη');
    for (const act of [
      () => add(id, other),
      () => removeFromSet(db, id, entry.id, acting),
      () => cancelSetPlan(db, id, acting),
      () => deleteSet(db, id, acting),
      () => saveEntry(db, page, entry.id, { data: pageData('Αλλιώς'), publish: false }, acting),
    ]) {
      await expect(act()).rejects.toMatchObject(handsIn);
    }
    await carryOutPlans(db, after(HOUR));
    expect(await shown(entry.slug)).toBe('Μία');
    await expect(undoSet(db, id, undefined, acting)).rejects.toMatchObject(handsIn);
    await expect(deleteSet(db, id, acting)).rejects.toMatchObject(handsIn);
    await undoSet(db, id, undefined, admin);
    expect(await shown(entry.slug)).toBeUndefined();
  });

  test('where there are reviewers, editors publish no set, not even one of warnings alone', async () => {
    const { db } = connection;
    await setReviewerStep(db, true, actAs(TEST_ADMIN));
    const data = alertData('Φωτιά');
    const id = await setOf(await createEntry(db, alert, { data, publish: false }, acting));
    const handsIn = { code: 'forbidden', details: { handsIn: true } };
    await expect(publish(id)).rejects.toMatchObject(handsIn);
    await expect(plan(id)).rejects.toMatchObject(handsIn);
    await publish(id, actAs(TEST_ADMIN));
  });

  test('what only administrators may change, an editor neither adds nor publishes', async () => {
    const { db } = connection;
    const title = { el: 'Σύνδεσμος', en: 'Link' };
    const data = { ...emptyData(footerLink.fields), title, href: '/contact' };
    const admin = actAs(TEST_ADMIN);
    const only = await createEntry(db, footerLink, { data, publish: false }, admin);
    const id = await setOf();
    expect(await add(id, only)).toMatchObject({
      added: 0,
      notAdded: [{ id: only.id }],
    });
    await addToSet(db, id, [{ id: only.id }], admin);
    await chooseLanguages(db, id, only.id, ['el'], admin);
    await expect(publish(id)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await add(id, { id: 'nothing' })).toEqual({ added: 0, notAdded: [] });
  });

  test('personal data need a reason, now and by a plan, and the log keeps it', async () => {
    const { db } = connection;
    const data = {
      ...pageData('Πρόσκληση'),
      content: { el: `<p>${TAX_NUMBER}</p>`, en: '<p>x</p>' },
    };
    const entry = await createEntry(db, page, { data, publish: false }, acting);
    const id = await setOf(entry, await draft('Άλλη'));
    const asks = {
      code: 'invalid',
      fields: { [entry.id]: { en: expect.stringContaining('a tax number') } },
      details: { personalData: [{ id: entry.id }] },
    };
    await expect(publish(id)).rejects.toMatchObject(asks);
    await expect(plan(id)).rejects.toMatchObject(asks);
    expect(await shown(entry.slug)).toBeUndefined();
    const reason = 'Ο αριθμός ανήκει στον Δήμο.';
    await plan(id, IN_AN_HOUR, { ...acting, reason });
    await carryOutPlans(db, after(HOUR));
    expect(await shown(entry.slug)).toBe('Πρόσκληση');
    const asked = { action: 'personal-data-published', limit: 9, offset: 0 };
    expect((await listAudit(db, asked)).records).toMatchObject([{ note: reason }]);
  });

  test('has a name and at most a hundred entries; a hundred sets are open at most', async () => {
    const { db } = connection;
    const id = await setOf();
    for (const name of ['', '  ', 'α'.repeat(121)]) {
      await expect(renameSet(db, id, name, acting)).rejects.toMatchObject({ fields: { name: {} } });
    }
    await createSet(db, 'α'.repeat(120), acting);
    await renameSet(db, id, ' Νέο  όνομα ', acting);
    expect((await seen(id)).name).toBe('Νέο όνομα');
    // The name that it has already is no change, and none stands in the log.
    await renameSet(db, id, 'Νέο όνομα', acting);
    const changes = await listAudit(db, { action: 'changed', limit: 9, offset: 0 });
    expect(changes.records.map(({ subjectTitle }) => subjectTitle)).toEqual(['Νέο όνομα']);
    const many = [];
    for (let at = 0; at < 101; at++) many.push(await draft(`Σελίδα ${at}`));
    await expect(add(id, ...many)).rejects.toMatchObject({ code: 'conflict' });
    expect(await add(id, ...many.slice(0, 100))).toMatchObject({ added: 100 });
    await expect(add(id, ...many.slice(100))).rejects.toMatchObject({
      code: 'conflict',
    });
    // What stays outside takes no place: of two, one stands in another set.
    await removeFromSet(db, id, many[0]?.id ?? '', acting);
    const elsewhere = await draft('Αλλού');
    await setOf(elsewhere);
    expect(await add(id, elsewhere, ...many.slice(100))).toMatchObject({
      added: 1,
      notAdded: [{ id: elsewhere.id }],
    });
    for (let at = 3; at < 100; at++) await createSet(db, `Ομάδα ${at}`, acting);
    await expect(createSet(db, 'Άλλη', acting)).rejects.toMatchObject({ code: 'conflict' });
    // One that is published is open no more.
    await db
      .updateTable('publishing_sets')
      .set({ state: 'published' })
      .where('id', '=', id)
      .execute();
    await createSet(db, 'Άλλη', acting);
  });

  test('an entry that the site leads to does not leave by an undo', async () => {
    const { db } = connection;
    const entry = await draft('Σελίδα', { slug: 'led-to' });
    const id = await setOf(entry);
    await publish(id);
    const data = { ...emptyData(teaser.fields), place: 'home-task', icon: 'FileText' };
    const title = { el: 'Κάρτα', en: 'Card' };
    await createEntry(db, teaser, { data: { ...data, title, link: '/led-to' } }, acting);
    await expect(undoSet(db, id, undefined, acting)).rejects.toMatchObject({ code: 'conflict' });
    expect(await shown('led-to')).toBe('Σελίδα');
  });
});
