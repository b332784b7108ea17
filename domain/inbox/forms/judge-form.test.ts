import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { newServerKey, setServerKey } from '../../keys/server-key.ts';
import { countSubmission, judgeForm, MESSAGE_LIMIT, makeFormToken } from './judge-form.ts';

const RENDERED = new Date('2026-07-04T09:00:00Z');
const later = (ms: number) => new Date(RENDERED.getTime() + ms);

describe.each(TEST_DATABASES)('the guard of public forms on $name', ({ open }) => {
  let connection: Connection;

  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  it('takes a form that a person has filled', async () => {
    const token = await makeFormToken(connection.db, RENDERED);
    const verdict = await judgeForm(connection.db, { trap: '', token }, later(2000));
    expect(verdict).toBe('person');
  });

  it('takes a form from a page that was held or left open for weeks', async () => {
    const token = await makeFormToken(connection.db, RENDERED);
    const verdict = await judgeForm(connection.db, { trap: '', token }, later(40 * 86_400_000));
    expect(verdict).toBe('person');
  });

  it('knows a robot by the trap, whatever else it sends', async () => {
    const token = await makeFormToken(connection.db, RENDERED);
    const sent = { trap: 'https://spam.example', token };
    expect(await judgeForm(connection.db, sent, later(60_000))).toBe('robot');
  });

  it('asks again when a form comes back too fast', async () => {
    const token = await makeFormToken(connection.db, RENDERED);
    const verdict = await judgeForm(connection.db, { trap: '', token }, later(1999));
    expect(verdict).toBe('unsure');
  });

  it.each([
    ['missing', () => ''],
    ['not a token', () => 'hello'],
    ['of another time', (token: string) => `0${token}`],
    ['with another signature', (token: string) => `${token.slice(0, -2)}AA`],
    ['from the future', (token: string) => token],
  ])('asks again when the token is %s', async (name, change) => {
    const made = name === 'from the future' ? later(3_600_000) : RENDERED;
    const token = change(await makeFormToken(connection.db, made));
    expect(await judgeForm(connection.db, { trap: '', token }, later(60_000))).toBe('unsure');
  });

  it('does not believe a token that another site has signed', async () => {
    const token = await makeFormToken(connection.db, RENDERED);
    setServerKey(connection.db, newServerKey());
    expect(await judgeForm(connection.db, { trap: '', token }, later(60_000))).toBe('unsure');
  });

  it('refuses the sixth message in ten minutes and says how long to wait', async () => {
    const { db } = connection;
    for (let sent = 0; sent < MESSAGE_LIMIT.attempts; sent++) {
      await countSubmission(db, '192.0.2.7', RENDERED);
    }
    await expect(countSubmission(db, '192.0.2.7', later(60_000))).rejects.toMatchObject({
      code: 'too-many',
      retryAfter: 540,
    });
    await countSubmission(db, '192.0.2.8', later(60_000));
    // Each form counts by itself.
    await countSubmission(db, '192.0.2.7', later(60_000), MESSAGE_LIMIT, 'newsletter');
    await countSubmission(db, '192.0.2.7', later(600_000));
  });

  it('counts the addresses of one IPv6 network together', async () => {
    const { db } = connection;
    const addresses = [
      '2001:db8::1',
      '2001:0db8:0:0:5::9',
      '2001:db8::ffff',
      '2001:DB8::3',
      '2001:db8:0:0::2',
    ];
    for (const address of addresses) await countSubmission(db, address, RENDERED);
    await expect(countSubmission(db, '2001:db8::abcd', RENDERED)).rejects.toMatchObject({
      code: 'too-many',
    });
    await countSubmission(db, '2001:db8:0:1::1', RENDERED);
  });

  it('writes down no address', async () => {
    await countSubmission(connection.db, '192.0.2.7', RENDERED);
    const rows = await connection.db.selectFrom('rate_limits').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('192.0.2.7');
  });
});
