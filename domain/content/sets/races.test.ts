import type { Db } from '../../../database/connect.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { describeRaces, type RacingAct } from '../../../harness/race-pairs.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { carryOutPlans } from '../acts/due/carry-out-plans.ts';
import { planLeaving } from '../acts/due/plan-leaving.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { addToSet, chooseLanguages, removeFromSet } from './fill-set.ts';
import { createSet } from './make-set.ts';
import { cancelSetPlan, planSet, publishSet } from './publish-set.ts';
import { getSet } from './reading.ts';
import { undoSet } from './undo-set.ts';

const HOUR_MS = 60 * 60_000;
const acting = actAs(TEST_EDITOR);
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

/** Two entries with changes in a set that is open or planned, a published set with the same, and an empty one. */
interface Stage {
  ids: [string, string];
  set: string;
  former: string;
  empty: string;
  stamp: string;
}

const ACTS: Record<string, RacingAct<Stage>> = {
  publish: (db, { set, stamp }) => publishSet(db, set, { stamp }, acting),
  plan: (db, { set, stamp }) =>
    planSet(db, set, { stamp, publishAt: later(5).toISOString() }, acting),
  'publish what is due': (db) => carryOutPlans(db, later(2)),
  'take an entry out': (db, { set, ids }) => removeFromSet(db, set, ids[0], acting),
  'save a draft': (db, { ids }) =>
    saveEntry(db, page, ids[1], { data: pageData('Σωσμένη'), publish: false }, acting),
};

const OTHER_ACTS: typeof ACTS = {
  'undo the former set': (db, { former }) => undoSet(db, former, 'undo', acting),
  'add to another set': (db, { empty, ids }) => addToSet(db, empty, [{ id: ids[1] }], acting),
  'save an entry for all': (db, { ids }) =>
    saveEntry(db, page, ids[0], { data: pageData('Δημόσια') }, acting),
  remove: (db, { ids }) => deleteEntry(db, page, ids[0], acting),
};

async function prepare(db: Db): Promise<Stage> {
  const make = async (title: string) =>
    (await createEntry(db, page, { data: pageData(title), publish: false }, acting)).id;
  const ids: Stage['ids'] = [await make('Μία'), await make('Δύο')];
  const stampOf = async (id: string) => (await getSet(db, id, acting)).stamp;
  const former = await createSet(db, 'Παλιά', acting);
  await addToSet(
    db,
    former,
    ids.map((id) => ({ id })),
    acting,
  );
  await publishSet(db, former, { stamp: await stampOf(former) }, acting);
  for (const id of ids) {
    await saveEntry(db, page, id, { data: pageData('Αλλαγή'), publish: false }, acting);
  }
  const set = await createSet(db, 'Νέα', acting);
  // In the other order: acts lock by id, whatever the order in the set.
  await addToSet(
    db,
    set,
    ids.toReversed().map((id) => ({ id })),
    acting,
  );
  const empty = await createSet(db, 'Άδεια', acting);
  return { ids, set, former, empty, stamp: await stampOf(set) };
}

describeRaces('an open set', {
  prepare,
  acts: { ...ACTS, ...OTHER_ACTS },
  idle: ['publish what is due', 'add to another set'],
});

describeRaces('a planned set', {
  prepare: async (db) => {
    const stage = await prepare(db);
    const publishAt = later(1).toISOString();
    await planSet(db, stage.set, { stamp: stage.stamp, publishAt }, acting);
    return stage;
  },
  acts: ACTS,
  beside: {
    // They are refused as long as the set is planned, or are the same as on an open one.
    ...OTHER_ACTS,
    'take English off': (db, { ids }) => unpublishEntry(db, page, ids[0], acting, 'en'),
    'choose languages': (db, { set, ids }) => chooseLanguages(db, set, ids[1], ['el'], acting),
    'cancel the plan': (db, { set }) => cancelSetPlan(db, set, acting),
    'plan to leave': (db, { ids }) =>
      planLeaving(db, page, ids[0], { leaveAt: later(9).toISOString(), leaveTo: 'draft' }, acting),
  },
});
