import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, type OneAccount, openOneAccount } from '../../../harness/accounts/one-account.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_NOW, TEST_PASSWORD } from '../../../harness/services.ts';
import { listAudit } from '../../audit/reading.ts';
import { newServerKey, setServerKey } from '../../keys/server-key.ts';
import { sendDueLetters } from '../../mail/outbox.ts';
import { NoAnswer } from '../../mail/refusals.ts';
import { deleteExpired } from '../../retention/delete-expired.ts';
import { changeUser } from '../members/change-user.ts';
import { createUser } from '../members/create-user.ts';
import { listUsers } from '../members/read-users.ts';
import { OPERATOR } from '../operator.ts';
import { acceptInvitation, openInvitation } from './accept-invitation.ts';
import type { InvitationWay } from './invitation.ts';
import { invite, inviteAgain, listInvitations, withdrawInvitation } from './invite.ts';

const DAY_MS = 86_400_000;
const POST = { siteUrl: 'https://example.org', canSendMail: true };
const EMAIL = 'niki@example.org';
const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

describe.each(TEST_DATABASES)('invitations on $name', ({ open }) => {
  let one: OneAccount;
  beforeEach(async () => {
    one = await openOneAccount(await open());
  });
  afterEach(() => one.close());

  const send = (
    change: { email?: string; way?: InvitationWay; by?: ReturnType<typeof actAs> } = {},
  ) =>
    invite(
      one.db,
      {
        name: 'Νίκη Δέδε ',
        email: change.email ?? EMAIL,
        role: 'admin',
        way: change.way ?? 'link',
      },
      POST,
      change.by ?? actAs(OPERATOR),
    );
  const tokenOf = (link: string | null) => (link ?? '').split('#')[1] ?? '';
  const from = (address = '192.0.2.1', now = TEST_NOW) => ({ address, now });
  const accept = (token: string, password = TEST_PASSWORD, now = TEST_NOW) =>
    acceptInvitation(one.auth, one.db, { token, password }, from('192.0.2.1', now));
  const looks = (token: string, now = TEST_NOW) =>
    codeOf(openInvitation(one.db, token, from('192.0.2.1', now)));
  const actions = async () =>
    (await listAudit(one.db, { limit: 20, offset: 0, kind: 'changes' })).records
      .map(({ action, userEmail }) => `${action} ${userEmail}`)
      .sort();

  test('make an account of the role, with the password that its holder chose, once', async () => {
    const inviter = await createUser(
      one.auth,
      one.db,
      { name: 'Αθηνά', email: 'chief@example.org', password: TEST_PASSWORD, role: 'admin' },
      { now: TEST_NOW },
    );
    const by = actAs({ id: inviter.id, email: inviter.email, role: 'admin' });
    const { invitation, link } = await send({ by });
    expect(link).toMatch(/^https:\/\/example\.org\/admin\/invitation#[\w-]{43}$/);
    expect(await listInvitations(one.db, TEST_NOW)).toEqual([invitation]);
    expect(invitation).toMatchObject({
      ...{ email: EMAIL, name: 'Νίκη Δέδε', role: 'admin', state: 'open' },
      ...{ way: 'link', letter: null, createdBy: inviter.email },
      expiresAt: daysLater(7).toISOString(),
    });
    const token = tokenOf(link);
    expect(await openInvitation(one.db, token, from())).toEqual({
      ...{ email: EMAIL, name: 'Νίκη Δέδε', role: 'admin', invitedBy: 'Αθηνά' },
      expiresAt: daysLater(7).toISOString(),
    });
    await expect(accept(token, 'short')).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: expect.anything() },
    });
    expect(await accept(token)).toBe(EMAIL);
    const { user } = await one.attempt({ email: EMAIL });
    expect(user).toMatchObject({ email: EMAIL, role: 'admin' });
    expect(user.mustFirst).toBeUndefined();
    expect(await listInvitations(one.db, TEST_NOW)).toEqual([]);
    expect([await looks(token), await codeOf(accept(token))]).toEqual(['not-found', 'not-found']);
    expect(await actions()).toEqual([`invitation-accepted ${EMAIL}`, `invited ${inviter.email}`]);
  });

  test('make one account, though the link is accepted several times at the same moment', async () => {
    const { link } = await send();
    const outcomes = await Promise.all([1, 2, 3].map(() => codeOf(accept(tokenOf(link)))));
    expect(outcomes.sort()).toEqual(['accepted', 'not-found', 'not-found']);
    expect((await listUsers(one.db)).filter(({ email }) => email === EMAIL)).toHaveLength(1);
    expect((await actions()).filter((action) => action.startsWith('invitation-accepted'))).toEqual([
      `invitation-accepted ${EMAIL}`,
    ]);
  });

  test('are one for an address: of two who invite at the same moment, one is told at the field', async () => {
    const outcomes = await Promise.allSettled([send(), send({ email: ' ＮIKI@Example.org' })]);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({
      code: 'conflict',
      fields: { email: { en: expect.stringContaining(OPERATOR.email) } },
    });
    expect(await listInvitations(one.db, TEST_NOW)).toHaveLength(1);
    await send({ email: 'vasso@example.org' });
    await send({ email: 'anna@example.org' });
    const listed = await listInvitations(one.db, TEST_NOW);
    expect(listed.map(({ email }) => email.split('@')[0])).toEqual(['anna', 'niki', 'vasso']);
  });

  test('are refused for an address with an account, and end when an account is made otherwise', async () => {
    await expect(send({ email: 'Maria@example.org' })).rejects.toMatchObject({
      code: 'conflict',
      fields: { email: expect.anything() },
    });
    const { link } = await send();
    const giver = { by: OPERATOR, now: TEST_NOW, firstPasswordDays: 7 };
    const input = { name: 'Ν', email: EMAIL, password: TEST_PASSWORD, role: 'editor' as const };
    await createUser(one.auth, one.db, input, giver);
    expect(await listInvitations(one.db, TEST_NOW)).toEqual([]);
    expect(await codeOf(accept(tokenOf(link)))).toBe('not-found');
    for (const email of ['', 'niki', 'niki@', 'μαρία@example.org']) {
      expect(await codeOf(send({ email })), email).toBe('invalid');
    }
  });

  test('end after seven days, in the list too, and can then be given to the same address anew', async () => {
    const { link } = await send();
    const token = tokenOf(link);
    const almost = new Date(daysLater(7).getTime() - 1);
    expect([await looks(token, almost), await looks(token, daysLater(7))]).toEqual([
      'accepted',
      'not-found',
    ]);
    expect(await codeOf(accept(token, TEST_PASSWORD, daysLater(7)))).toBe('not-found');
    expect(await listInvitations(one.db, daysLater(7))).toMatchObject([{ state: 'expired' }]);
    const again = await send({ by: actAs(OPERATOR, daysLater(7)) });
    expect(await listInvitations(one.db, daysLater(7))).toEqual([again.invitation]);
    const periods = { messagesDays: 730, auditDays: 1825 };
    await deleteExpired(one.db, daysLater(40), periods);
    expect(await listInvitations(one.db, daysLater(40))).toMatchObject([{ state: 'expired' }]);
    await deleteExpired(one.db, daysLater(44), periods);
    expect(await listInvitations(one.db, daysLater(44))).toEqual([]);
  });

  test('are withdrawn, and sent anew with a link of their own', async () => {
    const first = await send();
    const second = await inviteAgain(
      one.db,
      first.invitation.id,
      'link',
      POST,
      actAs(OPERATOR, daysLater(1)),
    );
    expect(second.invitation).toMatchObject({
      id: first.invitation.id,
      createdAt: first.invitation.createdAt,
      expiresAt: daysLater(8).toISOString(),
    });
    expect([await looks(tokenOf(first.link)), await looks(tokenOf(second.link))]).toEqual([
      'not-found',
      'accepted',
    ]);
    await withdrawInvitation(one.db, second.invitation.id, actAs(OPERATOR));
    expect(await codeOf(accept(tokenOf(second.link)))).toBe('not-found');
    const gone = second.invitation.id;
    expect([
      await codeOf(withdrawInvitation(one.db, gone, actAs(OPERATOR))),
      await codeOf(inviteAgain(one.db, gone, 'link', POST, actAs(OPERATOR))),
    ]).toEqual(['not-found', 'not-found']);
    expect(await actions()).toEqual([
      `invitation-withdrawn ${OPERATOR.email}`,
      `invited ${OPERATOR.email}`,
      `invited ${OPERATOR.email}`,
    ]);
  });

  test('withdrawn while they are accepted make an account or none, and never both outcomes', async () => {
    const { invitation, link } = await send();
    const [accepted, withdrawn] = await Promise.all([
      codeOf(accept(tokenOf(link))),
      codeOf(withdrawInvitation(one.db, invitation.id, actAs(OPERATOR))),
    ]);
    expect([accepted, withdrawn].sort()).toEqual(['accepted', 'not-found']);
    const made = (await listUsers(one.db)).some(({ email }) => email === EMAIL);
    expect(made).toBe(accepted === 'accepted');
  });

  test('are stored as what nobody opens them with, and end with the key of the server', async () => {
    const { link } = await send();
    const token = tokenOf(link);
    const rows = await one.db.selectFrom('invitations').selectAll().execute();
    const audit = await one.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify([rows, audit])).not.toContain(token);
    expect([await looks(rows[0]?.token_hash ?? ''), await looks(`${token} `)]).toEqual([
      'not-found',
      'not-found',
    ]);
    expect(await looks(token)).toBe('accepted');
    setServerKey(one.db, newServerKey());
    expect(await looks(token)).toBe('not-found');
  });

  test('say of a letter that no server confirmed that it is not sent again', async () => {
    await send({ way: 'letter' });
    const silent = async () => {
      throw new NoAnswer('the line broke');
    };
    const states: unknown[] = [];
    for (let day = 0; day < 7; day++) {
      await sendDueLetters(one.db, silent, () => daysLater(day));
      states.push((await listInvitations(one.db, TEST_NOW))[0]?.letter);
    }
    expect(states).toEqual([...Array(5).fill('failing'), 'given-up', 'given-up']);
  });

  test('go out by letter, whose link nobody reads once it is sent', async () => {
    const { invitation, link } = await send({ way: 'letter' });
    expect([link, invitation.way, invitation.letter]).toEqual([null, 'letter', 'waiting']);
    const sent: { to: string; text: string }[] = [];
    const failing = async () => {
      throw new Error('connection refused');
    };
    await sendDueLetters(one.db, failing, () => TEST_NOW);
    expect(await listInvitations(one.db, TEST_NOW)).toMatchObject([{ letter: 'failing' }]);
    const deliver = async (letter: { to: string; text: string }) => void sent.push(letter);
    await sendDueLetters(one.db, deliver, () => daysLater(1));
    expect(await listInvitations(one.db, TEST_NOW)).toMatchObject([{ letter: 'sent' }]);
    await deleteExpired(one.db, daysLater(8), { messagesDays: 730, auditDays: 1825 });
    expect(await listInvitations(one.db, daysLater(8))).toMatchObject([{ letter: 'sent' }]);
    const [letter] = sent;
    expect(letter).toMatchObject({ to: EMAIL });
    const token = /^https:\/\/example\.org\/admin\/invitation#([\w-]{43})$/m.exec(
      letter?.text ?? '',
    )?.[1];
    const stored = JSON.stringify(await one.db.selectFrom('outbox').selectAll().execute());
    expect(stored).toContain(EMAIL);
    expect(stored).not.toContain(token);
    expect(await accept(token ?? '')).toBe(EMAIL);
  });

  test('that are withdrawn, or sent again, leave no letter that waits', async () => {
    const waiting = async () => (await one.db.selectFrom('outbox').select('id').execute()).length;
    const { invitation } = await send({ way: 'letter' });
    await inviteAgain(one.db, invitation.id, 'letter', POST, actAs(OPERATOR));
    expect(await waiting()).toBe(1);
    await withdrawInvitation(one.db, invitation.id, actAs(OPERATOR));
    expect(await waiting()).toBe(0);
    await send({ way: 'letter' });
    const periods = { messagesDays: 730, auditDays: 1825 };
    await deleteExpired(one.db, daysLater(7), periods);
    expect(await waiting()).toBe(0);
  });

  test('go by link alone where no mail server is configured', async () => {
    const post = { ...POST, canSendMail: false };
    const input = { name: 'Ν', email: EMAIL, role: 'editor' as const };
    await expect(
      invite(one.db, { ...input, way: 'letter' }, post, actAs(OPERATOR)),
    ).rejects.toMatchObject({ code: 'invalid', fields: { way: expect.anything() } });
    const made = await invite(one.db, { ...input, way: 'link' }, post, actAs(OPERATOR));
    expect(made.link).toMatch(/#/);
    const again = (way: InvitationWay) =>
      inviteAgain(one.db, made.invitation.id, way, post, actAs(OPERATOR));
    expect(await codeOf(again('letter'))).toBe('invalid');
    expect(await codeOf(again('link'))).toBe('accepted');
  });

  test.each([
    ['disabled', { disabled: true }],
    ['an administrator no more', { role: 'editor' as const }],
  ])('end when whoever gave them is %s', async (_, change) => {
    const chief = await createUser(
      one.auth,
      one.db,
      { name: 'Α', email: 'chief@example.org', password: TEST_PASSWORD, role: 'admin' },
      { now: TEST_NOW },
    );
    await changeUser(one.db, one.user.id, { role: 'admin' }, actAs(OPERATOR));
    const own = await send({ by: actAs({ id: chief.id, email: chief.email, role: 'admin' }) });
    const others = await send({ email: 'other@example.org' });
    await changeUser(one.db, chief.id, change, actAs(OPERATOR));
    expect([await looks(tokenOf(own.link)), await looks(tokenOf(others.link))]).toEqual([
      'not-found',
      'accepted',
    ]);
  });

  test('cannot be guessed: twenty wrong links from a network in a quarter of an hour', async () => {
    const { link } = await send();
    for (let time = 0; time < 30; time++) expect(await looks(tokenOf(link))).toBe('accepted');
    for (let time = 0; time < 10; time++) {
      expect(await looks('guess')).toBe('not-found');
      expect(await codeOf(accept('guess'))).toBe('not-found');
    }
    expect([await looks('guess'), await codeOf(accept(tokenOf(link)))]).toEqual([
      'too-many',
      'too-many',
    ]);
    expect(await codeOf(openInvitation(one.db, tokenOf(link), from('198.51.100.1')))).toBe(
      'accepted',
    );
    const quarter = TEST_NOW.getTime() + 15 * 60_000;
    expect(await looks(tokenOf(link), new Date(quarter - 1))).toBe('too-many');
    expect(await looks(tokenOf(link), new Date(quarter))).toBe('accepted');
  });

  test('cannot be guessed either from the many addresses of one line (a /64 of IPv6)', async () => {
    for (let number = 1; number <= 20; number++) {
      const guessed = openInvitation(one.db, 'guess', from(`2001:db8:0:1::${number}`));
      expect(await codeOf(guessed)).toBe('not-found');
    }
    const again = openInvitation(one.db, 'guess', from('2001:db8:0:1::99'));
    expect(await codeOf(again)).toBe('too-many');
  });
});
