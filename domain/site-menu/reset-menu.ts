import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { lockList } from '../content/acts/write-entry.ts';
import { footerLink } from '../content-types/footer-link.ts';
import { menuItem } from '../content-types/menu-item.ts';
import { ORIGINAL_FOOTER, ORIGINAL_MENU } from './original-menu.ts';

/** The parts of every page that staff put together from links. */
export const MENUS = {
  'menu-item': { type: menuItem, original: ORIGINAL_MENU },
  'footer-link': { type: footerLink, original: ORIGINAL_FOOTER },
} as const;
export type MenuName = keyof typeof MENUS;
export const MENU_NAMES = Object.keys(MENUS) as MenuName[];

/**
 * Makes the menu or the footer as every site begins, public at once and in one transaction. What was there goes to the
 * bin, from where it can be brought back. Throws 'forbidden'.
 */
export async function resetMenu(db: Db, name: MenuName, acting: Acting): Promise<void> {
  const { type, original } = MENUS[name];
  await inTransaction(db, async (tx) => {
    // Whoever adds to it at this moment is seen, or adds to the original.
    await lockList(tx, type);
    const rows = await tx
      .selectFrom('entries')
      .select('id')
      .where('type', '=', type.name)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    for (const { id } of rows) await deleteEntry(tx, type, id, acting);
    for (const { data } of original) await createEntry(tx, type, { data, publish: true }, acting);
  });
}
