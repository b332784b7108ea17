import type { Role } from '../../../../domain/accounts/staff-member.ts';
import { CONTENT_TYPES } from '../../../../domain/content-types/all.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { fold } from '../../../../domain/text/fold.ts';
import { newEntryAddress, newLabelOf } from '../../pieces/addresses/entry-address.ts';
import { navigationFor } from '../../screens.ts';
import { FIND_TEXTS } from './find-texts.ts';

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
    .every((word) => folded.includes(word));
}

/** The screens of the admin that a role may open, and the forms of new entries, that match the typed words. */
export function findScreens(typed: string, role: Role): Destination[] {
  const screens = navigationFor(role)
    .flatMap((group) => group.items)
    .map(({ href, label }): Destination => ({ href, label, kind: FIND_TEXTS.screens }));
  const forms = CONTENT_TYPES.filter(
    (type) => !type.singleton && (role === 'admin' || !type.adminOnly),
  ).map(
    (type): Destination => ({
      href: newEntryAddress(type.name),
      label: newLabelOf(type.name),
      kind: FIND_TEXTS.add,
    }),
  );
  const found = screens.filter(({ label }) => matches(typed, label));
  // Before anything is typed the screens are enough.
  if (fold(typed) === '') return found;
  return [
    ...found,
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
