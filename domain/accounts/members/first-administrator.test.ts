import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { readFact, writeFact } from '../../facts/facts.ts';
import type { Auth } from '../auth.ts';
import { signIn } from '../signing-in/sign-in.ts';
import { createUser } from './create-user.ts';
import { createFirstAdministrator, ensureAdministrator } from './first-administrator.ts';
import { listUsers } from './read-users.ts';

describe.each(TEST_DATABASES)('the first administrator on $name', ({ open }) => {
  let connection: Connection;
  let auth: Auth;
  beforeEach(async () => {
    connection = await open();
    auth = await openTestAuth(connection);
  });
  afterEach(() => connection.close());

  const configured = { email: 'chief@example.org', password: TEST_PASSWORD };
  const ensure = (settings?: typeof configured) =>
    ensureAdministrator(auth, connection.db, settings, TEST_NOW);
  const create = (token: string, change: { email?: string; password?: string } = {}) =>
    createFirstAdministrator(
      auth,
      connection.db,
      {
        token,
        name: 'Νίκη',
        ...configured,
        ...change,
      },
      TEST_NOW,
    );
  const administrators = async () =>
    (await listUsers(connection.db)).map(({ email, role }) => ({ email, role }));
  const token = async () => (await ensure()).setupToken ?? '';

  test('comes from the settings and signs in, once', async () => {
    expect(await ensure(configured)).toEqual({});
    expect(await ensure({ ...configured, email: 'other@example.org' })).toEqual({});
    expect(await administrators()).toEqual([{ email: 'chief@example.org', role: 'admin' }]);
    const from = { address: '192.0.2.1', now: TEST_NOW };
    const { user } = await signIn(auth, connection.db, configured, from);
    expect(user.role).toBe('admin');
    // The operator chose the password.
    expect(user.mustFirst).toBeUndefined();
  });

  test('comes from the settings once, when several processes start at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => ensure(configured)));
    expect(await administrators()).toHaveLength(1);
  });

  test('is missed aloud where the settings have a password that is no good', async () => {
    const weak = ensure({ ...configured, password: 'short' });
    await expect(weak).rejects.toMatchObject({ code: 'invalid' });
    expect(await administrators()).toEqual([]);
  });

  test('comes from a link that works once', async () => {
    const link = await token();
    expect(link).toMatch(/^[\w-]{32}$/);
    await create(link);
    expect(await administrators()).toEqual([{ email: 'chief@example.org', role: 'admin' }]);
    expect((await listUsers(connection.db))[0]?.firstPasswordExpiresAt).toBeNull();
    await expect(create(link, { email: 'x@example.org' })).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await ensure()).toEqual({});
    expect(await administrators()).toHaveLength(1);
  });

  test('comes from no link once there is an account, as one that the operator made', async () => {
    const link = await token();
    const operators = { name: 'Άννα', email: 'anna@example.org', role: 'admin' as const };
    const input = { ...operators, password: TEST_PASSWORD };
    await createUser(auth, connection.db, input, { now: TEST_NOW });
    await expect(create(link)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await administrators()).toEqual([{ email: 'anna@example.org', role: 'admin' }]);
  });

  test('is one, though the link be used several times at the same moment', async () => {
    const link = await token();
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((name) => create(link, { email: `${name}@example.org` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await administrators()).toHaveLength(1);
  });

  test('keeps nobody waiting who writes while the password is hashed', async () => {
    const link = await token();
    const context = await auth.$context;
    const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const hash: typeof context.password.hash = async (password) => {
      begun.resolve();
      await go.promise;
      return context.password.hash(password);
    };
    const password = { ...context.password, hash };
    auth = { ...auth, $context: Promise.resolve({ ...context, password }) };
    const creating = create(link);
    await begun.promise;
    await writeFact(connection.db, 'known', 'still');
    expect(await administrators()).toEqual([]);
    go.resolve();
    await creating;
    expect(await administrators()).toHaveLength(1);
  });

  test('spends the link alone: whatever else the site knows stays', async () => {
    const link = await token();
    await writeFact(connection.db, 'known', 'still');
    await create(link);
    expect(await readFact(connection.db, 'known')).toBe('still');
  });

  test('keeps the link after a password that will not do', async () => {
    const link = await token();
    await expect(create(link, { password: 'short' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: expect.anything() },
    });
    await create(link);
    expect(await administrators()).toHaveLength(1);
  });

  test.each(['', 'guess', 'x'.repeat(32), 'α\u0000'])(
    'is not had with the token %j',
    async (guess) => {
      await token();
      await expect(create(guess)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(create(guess, { password: 'short' })).rejects.toMatchObject({
        code: 'forbidden',
      });
      expect(await administrators()).toEqual([]);
    },
  );

  test('gets another link at the next start, and the older one ends', async () => {
    const [first, second] = [await token(), await token()];
    await expect(create(first)).rejects.toMatchObject({ code: 'forbidden' });
    await create(second);
  });

  test('the link is not stored where it could be read', async () => {
    const link = await token();
    const facts = await connection.db.selectFrom('facts').selectAll().execute();
    expect(JSON.stringify(facts)).not.toContain(link);
  });
});
