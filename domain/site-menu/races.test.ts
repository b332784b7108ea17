import type { Db } from '../../database/connect.ts';
import { describeRaces, type RacingAct } from '../../harness/race-pairs.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { reorderEntries } from '../content/acts/reorder-entries.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { menuItem } from '../content-types/menu-item.ts';
import { resetMenu } from './reset-menu.ts';

const admin = actAs(TEST_ADMIN);
const itemTo = (href: string) => ({ title: { el: href, en: href }, href, submenu: [] });
const add = (db: Db, href: string) => createEntry(db, menuItem, { data: itemTo(href) }, admin);

const reset: RacingAct<unknown> = (db) => resetMenu(db, 'menu-item', admin);
const addOne: RacingAct<unknown> = (db) => add(db, '/news');

describeRaces('the menu', {
  prepare: async (db) => [(await add(db, '/contact')).id, (await add(db, '/events')).id],
  acts: {
    reset,
    add: addOne,
    reorder: (db, items) => reorderEntries(db, menuItem, items.toReversed(), admin),
  },
  further: {
    'delete one': (db, [one = '']) => deleteEntry(db, menuItem, one, admin),
    'change one': (db, [one = '']) =>
      saveEntry(db, menuItem, one, { data: itemTo('/beaches'), version: 1 }, admin),
  },
  isSampled: true,
});

describeRaces('an empty menu', {
  prepare: async () => [],
  acts: { reset, add: addOne },
  isSampled: true,
});
