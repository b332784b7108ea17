import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPasskey, beginPasskey } from '../domain/accounts/passkeys/add-passkey.ts';
import { beginPasskeySignIn } from '../domain/accounts/passkeys/sign-in-with-passkey.ts';
import { findStaffMember } from '../domain/accounts/sessions/current-session.ts';
import { storedToken } from '../domain/accounts/sessions/session-tokens.ts';
import { signOut } from '../domain/accounts/sessions/sign-out.ts';
import { signIn } from '../domain/accounts/signing-in/sign-in.ts';
import type { StaffMember } from '../domain/accounts/staff-member.ts';
import { DomainError } from '../domain/errors.ts';
import { tooBusy } from '../domain/limits/busy.ts';
import { TestAuthenticator } from '../harness/accounts/test-authenticator.ts';
import { openTestSqlite } from '../harness/databases/databases.ts';
import {
  openTestServices,
  signInAs,
  TEST_NOW,
  TEST_PASSWORD,
  type TestServices,
} from '../harness/services.ts';
import type { CallAdmission } from './admit-callers.ts';
import { createApi } from './create-api.ts';

const ADDRESS = '192.0.2.1';

let opened: TestServices;
let token: string;
beforeAll(async () => {
  opened = await openTestServices(await openTestSqlite());
  token = await signInAs(opened.services.auth, opened.services, 'editor');
});
afterAll(() => opened.close());

/** What the API has asked of the server, in its order. */
let asked: string[];
let known: Set<string>;
let isBudgetSpent: boolean;
let isFull: boolean;
beforeEach(() => {
  isFull = false;
  asked = [];
  known = new Set();
  isBudgetSpent = false;
});

const admission: CallAdmission = {
  async spend() {
    asked.push('spend');
    if (isBudgetSpent) throw new DomainError('too-many', { el: 'Πολλές.', en: 'Too many.' });
  },
  giveBack: () => void asked.push('give back'),
  sessions: {
    has: (one) => known.has(one),
    add: (one) => void known.add(one),
    delete: (one) => void known.delete(one),
  },
  async receive(_address, _sender, work) {
    if (isFull) throw tooBusy();
    return work();
  },
  noteStaff: (address) => void asked.push(`staff at ${address}`),
  async signIn(asker, work, isOwnNetwork) {
    asked.push(`turn at ${asker.address}, own: ${await isOwnNetwork()}`);
    return work();
  },
};

