import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { makeReceipt, readReceipt } from './receipt.ts';

describe('the receipt of a message', () => {
  let connection: Connection;
  let other: Connection;
  beforeAll(async () => {
    [connection, other] = [await openTestSqlite(), await openTestSqlite()];
  });
  afterAll(async () => {
    await connection.close();
    await other.close();
  });

  it('gives back its number', async () => {
    const receipt = await makeReceipt(connection.db, '2026-123456');
    expect(await readReceipt(connection.db, receipt)).toBe('2026-123456');
  });

  it('is worthless with another number', async () => {
    const receipt = await makeReceipt(connection.db, '2026-123456');
    const forged = receipt.replace('2026-123456', '2026-654321');
    expect(await readReceipt(connection.db, forged)).toBeNull();
  });

  it('is worthless at another site', async () => {
    const receipt = await makeReceipt(other.db, '2026-123456');
    expect(await readReceipt(connection.db, receipt)).toBeNull();
  });

  it.each(['', '2026-123456', '2026-123456.', `free.${'A'.repeat(43)}`])(
    'is not “%s”',
    async (text) => {
      expect(await readReceipt(connection.db, text)).toBeNull();
    },
  );
});
