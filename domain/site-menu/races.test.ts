import type { Db } from '../../database/connect.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { reorderEntries } from '../content/acts/reorder-entries.ts';
import { menuItem } from '../content-types/menu-item.ts';
import { resetMenu } from './reset-menu.ts';

const admin = actAs(TEST_ADMIN);
const add = (db: Db, href: string) =>
  createEntry(db, menuItem, { data: { title: { el: href, en: href }, href, submenu: [] } }, admin);

const reset: RacingAct<unknown> = (db) => resetMenu(db, 'menu-item', admin);
const addOne: RacingAct<unknown> = (db) => add(db, '/news');

describeRaces('the menu', {
  prepare: async (db) => [(await add(db, '/contact')).id, (await add(db, '/events')).id],
  acts: {
    reset,
    add: addOne,
    reorder: (db, items) => reorderEntries(db, menuItem, items.toReversed(), admin),
  },
});

describeRaces('an empty menu', { prepare: async () => [], acts: { reset, add: addOne } });
