import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction, lockName, type Tx } from '../../../database/transaction.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { keepStage, rememberEndings } from '../../../harness/databases/kept-stages.ts';
import {
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
} from '../../../harness/databases/postgres-races.ts';
import { describeOverlaps } from '../../../harness/overlaps.ts';
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

type Act = (db: Connection['db'], stage: Stage) => Promise<unknown>;

/** Two of these want the same address: `moved`. */
const ACTS: Record<string, Act> = {
  create: (db) => createEntry(db, page, { slug: 'moved', data: titled('Νέα') }, acting),
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
  restore: (db, { ids }) => restoreEntry(db, page, ids[1], acting),
  reorder: (db, { ids }) => reorderEntries(db, page, ids.toReversed(), acting),
};

const PREPARED: Record<string, (db: Connection['db']) => Promise<Stage>> = {
  'a public entry with a planned draft, that is archived later': async (db) => {
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
  },
  'an entry in the bin': async (db) => {
    const ids = await addThree(db, 'moved');
    await deleteEntry(db, page, ids[1], acting);
    return { ids, version: 1 };
  },
};

async function addThree(db: Connection['db'], slug = 'two'): Promise<Stage['ids']> {
  const add = async (name: string) =>
    (await createEntry(db, page, { slug: name, data: titled(name) }, acting)).id;
  return [await add('one'), await add(slug), await add('three')];
}

/** Everything in the database after the acts, without ids, which differ from run to run. */
async function whatIsThere(db: Connection['db']) {
  const entries = await db
    .selectFrom('entries')
    .select([
      'id',
      'slug',
      'state',
      'position',
      'version',
      'working',
      'published',
      'public_languages',
      'english',
      'english_from',
      'public_english_from',
      'title_el',
      'publish_at',
      'leave_at',
      'leave_to',
      'archived_at',
      'checked_at',
      'publish_languages',
      'deleted_at',
      'published_at',
    ])
    .execute();
  const revisions = await db
    .selectFrom('revisions')
    .select(['entry_id', 'version', 'state', 'slug', 'data', 'published_languages'])
    .execute();
  const audit = await db.selectFrom('audit').select(['action', 'subject_title']).execute();
  const left = await db.selectFrom('former_addresses').select(['path', 'entry_id']).execute();
  const firstSlug = new Map(
    revisions
      .filter((row) => row.version === 1)
      .map((row) => [row.entry_id, `${row.slug} ${row.data}`]),
  );
  const named = ({ id, entry_id, ...rest }: { id?: string; entry_id?: string }) =>
    JSON.stringify({ entry: firstSlug.get(id ?? entry_id ?? ''), ...rest });
  return {
    entries: entries.map(named).sort(),
    revisions: revisions.map(named).sort(),
    left: left.map(named).sort(),
    audit: audit.map((row) => JSON.stringify(row)).sort(),
  };
}

interface Outcome {
  first: string;
  second: string;
  there: Awaited<ReturnType<typeof whatIsThere>>;
}

const STAGES = Object.entries(PREPARED).map(([name, prepare]) => {
  const begin = keepStage(prepare);
  const endingOf = rememberEndings(begin, ACTS, whatIsThere);

  /** The result of the acts one after the other, or of one act alone where the other is told that it came too late. */
  async function possibleOutcomes(
    db: Connection['db'],
    first: string,
    second: string,
  ): Promise<Outcome[]> {
    const outcome = (
      { there }: Awaited<ReturnType<typeof endingOf>>,
      one = 'conflict',
      other = 'conflict',
    ): Outcome => ({ first: one, second: other, there });
    const forwards = await endingOf(db, first, second);
    const backwards = await endingOf(db, second, first);
    const [one, other] = [await endingOf(db, first), await endingOf(db, second)];
    return [
      outcome(forwards, ...forwards.ends),
      outcome(backwards, ...backwards.ends.toReversed()),
      outcome(one, one.ends[0]),
      outcome(other, undefined, other.ends[0]),
    ];
  }
  return { name, begin, possibleOutcomes };
});

const names = Object.keys(ACTS);
const PAIRS = names.flatMap((first, i) => names.slice(i).map((second) => [first, second] as const));

describe.skipIf(!SERVER)('two acts at once on PostgreSQL', () => {
  let races: PostgresRaces;
  let here: Connection;
  let there: Connection;
  beforeAll(async () => {
    races = await openPostgresRaces(SERVER);
    ({ here, there } = races);
  });
  afterAll(() => races.close());

  const lockAll = async (tx: Tx) => {
    await tx.selectFrom('entries').select('id').orderBy('id').forUpdate().execute();
    await lockName(tx, `slugs of ${page.name}`);
  };

  describe.each(STAGES)('on $name', ({ name: stageName, begin, possibleOutcomes }) => {
    test.each(PAIRS)('%s and %s end as one after the other', async (firstName, secondName) => {
      const pair = [ACTS[firstName], ACTS[secondName]] as [Act, Act];
      const possible = await possibleOutcomes(here.db, firstName, secondName);
      const stage = await begin(here.db);
      if (!waits(firstName, stageName) || !waits(secondName, stageName)) {
        // It waits for nothing: the act finds nothing to do, whatever the other act does.
        const [first, second] = await Promise.all([
          outcomeOf(pair[0](here.db, stage)),
          outcomeOf(pair[1](there.db, stage)),
        ]);
        expect(possible).toContainEqual({ first, second, there: await whatIsThere(here.db) });
        return;
      }
      const [first, second] = await races.race(
        lockAll,
        () => outcomeOf(pair[0](here.db, stage)),
        () => outcomeOf(pair[1](there.db, stage)),
      );
      expect(possible).toContainEqual({ first, second, there: await whatIsThere(here.db) });
    });
  });

  test('that take the rows of each other in turn come about all the same', async () => {
    const [one, two] = (await STAGES[1]?.begin(here.db).then(({ ids }) => [ids[0], ids[2]])) ?? [];
    const lock = (tx: Connection['db'], id: string | undefined) =>
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

/** The acts that have to wait for a lock with these entries. The others find nothing to do, and end. */
function waits(act: string, stage: string): boolean {
  if (act === 'create' || act === 'reorder') return true;
  if (stage === 'an entry in the bin') return act === 'restore';
  return act !== 'restore';
}

describe('two acts at once on SQLite', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await openTestSqlite();
  });
  afterAll(() => connection.close());

  describe.each(STAGES)('on $name', ({ begin, possibleOutcomes }) => {
    test.each(PAIRS)('%s and %s end as one after the other', async (firstName, secondName) => {
      const pair = [ACTS[firstName], ACTS[secondName]] as [Act, Act];
      const possible = await possibleOutcomes(connection.db, firstName, secondName);
      const stage = await begin(connection.db);
      const [first, second] = await Promise.all(
        pair.map((act) => outcomeOf(act(connection.db, stage))),
      );
      expect(possible).toContainEqual({ first, second, there: await whatIsThere(connection.db) });
    });
  });
});

for (const [name, prepare] of Object.entries(PREPARED))
  describeOverlaps(name, { prepare, acts: ACTS });
