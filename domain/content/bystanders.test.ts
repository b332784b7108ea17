import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import type { Tx } from '../../database/transaction.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { rowsTouchedBy } from '../../harness/databases/touched-rows.ts';
import { actAs } from '../../harness/services.ts';
import { OPERATOR } from '../accounts/operator.ts';
import { menuItem } from '../content-types/menu-item.ts';
import { page } from '../content-types/page.ts';
import { createEntry } from './acts/create-entry.ts';
import { publishDue } from './acts/due/publish-due.ts';
import { nameVersion } from './acts/name-version.ts';
import { reorderEntries } from './acts/reorder-entries.ts';
import { saveEntry } from './acts/save-entry.ts';
import { makePreviewLink, withdrawPreviewLink } from './preview/preview-links.ts';
import { addToSet, chooseLanguages, removeFromSet } from './sets/fill-set.ts';
import { createSet } from './sets/make-set.ts';
import { cancelSetPlan, planSet, publishSet } from './sets/publish-set.ts';
import { getSet } from './sets/reading.ts';
import { undoSet } from './sets/undo-set.ts';

/**
 * The same as domain/bystanders.test.ts, of entries and sets of which one has several of what belongs to it: versions,
 * links, members.
 */

const admin = actAs(OPERATOR);
const SOON = '2026-03-05T10:00:00.000Z';

let connection: Connection;
/** Public entries, each with a first version and a draft of a second. */
const entries: string[] = [];
/** Open sets of two drafts each. */
const sets: string[] = [];
const members: string[][] = [];
const [first, second, third] = [0, 1, 2];
const idOf = (list: readonly string[], at: number) => list[at] ?? '';
const memberOf = (set: number, at: number) => members[set]?.[at] ?? '';

beforeAll(async () => {
  connection = await openTestSqlite();
  const { db } = connection;
  for (const name of ['anna', 'vasso', 'giorgos']) {
    const input = { slug: name, data: pageData(name), publish: true };
    const { id } = await createEntry(db, page, input, admin);
    const changed = { slug: name, data: pageData(`${name} ξανά`), version: 1, publish: false };
    await saveEntry(db, page, id, changed, admin);
    entries.push(id);
    const set = await createSet(db, name, admin);
    const drafts: string[] = [];
    for (const number of [1, 2]) {
      const draft = { data: pageData(`Σχέδιο ${name} ${number}`), publish: false };
      drafts.push((await createEntry(db, page, draft, admin)).id);
    }
    await addToSet(
      db,
      set,
      drafts.map((id) => ({ id })),
      admin,
    );
    sets.push(set);
    members.push(drafts);
  }
});
afterAll(() => connection.close());

const stampOf = async (tx: Tx, set: string) => (await getSet(tx, set, admin)).stamp;
const plan = async (tx: Tx, at: number) => {
  const set = idOf(sets, at);
  await planSet(tx, set, { stamp: await stampOf(tx, set), publishAt: SOON }, admin);
};
const publish = async (tx: Tx, at: number) => {
  const set = idOf(sets, at);
  await publishSet(tx, set, { stamp: await stampOf(tx, set) }, admin);
};
const links: string[] = [];
const addLinks = async (tx: Tx) => {
  links.length = 0;
  for (const at of [second, second, third]) {
    links.push((await makePreviewLink(tx, page, idOf(entries, at), admin)).id);
  }
};
const menu: string[] = [];

interface Case {
  given?: (tx: Tx) => Promise<unknown>;
  act: (tx: Tx) => Promise<unknown>;
  touches: string[];
}

