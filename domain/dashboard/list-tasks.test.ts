import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { addTwoEditors, MARIA, NIKOS } from '../../harness/browser/two-editors.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { fillWithNeeded } from '../../harness/databases/kept-stages.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { planLeaving } from '../content/acts/due/plan-leaving.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { page } from '../content-types/page.ts';
import { receiveMessage } from '../inbox/forms/receive-message.ts';
import { queueLetter, sendDueLetters } from '../mail/outbox.ts';
import { listTasks } from './list-tasks.ts';
import { TASK_KINDS } from './register.ts';

test('what waits is in this order, in its place, urgent or not, and leads to the list of it', () => {
  const written = TASK_KINDS.map(({ id, place, href, isUrgent, adminOnly }) =>
    [id, place, href, isUrgent && 'urgent', adminOnly && 'administrators']
      .filter(Boolean)
      .join(' '),
  );
  expect(written).toEqual([
    'emergency-mode office /admin/warn urgent',
    'alerts-in-force office /admin/warn urgent',
    'personal-data-in-files office /admin/media?missing=reason urgent',
    'overdue-sets office /admin/sets?state=overdue urgent',
    'failing-letters site /admin/letters?show=failing urgent',
    'ending-messages office /admin/messages?state=ending urgent',
    'new-messages office /admin/messages urgent',
    'to-review own /admin/drafts?state=handed-in urgent',
    'own-messages own /admin/messages?state=mine urgent',
    'handed-back own /admin/drafts?of=mine&state=handed-back urgent',
    'own-drafts own /admin/drafts?of=mine&state=open',
    'drafts office /admin/drafts?state=open',
    'planned office /admin/drafts?state=planned',
    'leaving office /admin/drafts?state=leaving',
    'to-recheck site /admin/recheck',
    'no-english site /admin/translations?english=missing',
    'english-behind site /admin/translations?english=behind',
    'before-launch site /admin/launch administrators',
    'waiting-letters site /admin/letters?show=waiting',
    'pictures-without-alt site /admin/media?missing=alt',
    'broken-links site /admin/links',
    'missed-addresses site /admin/missed',
    'missed-searches site /admin/searches',
    'broken-promises site /admin/promises',
  ]);
});

