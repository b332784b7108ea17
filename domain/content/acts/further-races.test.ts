import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import {
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
  untilWaiting,
} from '../../../harness/databases/postgres-races.ts';
import { describeOverlaps } from '../../../harness/overlaps.ts';
import type { RacingAct } from '../../../harness/race-outcomes.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { makePreviewLink, withdrawPreviewLink } from '../preview/preview-links.ts';
import { addToSet } from '../sets/fill-set.ts';
import { createSet, deleteSet } from '../sets/make-set.ts';
import { archiveEntry, bringBackEntry } from './archive-entry.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { cancelLeaving, planLeaving } from './due/plan-leaving.ts';
import { duplicateEntry } from './duplicate-entry.ts';
import { nameVersion } from './name-version.ts';
import { restoreEntry } from './restore-entry.ts';
import { confirmEntry, setRecheckInterval } from './review/confirm-entry.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';

const acting = actAs(TEST_EDITOR);
const leaveAt = new Date(TEST_NOW.getTime() + 60 * 60_000).toISOString();

interface Stage {
  id: string;
  link: string;
  /** In the bin; its text leads to the other one. */
  leading: string;
  set: string;
}

const leadingTo = (slug: string) => ({
  ...pageData('Οδηγός'),
  content: { el: `<p><a href="/${slug}">Δείτε</a></p>`, en: '' },
});

const ACTS: Record<string, RacingAct<Stage>> = {
  'move it': (db, { id }) =>
    saveEntry(db, page, id, { slug: 'moved', data: pageData('Άλλη'), version: 1 }, acting),
  'lead to it': (db) => createEntry(db, page, { slug: 'other', data: leadingTo('one') }, acting),
  'bring back what leads to it': (db, { leading }) => restoreEntry(db, page, leading, acting),
  'make a page at its new address': (db) =>
    createEntry(db, page, { slug: 'moved', data: pageData('Νέα') }, acting),
  duplicate: (db, { id }) => duplicateEntry(db, page, id, acting),
  confirm: (db, { id }) => confirmEntry(db, page, id, acting),
  'look it through more often': (db, { id }) => setRecheckInterval(db, page, id, 3, acting),
  'name its version': (db, { id }) => nameVersion(db, page, id, { version: 1, name: 'Ν' }, acting),
  'plan its leaving': (db, { id }) =>
    planLeaving(db, page, id, { leaveAt, leaveTo: 'archived' }, acting),
  'make a link': (db, { id }) => makePreviewLink(db, page, id, acting),
  'withdraw the link': (db, { id, link }) => withdrawPreviewLink(db, page, id, link, acting),
  'put it into the set': (db, { id, set }) => addToSet(db, set, [{ id }], acting),
  'delete the set': (db, { set }) => deleteSet(db, set, acting),
  'take it off': (db, { id }) => unpublishEntry(db, page, id, acting),
  archive: (db, { id }) => archiveEntry(db, page, id, acting),
  delete: (db, { id }) => deleteEntry(db, page, id, acting),
};

const ARCHIVED: typeof ACTS = {
  'bring it back': (db, { id }) => bringBackEntry(db, page, id, acting),
  confirm: ACTS.confirm as RacingAct<Stage>,
  'write on': (db, { id }) =>
    saveEntry(db, page, id, { data: pageData('Συνέχεια'), publish: false }, acting),
  'publish it': (db, { id }) => saveEntry(db, page, id, { data: pageData('Ξανά') }, acting),
  'take it off': ACTS['take it off'] as RacingAct<Stage>,
  delete: ACTS.delete as RacingAct<Stage>,
};

const LEAVING: typeof ACTS = {
  'cancel its leaving': (db, { id }) => cancelLeaving(db, page, id, acting),
  'plan another leaving': (db, { id }) =>
    planLeaving(db, page, id, { leaveAt, leaveTo: 'draft' }, acting),
  archive: ACTS.archive as RacingAct<Stage>,
  'take it off': ACTS['take it off'] as RacingAct<Stage>,
};

async function prepare(db: Db): Promise<Stage> {
  const { id } = await createEntry(db, page, { slug: 'one', data: pageData('Μία') }, acting);
  const made = await createEntry(db, page, { slug: 'guide', data: leadingTo('one') }, acting);
  await deleteEntry(db, page, made.id, acting);
  const link = await makePreviewLink(db, page, id, acting);
  return { id, link: link.id, leading: made.id, set: await createSet(db, 'Τρίτη', acting) };
}

const server = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!server)('a text that leads to an entry which somebody deletes at once', () => {
  let races: PostgresRaces;
  let stage: Stage;
  beforeAll(async () => {
    races = await openPostgresRaces(server);
  });
  beforeEach(async () => {
    await races.here.db.deleteFrom('entries').execute();
    stage = await prepare(races.here.db);
  });
  afterAll(() => races.close());

  const input = { slug: 'other', data: leadingTo('one') };
  /** Lets the second begin while the first is not over, and gives how it ended. */
  const during = async (
    first: (db: Db) => Promise<unknown>,
    second: (db: Db) => Promise<unknown>,
  ) => {
    const { end } = await inTransaction(races.here.db, async (tx) => {
      await first(tx);
      const end = outcomeOf(second(races.there.db));
      await Promise.race([end, untilWaiting(races.here.db, 1)]);
      return { end };
    });
    return end;
  };

  test('keeps it where the text was first', async () => {
    const deleted = during(
      (db) => createEntry(db, page, input, acting),
      (db) => deleteEntry(db, page, stage.id, acting),
    );
    expect(await deleted).toBe('conflict');
  });

  test('does not name it where the deletion was first', async () => {
    const stored = during(
      (db) => deleteEntry(db, page, stage.id, acting),
      (db) => createEntry(db, page, input, acting),
    );
    expect(await stored).toBe('done');
    const rows = await races.here.db
      .selectFrom('entry_references')
      .select('copy')
      .where('target', '=', stage.id)
      .where('entry_id', '!=', stage.leading)
      .execute();
    expect(rows).toEqual([]);
  });
});

describeOverlaps('a public page', { prepare, acts: ACTS, isSampled: true });

describeOverlaps('an archived page', {
  prepare: async (db) => {
    const stage = await prepare(db);
    await archiveEntry(db, page, stage.id, acting);
    return stage;
  },
  acts: ARCHIVED,
  isSampled: true,
});

describeOverlaps('a page that is to leave', {
  prepare: async (db) => {
    const stage = await prepare(db);
    await planLeaving(db, page, stage.id, { leaveAt, leaveTo: 'archived' }, acting);
    return stage;
  },
  acts: LEAVING,
  isSampled: true,
});
