import type { Db } from '../../database/connect.ts';
import { readVocabulary } from './index/vocabulary.ts';
import { readPlaces } from './read-places.ts';
import type { SearchWords } from './read-query.ts';
import { EMERGENCY_WORDS } from './results/emergencies.ts';
import { FOUND_SCREENS } from './results/screens-found.ts';
import { readSynonyms } from './synonyms/read-synonyms.ts';
import type { Synonyms } from './synonyms/synonyms.ts';
import { Dictionary } from './words/dictionary.ts';

/** A dictionary, and what was last added to it: to add ten thousand words that it has takes a tenth of a search. */
interface Kept {
  dictionary: Dictionary;
  synonyms?: Synonyms;
  places?: ReadonlySet<string>;
  /** How many words of the vocabulary, which only grows. */
  count?: number;
}

const dictionaries = new WeakMap<Db, Kept>();

/** The words of all entries and screens, the synonyms, and the names of places. */
export async function readSearchWords(db: Db): Promise<SearchWords> {
  const kept = dictionaries.get(db) ?? beginDictionary(db);
  const { dictionary } = kept;
  // Asked side by side: neither needs the other, and each search waits for both.
  const [synonyms, { words }] = await Promise.all([readSynonyms(db), readVocabulary(db)]);
  // There are others whenever the public site has changed.
  if (kept.synonyms !== synonyms || !kept.places) {
    kept.places = await readPlaces(db);
    dictionary.add(synonyms.words);
    kept.synonyms = synonyms;
  }
  if (kept.count !== words.size) dictionary.add(words);
  kept.count = words.size;
  return { dictionary, synonyms, places: kept.places };
}

function beginDictionary(db: Db): Kept {
  const dictionary = new Dictionary();
  dictionary.add(EMERGENCY_WORDS);
  for (const { text } of FOUND_SCREENS) dictionary.add(text.split(' '));
  const kept = { dictionary };
  dictionaries.set(db, kept);
  return kept;
}
