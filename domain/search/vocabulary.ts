import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** So many entries are read, and so many characters of each. */
const MAX_ENTRIES = 5000;
const MAX_LENGTH = 1000;
/** Words that are published no more find nothing and do no harm; they are let go of now and then. */
const KEPT_MS = 60 * 60 * 1000;

interface Vocabulary {
  readAt: number;
  /** The entries when it was read: how many, and when the last of them was saved. */
  count: number;
  updated: string;
  different: Set<string>;
  words: string;
}

const vocabularies = new WeakMap<Db, Vocabulary>();

/**
 * The different words of what is published in some types (the same at each call), folded, one on
 * each line: first of what has no date, then of the newest. Reading everything takes longer than a
 * page may, so only what was saved since the last call is read.
 */
export async function readVocabulary(db: Db, types: readonly string[]): Promise<string> {
  const now = Date.now();
  const found = await db
    .selectFrom('entries')
    .select((e) => [e.fn.max('updated_at').as('updated'), e.fn.countAll().as('count')])
    // As the index of updates is: all others have to be read whole.
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const state = { updated: found.updated ?? '', count: Number(found.count) };
  let known = vocabularies.get(db);
  if (known && now - known.readAt > KEPT_MS) known = undefined;
  if (known?.updated === state.updated && known.count === state.count) return known.words;
  const rows = await db
    .selectFrom('entries')
    .select(sql<string>`substr(search_text, 1, ${sql.lit(MAX_LENGTH)})`.as('text'))
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .where('type', 'in', types)
    .where('updated_at', '>=', known?.updated ?? '')
    .orderBy(sql`case when sort_date = '' then 0 else 1 end`)
    .orderBy('sort_date', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  const different = known?.different ?? new Set<string>();
  for (const { text } of rows) for (const word of text.split(' ')) different.add(word);
  const words = [...different].join('\n');
  vocabularies.set(db, { readAt: known?.readAt ?? now, ...state, different, words });
  return words;
}
