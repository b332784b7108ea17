import type { Db } from '../../../database/connect.ts';
import type { StaffMember } from '../../accounts/staff-member.ts';
import { isFixed, isListed, listNamed, screens } from '../../screens/find-screen.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { fold, searchWords } from '../../text/fold.ts';
import { findForStaff } from './find-for-staff.ts';

/** A place of the public site to which something can lead. */
export interface Place {
  /** Without language. */
  path: string;
  title: Bilingual;
  /** The content type of an entry; null for a screen of the site. */
  type: string | null;
  isPublic: boolean;
}

const MOST_SCREENS = 8;

/**
 * The screens of the site with the typed words in their names, and the entries that {@link findForStaff} finds and
 * that have an address; screens come first.
 */
export async function findPlaces(db: Db, typed: string, by: StaffMember): Promise<Place[]> {
  const words = searchWords(typed);
  const found = SCREENS.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const named = words.length === 0 ? [] : found.slice(0, MOST_SCREENS);
  const known = new Set(named.map(({ place }) => place.path));
  const entries = (await findForStaff(db, typed, by)).flatMap(
    ({ path, title, type, isPublic }): Place[] =>
      path === null || known.has(path) ? [] : [{ path, title, type, isPublic }],
  );
  return [...named.map(({ place }) => place), ...entries];
}

/** Every address that is there whatever staff write, with what is compared with typed words. */
const SCREENS = screens.filter(isListed).flatMap((screen) => {
  const own = isFixed(screen) && screen.title ? [{ path: screen.path, title: screen.title }] : [];
  return [...own, ...(screen.of ? [] : listNamed(screen))].map(({ path, title }) => {
    const words = [title, screen.search?.title].flatMap((name) => (name ? [name.el, name.en] : []));
    return {
      place: { path, title, type: null, isPublic: true } satisfies Place,
      folded: fold(`${words.join(' ')} ${screen.search?.words ?? ''} ${path}`),
    };
  });
});