const CASES: Record<string, Case> = {
  'an earlier version is named': {
    act: (tx) => nameVersion(tx, page, idOf(entries, second), { version: 1, name: 'Πρώτη' }, admin),
    touches: ['revisions: 1 changed'],
  },
  'a planned entry becomes public': {
    given: (tx) =>
      saveEntry(
        tx,
        page,
        idOf(entries, second),
        { slug: 'vasso', data: pageData('vasso αύριο'), version: 2, publishAt: SOON },
        admin,
      ),
    act: (tx) => publishDue(tx, new Date(SOON)),
    touches: ['entries: 1 changed', 'revisions: 1 changed'],
  },
  'one of two links to a draft is withdrawn': {
    given: addLinks,
    act: (tx) => withdrawPreviewLink(tx, page, idOf(entries, second), idOf(links, 0), admin),
    touches: ['preview_links: 1 gone'],
  },
  'a link to another entry is not withdrawn': {
    given: addLinks,
    act: (tx) =>
      expect(
        withdrawPreviewLink(tx, page, idOf(entries, second), idOf(links, 2), admin),
      ).rejects.toMatchObject({ code: 'not-found' }),
    touches: [],
  },
  'one of two entries leaves a set': {
    act: (tx) => removeFromSet(tx, idOf(sets, second), memberOf(second, 0), admin),
    touches: ['publishing_set_entries: 1 gone'],
  },
  'one of two entries leaves a planned set': {
    given: async (tx) => {
      for (const at of [first, second]) await plan(tx, at);
    },
    act: (tx) => removeFromSet(tx, idOf(sets, second), memberOf(second, 0), admin),
    touches: ['entries: 1 changed', 'publishing_set_entries: 1 gone'],
  },
  'all entries leave a planned set, and its plan ends': {
    given: async (tx) => {
      for (const at of [first, second]) await plan(tx, at);
    },
    act: async (tx) => {
      for (const id of members[second] ?? []) {
        await removeFromSet(tx, idOf(sets, second), id, admin);
      }
    },
    touches: ['entries: 2 changed', 'publishing_set_entries: 2 gone', 'publishing_sets: 1 changed'],
  },
  'languages are chosen for one entry of a set': {
    act: (tx) => chooseLanguages(tx, idOf(sets, second), memberOf(second, 0), ['el'], admin),
    touches: ['publishing_set_entries: 1 changed'],
  },
  'a set is planned': {
    act: (tx) => plan(tx, second),
    touches: ['entries: 2 changed', 'publishing_sets: 1 changed'],
  },
  'the plan of a set ends': {
    given: async (tx) => {
      for (const at of [first, second]) await plan(tx, at);
    },
    act: (tx) => cancelSetPlan(tx, idOf(sets, second), admin),
    touches: ['entries: 2 changed', 'publishing_sets: 1 changed'],
  },
  'a set is published while another is planned': {
    given: (tx) => plan(tx, first),
    act: (tx) => publish(tx, second),
    touches: [
      'entries: 2 changed',
      'publishing_set_entries: 2 changed',
      'publishing_sets: 1 changed',
      'revisions: 2 changed',
    ],
  },
  'a published set is open again, another stays published': {
    given: async (tx) => {
      for (const at of [first, second]) await publish(tx, at);
    },
    act: (tx) => undoSet(tx, idOf(sets, second), undefined, admin),
    touches: [
      'entries: 2 changed',
      'publishing_set_entries: 2 changed',
      'publishing_sets: 1 changed',
      'revisions: 2 changed',
    ],
  },
  'a set is open again without the entry that stands in another since': {
    given: async (tx) => {
      await publish(tx, second);
      await addToSet(tx, idOf(sets, third), [{ id: memberOf(second, 0) }], admin);
    },
    act: (tx) => undoSet(tx, idOf(sets, second), undefined, admin),
    touches: [
      'entries: 2 changed',
      'publishing_set_entries: 1 changed',
      'publishing_set_entries: 1 gone',
      'publishing_sets: 1 changed',
      'revisions: 2 changed',
    ],
  },
  'an entry leaves a set that was published in another before': {
    given: async (tx) => {
      await publish(tx, second);
      await addToSet(tx, idOf(sets, third), [{ id: memberOf(second, 0) }], admin);
    },
    act: (tx) => removeFromSet(tx, idOf(sets, third), memberOf(second, 0), admin),
    touches: ['publishing_set_entries: 1 gone'],
  },
  'languages are chosen for an entry that was published in another set before': {
    given: async (tx) => {
      await publish(tx, second);
      await addToSet(tx, idOf(sets, third), [{ id: memberOf(second, 0) }], admin);
    },
    act: (tx) => chooseLanguages(tx, idOf(sets, third), memberOf(second, 0), ['el'], admin),
    touches: ['publishing_set_entries: 1 changed'],
  },
  'two of three change places': {
    given: async (tx) => {
      menu.length = 0;
      for (const title of ['Α', 'Β', 'Γ']) {
        const data = { href: '/vasso', title: { el: title, en: title }, submenu: [] };
        menu.push((await createEntry(tx, menuItem, { data, publish: true }, admin)).id);
      }
    },
    act: (tx) =>
      reorderEntries(
        tx,
        menuItem,
        [idOf(menu, second), idOf(menu, first), idOf(menu, third)],
        admin,
      ),
    touches: ['entries: 2 changed'],
  },
};

test.each(Object.keys(CASES))('%s, and nothing else', async (name) => {
  const { given, act, touches } = CASES[name] as Case;
  expect(await rowsTouchedBy(connection.db, act, given)).toEqual([...touches].sort());
});