describe.each(TEST_DATABASES)('what waits for staff on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const counts = async (by = TEST_EDITOR) =>
    Object.fromEntries(
      (await listTasks(connection.db, actAs(by))).map(({ id, count }) => [id, count]),
    );
  const create = (title: string, how: object) =>
    createEntry(
      connection.db,
      page,
      { data: { ...emptyData(page.fields), title: { el: title, en: title } }, ...how },
      actAs(TEST_EDITOR),
    );
  const sendMessage = (subject: string) =>
    receiveMessage(
      connection.db,
      {
        kind: 'contact',
        name: 'Α',
        email: 'a@example.org',
        phone: '',
        subject,
        body: 'Γ',
        language: 'gr',
      },
      { officeEmail: undefined, now: TEST_NOW },
    );

  test('is nothing on an empty site', async () => {
    expect(await listTasks(connection.db, actAs(TEST_ADMIN))).toEqual([]);
  });

  test('says what it is in both languages, where it is dealt with, and how many there are', async () => {
    await sendMessage('Β');
    await sendMessage('Δ');
    expect(await listTasks(connection.db, actAs(TEST_EDITOR))).toEqual([
      {
        id: 'new-messages',
        text: { el: 'Νέα μηνύματα', en: 'New messages' },
        hint: null,
        href: '/admin/messages',
        place: 'office',
        isUrgent: true,
        count: 2,
      },
    ]);
  });

  test('has the steps that are left before a new site opens, for administrators', async () => {
    const { db } = connection;
    await fillWithNeeded(db);
    expect(await listTasks(db, actAs(TEST_ADMIN))).toEqual([
      {
        id: 'before-launch',
        text: {
          el: 'Βήματα πριν ανοίξει ο ιστότοπος για το κοινό',
          en: 'Steps before the website opens to the public',
        },
        hint: null,
        href: '/admin/launch',
        place: 'site',
        isUrgent: false,
        count: 5,
      },
    ]);
    expect(await counts()).toEqual({});
    const filledIn = { is_sample: 0, public_languages: 'el,en' } as const;
    await db.updateTable('entries').set(filledIn).where('type', '=', 'mayor').execute();
    expect(await counts(TEST_ADMIN)).toEqual({ 'before-launch': 4 });
  });

  test('has drafts, and published entries with changes that are not; what is planned apart', async () => {
    await create('Δημοσιευμένη', {});
    await create('Πρόχειρη', { publish: false });
    await create('Προγραμματισμένη', { publishAt: '2026-03-05T10:00:00.000Z' });
    const { id, data } = await create('Αλλαγμένη', {});
    const changed = { ...data, title: { el: 'Νέα', en: 'New' } };
    const save = { data: changed, version: 1, publish: false };
    await saveEntry(connection.db, page, id, save, actAs(TEST_EDITOR));
    const leaves = await create('Φεύγει', {});
    const leaving = { leaveAt: '2026-03-05T10:00:00.000Z', leaveTo: 'draft' as const };
    await planLeaving(connection.db, page, leaves.id, leaving, actAs(TEST_EDITOR));
    expect(await counts()).toEqual({ 'own-drafts': 2, drafts: 2, planned: 1, leaving: 1 });
  });

  test('has messages that are soon deleted, apart', async () => {
    for (const subject of ['Β', 'Δ', 'Ζ']) await sendMessage(subject);
    const ends = (columns: object, subject: string) =>
      connection.db
        .updateTable('messages')
        .set({ ends_at: TEST_NOW.toISOString(), ...columns })
        .where('subject', '=', subject)
        .execute();
    await ends({}, 'Β');
    await ends({ state: 'done' }, 'Ζ');
    expect(await counts()).toEqual({ 'new-messages': 2, 'ending-messages': 1 });
  });

  test('has the messages that somebody is to answer among what is their own, until they are answered', async () => {
    const { db } = connection;
    await addTwoEditors(db);
    await sendMessage('Β');
    await sendMessage('Δ');
    const change = (columns: object) =>
      db.updateTable('messages').set(columns).where('subject', '=', 'Β').execute();
    await change({ assigned_to: MARIA.id });
    expect(await counts(MARIA)).toEqual({ 'new-messages': 2, 'own-messages': 1 });
    expect(await counts(NIKOS)).toEqual({ 'new-messages': 2 });
    await change({ state: 'done' });
    expect(await counts(MARIA)).toEqual({ 'new-messages': 1 });
  });

  test('counts a letter that failed once, among the failing ones', async () => {
    const { db } = connection;
    const queue = (to: string) => queueLetter(db, { to, subject: 'Δ', text: 'Ε' }, TEST_NOW);
    await queue('a@example.org');
    await queue('b@example.org');
    const refuse = () => Promise.reject(new Error('refused'));
    await sendDueLetters(db, refuse, () => TEST_NOW);
    await queue('c@example.org');
    expect(await counts()).toEqual({ 'failing-letters': 2, 'waiting-letters': 1 });
  });

  test('has pictures that lack their text in one of the languages', async () => {
    const described = { alt_el: 'Λιμάνι', alt_en: 'Harbour' };
    await connection.db
      .insertInto('media')
      .values([
        testDocumentRow({ id: 'a', kind: 'image', ...described }),
        testDocumentRow({ id: 'b', kind: 'image', alt_el: 'Λιμάνι' }),
        testDocumentRow({ id: 'c' }),
        testDocumentRow({ id: 'd', kind: 'image', deleted_at: TEST_NOW.toISOString() }),
        testDocumentRow({ id: 'e', kind: 'image', is_decorative: 1 }),
      ])
      .execute();
    expect(await counts()).toEqual({ 'pictures-without-alt': 1 });
  });

  test('has what is to be looked through from the midnight of Greece on', async () => {
    await create('Τέλη', {});
    await connection.db.updateTable('entries').set({ recheck_on: '2026-03-06' }).execute();
    const dueAt = async (moment: string) =>
      (await listTasks(connection.db, actAs(TEST_EDITOR, new Date(moment)))).map(({ id }) => id);
    expect(await dueAt('2026-03-05T21:59:00Z')).toEqual([]);
    expect(await dueAt('2026-03-05T22:00:00Z')).toEqual(['to-recheck']);
  });
});

test('each kind has a name of its own', () => {
  const ids = TASK_KINDS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('urgent is what somebody waits for, or what is lost where nobody acts', () => {
  const urgent = TASK_KINDS.filter(({ isUrgent }) => isUrgent);
  expect(urgent.map(({ id }) => id)).toEqual([
    'emergency-mode',
    'alerts-in-force',
    'personal-data-in-files',
    'overdue-sets',
    'failing-letters',
    'ending-messages',
    'new-messages',
    'to-review',
    'own-messages',
    'handed-back',
  ]);
});
