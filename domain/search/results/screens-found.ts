import { page } from '../../content-types/page.ts';
import { listNamed, screens } from '../../screens/find-screen.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { Slot } from '../read-query.ts';
import { foldForIndex } from '../words/split-words.ts';
import type { FoundEntry } from './found-entry.ts';
import { type Candidate, type Measured, measure, tellingWordsOf } from './rank.ts';

/** A screen that a search leads to, such as contact. */
export interface FoundScreen {
  path: string;
  title: Bilingual;
  /** Among equally good screens, the lower comes first. */
  place: number;
  /** Folded, in both languages. */
  titleText: string;
  /** The title and the other words that find it, folded. */
  text: string;
}

export type MeasuredScreen = Measured<Candidate & { screen: FoundScreen }>;

/** For the lists of categories, which menus name. */
const LAST_PLACE = 20;

/** All screens that the register makes findable, and the lists that menus name. */
export const FOUND_SCREENS: readonly FoundScreen[] = screens.flatMap((screen) => {
  const { path, title, search } = screen;
  if (search && title) return [foundScreen(path, search.title ?? title, search)];
  return listNamed(screen).map((named) =>
    foundScreen(named.path, named.title, { place: LAST_PLACE, words: '' }),
  );
});

function foundScreen(
  path: string,
  title: Bilingual,
  { place, words }: { place: number; words: string },
): FoundScreen {
  const titleText = foldForIndex(`${title.el} ${title.en}`);
  return { path, title, place, titleText, text: `${titleText} ${foldForIndex(words)}` };
}

/** Places of screens count less than those of types: the difference between contact and the map is small. */
const PLACES_IN_ONE = 10;

function screenAsCandidate(screen: FoundScreen): Candidate & { screen: FoundScreen } {
  return {
    screen,
    title: screen.titleText,
    names: [screen.title.el, screen.title.en].map((title) => tellingWordsOf(foldForIndex(title))),
    text: screen.text,
    place: 1 + screen.place / PLACES_IN_ONE,
    date: '',
    isPast: false,
    isCurated: true,
  };
}

const CANDIDATES = FOUND_SCREENS.map(screenAsCandidate);

/** The screens that have a slot, each with what it is worth. */
export function measureScreens(slots: readonly Slot[]): MeasuredScreen[] {
  return measure(slots, CANDIDATES).filter(({ values }) => values.some((value) => value > 0));
}

export const hasAllSlots = ({ values }: MeasuredScreen) => values.every((value) => value > 0);

/** A screen has few words, and they were chosen: half of what is sought is enough beside entries with all words. */
export const hasHalf = ({ values }: MeasuredScreen) =>
  values.filter((value) => value > 0).length * 2 >= values.length;

/** A screen as a result. */
export function toFound({ path, title }: FoundScreen): FoundEntry {
  return {
    id: path,
    type: page.name,
    label: page.label.one,
    path,
    title,
    text: { el: '', en: '' },
    date: '',
    isArchived: false,
    isOver: false,
    isCancelled: false,
    download: undefined,
  };
}
