import type { Role } from '../../../../domain/accounts/staff-member.ts';
import { CONTENT_TYPES } from '../../../../domain/content-types/all.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { fold } from '../../../../domain/text/fold.ts';
import { newEntryAddress, newLabelOf } from '../../pieces/addresses/entry-address.ts';
import { navigationFor } from '../../screens.ts';
import { FIND_TEXTS } from './find-texts.ts';
import { FURTHER_SCREENS, SCREEN_WORDS } from './screen-words.ts';

/** A result to open. */
export interface Destination {
  href: string;
  label: Bilingual;
  /** Its kind. */
  kind: Bilingual;
}

/** Whether the text contains each of the typed words, in either language, with any accents. */
export function matches(typed: string, text: Bilingual): boolean {
  const folded = fold(`${text.el} ${text.en}`);
  return fold(typed)
    .split(' ')
    .every((word) => folded.includes(word) || hasForm(folded, word));
}

/** From so many letters on a Greek word is found by its other forms: ‘χρήστης’ is that of ‘Χρήστες’. */
const LONGEST_ENDING = 2;
const SHORTEST_STEM = 4;

/** Whether a folded text has a word that differs from another only in its ending. */
function hasForm(folded: string, word: string): boolean {
  if (!/^\p{Script=Greek}+$/u.test(word) || word.length < SHORTEST_STEM + LONGEST_ENDING) {
    return false;
  }
  const stem = word.slice(0, -LONGEST_ENDING);
  return folded.split(' ').some((one) => one.startsWith(stem));
}

/** Whether one of the further words of a screen is meant by all that was typed. */
function isMeant(typed: string, href: string): boolean {
  const words = SCREEN_WORDS[href]?.split(', ') ?? [];
  return words.some((one) => matches(typed, { el: one, en: '' }));
}

/** The screens of the admin that a role may open, and the forms of new entries, that match the typed words. */
export function findScreens(typed: string, role: Role): Destination[] {
  const inMenus = navigationFor(role).flatMap((group) => group.items);
  const toScreen = ({ href, label }: { href: string; label: Bilingual }): Destination => ({
    href,
    label,
    kind: FIND_TEXTS.screens,
  });
  const forms = CONTENT_TYPES.filter(
    (type) => !type.singleton && (role === 'admin' || !type.adminOnly),
  ).map(
    (type): Destination => ({
      href: newEntryAddress(type.name),
      label: newLabelOf(type.name),
      kind: FIND_TEXTS.add,
    }),
  );
  // Before anything is typed the screens are enough.
  if (fold(typed) === '') return inMenus.map(toScreen);
  const screens = [...inMenus, ...FURTHER_SCREENS].map(toScreen);
  const found = screens.filter(({ label }) => matches(typed, label));
  const meant = screens.filter((one) => !found.includes(one) && isMeant(typed, one.href));
  return [
    ...found,
    ...meant,
    ...forms.filter(({ label, kind }) =>
      matches(typed, { el: `${kind.el} ${label.el}`, en: `${kind.en} ${label.en}` }),
    ),
  ];
}

/** Results with the words in their name come before those that only mention them; otherwise the order stays. */
export function namedFirst(typed: string, found: readonly Destination[]): Destination[] {
  const named = found.filter(({ label }) => matches(typed, label));
  return [...named, ...found.filter((one) => !named.includes(one))];
}
