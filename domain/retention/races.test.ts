import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Tx } from '../../database/transaction.ts';
import {
  openPostgresRaces,
  type PostgresRaces,
  untilWaiting,
} from '../../harness/databases/postgres-races.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { receiveMessage } from '../inbox/forms/receive-message.ts';
import { setMessageState } from '../inbox/message-state.ts';
import { DAY_MS } from '../time/durations.ts';
import { deleteEndedMessages } from './message-ends.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const acting = actAs(TEST_EDITOR, daysLater(1099));
const periods = { messagesDays: 730 };

const ENDED = {
  'nobody dealt with': { ends_at: daysLater(900).toISOString() },
  'somebody dealt with long ago': {
    state: 'done',
    handled_at: daysLater(300).toISOString(),
    handled_by: TEST_EDITOR.email,
  },
} as const;

const AGAIN: Record<keyof typeof ENDED, ('new' | 'done')[]> = {
  'nobody dealt with': ['done', 'new'],
  'somebody dealt with long ago': ['new', 'done'],
};

describe.skipIf(!SERVER)('messages whose time ends, by two servers on one PostgreSQL', () => {
  let races: PostgresRaces;
  let id: string;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
  });
  afterAll(() => races.close());
  beforeEach(async () => {
    await races.here.db.deleteFrom('messages').execute();
    await receiveMessage(
      races.here.db,
      {
        ...{ kind: 'contact', name: 'Ελένη', email: 'eleni@example.org', phone: '' },
        ...{ subject: 'Γιορτή', body: 'Πότε είναι;', language: 'gr', details: {} },
      },
      { officeEmail: undefined, now: TEST_NOW },
    );
    const row = await races.here.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
    id = row.id;
  });

  const left = async () =>
    (await races.here.db.selectFrom('messages').select('id').execute()).length;

  test.each(Object.keys(ENDED) as (keyof typeof ENDED)[])(
    'one that %s is kept when its time begins again while the job is at work',
    async (name) => {
      await races.here.db.updateTable('messages').set(ENDED[name]).execute();
      const beginAgain = async (tx: Tx) => {
        for (const state of AGAIN[name]) await setMessageState(tx, id, state, acting);
      };
      const { job } = await races.whileHeld(beginAgain, async () => {
        const job = deleteEndedMessages(races.here.db, daysLater(1100), periods);
        await untilWaiting(races.here.db, 1);
        return { job };
      });
      expect(await job).toEqual({ messages: 0, proposals: 0 });
      expect(await left()).toBe(1);
    },
  );

  test.each(Object.keys(ENDED) as (keyof typeof ENDED)[])(
    'one that %s is deleted when nobody meddles',
    async (name) => {
      await races.here.db.updateTable('messages').set(ENDED[name]).execute();
      const gone = await deleteEndedMessages(races.here.db, daysLater(1100), periods);
      expect(gone).toEqual({ messages: 1, proposals: 0 });
      expect(await left()).toBe(0);
    },
  );
});
