import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  endDuring,
  openPostgresRaces,
  type PostgresRaces,
} from '../../harness/databases/postgres-races.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { readFact } from '../facts/facts.ts';
import { changeServerKey, chooseServerKey } from './choose-server-key.ts';
import { KEY_FACT, newServerKey } from './server-key.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!SERVER)('the key of two servers that start at once on one PostgreSQL', () => {
  let races: PostgresRaces;
  beforeEach(async () => {
    races = await openPostgresRaces(SERVER);
  });
  afterEach(() => races.close());

  test('is that of the first', async () => {
    let chosen: string | undefined;
    const end = await endDuring(
      races,
      async (tx) => {
        await chooseServerKey(tx, undefined, TEST_NOW);
        chosen = await readFact(tx, KEY_FACT);
      },
      (db) => chooseServerKey(db, undefined, TEST_NOW),
    );
    expect(end).toBe('done');
    expect(chosen).toBeDefined();
    expect(await readFact(races.here.db, KEY_FACT)).toBe(chosen);
  });

  test('is put in the place of the former once', async () => {
    await chooseServerKey(races.here.db, undefined, TEST_NOW);
    const given = newServerKey();
    const end = await endDuring(
      races,
      (tx) => changeServerKey(tx, given, TEST_NOW),
      (db) => changeServerKey(db, given, TEST_NOW),
    );
    expect(end).toContain('The key that is set is the one in use.');
  });
});
