import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { synonym } from '../content-types/synonym.ts';
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
  /** As the public site was when what follows was read. */
  state?: string;
  synonyms?: Synonyms;
  places?: ReadonlySet<string>;
  /** How many words of the vocabulary, which only grows. */
  count: number;
}

const dictionaries = new WeakMap<Db, Kept>();

/** The words of all entries and screens, the synonyms, and the names of places. */
export async function readSearchWords(db: Db): Promise<SearchWords> {
  const kept = dictionaries.get(db) ?? beginDictionary(db);
  const { dictionary } = kept;
  // Asked side by side: neither needs the other, and each search waits for both.
  const [{ synonyms, places }, { words }] = await Promise.all([
    readWordsOfStaff(db, kept),
    readVocabulary(db),
  ]);
  if (words.size > kept.count) dictionary.add([...words].slice(kept.count));
  kept.count = words.size;
  return { dictionary, synonyms, places };
}

/** Synonyms and places; they are looked at again whenever the public site has changed, in whichever server. */
async function readWordsOfStaff(db: Db, kept: Kept) {
  // With the number of synonyms: a database that is emptied between two tests counts its changes anew.
  const { rows } = await sql<{ version: number; count: number }>`
    select (select version from site_version) as version, count(*) as count
    from entries where type = ${synonym.name} and state = 'published' and deleted_at is null`.execute(
    db,
  );
  const state = JSON.stringify(rows[0]);
  if (kept.state === state && kept.synonyms && kept.places) {
    return { synonyms: kept.synonyms, places: kept.places };
  }
  const [synonyms, places] = await Promise.all([readSynonyms(db), readPlaces(db)]);
  if (kept.synonyms !== synonyms) kept.dictionary.add(synonyms.words);
  Object.assign(kept, { state, synonyms, places });
  return { synonyms, places };
}

function beginDictionary(db: Db): Kept {
  const dictionary = new Dictionary();
  dictionary.add(EMERGENCY_WORDS);
  for (const { text } of FOUND_SCREENS) dictionary.add(text.split(' '));
  const kept = { dictionary, count: 0 };
  dictionaries.set(db, kept);
  return kept;
}
