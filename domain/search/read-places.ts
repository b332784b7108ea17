import type { Db } from '../../database/connect.ts';
import { listEntries } from '../content/reading/published-entries.ts';
import { readStateOfType } from '../content/reading/state-of-type.ts';
import { unit } from '../content-types/unit.ts';
import { foldForIndex } from './words/split-words.ts';
import { formsOf } from './words/word-forms.ts';

/** Shorter words of names tell nothing of a place: «Νέα» of «Νέα Κρήνη». */
const SHORTEST_NAME = 4;

const known = new WeakMap<Db, { state: string; places: ReadonlySet<string> }>();

/**
 * The words of the names of the municipal units in both languages, folded, in all their forms. They are kept in memory
 * as long as nobody changes a unit.
 */
export async function readPlaces(db: Db): Promise<ReadonlySet<string>> {
  const state = await readStateOfType(db, unit);
  const before = known.get(db);
  if (before?.state === state) return before.places;
  const units = await listEntries(db, unit);
  const names = units
    .flatMap(({ data: { name } }) => foldForIndex(`${name.el} ${name.en}`).split(' '))
    .filter((word) => word.length >= SHORTEST_NAME);
  const places = new Set(names.flatMap((name) => [name, ...formsOf(name)]));
  known.set(db, { state, places });
  return places;
}
