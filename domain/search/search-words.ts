import type { Db } from '../../database/connect.ts';
import { EMERGENCY_WORDS } from './emergencies.ts';
import { FOUND_SCREENS } from './screens-found.ts';
import { readSynonyms } from './synonyms/read-synonyms.ts';
import type { Synonyms } from './synonyms/synonyms.ts';
import { readVocabulary } from './vocabulary.ts';
import { Dictionary } from './words/dictionary.ts';

/** The words that searches are read by. */
export interface SearchWords {
  dictionary: Dictionary;
  synonyms: Synonyms;
}

const dictionaries = new WeakMap<Db, Dictionary>();

/** The words of all entries and screens, and the synonyms. */
export async function readSearchWords(db: Db): Promise<SearchWords> {
  let dictionary = dictionaries.get(db);
  if (!dictionary) {
    dictionary = new Dictionary();
    dictionary.add(EMERGENCY_WORDS);
    for (const { text } of FOUND_SCREENS) dictionary.add(text.split(' '));
    dictionaries.set(db, dictionary);
  }
  const synonyms = await readSynonyms(db);
  dictionary.add(synonyms.words);
  const { words } = await readVocabulary(db);
  dictionary.add(words);
  return { dictionary, synonyms };
}
