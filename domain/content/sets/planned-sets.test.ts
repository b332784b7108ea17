import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData, refusalOf } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { footerLink } from '../../content-types/footer-link.ts';
import { news } from '../../content-types/news.ts';
import { createEntry } from '../acts/create-entry.ts';
import { carryOutPlans } from '../acts/due/carry-out-plans.ts';
import { planLeaving } from '../acts/due/plan-leaving.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { getForStaff } from '../reading/staff-entries.ts';
import { addToSet, chooseLanguages, removeFromSet } from './fill-set.ts';
import { createSet, deleteSet } from './make-set.ts';
import { cancelSetPlan, planSet, publishSet } from './publish-set.ts';
import { countOverdueSets, getSet, listSets } from './reading.ts';

const acting = actAs(TEST_EDITOR);
const NEWS = newsData('Τέλη', '2026-03-01');
const GREEK = { title: { el: 'Τέλη', en: '' }, summary: { el: 'Τέλη', en: '' } };
const HOUR = 60 * 60_000;
const MOMENT = new Date(TEST_NOW.getTime() + HOUR);

describe.each(TEST_DATABASES)('a set that is planned, on $name', ({ open }) => {
  let connection: Connection;
  let entry: string;
  let set: string;
  beforeEach(async () => {
    connection = await open();
    const { db } = connection;
    const draft = { data: newsData('Τέλη', '2026-03-01'), publish: false };
    entry = (await createEntry(db, news, draft, acting)).id;
    set = await createSet(db, 'Νέο έτος', acting);
    await addToSet(db, set, [{ id: entry }], acting);
    const { stamp } = await getSet(db, set, acting);
    await planSet(db, set, { stamp, publishAt: MOMENT.toISOString() }, acting);
  });
  afterEach(() => connection.close());

  const stored = () => getForStaff(connection.db, news, entry);
  const choose = (languages: ('el' | 'en')[] | null, by = acting) =>
    chooseLanguages(connection.db, set, entry, languages, by);

  test('plans an entry in the languages that are chosen for it afterwards', async () => {
    expect(await stored()).toMatchObject({ publishLanguages: ['el', 'en'] });
    await choose(['el']);
    expect(await stored()).toMatchObject({
      publishAt: MOMENT.toISOString(),
      publishLanguages: ['el'],
    });
    await choose(null);
    expect(await stored()).toMatchObject({ publishLanguages: ['el', 'en'] });
  });

  test('is not planned for a moment at which an entry of it will have left', async () => {
    const { db } = connection;
    const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR).toISOString();
    const { id } = await createEntry(db, news, { data: NEWS }, acting);
    await planLeaving(db, news, id, { leaveAt: at(2), leaveTo: 'draft' }, acting);
    const other = await createSet(db, 'Άλλη', acting);
    await addToSet(db, other, [{ id }], acting);
    const { stamp } = await getSet(db, other, acting);
    const plan = (hours: number) => planSet(db, other, { stamp, publishAt: at(hours) }, acting);
    await expect(plan(2)).rejects.toMatchObject({ details: { notReady: [{ id }] } });
    await plan(1);
  });

  test('takes no language in which the entry says nothing, and keeps its plan', async () => {
    const { db } = connection;
    await choose(['el']);
    const { version } = await stored();
    const data = { ...newsData('Τέλη', '2026-03-01'), ...GREEK };
    await saveEntry(db, news, entry, { data, version, publish: false }, acting);
    const before = await stored();
    const refusal = await refusalOf(choose(['en']));
    expect(refusal.code).toBe('conflict');
    expect(await stored()).toEqual(before);
  });

  test('takes nothing any more once its moment has come, and what is taken out stays a draft', async () => {
    const { db } = connection;
    const late = { ...acting, now: MOMENT };
    const other = (
      await createEntry(db, news, { data: newsData('Νέα', '2026-03-01'), publish: false }, acting)
    ).id;
    const refusal = await refusalOf(addToSet(db, set, [{ id: other }], late));
    expect(refusal.code).toBe('conflict');
    expect(refusal.text.en).toContain('The moment of the set has come');
    await removeFromSet(db, set, entry, late);
    expect(await stored(), 'what is taken out stays a draft').toMatchObject({ publishAt: null });
  });

  test('is public since its moment, although the server was off then', async () => {
    await carryOutPlans(connection.db, new Date(MOMENT.getTime() + HOUR));
    expect(await stored()).toMatchObject({
      state: 'published',
      publishedAt: MOMENT.toISOString(),
    });
  });

  test('is late two minutes after its moment: until then it is about to be published', async () => {
    const late = async (ms: number) => {
      const now = new Date(MOMENT.getTime() + ms);
      const { total } = await listSets(
        connection.db,
        { state: 'overdue', limit: 9, offset: 0 },
        now,
      );
      const { isOverdue } = await getSet(connection.db, set, { now });
      expect(await countOverdueSets(connection.db, now)).toBe(total);
      return [total, isOverdue];
    };
    expect(await late(119_999)).toEqual([0, false]);
    expect(await late(120_000)).toEqual([1, true]);
  });

  test('leaves a draft without any plan once it is cancelled', async () => {
    const { db } = connection;
    const leaveAt = new Date(MOMENT.getTime() + HOUR).toISOString();
    await planLeaving(db, news, entry, { leaveAt, leaveTo: 'draft' }, acting);
    await cancelSetPlan(db, set, acting);
    expect(await stored()).toMatchObject({ publishAt: null, leaveAt: null });
  });

  test('that is late lets no entry leave that nobody has seen, and that leaves once it was public', async () => {
    const { db } = connection;
    const other = await createEntry(db, news, { data: NEWS, publish: false }, acting);
    await addToSet(db, set, [{ id: other.id }], acting);
    const leaveAt = new Date(MOMENT.getTime() + HOUR).toISOString();
    await planLeaving(db, news, entry, { leaveAt, leaveTo: 'archived' }, acting);
    const write = (working: string) =>
      db.updateTable('entries').set({ working }).where('id', '=', other.id).execute();
    // What it says cannot be read: the set cannot be published.
    await write('{');
    const late = new Date(leaveAt);
    expect(await carryOutPlans(db, late)).toMatchObject({ publishedSets: 0, left: 0 });
    expect(await stored()).toMatchObject({
      state: 'draft',
      publishAt: MOMENT.toISOString(),
      leaveAt,
    });
    await write(JSON.stringify(other.data));
    expect(await carryOutPlans(db, late)).toMatchObject({ publishedSets: 1, left: 1 });
    expect(await stored()).toMatchObject({ state: 'archived', languages: ['el', 'en'] });
  });

  test('publishes an entry in the languages that are left of its plan, or that a save names', async () => {
    const { db } = connection;
    const data = { ...NEWS, title: { el: 'Αλλιώς', en: 'Otherwise' } };
    await saveEntry(db, news, entry, { data, publish: false, languages: ['el'] }, acting);
    const other = await createEntry(db, news, { data: NEWS }, acting);
    await saveEntry(db, news, other.id, { data, publish: false }, acting);
    await addToSet(db, set, [{ id: other.id }], acting);
    await unpublishEntry(db, news, other.id, acting, 'en');
    const { members } = await getSet(db, set, acting);
    expect(members).toMatchObject([
      { chosenLanguages: ['el'], publishes: ['el'], facts: { publishLanguages: ['el'] } },
      { chosenLanguages: ['el'], publishes: ['el'], facts: { publishLanguages: ['el'] } },
    ]);
    await carryOutPlans(db, MOMENT);
    expect(await stored()).toMatchObject({ state: 'published', languages: ['el'] });
    expect(await getForStaff(db, news, other.id)).toMatchObject({ languages: ['el'] });
  });

  test('that names other languages leaves it written down in which an earlier set was published', async () => {
    const { db } = connection;
    await carryOutPlans(db, MOMENT);
    const later = actAs(TEST_EDITOR, new Date(MOMENT.getTime() + HOUR));
    const data = { ...NEWS, title: { el: 'Αλλιώς', en: 'Otherwise' } };
    await saveEntry(db, news, entry, { data, publish: false }, later);
    const next = await createSet(db, 'Επόμενο έτος', later);
    await addToSet(db, next, [{ id: entry }], later);
    const { stamp } = await getSet(db, next, later);
    const publishAt = new Date(MOMENT.getTime() + 2 * HOUR).toISOString();
    await planSet(db, next, { stamp, publishAt }, later);
    await saveEntry(db, news, entry, { data, publish: false, languages: ['el'] }, later);
    const chosen = async (id: string) => (await getSet(db, id, later)).members[0]?.chosenLanguages;
    expect([await chosen(set), await chosen(next)]).toEqual([null, ['el']]);
  });

  test('leaves the languages of a set without a plan to it, where an entry has a plan of its own', async () => {
    const { db } = connection;
    const open = await createSet(db, 'Χωρίς ώρα', acting);
    const planned = { data: NEWS, publish: false, publishAt: MOMENT.toISOString() };
    const { id } = await createEntry(db, news, planned, acting);
    await addToSet(db, open, [{ id }], acting);
    await saveEntry(db, news, id, { data: NEWS, publish: false, languages: ['el'] }, acting);
    const { members } = await getSet(db, open, acting);
    expect(members).toMatchObject([{ chosenLanguages: null, publishes: ['el', 'en'] }]);
  });

  test('takes the others where one has personal data, and says how that one comes in', async () => {
    const { db } = connection;
    const add = async (content: string) => {
      const data = { ...NEWS, content: { el: `<p>${content}</p>`, en: '' } };
      return (await createEntry(db, news, { data, publish: false }, acting)).id;
    };
    const [asking, ready] = [await add('ΑΦΜ 123456783'), await add('Κείμενο')];
    const outcome = await addToSet(db, set, [{ id: asking }, { id: ready }], acting);
    expect(outcome).toMatchObject({
      added: 1,
      notAdded: [{ id: asking, text: { en: expect.stringContaining('asked for the reason') } }],
    });
    const { members } = await getSet(db, set, acting);
    expect(members.map(({ id }) => id)).toEqual([entry, ready]);
    expect(await getForStaff(db, news, asking)).toMatchObject({ publishAt: null });
  });

  test('is not ended by an editor for an entry that is the administrators’ alone', async () => {
    const { db } = connection;
    const title = { el: 'Σύνδεσμος', en: 'Link' };
    const data = { ...emptyData(footerLink.fields), title, href: '/contact' };
    const admin = actAs(TEST_ADMIN);
    const { id } = await createEntry(db, footerLink, { data, publish: false }, admin);
    await addToSet(db, set, [{ id }], admin);
    for (const act of [
      () => removeFromSet(db, set, id, acting),
      () => chooseLanguages(db, set, id, ['el'], acting),
      () => cancelSetPlan(db, set, acting),
      () => deleteSet(db, set, acting),
    ]) {
      expect((await refusalOf(act())).code).toBe('forbidden');
    }
    expect(await getForStaff(db, footerLink, id)).toMatchObject({
      publishAt: MOMENT.toISOString(),
      publishLanguages: ['el', 'en'],
    });
    await deleteSet(db, set, admin);
    expect(await getForStaff(db, footerLink, id)).toMatchObject({ publishAt: null });
  });

  test('stands in the list before published ones, and behind newer ones that are open', async () => {
    const { db } = connection;
    const later = (minutes: number) =>
      actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + minutes * 60_000));
    const published = await createSet(db, 'Δημοσιευμένη', later(1));
    const input = { data: newsData('Νέα', '2026-03-01'), publish: false };
    const other = await createEntry(db, news, input, acting);
    await addToSet(db, published, [{ id: other.id }], acting);
    const { stamp } = await getSet(db, published, acting);
    await publishSet(db, published, { stamp }, acting);
    const newest = await createSet(db, 'Νεότερη', later(2));
    const { sets } = await listSets(db, { limit: 9, offset: 0 }, TEST_NOW);
    expect(sets.map(({ id }) => id)).toEqual([newest, set, published]);
  });

  test('nor published or planned while there is nothing in it', async () => {
    const { db } = connection;
    const empty = await createSet(db, 'Κενή', acting);
    const { stamp } = await getSet(db, empty, acting);
    const published = await refusalOf(publishSet(db, empty, { stamp }, acting));
    expect(published.text.en).toBe('There are no entries in the set yet.');
    const publishAt = MOMENT.toISOString();
    const planned = await refusalOf(planSet(db, empty, { stamp, publishAt }, acting));
    expect(planned.text.en).toBe('There are no entries in the set yet.');
  });
});
