import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Connection, Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import {
  openPostgresRaces,
  type PostgresRaces,
} from '../../../harness/databases/postgres-races.ts';
import { describeRaces, type RacingAct } from '../../../harness/race-pairs.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { emptyData } from '../model/content-type.ts';
import { archiveEntry } from './archive-entry.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { cancelPlan } from './due/cancel-plan.ts';
import { leaveDue } from './due/leave-due.ts';
import { planLeaving } from './due/plan-leaving.ts';
import { publishDue } from './due/publish-due.ts';
import { reorderEntries } from './reorder-entries.ts';
import { restoreEntry } from './restore-entry.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const HOUR_MS = 60 * 60_000;
const acting = actAs(TEST_EDITOR);
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const titled = (text: string) => ({
  ...emptyData(page.fields),
  title: { el: text, en: text },
});

/** The entries before each race; the acts concern the middle one. */
interface Stage {
  ids: [string, string, string];
  version: number;
}

/** Saving and creating want the same address: `moved`. */
const ON_LIST: Record<string, RacingAct<Stage>> = {
  create: (db) => createEntry(db, page, { slug: 'moved', data: titled('Νέα') }, acting),
  reorder: (db, { ids }) => reorderEntries(db, page, ids.toReversed(), acting),
};

const FROM_BIN: typeof ON_LIST = {
  restore: (db, { ids }) => restoreEntry(db, page, ids[1], acting),
};

const ON_LIVING: typeof ON_LIST = {
  save: (db, { ids, version }) =>
    saveEntry(
      db,
      page,
      ids[1],
      { slug: 'moved', data: titled('Σωσμένη'), publish: false, version },
      acting,
    ),
  publish: (db, { ids }) =>
    saveEntry(db, page, ids[1], { slug: 'two', data: titled('Δημόσια') }, acting),
  'publish Greek': (db, { ids }) =>
    saveEntry(db, page, ids[1], { data: titled('Ελληνική'), languages: ['el'] }, acting),
  'publish English': (db, { ids }) =>
    saveEntry(db, page, ids[1], { data: titled('English'), languages: ['en'] }, acting),
  'unpublish English': (db, { ids }) => unpublishEntry(db, page, ids[1], acting, 'en'),
  unpublish: (db, { ids }) => unpublishEntry(db, page, ids[1], acting),
  plan: (db, { ids }) =>
    saveEntry(
      db,
      page,
      ids[1],
      { data: titled('Προγραμματισμένη'), publishAt: later(5).toISOString() },
      acting,
    ),
  'cancel the plan': (db, { ids }) => cancelPlan(db, page, ids[1], acting),
  archive: (db, { ids }) => archiveEntry(db, page, ids[1], acting),
  'archive what is due': (db) => leaveDue(db, later(7)),
  'publish what is due': (db) => publishDue(db, later(2)),
  remove: (db, { ids }) => deleteEntry(db, page, ids[1], acting),
};

async function preparePlanned(db: Db): Promise<Stage> {
  const ids = await addThree(db);
  const planned = await saveEntry(
    db,
    page,
    ids[1],
    { data: titled('Πρόχειρη'), publishAt: later(1).toISOString() },
    acting,
  );
  const leaving = { leaveAt: later(6).toISOString(), leaveTo: 'archived' } as const;
  await planLeaving(db, page, ids[1], leaving, acting);
  return { ids, version: planned.version };
}

async function prepareInBin(db: Db): Promise<Stage> {
  const ids = await addThree(db, 'moved');
  await deleteEntry(db, page, ids[1], acting);
  return { ids, version: 1 };
}

async function addThree(db: Db, slug = 'two'): Promise<Stage['ids']> {
  const add = async (name: string) =>
    (await createEntry(db, page, { slug: name, data: titled(name) }, acting)).id;
  return [await add('one'), await add(slug), await add('three')];
}

describeRaces('a public entry with a planned draft, that is archived later', {
  prepare: preparePlanned,
  acts: { ...ON_LIST, ...ON_LIVING },
  beside: FROM_BIN,
});

describeRaces('an entry in the bin', {
  prepare: prepareInBin,
  acts: { ...ON_LIST, ...FROM_BIN },
  beside: ON_LIVING,
});

describe.skipIf(!SERVER)('two transactions on PostgreSQL', () => {
  let races: PostgresRaces;
  let here: Connection;
  let there: Connection;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
    ({ here, there } = races);
  });
  afterAll(() => races.close());

  test('that take the rows of each other in turn come about all the same', async () => {
    const [one, two] = await prepareInBin(here.db).then(({ ids }) => [ids[0], ids[2]]);
    const lock = (tx: Db, id: string | undefined) =>
      tx
        .updateTable('entries')
        .set((e) => ({ position: e('position', '+', 10) }))
        .where('id', '=', id ?? '')
        .execute();
    let inside = 0;
    const both = (first: string | undefined, second: string | undefined, { db }: Connection) =>
      inTransaction(db, async (tx) => {
        await lock(tx, first);
        inside++;
        if (inside <= 2) await vi.waitFor(() => expect(inside).toBeGreaterThanOrEqual(2));
        await lock(tx, second);
      });
    await Promise.all([both(one, two, here), both(two, one, there)]);
    const rows = await here.db
      .selectFrom('entries')
      .select('position')
      .where('id', 'in', [one ?? '', two ?? ''])
      .orderBy('position')
      .execute();
    expect(rows.map(({ position }) => position)).toEqual([21, 23]);
  });
});
