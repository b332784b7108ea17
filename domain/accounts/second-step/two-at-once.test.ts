import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { totpCode } from '../../../harness/accounts/totp-code.ts';
import {
  type HeldStatements,
  type Hold,
  openHeldPostgres,
} from '../../../harness/databases/held-statements.ts';
import {
  openPostgresRaces,
  type PostgresRaces,
  untilWaiting,
} from '../../../harness/databases/postgres-races.ts';
import { openTestAuth, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import type { Auth } from '../auth.ts';
import { beginTotp, confirmTotp, type Enrolment } from './authenticator.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!SERVER)('the holder of an account who acts in two windows at once', () => {
  let races: PostgresRaces;
  let held: HeldStatements;
  let heldAuth: Auth;
  let one: OneAccount;
  let hold: Hold | undefined;
  let app: Enrolment;
  let caller: Parameters<typeof confirmTotp>[3];
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
    held = openHeldPostgres(races.url);
    heldAuth = await openTestAuth(held.connection);
  });
  afterAll(async () => {
    await held.connection.close();
    await races.close();
  });
  beforeEach(async () => {
    await races.here.db.deleteFrom('user').execute();
    one = await openOneAccount(races.here);
    const { token, user } = await one.attempt();
    caller = { acting: { by: user, now: TEST_NOW }, token };
    app = await beginTotp(one.auth, one.db, TEST_PASSWORD, caller);
  });

  afterEach(() => hold?.release());

  const confirmHere = () => confirmTotp(one.auth, one.db, totpCode(app.secret), caller);
  const confirmHeld = () => confirmTotp(heldAuth, held.connection.db, totpCode(app.secret), caller);
  const enter = () => codeOf(one.attempt({ code: app.recoveryCodes[0] ?? '' }));

  test('and sends the code twice turns the app on once', async () => {
    hold = held.holdBefore(/\(select \* from "twoFactor"/);
    const first = codeOf(confirmHeld());
    await hold.reached;
    const second = codeOf(confirmHere());
    await untilWaiting(races.here.db, 1);
    hold.release();
    expect(await first).toBe('accepted');
    expect(await second).toBe('conflict');
    expect(await enter()).toBe('accepted');
  });

  test('and begins another app while one is confirmed has the confirmed one', async () => {
    hold = held.holdBefore(/^update "user" set .*"twoFactorEnabled"/);
    const confirmed = codeOf(confirmHeld());
    await hold.reached;
    const begun = codeOf(beginTotp(one.auth, one.db, TEST_PASSWORD, caller));
    await untilWaiting(races.here.db, 1);
    hold.release();
    expect(await confirmed).toBe('accepted');
    expect(await begun).toBe('conflict');
    expect(await enter()).toBe('accepted');
  });

  test('and confirms one while another is begun is asked for the code of the other', async () => {
    hold = held.holdBefore(/^update "twoFactor" set "secret"/);
    const begun = codeOf(beginTotp(heldAuth, held.connection.db, TEST_PASSWORD, caller));
    await hold.reached;
    const confirmed = codeOf(confirmHere());
    await untilWaiting(races.here.db, 1);
    hold.release();
    expect(await begun).toBe('accepted');
    expect(await confirmed).toBe('invalid');
    expect(await codeOf(one.attempt())).toBe('accepted');
  });
});
