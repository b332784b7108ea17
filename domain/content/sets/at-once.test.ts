import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import {
  endDuring,
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
} from '../../../harness/databases/postgres-races.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { addToSet, chooseLanguages } from './fill-set.ts';
import { createSet, renameSet } from './make-set.ts';
import { publishSet } from './publish-set.ts';
import { getSet } from './reading.ts';
import { makeSetLink } from './set-preview-links.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const acting = actAs(TEST_EDITOR);

describe.skipIf(!SERVER)('what two do at once with publishing sets on PostgreSQL', () => {
  let races: PostgresRaces;
  let set: string;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
  });
  beforeEach(async () => {
    for (const table of ['publishing_sets', 'audit'] as const) {
      await races.here.db.deleteFrom(table).execute();
    }
    set = await createSet(races.here.db, 'Μία', acting);
  });
  afterAll(() => races.close());

  test('languages are not chosen in a set that is just being published', async () => {
    const { db } = races.here;
    const entry = await createEntry(db, page, { data: pageData('Μία'), publish: false }, acting);
    await addToSet(db, set, [{ id: entry.id }], acting);
    const { stamp } = await getSet(db, set, acting);
    const chosen = await endDuring(
      races,
      (tx) => publishSet(tx, set, { stamp }, acting),
      (there) => chooseLanguages(there, set, entry.id, ['el'], acting),
    );
    expect(chosen).toBe('conflict');
  });

  test('no set more is made than may be open', async () => {
    for (let open = 1; open < 99; open++) await createSet(races.here.db, `Ομάδα ${open}`, acting);
    const make = (db: Db) => createSet(db, 'Τελευταία', acting);
    expect(await endDuring(races, make, make)).toBe('conflict');
  });

  test('no set gets one link too many', async () => {
    for (let link = 1; link < 10; link++) await makeSetLink(races.here.db, set, acting);
    const make = (db: Db) => makeSetLink(db, set, acting);
    expect(await endDuring(races, make, make)).toBe('conflict');
    expect(await outcomeOf(make(races.here.db))).toBe('conflict');
  });

  test('a new name that both give it is recorded once', async () => {
    const rename = (db: Db) => renameSet(db, set, 'Άλλη', acting);
    expect(await endDuring(races, rename, rename)).toBe('done');
    const changes = await races.here.db
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'changed')
      .execute();
    expect(changes).toHaveLength(1);
  });
});
