import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { CONTENT_TYPES } from '../../content-types/all.ts';
import { DomainError } from '../../errors.ts';
import { isScreenWithText, listFixedLinks } from '../../screens/fixed-uses.ts';
import { publicAddress } from '../../screens/public-address.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';
import { readStored } from '../model/stored-data.ts';
import { likePattern } from '../reading/published-entries.ts';

/** Something of the site's fixed screens that leads to an entry. */
interface EntryUse {
  /** The name of a content type, or 'screen' for what no entry holds. */
  type: string;
  /** '' for a screen. */
  id: string;
  title: Bilingual;
}

/** More need not be named: whoever changes these asks again. */
const MAX_USES = 10;

/**
 * Refuses to take an entry off the site that a fixed screen shows, or that a menu, card, slide or footer
 * leads to: visitors would meet a dead end. Throws 'conflict', which names the places.
 */
export async function requireUnused(db: Db, type: ContentType, row: EntryTable): Promise<void> {
  if (row.published === null) return;
  const path = publicAddress(type, { slug: row.slug, data: readStored(type, row.published) });
  if (path === null) return;
  if (isScreenWithText(path)) {
    throw new DomainError(
      'conflict',
      {
        el: `Το κείμενο αυτό εμφανίζεται στην οθόνη ${path}, που μένει πάντα στον ιστότοπο. Αλλάξτε το κείμενο αντί να το αφαιρέσετε.`,
        en: `The screen ${path}, which is always there, shows this text. Change the text instead of removing it.`,
      },
      { details: { uses: [{ type: 'screen', id: '', title: { el: path, en: path } }] } },
    );
  }
  const uses = [
    ...listFixedLinks(path).map((title): EntryUse => ({ type: 'screen', id: '', title })),
    ...(await listLinksTo(db, path)),
  ].slice(0, MAX_USES);
  if (uses.length === 0) return;
  const names = (language: 'el' | 'en') => uses.map((use) => nameOf(use, language)).join(', ');
  throw new DomainError(
    'conflict',
    {
      el: `Δεν μπορεί να αφαιρεθεί, γιατί οδηγούν εδώ: ${names('el')}. Αλλάξτε πρώτα αυτούς τους συνδέσμους.`,
      en: `It cannot be removed, since these lead to it: ${names('en')}. Change those links first.`,
    },
    { details: { uses } },
  );
}

/** Entries without a page of their own are parts of fixed screens: menus, cards, slides, steps. */
const PARTS_OF_SCREENS = CONTENT_TYPES.filter(({ address }) => address === null).map(
  ({ name }) => name as string,
);

async function listLinksTo(db: Db, path: string): Promise<EntryUse[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['type', 'id', 'title_el', 'title_en', 'published'])
    .where('type', 'in', PARTS_OF_SCREENS)
    .where('deleted_at', 'is', null)
    .where('published', 'like', `%${likePattern(path)}%`)
    .orderBy('type')
    .orderBy('position')
    .execute();
  // The whole address between quotation marks, also escaped ones of HTML, with or without language and place.
  const link = new RegExp(`"${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:[?#][^"]*)?\\\\?"`);
  return rows
    .filter(({ published }) => link.test(published ?? ''))
    .map((row) => ({
      type: row.type,
      id: row.id,
      title: { el: row.title_el, en: row.title_en },
    }));
}

/** `Menu item “Volunteering”` */
function nameOf({ type, title }: EntryUse, language: 'el' | 'en'): string {
  const known = CONTENT_TYPES.find(({ name }) => name === type);
  if (!known) return title[language];
  const text = title[language] || title.el || title.en;
  return language === 'el' ? `${known.label.one.el} «${text}»` : `${known.label.one.en} “${text}”`;
}
