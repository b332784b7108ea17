import { sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';

/** The different words of all entries, folded. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  /** The same words, each with a line end before it and behind it, so that parts of them are found in one go. */
  lines: string;
}

const vocabularies = new WeakMap<Db, { words: Set<string>; lines: string }>();

/**
 * Reads the vocabulary and keeps it in memory. Words are added and never removed, so an equal number of words means
 * the same words. Words that no entry contains any more find nothing.
 */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const known = vocabularies.get(db) ?? { words: new Set(), lines: '\n' };
  vocabularies.set(db, known);
  const counted = await sql<{ count: number }>`
    select count(*) as count from search_vocabulary`.execute(db);
  if (known.words.size === Number(counted.rows[0]?.count ?? 0)) return known;
  // One text instead of ten thousand rows: reading it is as quick as the save that added the new words.
  const joined = isSqlite(db) ? sql`group_concat(word, char(10))` : sql`string_agg(word, chr(10))`;
  const { rows } = await sql<{ text: string | null }>`
    select ${joined} as text from search_vocabulary`.execute(db);
  const text = rows[0]?.text ?? '';
  for (const word of text === '' ? [] : text.split('\n')) {
    if (!known.words.has(word)) known.words.add(ownText(word));
  }
  // Of all known ones: an answer that was longer on its way than a newer one lacks the newest.
  known.lines = `\n${[...known.words].join('\n')}\n`;
  return known;
}

/**
 * A text with bytes of its own. A part of a long text that V8 has split keeps the whole of it in memory: so one new
 * word would keep all words as they were then, and each save after it another copy.
 */
function ownText(text: string): string {
  return Buffer.from(text).toString();
}
