import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Db, isSqlite } from '../../database/connect.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { openPostgresRaces } from '../../harness/databases/postgres-races.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_NOW } from '../../harness/services.ts';
import { fillOnce } from '../../seed/first-entries.ts';
import { minimalContent } from '../../seed/minimal-content.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { erasePerson } from '../people/erase-person.ts';
import { createIssue, deleteIssue, saveIssue } from './issues.ts';
import { leaveSigner } from './leave-token.ts';
import { sendIssue } from './send-issue.ts';
import { confirmSubscription, requestSubscription, unsubscribe } from './subscribers.ts';

const admin = actAs(OPERATOR);
const OFFICE = minimalContent().filter(([{ name }]) => name === 'settings');
const READER = 'eleni@example.org';
const OTHER = 'maria@example.org';
const OPTIONS = { siteUrl: 'http://localhost', siteName: 'Δήμος', now: TEST_NOW };
const CONTENT = {
  subject: { el: 'Νέα', en: 'News' },
  intro: { el: 'Κείμενο', en: 'Text' },
  items: [],
};

interface Stage {
  issue: string;
  confirm: string;
  leave: string;
}
const site = (db: Db) => ({
  kind: isSqlite(db) ? ('sqlite' as const) : ('postgres' as const),
  siteUrl: 'http://localhost',
  canSendMail: true,
});

const ACTS: Record<string, RacingAct<Stage>> = {
  save: (db, { issue }) =>
    saveIssue(db, issue, { ...CONTENT, subject: { el: 'Άλλα', en: 'Other' }, version: 1 }, admin),
  delete: (db, { issue }) => deleteIssue(db, issue, admin),
  send: (db, { issue }) => sendIssue(db, issue, 1, site(db), admin),
  confirm: (db, { confirm }) => confirmSubscription(db, confirm, TEST_NOW),
  leave: (db, { leave }) => unsubscribe(db, leave),
  'erase the reader': (db) => erasePerson(db, READER, admin),
};

async function subscribe(db: Db, email: string) {
  await requestSubscription(db, email, 'gr', OPTIONS);
  const { body_text } = await db
    .selectFrom('outbox')
    .select('body_text')
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(body_text)?.[1] ?? '';
}

async function prepare(db: Db): Promise<Stage> {
  // Without an office nobody could send.
  await fillOnce(db, OFFICE, TEST_NOW);
  await db
    .insertInto('facts')
    .values({ name: 'newsletter-secret', value: 'secret of the races' })
    .execute();
  await confirmSubscription(db, await subscribe(db, READER), TEST_NOW);
  const confirm = await subscribe(db, OTHER);
  // The links of letters are signed with them: each stage has the same.
  const [reader, other] = ['1'.repeat(20), '2'.repeat(20)];
  for (const [email, id] of [
    [READER, reader],
    [OTHER, other],
  ] as const) {
    await db.updateTable('subscribers').set({ id }).where('email', '=', email).execute();
  }
  const issue = await createIssue(db, CONTENT, admin);
  return { issue: issue.id, confirm, leave: (await leaveSigner(db))(reader) };
}

test('what races is done when nobody else is there', async () => {
  const { db, close } = await openTestSqlite();
  const { issue } = await prepare(db);
  expect(await sendIssue(db, issue, 1, site(db), admin)).toMatchObject({ state: 'sent' });
  await close();
});

const server = process.env.TEST_POSTGRES_URL ?? '';

test.skipIf(!server)('a reader erased while an issue is being sent gets no letter', async () => {
  const races = await openPostgresRaces(server);
  const { here, there, race, close } = races;
  const { issue } = await prepare(here.db);
  // The issue has its readers and stands before its letters.
  await race(
    (tx) => sql`lock table outbox in exclusive mode`.execute(tx),
    () => sendIssue(here.db, issue, 1, site(here.db), admin),
    () => erasePerson(there.db, READER, admin),
  );
  const letters = await here.db.selectFrom('outbox').select('to_address').execute();
  expect(letters).toEqual([{ to_address: OTHER }]);
  await close();
});

describeRaces('the newsletter', { prepare, acts: ACTS, isSampled: true });
