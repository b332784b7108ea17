/**
 * Search finds entries by whole words. `search_vocabulary` holds the different words of all entries, and an index
 * says which entries have them: a search first finds the typed text in the vocabulary, in any part of a word
 * (domain/search/index/vocabulary-words.ts), then the entries of those words (domain/search/index/matching.ts).
 *
 * `search_index` holds what search filters, sorts and ranks by, so that the wide rows of `entries` are not read, and
 * gives each entry a key that puts it in order by itself. A key says from left to right: the number of the type
 * (`search_types`), the state (0 in the bin, 1 a draft, 2 public, 3 archived), the day, and a number within all that.
 * So the keys of a type's public entries are a range, and newer entries have greater keys. An entry gets another key
 * when one of these changes. See domain/search/index/ordered-keys.ts.
 *
 * None of this is content: triggers maintain it, and backups leave it out. Words that no entry has any more stay in
 * the vocabulary and find nothing.
 */

/** Only the beginning of a longer word is kept; PostgreSQL's indexes hold at most a few hundred letters. */
export const LONGEST_WORD = 200;
/** The most entries of one type, state and day. */
export const SAME_DAY_BITS = 20;

/** The searched text begins with the titles, folded, and with spaces up to their length: folding makes most shorter. */
export const titleOf = (row: string) =>
  `trim(substr(${row}.search_text, 1, length(${row}.title_el) + length(${row}.title_en) + 1))`;