async function call(method: string, path: string, more: { token?: string; body?: unknown } = {}) {
  const api = createApi(opened.services, {
    clientAddress: () => ADDRESS,
    onUnexpected: (error) => {
      throw error;
    },
    admission,
  });
  const response = await api.request(path, {
    method,
    headers: {
      ...(more.token && { Authorization: `Bearer ${more.token}` }),
      ...(more.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(more.body !== undefined && { body: JSON.stringify(more.body) }),
  });
  return response.status;
}

test('that nobody has a place for a call is foreseen: it is no failure of the site', async () => {
  isFull = true;
  const body = { email: 'editor@example.org', password: 'x' };
  expect(await call('POST', '/auth/login', { body })).toBe(503);
});

test('a stranger’s call is counted, and not given back', async () => {
  expect(await call('GET', '/pages')).toBe(401);
  expect(asked).toEqual(['spend']);
  expect(await call('GET', '/pages', { token: 'made-up' })).toBe(401);
  expect(asked).toEqual(['spend', 'spend']);
  expect(known.size).toBe(0);
});

test('the first call of a session is given back, and from then on it passes without being counted', async () => {
  expect(await call('GET', '/pages', { token })).toBe(200);
  expect(asked).toEqual(['spend', `staff at ${ADDRESS}`, 'give back']);
  asked = [];
  expect(await call('GET', '/pages', { token })).toBe(200);
  expect(asked).toEqual([`staff at ${ADDRESS}`]);
});

test('where the budget is spent, strangers are refused and a session that holds is not', async () => {
  isBudgetSpent = true;
  expect(await call('GET', '/pages')).toBe(429);
  expect(await call('GET', '/pages', { token: 'made-up' })).toBe(429);
  asked = [];
  expect(await call('GET', '/pages', { token })).toBe(200);
  expect(asked, 'what was not spent is not given back').toEqual(['spend', `staff at ${ADDRESS}`]);
});

/** A session of its own for a test that ends it. */
async function openSession(): Promise<string> {
  const { auth, db } = opened.services;
  const editor = { email: 'editor@example.org', password: TEST_PASSWORD };
  return (await signIn(auth, db, editor, { address: ADDRESS, now: TEST_NOW })).token;
}
/** A call that anybody may make. */
const callAsAnybody = (ended: string) =>
  call('POST', '/auth/passkeys/sign-in/begin', { token: ended });

test('a session of more than a week counts for a stranger’s from its first refusal on', async () => {
  const { db } = opened.services;
  const ended = await openSession();
  known.add(ended);
  await db
    .updateTable('session')
    .set({ createdAt: '2026-02-25T09:59:59.000Z' })
    .where('token', '=', await storedToken(db, ended))
    .execute();
  expect(await call('GET', '/pages', { token: ended })).toBe(401);
  expect(asked).toEqual([]);
  expect(known.size).toBe(0);
  expect(await call('GET', '/pages', { token: ended })).toBe(401);
  expect(asked).toEqual(['spend']);
});

test('and one that was ended from the first call that anybody may make', async () => {
  const { db } = opened.services;
  const [here, elsewhere] = [await openSession(), await openSession()];
  for (const session of [here, elsewhere]) {
    known.add(session);
    expect(await callAsAnybody(session)).toBe(200);
    expect(known.has(session), 'while it holds').toBe(true);
  }
  expect(await call('POST', '/auth/logout', { token: here })).toBe(200);
  await signOut(db, elsewhere, TEST_NOW);
  expect(await callAsAnybody(elsewhere)).toBe(200);
  expect(known.size).toBe(0);
  expect(asked).not.toContain('spend');
  await callAsAnybody(elsewhere);
  expect(asked).toContain('spend');
});

test('a refusal that is no 401 leaves a session what it is', async () => {
  known.add(token);
  expect(await call('GET', '/users', { token })).toBe(403);
  expect(known.has(token)).toBe(true);
});

test('who signs in waits for a turn, sooner in a network of their own, and is known then', async () => {
  const signIn = (email: string) =>
    call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
  expect(await signIn('editor@example.org')).toBe(200);
  expect(asked).toEqual([
    'spend',
    `turn at ${ADDRESS}, own: true`,
    `staff at ${ADDRESS}`,
    'give back',
  ]);
  expect(known.size).toBe(1);
  asked = [];
  expect(await signIn('nobody@example.org')).toBe(401);
  expect(asked).toEqual(['spend', `turn at ${ADDRESS}, own: false`]);
  expect(known.size).toBe(1);
});

test('nobody who is signed in waits for a turn, nor does who only reads', async () => {
  known.add(token);
  await call('PUT', '/auth/profile', { token, body: { language: 'gr' } });
  await call('GET', '/auth/verify');
  expect(asked.filter((one) => one.startsWith('turn'))).toEqual([]);
});

test('who signs in with a passkey is known then, too', async () => {
  const { auth, db, siteUrl } = opened.services;
  const session = await signInAs(auth, opened.services, 'reviewer');
  const by = (await findStaffMember(auth, session, TEST_NOW)) as StaffMember;
  const from = { address: ADDRESS, userAgent: '', now: TEST_NOW };
  const caller = { acting: { by, now: TEST_NOW }, token: session, siteUrl, from };
  const device = new TestAuthenticator();
  const begun = await beginPasskey(auth, db, TEST_PASSWORD, caller);
  const there = { origin: siteUrl, rpId: begun.rp.id };
  const passkey = device.create({ ...there, challenge: begun.challenge }, begun.user.id);
  await addPasskey(auth, db, { name: 'Κινητό', passkey }, caller);

  const { challenge } = await beginPasskeySignIn(db, siteUrl, from);
  const body = device.sign({ ...there, challenge });
  expect(await call('POST', '/auth/passkeys/sign-in', { body })).toBe(200);
  expect(known.size).toBe(1);
  expect(asked.at(-1)).toBe('give back');
});
