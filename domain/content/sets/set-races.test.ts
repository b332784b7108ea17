import type { Db } from '../../../database/connect.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { describeRaces, type RacingAct } from '../../../harness/race-pairs.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { addToSet } from './fill-set.ts';
import { createFilledSet } from './make-filled-set.ts';
import { createSet, deleteSet } from './make-set.ts';
import { publishSet } from './publish-set.ts';
import { getSet } from './reading.ts';
import { undoSet } from './undo-set.ts';

interface Stage {
  ids: [string, string, string];
  open: string;
  published: string;
  stamp: string;
}

const acting = actAs(TEST_EDITOR);

const ACTS: Record<string, RacingAct<Stage>> = {
  publish: (db, { open, stamp }) => publishSet(db, open, { stamp }, acting),
  'take the published one back': (db, { published }) => undoSet(db, published, undefined, acting),
  'delete the open one': (db, { open }) => deleteSet(db, open, acting),
  'delete the published one': (db, { published }) => deleteSet(db, published, acting),
  add: (db, { open, ids }) => addToSet(db, open, [{ id: ids[1] }, { id: ids[2] }], acting),
  'make a set with the same': (db, { ids }) =>
    createFilledSet(db, 'Τρίτη', [{ id: ids[1] }], acting),
};

async function prepare(db: Db): Promise<Stage> {
  const make = async (title: string) =>
    (await createEntry(db, page, { data: pageData(title), publish: false }, acting)).id;
  const ids: Stage['ids'] = [await make('Μία'), await make('Δύο'), await make('Τρεις')];
  const stampOf = async (set: string) => (await getSet(db, set, acting)).stamp;
  const published = await createSet(db, 'Παλιά', acting);
  await addToSet(db, published, [{ id: ids[2] }], acting);
  await publishSet(db, published, { stamp: await stampOf(published) }, acting);
  const open = await createSet(db, 'Νέα', acting);
  await addToSet(db, open, [{ id: ids[0] }], acting);
  return { ids, open, published, stamp: await stampOf(open) };
}

describeRaces('sets', { prepare, acts: ACTS, isSampled: true });
