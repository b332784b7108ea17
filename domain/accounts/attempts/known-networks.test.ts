import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { addTestPasskey, enterWithPasskey } from '../../../harness/accounts/one-passkey.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { createUser } from '../members/create-user.ts';
import { isKnownNetwork, rememberNetwork, sweepKnownNetworks } from './known-networks.ts';

const DAY = 24 * 60;

describe.each(TEST_DATABASES)('networks of an account on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(() => one.close());

  const after = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
  const isKnown = (address: string, minutes = 0) =>
    isKnownNetwork(one.db, one.user.id, address, after(minutes));
  const rows = () => one.db.selectFrom('known_networks').selectAll().execute();

  test('are those from which it signed in, a /64 of IPv6, and none from which somebody only tried', async () => {
    await codeOf(one.attempt({ password: 'guess', address: '192.0.2.9' }));
    await one.attempt({ address: '192.0.2.1' });
    await one.attempt({ address: '2001:db8:0:1::1' });
    expect(await isKnown('192.0.2.1')).toBe(true);
    expect(await isKnown('2001:db8:0:1:ffff::2')).toBe(true);
    for (const address of ['192.0.2.2', '192.0.2.9', '2001:db8:0:2::1', '']) {
      expect(await isKnown(address), address).toBe(false);
    }
    for (const nobody of [undefined, 'another']) {
      expect(await isKnownNetwork(one.db, nobody, '192.0.2.1', TEST_NOW)).toBe(false);
    }
  });

  test('are known by a passkey, too', async () => {
    const { token, user } = await one.attempt();
    const { device } = await addTestPasskey(one, { by: user, token });
    await enterWithPasskey(one, device, { address: '198.51.100.7' });
    expect(await isKnown('198.51.100.7')).toBe(true);
  });

  test('are ten at most, the newest', async () => {
    for (let number = 0; number < 12; number++) {
      await one.attempt({ address: `192.0.2.${number}`, minutes: number });
    }
    await one.attempt({ address: '192.0.2.2', minutes: 12 });
    expect(await rows()).toHaveLength(10);
    const known: number[] = [];
    for (let number = 0; number < 12; number++) {
      if (await isKnown(`192.0.2.${number}`, 12)) known.push(number);
    }
    expect(known).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  test('are forgotten ninety days after the last sign-in from there', async () => {
    await one.attempt({ address: '192.0.2.1' });
    await one.attempt({ address: '192.0.2.2', minutes: DAY });
    expect(await isKnown('192.0.2.1', 90 * DAY - 1)).toBe(true);
    expect(await isKnown('192.0.2.1', 90 * DAY)).toBe(false);
    await sweepKnownNetworks(one.db, after(90 * DAY));
    expect(await rows()).toHaveLength(1);
    expect(await isKnown('192.0.2.2', 90 * DAY)).toBe(true);
    await one.attempt({ address: '192.0.2.2', minutes: 90 * DAY });
    expect(await isKnown('192.0.2.2', 179 * DAY)).toBe(true);
  });

  test('are stored so that nobody reads which they are, nor who shares one', async () => {
    await one.attempt({ address: '192.0.2.1' });
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain('192.0.2');
    expect(row?.network).toMatch(/^[\w-]{43}$/);
    const colleague = {
      email: 'niki@example.org',
      password: TEST_PASSWORD,
      role: 'editor' as const,
    };
    const { id } = await createUser(
      one.auth,
      one.db,
      { ...colleague, name: 'Νίκη' },
      { now: TEST_NOW },
    );
    await rememberNetwork(one.db, id, '192.0.2.1', TEST_NOW);
    const stored = (await rows()).map(({ network }) => network);
    expect(new Set(stored).size).toBe(2);
  });

  test('go with the account', async () => {
    await one.attempt();
    expect(await rows()).toHaveLength(1);
    await one.db.deleteFrom('user').where('id', '=', one.user.id).execute();
    expect(await rows()).toEqual([]);
  });
});
