import { scryptSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { createAuth } from '../auth.ts';
import { createUser } from '../members/create-user.ts';
import { findStaffMember } from '../sessions/current-session.ts';
import { signIn } from '../signing-in/sign-in.ts';
import { keepPasswords } from './kept-passwords.ts';

/** 32 MiB and about a quarter of a second for each password: appendix C of OWASP's ASVS 5. */
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 2 ** 27 };
/** What better-auth stores by itself, as sites before 0.2.0 was released may have it. */
const FORMER_COST = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };

const EMAIL = 'm@example.org';

async function openSite() {
  const connection = await openTestSqlite();
  const { db } = connection;
  const auth = await createAuth(connection, 'https://www.example.gr');
  const input = { name: 'Μαρία', email: EMAIL, password: TEST_PASSWORD };
  await createUser(auth, db, { ...input, role: 'admin' }, { now: TEST_NOW });
  const stored = async () => {
    const row = await db.selectFrom('account').select('password').executeTakeFirstOrThrow();
    return row.password ?? '';
  };
  const from = { address: '192.0.2.1', userAgent: '', now: TEST_NOW };
  const attempt = (password = TEST_PASSWORD) => signIn(auth, db, { email: EMAIL, password }, from);
  return { auth, connection, db, stored, attempt };
}

test('a site keeps passwords by scrypt at its full cost, which nothing asks for', async () => {
  const { connection, stored } = await openSite();
  const [salt = '', key = ''] = (await stored()).split(':');
  expect(key).toBe(scryptSync(TEST_PASSWORD, salt, 64, COST).toString('hex'));
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  await connection.close();
});

describe('a password that was stored at the former, lower cost', () => {
  const salt = '0123456789abcdef0123456789abcdef';
  const former = `${salt}:${scryptSync(TEST_PASSWORD, salt, 64, FORMER_COST).toString('hex')}`;
  let site: Awaited<ReturnType<typeof openSite>>;

  beforeEach(async () => {
    site = await openSite();
    await site.db.updateTable('account').set({ password: former }).execute();
  });
  afterEach(() => site.connection.close());

  test('signs in, and is stored at today’s cost from then on; a wrong one does neither', async () => {
    await expect(site.attempt('wrong-harbour-lantern')).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    expect(await site.stored()).toBe(former);
    const { token } = await site.attempt();
    const renewed = await site.stored();
    expect(renewed.split(':')[1]).toBe(scryptSync(TEST_PASSWORD, salt, 64, COST).toString('hex'));
    // It is the same password: nobody is signed out, and it is renewed once.
    await site.attempt();
    expect(await site.stored()).toBe(renewed);
    const holder = await findStaffMember(site.auth, token, TEST_NOW);
    expect(holder).toBeDefined();
  });

  test('signs in from two devices at once', async () => {
    const both = await Promise.allSettled([site.attempt(), site.attempt()]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});

test('a refusal is as much work for a password of the former cost as for one of today’s', async () => {
  const costs: { N: number; r: number; p: number }[] = [];
  const counting = keepPasswords(async (_password, _salt, bytes, cost) => {
    costs.push(cost);
    return Buffer.alloc(bytes, 1);
  });
  const work = async (hash: string) => {
    costs.length = 0;
    expect(await counting.verify({ hash, password: 'wrong-harbour-lantern' })).toBe(false);
    return costs.reduce((sum, { N, r, p }) => sum + N * r * p, 0);
  };
  const other = (hash: string) => hash.replace(/:01/, ':00');
  const today = other(await counting.hash(TEST_PASSWORD));
  expect(await work(today)).toBe(2 ** 15 * 8 * 3);
  expect(await work(`${'0'.repeat(32)}:${'0'.repeat(128)}`)).toBe(await work(today));
});

test('a password is the same however a system puts its letters together', async () => {
  const readable = keepPasswords(async (password, _salt, bytes) =>
    Buffer.alloc(bytes, password, 'utf8'),
  );
  const hash = await readable.hash('caf\u00e9-harbour-lantern');
  const password = 'cafe\u0301-harbour-lantern';
  expect(await readable.verify({ hash, password })).toBe(true);
  expect(await readable.verify({ hash, password: 'cafe-harbour-lantern' })).toBe(false);
});
