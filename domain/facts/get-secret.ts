import { randomBytes } from 'node:crypto';
import type { Db } from '../../database/connect.ts';
import { addFact, readFact } from './facts.ts';

/** The secret of that name: 256 bits, made once, kept in the database, shared by all processes. */
export async function getSecret(db: Db, name: string): Promise<string> {
  const known = await readFact(db, name);
  if (known !== undefined) return known;
  await addFact(db, name, randomBytes(32).toString('base64url'));
  // Another process may have been first: only what is stored counts.
  const stored = await readFact(db, name);
  if (stored === undefined) throw new Error(`The secret ${name} was not stored.`);
  return stored;
}
