import { expect, test } from 'vitest';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { deriveKey, type KeyUse, keyedHash, keyFor, newServerKey } from './server-key.ts';

const USES = Object.keys({
  accounts: '',
  sessions: '',
  counters: '',
  networks: '',
  forms: '',
  receipts: '',
  previews: '',
  invitations: '',
} satisfies Record<KeyUse, string>) as KeyUse[];

test('each use has a key of its own: what one signed is worth nothing for another', async () => {
  const connection = await openTestSqlite();
  const signatures = new Set<string>();
  for (const use of USES) {
    const key = await keyFor(connection.db, use);
    expect(key).toHaveLength(32);
    signatures.add(keyedHash(key, '2026-123456'));
  }
  expect(signatures.size).toBe(USES.length);
  await connection.close();
});

test('the keys are the same wherever the server’s key is, and others under another one', () => {
  const [one, other] = [newServerKey(), newServerKey()];
  expect(deriveKey(one, 'sessions')).toEqual(deriveKey(one, 'sessions'));
  expect(deriveKey(one, 'sessions')).not.toEqual(deriveKey(other, 'sessions'));
});
