import { sql } from 'kysely';
import { type Db, isSqlite } from '../../../database/connect.ts';

/** The different words of all entries, folded. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  /** The same words, each with a line end before it and behind it, so that parts of them are found in one go. */
  lines: string;
}

interface Kept extends Vocabulary {
  words: Set<string>;
  /** The highest number of a word that was read. */
  last: number;
}

const vocabularies = new WeakMap<Db, Kept>();

/**
 * Reads the vocabulary and keeps it in memory. Words are added and never removed, so an equal number of words means
 * the same words. Words that no entry contains any more find nothing.
 */
export async function readVocabulary(db: Db): Promise<Vocabulary> {
  const known = vocabularies.get(db) ?? { words: new Set(), lines: '\n', last: 0 };
  vocabularies.set(db, known);
  const counted = await sql<{ count: number }>`
    select count(*) as count from search_vocabulary`.execute(db);
  const count = Number(counted.rows[0]?.count ?? 0);
  if (known.words.size === count) return known;
  await readSince(db, known, known.last);
  // PostgreSQL gives out a number before its save is kept: one that took longer than a later one has a lower number.
  if (known.words.size !== count) await readSince(db, known, 0);
  return known;
}

/** Adds the words with a higher number. */
async function readSince(db: Db, known: Kept, last: number): Promise<void> {
  // One text instead of ten thousand rows: reading it is as quick as the save that added the new words.
  const joined = isSqlite(db) ? sql`group_concat(word, char(10))` : sql`string_agg(word, chr(10))`;
  const { rows } = await sql<{ text: string | null; last: number | null }>`
    select ${joined} as text, max(number) as last from search_vocabulary
    where number > ${last}`.execute(db);
  const text = rows[0]?.text ?? '';
  const added: string[] = [];
  for (const word of text === '' ? [] : text.split('\n')) {
    if (known.words.has(word)) continue;
    const own = ownText(word);
    known.words.add(own);
    added.push(`${own}\n`);
  }
  known.lines += added.join('');
  // An answer that was longer on its way than a newer one has a lower number.
  known.last = Math.max(known.last, rows[0]?.last ?? 0);
}

/**
 * A text with bytes of its own. A part of a long text that V8 has split keeps the whole of it in memory: so one new
 * word would keep all words as they were then, and each save after it another copy.
 */
function ownText(text: string): string {
  return Buffer.from(text).toString();
}
