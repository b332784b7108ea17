import { CONTENT_TYPES } from '../../../../domain/content-types/all.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { fold } from '../../../../domain/text/fold.ts';
import { newEntryAddress } from '../../pieces/entry-address.ts';
import { navigationFor } from '../../screens.ts';
import { FIND_TEXTS } from './find-texts.ts';

/** Somewhere to go. */
export interface Destination {
  href: string;
  label: Bilingual;
  /** What kind of thing it is. */
  kind: Bilingual;
}

/** Whether each of the words typed is in the text, in either language, however accented. */
export function matches(typed: string, text: Bilingual): boolean {
  const folded = fold(`${text.el} ${text.en}`);
  return fold(typed)
    .split(' ')
    .every((word) => folded.includes(word));
}

/** The screens of the admin that a role may open, and the forms of new entries, that match what was typed. */
export function findScreens(typed: string, role: 'admin' | 'editor'): Destination[] {
  const screens = navigationFor(role)
    .flatMap((group) => group.items)
    .map(({ href, label }): Destination => ({ href, label, kind: FIND_TEXTS.screens }));
  const forms = CONTENT_TYPES.filter(
    (type) => !type.singleton && (role === 'admin' || !type.adminOnly),
  ).map(
    (type): Destination => ({
      href: newEntryAddress(type.name),
      label: type.label.one,
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

/** What has the words in its name before what only mentions them; otherwise in the order given. */
export function namedFirst(typed: string, found: readonly Destination[]): Destination[] {
  const named = found.filter(({ label }) => matches(typed, label));
  return [...named, ...found.filter((one) => !named.includes(one))];
}
