import { screenAt, screens } from '../../../domain/screens/find-screen.ts';
import { greekPattern } from '../../../domain/search/greeklish.ts';
import { formsOf } from '../../../domain/search/word-forms.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { fold, searchWords } from '../../../domain/text/fold.ts';

interface ScreenLink {
  title: Bilingual;
  path: string;
}

/** The screens that a search leads straight to, with all words that find them. */
const FOUND = screens
  .flatMap(({ path, title, search }) =>
    search && title ? [{ path, title: search.title ?? title, ...search }] : [],
  )
  .sort((a, b) => a.place - b.place)
  .map(({ path, title, words }) => ({
    link: { title, path },
    text: fold(`${title.el} ${title.en} ${words}`),
  }));

const MAX_SCREENS = 3;

/** The most wanted screens, shown before anything is typed. */
export const SUGGESTED_SCREENS: readonly ScreenLink[] = [
  {
    title: { el: 'Πιστοποιητικά και βεβαιώσεις', en: 'Certificates' },
    path: '/services/certificates',
  },
  ...(['/services/eservices', '/municipality/departments', '/tourism/beaches'] as const).map(
    (path) => ({ title: screenAt(path).search?.title ?? screenAt(path).title, path }),
  ),
];

/**
 * The screens that a query asks for: every word is the beginning, or a form, of one of the screen's words. At most
 * three.
 */
export function findScreens(query: string): ScreenLink[] {
  const patterns = searchWords(query).map((word) => {
    const beginnings = [word, greekPattern(word) ?? []].flat();
    const forms = [...formsOf(word)].map((form) => `${form}(?: |$)`);
    return new RegExp(`(?:^| )(?:${[...beginnings, ...forms].join('|')})`);
  });
  if (patterns.length === 0) return [];
  return FOUND.filter(({ text }) => patterns.every((pattern) => pattern.test(text)))
    .slice(0, MAX_SCREENS)
    .map(({ link }) => link);
}
