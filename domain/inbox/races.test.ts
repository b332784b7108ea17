import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../database/connect.ts';
import { addTwoEditors, MARIA, NIKOS } from '../../harness/browser/two-editors.ts';
import {
  endDuring,
  openPostgresRaces,
  type PostgresRaces,
} from '../../harness/databases/postgres-races.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_NOW } from '../../harness/services.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { erasePerson } from '../people/erase-person.ts';
import { deleteEndedMessages } from '../retention/message-ends.ts';
import { warnOfEnding } from '../retention/warn-of-ending.ts';
import { acceptEventProposal } from './accept-event-proposal.ts';
import { assignMessage } from './assign-message.ts';
import { deleteMessage } from './delete-message.ts';
import { receiveMessage } from './forms/receive-message.ts';
import { setMessageState } from './message-state.ts';
import { addNote, answerMessage } from './write-note.ts';

const DAY_MS = 86_400_000;
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const SENDER = 'eleni@example.org';
const maria = actAs(MARIA, daysLater(1095));
const nikos = actAs(NIKOS, daysLater(1095));
const admin = actAs(OPERATOR, daysLater(1));
const periods = { messagesDays: 730 };

interface Stage {
  message: string;
}

const sent = (kind: 'contact' | 'event-proposal', body: string) => ({
  kind,
  name: 'Ελένη',
  email: SENDER,
  phone: '',
  subject: 'Γιορτή',
  body,
  language: 'gr' as const,
  details: {
    title: 'Γιορτή',
    description: '',
    startsAt: '2026-05-01T10:00',
    endsAt: '',
    location: 'Αίγιο',
  },
});

const ACTS: Record<string, RacingAct<Stage>> = {
  'mark it as done': (db, { message }) => setMessageState(db, message, 'done', maria),
  answer: (db, { message }) =>
    answerMessage(
      db,
      message,
      { text: 'Απάντηση', seen: 0, isDone: true },
      { officeEmail: 'office@example.org', canSendMail: true },
      nikos,
    ),
  'delete it': (db, { message }) => deleteMessage(db, message, nikos),
  'erase its sender': (db) => erasePerson(db, SENDER, admin),
  'warn of its end': (db) =>
    warnOfEnding(db, {
      ...periods,
      now: daysLater(1000),
      officeEmail: 'office@example.org',
      siteUrl: 'http://localhost',
    }),
  'delete what has ended': (db) => deleteEndedMessages(db, daysLater(1100), periods),
};

const FURTHER: typeof ACTS = {
  'note something': (db, { message }) => addNote(db, message, 'Τηλεφώνησε.', maria),
  'give it to Maria': (db, { message }) => assignMessage(db, message, MARIA.id, nikos),
  'make an event of it': (db, { message }) => acceptEventProposal(db, message, nikos),
  'receive another': (db) =>
    receiveMessage(db, sent('contact', 'Άλλο'), {
      officeEmail: 'office@example.org',
      now: TEST_NOW,
      makeReference: () => '2026-000002',
    }),
};

const prepare = (change: object) => async (db: Db) => {
  await addTwoEditors(db);
  const office = {
    officeEmail: 'office@example.org',
    now: TEST_NOW,
    makeReference: () => '2026-000001',
  };
  await receiveMessage(db, sent('event-proposal', 'Πρόταση'), office);
  if (Object.keys(change).length > 0) await db.updateTable('messages').set(change).execute();
  const { id } = await db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  return { message: id };
};

describeRaces('acts on a new message', {
  prepare: prepare({}),
  acts: ACTS,
  further: FURTHER,
  isSampled: true,
  idle: ['delete what has ended'],
});
describeRaces('what staff do besides with a message', {
  prepare: prepare({}),
  acts: FURTHER,
  beside: {
    'mark it as done': ACTS['mark it as done'] as RacingAct<Stage>,
    'delete it': ACTS['delete it'] as RacingAct<Stage>,
  },
  onceOnly: 'receive another',
});
const server = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!server)('on PostgreSQL', () => {
  let races: PostgresRaces;
  let message: string;
  beforeEach(async () => {
    races = await openPostgresRaces(server);
    ({ message } = await prepare({})(races.here.db));
  });
  afterEach(() => races.close());

  test('no event is made of a proposal that is just being marked as done', async () => {
    const made = await endDuring(
      races,
      (tx) => setMessageState(tx, message, 'done', maria),
      (db) => acceptEventProposal(db, message, nikos),
    );
    expect(made).toBe('conflict');
  });

  test('who notes something on a message that is just being deleted is told that it is gone', async () => {
    const noted = await endDuring(
      races,
      (tx) => deleteMessage(tx, message, nikos),
      (db) => addNote(db, message, 'Τηλεφώνησε.', maria),
    );
    expect(noted).toBe('not-found');
  });
});

describeRaces('acts on a message that ends', {
  prepare: prepare({ kind: 'contact', ends_at: daysLater(900).toISOString() }),
  acts: ACTS,
  further: FURTHER,
  isSampled: true,
  idle: ['warn of its end'],
});
