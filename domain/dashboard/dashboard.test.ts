import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { listAudit } from '../audit/reading.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { page } from '../content-types/page.ts';
import { receiveMessage } from '../inbox/receive-message.ts';
import { queueLetter, sendDueLetters } from '../mail/outbox.ts';
import { confirmSubscription, requestSubscription } from '../newsletter/subscribers.ts';
import { getDashboard } from './dashboard.ts';

const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

describe.each(TEST_DATABASES)('the dashboard on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const create = (title: string, minute = 0, publish = true) =>
    createEntry(
      connection.db,
      page,
      { data: { ...emptyData(page.fields), title: { el: title, en: title } }, publish },
      actAs(TEST_EDITOR, minutesLater(minute)),
    );

  test('of an empty site counts nothing', async () => {
    expect(await getDashboard(connection.db)).toEqual({
      recent: [],
      planned: [],
      drafts: 0,
      newMessages: 0,
      endingMessages: { count: 0, first: null },
      mail: { waiting: 0, failing: 0 },
      subscribers: 0,
      samples: [],
      picturesWithoutAlt: 0,
    });
  });

  test('names the eight entries that changed last, without those in the bin', async () => {
    for (let number = 0; number < 9; number++) await create(`Σελίδα ${number}`, number);
    const gone = await create('Διαγραμμένη', 20);
    await deleteEntry(connection.db, page, gone.id, actAs(TEST_EDITOR, minutesLater(21)));
    const { recent } = await getDashboard(connection.db);
    expect(recent.map(({ title }) => title.el)).toEqual(
      [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `Σελίδα ${number}`),
    );
    expect(recent[0]).toMatchObject({
      type: 'page',
      state: 'published',
      updatedBy: TEST_EDITOR.email,
      updatedAt: minutesLater(8).toISOString(),
    });
  });

  test('counts drafts, and published entries with changes that are not', async () => {
    await create('Δημοσιευμένη');
    await create('Πρόχειρη', 1, false);
    const { id, data } = await create('Αλλαγμένη', 2);
    const changed = { ...data, title: { el: 'Νέα', en: 'New' } };
    const acting = actAs(TEST_EDITOR);
    await saveEntry(connection.db, page, id, { data: changed, version: 1, publish: false }, acting);
    expect((await getDashboard(connection.db)).drafts).toBe(2);
  });

  test('names what is planned, the soonest first, and counts it as no draft', async () => {
    const plan = (title: string, minutes: number) =>
      createEntry(
        connection.db,
        page,
        {
          slug: title,
          data: { ...emptyData(page.fields), title: { el: title, en: title } },
          publishAt: minutesLater(minutes).toISOString(),
        },
        actAs(TEST_EDITOR),
      );
    await plan('later', 20);
    await plan('soon', 10);
    const gone = await plan('gone', 5);
    await deleteEntry(connection.db, page, gone.id, actAs(TEST_EDITOR));
    const { planned, drafts } = await getDashboard(connection.db);
    expect(planned).toMatchObject([
      { type: 'page', title: { el: 'soon' }, publishAt: minutesLater(10).toISOString() },
      { title: { el: 'later' } },
    ]);
    expect(drafts).toBe(0);
  });

  test('counts what waits: messages, letters, subscribers who have confirmed', async () => {
    const { db } = connection;
    const message = {
      kind: 'contact' as const,
      name: 'Α',
      email: 'a@example.org',
      phone: '',
      subject: 'Β',
      body: 'Γ',
      language: 'gr' as const,
    };
    await receiveMessage(db, message, { officeEmail: undefined, now: TEST_NOW });
    const options = { siteUrl: 'http://localhost', siteName: 'Δήμος', now: TEST_NOW };
    await requestSubscription(db, 'b@example.org', 'gr', options);
    const letter = await db.selectFrom('outbox').select('body_text').executeTakeFirstOrThrow();
    await confirmSubscription(db, /token=([\w-]+)/.exec(letter.body_text)?.[1] ?? '', TEST_NOW);
    await requestSubscription(db, 'c@example.org', 'gr', options);
    const refuse = () => Promise.reject(new Error('refused'));
    await sendDueLetters(db, refuse, () => TEST_NOW);
    await queueLetter(db, { to: 'd@example.org', subject: 'Δ', text: 'Ε' }, TEST_NOW);
    const { created_at: endsAt } = await db
      .selectFrom('messages')
      .select('created_at')
      .executeTakeFirstOrThrow();
    await db.updateTable('messages').set({ ends_at: endsAt }).execute();
    expect(await getDashboard(db)).toMatchObject({
      newMessages: 1,
      endingMessages: { count: 1, first: endsAt },
      mail: { waiting: 3, failing: 2 },
      subscribers: 1,
    });
  });

  test('has behind it who did what, newest first and by page', async () => {
    for (let number = 0; number < 3; number++) await create(`Σελίδα ${number}`, number);
    const { records, total } = await listAudit(connection.db, { limit: 2, offset: 1 });
    expect(total).toBe(3);
    expect(records.map(({ subjectTitle }) => subjectTitle)).toEqual(['Σελίδα 1', 'Σελίδα 0']);
    expect(records[0]).toMatchObject({
      action: 'created',
      subjectType: 'page',
      userEmail: TEST_EDITOR.email,
      at: minutesLater(1).toISOString(),
    });
  });
});
