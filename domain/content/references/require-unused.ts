import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { CONTENT_TYPES } from '../../content-types/all.ts';
import { DomainError } from '../../errors.ts';
import { isScreenWithText, listFixedLinks } from '../../screens/fixed-uses.ts';
import { publicAddress } from '../../screens/public-address.ts';
import type { Bilingual, Lang } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';
import { readStored } from '../model/stored-data.ts';
import { findFieldsNaming, findLinksTo, findTextsNaming, type Use } from './find-uses.ts';
import { nameUses } from './name-uses.ts';

/** More need not be named: after changing these, staff ask again. */
const MAX_USES = 10;

/** The address at which the public sees an entry; null where it has none. */
function pathOf(type: ContentType, row: EntryTable): string | null {
  if (row.published === null) return null;
  return publicAddress(type, { slug: row.slug, data: readStored(type, row.published) });
}

/** Refuses to take an entry off the site, or to archive it, if a fixed screen shows its text. Throws 'conflict'. */
export function requireOwnScreen(type: ContentType, row: EntryTable): void {
  const path = pathOf(type, row);
  if (path === null || !isScreenWithText(path)) return;
  throw new DomainError(
    'conflict',
    {
      el: `Το κείμενο αυτό εμφανίζεται στην οθόνη ${path}, που μένει πάντα στον ιστότοπο. Αλλάξτε το κείμενο αντί να το αφαιρέσετε.`,
      en: `The screen ${path}, which is always there, shows this text. Change the text instead of removing it.`,
    },
    { details: { uses: [{ type: 'screen', id: '', title: { el: path, en: path } }] } },
  );
}

/**
 * Refuses to take an entry off the site if a fixed screen shows it, or if a menu, card, slide or footer leads to it:
 * visitors would meet a dead end. Throws 'conflict', which names the places.
 */
export async function requireUnused(db: Db, type: ContentType, row: EntryTable): Promise<void> {
  requireOwnScreen(type, row);
  const path = pathOf(type, row);
  if (path === null) return;
  const uses = [
    ...listFixedLinks(path).map((title): Use => ({ type: 'screen', id: '', title })),
    ...(await findLinksTo(db, path, PARTS_OF_SCREENS)),
  ].slice(0, MAX_USES);
  if (uses.length === 0) return;
  throw inUse(uses, {
    el: 'Δεν μπορεί να αφαιρεθεί, γιατί οδηγούν εδώ: {uses}. Αλλάξτε πρώτα αυτούς τους συνδέσμους.',
    en: 'It cannot be removed, since these lead to it: {uses}. Change those links first.',
  });
}

/**
 * Refuses to delete an entry that texts lead to or show as a contact card. It can still be taken off the site at once
 * by unpublishing: then the links become plain words, and come back with it. Throws 'conflict', which names the texts.
 */
export async function requireUnnamed(db: Db, row: EntryTable): Promise<void> {
  const uses = (await findTextsNaming(db, row)).slice(0, MAX_USES);
  if (uses.length === 0) return;
  throw inUse(uses, {
    el: 'Δεν μπορεί να διαγραφεί, γιατί το χρησιμοποιούν κείμενα: {uses}. Αφαιρέστε το πρώτα από εκεί.',
    en: 'It cannot be deleted, since texts use it: {uses}. Take it out of them first.',
  });
}

/**
 * Refuses to delete an entry that fields of others name, such as the department of a service: there would be nothing
 * in its place. Throws 'conflict', which names the entries.
 */
export async function requireUnreferred(db: Db, row: EntryTable): Promise<void> {
  const uses = (await findFieldsNaming(db, row)).slice(0, MAX_USES);
  if (uses.length === 0) return;
  throw inUse(uses, {
    el: 'Δεν μπορεί να διαγραφεί, γιατί παραπέμπουν εδώ πεδία άλλων εγγραφών: {uses}. Αλλάξτε πρώτα εκείνες.',
    en: 'It cannot be deleted, since fields of other entries refer to it: {uses}. Change those first.',
  });
}

/** The refusal with the uses named in place of `{uses}`. */
function inUse(uses: Use[], text: Bilingual): DomainError {
  const name = (language: Lang) => text[language].replace('{uses}', () => nameUses(uses, language));
  return new DomainError('conflict', { el: name('el'), en: name('en') }, { details: { uses } });
}

/** Entries without a page of their own are parts of fixed screens: menus, cards, slides, steps. */
const PARTS_OF_SCREENS = CONTENT_TYPES.filter(({ address }) => address === null).map(
  ({ name }) => name as string,
);
