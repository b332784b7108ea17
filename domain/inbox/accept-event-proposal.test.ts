import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { findEntry } from '../content/reading/published-entries.ts';
import { event } from '../content-types/event.ts';
import { acceptEventProposal } from './accept-event-proposal.ts';
import { parseContactMessage } from './forms/contact-forms.ts';
import { parseEventProposal } from './forms/event-proposal-form.ts';
import { receiveMessage } from './forms/receive-message.ts';
import { listMessages } from './messages.ts';

const PROPOSAL = {
  title: 'Γιορτή σταφίδας',
  description: 'Μουσική & χορός\n<b>με είσοδο ελεύθερη</b>',
  startsAt: '2026-09-05T20:30',
  endsAt: '2026-09-05T23:00',
  location: 'Πλατεία Αγίου Γεωργίου',
  name: 'Πολιτιστικός Σύλλογος',
  email: 'syllogos@example.org',
  phone: '',
};
const parse = (change: Record<string, unknown>, language: 'gr' | 'en') =>
  parseEventProposal({ ...PROPOSAL, ...change }, language);

describe.each(TEST_DATABASES)('proposals on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const acting = actAs(TEST_EDITOR);
  const accept = (id: string) => acceptEventProposal(connection.db, id, acting);
  const messages = async () =>
    (await listMessages(connection.db, { limit: 10, offset: 0 })).messages;

  async function propose(
    change: Record<string, unknown> = {},
    language: 'gr' | 'en' = 'gr',
  ): Promise<string> {
    await receiveMessage(connection.db, parse(change, language), {
      officeEmail: undefined,
      now: TEST_NOW,
    });
    return (await messages())[0]?.id ?? '';
  }

  test('become a draft event that the public does not see, and are done', async () => {
    const draft = await accept(await propose());
    expect(draft).toMatchObject({
      state: 'draft',
      slug: 'giorti-stafidas',
      data: {
        title: { el: PROPOSAL.title, en: '' },
        startsAt: PROPOSAL.startsAt,
        endsAt: PROPOSAL.endsAt,
        location: { el: PROPOSAL.location, en: '' },
        organiser: { el: PROPOSAL.name, en: '' },
      },
    });
    expect(draft.data.content.el).toBe(
      '<p>Μουσική &amp; χορός<br />&lt;b&gt;με είσοδο ελεύθερη&lt;/b&gt;</p>',
    );
    expect(await findEntry(connection.db, event, draft.slug)).toBeUndefined();
    expect((await messages())[0]).toMatchObject({ state: 'done', handledBy: TEST_EDITOR.email });
  });

  test('in English stand in the English fields alone', async () => {
    const { data } = await accept(await propose({}, 'en'));
    expect(data).toMatchObject({
      title: { el: '', en: PROPOSAL.title },
      location: { el: '', en: PROPOSAL.location },
      organiser: { el: '', en: PROPOSAL.name },
    });
  });

  test('are accepted once: the second time is a conflict and makes no draft', async () => {
    const id = await propose();
    await accept(id);
    await expect(accept(id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await connection.db.selectFrom('entries').select('id').execute()).toHaveLength(1);
  });

  test('are accepted once by two people at the same moment', async () => {
    const id = await propose();
    const outcomes = await Promise.allSettled([accept(id), accept(id), accept(id)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' });
    }
    expect(await connection.db.selectFrom('entries').select('id').execute()).toHaveLength(1);
  });

  test('at every limit of the form are accepted too', async () => {
    const draft = await accept(
      await propose({
        title: '🙂'.repeat(75),
        description: `${'λέξη '.repeat(79)}${'🙂'.repeat(1300)}`,
        location: 'α'.repeat(150),
        name: 'α'.repeat(200),
        endsAt: '',
      }),
    );
    expect(draft.data.endsAt).toBeNull();
    expect(draft.data.description.el).toMatch(/^(λέξη ){78}λέξη…$/);
    expect(draft.data.description.el.isWellFormed()).toBe(true);
  });

  test('of one long word are cut between characters', async () => {
    const draft = await accept(await propose({ description: `α${'🙂'.repeat(300)}` }));
    expect(draft.data.description.el).toBe(`α${'🙂'.repeat(199)}…`);
  });

  test('stay new when the draft cannot be made', async () => {
    const id = await propose();
    const { db } = connection;
    await db.schema.alterTable('revisions').renameTo('revisions_away').execute();
    try {
      await expect(accept(id)).rejects.toThrow();
    } finally {
      await db.schema.alterTable('revisions_away').renameTo('revisions').execute();
    }
    expect((await messages())[0]).toMatchObject({ state: 'new', handledBy: null });
    expect((await accept(id)).state).toBe('draft');
  });

  test('are not to be had from other messages, nor from nothing', async () => {
    const message = parseContactMessage(
      {
        firstName: 'Α',
        lastName: 'Β',
        email: 'a@example.org',
        phone: '',
        subject: 'Γ',
        message: 'Δ',
      },
      'gr',
    );
    await receiveMessage(connection.db, message, { officeEmail: undefined, now: TEST_NOW });
    const id = (await messages())[0]?.id ?? '';
    await expect(accept(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(accept('nothing')).rejects.toMatchObject({ code: 'not-found' });
  });
});
