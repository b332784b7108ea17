import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName, type Tx } from '../../../database/transaction.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import {
  endAfterWaiting,
  endDuring,
  openPostgresRaces,
  outcomeOf,
  type PostgresRaces,
  untilWaiting,
} from '../../../harness/databases/postgres-races.ts';
import { describeRaces, type RacingAct } from '../../../harness/race-pairs.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { department } from '../../content-types/department.ts';
import { event } from '../../content-types/event.ts';
import { page } from '../../content-types/page.ts';
import { service } from '../../content-types/service.ts';
import { acceptEventProposal } from '../../inbox/accept-event-proposal.ts';
import { parseEventProposal } from '../../inbox/forms/event-proposal-form.ts';
import { receiveMessage } from '../../inbox/forms/receive-message.ts';
import { emptyData } from '../model/content-type.ts';
import { makePreviewLink, withdrawPreviewLink } from '../preview/preview-links.ts';
import { addToSet } from '../sets/fill-set.ts';
import { createSet, deleteSet } from '../sets/make-set.ts';
import { archiveEntry, unarchiveEntry } from './archive-entry.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { cancelLeaving, planLeaving } from './due/plan-leaving.ts';
import { duplicateEntry } from './duplicate-entry.ts';
import { lockEntry } from './lock-entry.ts';
import { nameVersion } from './name-version.ts';
import { reorderEntries } from './reorder-entries.ts';
import { restoreEntry } from './restore-entry.ts';
import { confirmEntry, setRecheckInterval } from './review/confirm-entry.ts';
import { saveEntry } from './save-entry.ts';
import { unpublishEntry } from './unpublish-entry.ts';
import { lockList } from './write-entry.ts';

const acting = actAs(TEST_EDITOR);
const leaveAt = new Date(TEST_NOW.getTime() + 60 * 60_000).toISOString();

interface Stage {
  id: string;
  /** Behind it in the list. */
  second: string;
  link: string;
  /** In the bin; its text leads to the other one. */
  leading: string;
  set: string;
}

const leadingTo = (slug: string) => ({
  ...pageData('Οδηγός'),
  content: { el: `<p><a href="/${slug}">Δείτε</a></p>`, en: '' },
});

/** What another one does meanwhile: with the same, two acts of which one is lost could leave the same rows. */
const colleague = actAs(
  { id: 'colleague', email: 'nikos@example.org', role: 'editor' },
  new Date(TEST_NOW.getTime() + 60_000),
);

const BESIDE: Record<string, RacingAct<Stage>> = {
  'write on': (db, { id }) =>
    saveEntry(db, page, id, { data: pageData('Συνέχεια'), publish: false }, acting),
  'publish it': (db, { id }) => saveEntry(db, page, id, { data: pageData('Ξανά') }, acting),
  'take it off': (db, { id }) => unpublishEntry(db, page, id, acting),
  delete: (db, { id }) => deleteEntry(db, page, id, acting),
  reorder: (db, { id, second }) => reorderEntries(db, page, [second, id], acting),
};

const ON_PUBLIC: typeof BESIDE = {
  duplicate: (db, { id }) => duplicateEntry(db, page, id, colleague),
  confirm: (db, { id }) => confirmEntry(db, page, id, colleague),
  'look it through more often': (db, { id }) => setRecheckInterval(db, page, id, 3, colleague),
  'name its version': (db, { id }) =>
    nameVersion(db, page, id, { version: 1, name: 'Ν' }, colleague),
  'plan its leaving': (db, { id }) =>
    planLeaving(db, page, id, { leaveAt, leaveTo: 'archived' }, colleague),
};

const FURTHER_ON_PUBLIC: typeof BESIDE = {
  'move it': (db, { id }) =>
    saveEntry(db, page, id, { slug: 'moved', data: pageData('Άλλη'), version: 1 }, acting),
  'lead to it': (db) => createEntry(db, page, { slug: 'other', data: leadingTo('one') }, acting),
  'bring back what leads to it': (db, { leading }) => restoreEntry(db, page, leading, acting),
  'make a page at its new address': (db) =>
    createEntry(db, page, { slug: 'moved', data: pageData('Νέα') }, acting),
  'make a link': (db, { id }) => makePreviewLink(db, page, id, acting),
  'withdraw the link': (db, { id, link }) => withdrawPreviewLink(db, page, id, link, acting),
  'put it into the set': (db, { id, set }) => addToSet(db, set, [{ id }], acting),
  'delete the set': (db, { set }) => deleteSet(db, set, acting),
  archive: (db, { id }) => archiveEntry(db, page, id, acting),
};

async function prepare(db: Db): Promise<Stage> {
  const { id } = await createEntry(db, page, { slug: 'one', data: pageData('Μία') }, acting);
  const { id: second } = await createEntry(
    db,
    page,
    { slug: 'two', data: pageData('Δύο') },
    acting,
  );
  const made = await createEntry(db, page, { slug: 'guide', data: leadingTo('one') }, acting);
  await deleteEntry(db, page, made.id, acting);
  const link = await makePreviewLink(db, page, id, acting);
  return { id, second, link: link.id, leading: made.id, set: await createSet(db, 'Τρίτη', acting) };
}

