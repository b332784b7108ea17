import { CONTENT_TYPES } from '../content-types/all.ts';
import type { Slot } from './read-query.ts';
import { foldForIndex } from './words/split-words.ts';

/**
 * What the entries of each type are and have, folded, in words that their own texts may lack: «διαγωνισμός» for a
 * purchase of buses, «δικαιολογητικά» for a service.
 */
export const TYPE_WORDS: ReadonlyMap<string, string> = new Map(
  CONTENT_TYPES.map(({ name, label, search }) => {
    const labels = [label.one.el, label.many.el, label.one.en, label.many.en];
    return [name, foldForIndex([...labels, search?.words ?? ''].join(' '))];
  }),
);

/** Labels are left out: there are too many news and documents to look for them by these. */
const GIVEN = CONTENT_TYPES.flatMap(({ name, search }) =>
  search?.words ? [{ name, words: new Set(foldForIndex(search.words).split(' ')) }] : [],
);

/** The types of which every entry has a slot, as it was typed or by a synonym. */
export function typesHaving(slot: Slot): string[] {
  return GIVEN.flatMap(({ name, words: given }) => {
    const isGiven = slot.some(({ words }) =>
      words.every((terms) => [...terms.keys()].some((term) => given.has(term))),
    );
    return isGiven ? [name] : [];
  });
}