const BOTH = { el: 'Έργα', en: 'Works' };
const PROPOSAL = parseEventProposal(
  {
    title: 'Γιορτή',
    description: 'Μουσική',
    startsAt: '2026-09-05T20:30',
    endsAt: '',
    location: 'Πλατεία',
    name: 'Σύλλογος',
    email: 'syllogos@example.org',
    phone: '',
  },
  'gr',
);

const server = process.env.TEST_POSTGRES_URL ?? '';

describe.skipIf(!server)('on PostgreSQL', () => {
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

  describe('what leads to an entry that somebody deletes at once', () => {
    const input = { slug: 'other', data: leadingTo('one') };
    const during = (first: (db: Db) => Promise<unknown>, second: (db: Db) => Promise<unknown>) =>
      endDuring(races, first, second);

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

    const addDepartment = (slug: string) =>
      createEntry(
        races.here.db,
        department,
        { slug, data: { ...emptyData(department.fields), name: BOTH }, publish: false },
        acting,
      );
    const addServiceOf = (db: Db, slug: string) =>
      createEntry(
        db,
        service,
        {
          data: { ...emptyData(service.fields), title: BOTH, department: slug },
          publish: false,
        },
        acting,
      );

    test('is refused where a field names what was deleted first', async () => {
      const { id } = await addDepartment('works');
      const stored = during(
        (db) => deleteEntry(db, department, id, acting),
        (db) => addServiceOf(db, 'works'),
      );
      expect(await stored).toBe('invalid');
    });

    test('does not wait for the row of what a field names', async () => {
      const { here, there } = races;
      const { id } = await addDepartment('works');
      const ended = await inTransaction(here.db, async (tx) => {
        await lockEntry(tx, department, id);
        const end = outcomeOf(addServiceOf(there.db, 'works'));
        return Promise.race([end, untilWaiting(here.db, 1).then(() => 'waits')]);
      });
      expect(ended).toBe('done');
    });
  });

  describe('an act that waits', () => {
    const waitingFor = (
      hold: (tx: Tx) => Promise<unknown>,
      act: (db: Db) => Promise<unknown>,
      lockMeanwhile: (tx: Tx) => Promise<unknown>,
    ) => endAfterWaiting(races, hold, act, lockMeanwhile);
    const lockRows = (table: 'entries' | 'messages' | 'media') => (tx: Tx) =>
      tx.selectFrom(table).select('id').forUpdate().execute();

    test('for the list of a copy holds no row', async () => {
      const copied = waitingFor(
        (tx) => lockList(tx, page),
        (db) => duplicateEntry(db, page, stage.id, acting),
        lockRows('entries'),
      );
      expect(await copied).toBe('done');
    });

    test('for the list of an accepted proposal holds no message', async () => {
      const { here } = races;
      await receiveMessage(here.db, PROPOSAL, { officeEmail: undefined, now: TEST_NOW });
      const { id } = await here.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
      const accepted = waitingFor(
        (tx) => lockList(tx, event),
        (db) => acceptEventProposal(db, id, acting),
        lockRows('messages'),
      );
      expect(await accepted).toBe('done');
    });

    test('for a medium of an entry that comes back holds no address', async () => {
      const { db } = races.here;
      const deleted_at = TEST_NOW.toISOString();
      await db.insertInto('media').values(testDocumentRow({ deleted_at })).execute();
      const use = { entry_id: stage.leading, copy: 'working', kind: 'medium' } as const;
      await db
        .insertInto('entry_references')
        .values({ id: 'use', ...use, target: 'report' })
        .execute();
      const restored = waitingFor(
        lockRows('media'),
        (db) => restoreEntry(db, page, stage.leading, acting),
        (tx) => lockName(tx, `slugs of ${page.name}`),
      );
      expect(await restored).toBe('done');
    });
  });
});

describeRaces('a public page', {
  prepare,
  acts: ON_PUBLIC,
  beside: BESIDE,
  further: FURTHER_ON_PUBLIC,
  isSampled: true,
});

describeRaces('an archived page', {
  prepare: async (db) => {
    const stage = await prepare(db);
    await archiveEntry(db, page, stage.id, acting);
    return stage;
  },
  acts: { 'bring it back': (db, { id }) => unarchiveEntry(db, page, id, colleague) },
  beside: BESIDE,
  further: { confirm: (db, { id }) => confirmEntry(db, page, id, colleague) },
  isSampled: true,
});

describeRaces('a page that is to leave', {
  prepare: async (db) => {
    const stage = await prepare(db);
    await planLeaving(db, page, stage.id, { leaveAt, leaveTo: 'archived' }, acting);
    return stage;
  },
  acts: { 'cancel its leaving': (db, { id }) => cancelLeaving(db, page, id, colleague) },
  beside: {
    ...BESIDE,
    'plan another leaving': (db, { id }) =>
      planLeaving(db, page, id, { leaveAt, leaveTo: 'draft' }, acting),
  },
  further: { archive: (db, { id }) => archiveEntry(db, page, id, acting) },
  isSampled: true,
});
