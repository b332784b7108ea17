import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { fold } from '../../text/fold.ts';
import { transliterate } from '../../text/transliterate.ts';

/** What is searched of a medium. */
interface SearchedMedium {
  id: string;
  createdAt: string;
  folded: string;
  /** Its file name, in which Greek letters have become Latin ones. */
  name: string;
}

interface SearchedMedia {
  /** All that is searched, as the database gave it. */
  text: string;
  /** What it says, by the part that says it, in the order of lists. */
  media: ReadonlyMap<string, SearchedMedium>;
}

/** Folding the texts of five thousand media takes longer than a search may, so it is done once for each text. */
const known = new WeakMap<Db, SearchedMedia>();

/** Of the control characters that no stored text has, those that are for this. */
const RECORD_END = '\u001e';
const UNIT_END = '\u001f';

/**
 * The ids of the media that have every one of some folded words in their alternative texts, file name, tags, credit,
 * the title that a document gives itself, or id, the newest first. Compared here rather than in SQL: SQLite knows no
 * Greek capitals, and neither database our folding.
 */
export async function findMediaIds(db: Db, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const asked = words.map((word) => ({ word, latin: withoutDiaeresis(transliterate(word)) }));
  for (const { id, folded, name } of (await readSearchedMedia(db)).values()) {
    const hasWord = ({ word, latin }: (typeof asked)[number]) =>
      folded.includes(word) || name.includes(latin);
    if (asked.every(hasWord)) found.push(id);
  }
  return found;
}

/** ΠΡΟΫΠΟΛΟΓΙΣΜΟΣ is stored as proypologismos, and asked for as proupologismos by those who leave out the dots. */
const withoutDiaeresis = (latin: string) => latin.replaceAll('u', 'y');

async function readSearchedMedia(db: Db): Promise<SearchedMedia['media']> {
  // One text instead of thousands of rows, which would take most of the time of a search.
  const { rows } = await sql<{ text: string | null }>`
    select string_agg(created_at || ${UNIT_END} || id || ${UNIT_END} || file_name || ${UNIT_END}
      || alt_el || ' ' || alt_en || ' ' || tags || ' ' || credit_el || ' ' || credit_en
      || ' ' || coalesce(title, ''), ${RECORD_END}) as text
      from media left join document_facts on medium_id = id and document_facts.digest = media.digest
      where deleted_at is null`.execute(db);
  const text = rows[0]?.text ?? '';
  const before = known.get(db);
  if (before?.text === text) return before.media;
  const media =
    text === '' ? [] : text.split(RECORD_END).map((part) => [part, read(part)] as const);
  function read(part: string): SearchedMedium {
    const same = before?.media.get(part);
    if (same) return same;
    const [createdAt = '', id = '', fileName = '', texts = ''] = part.split(UNIT_END);
    const folded = fold(`${texts} ${fileName} ${id}`);
    return { id, createdAt, folded, name: withoutDiaeresis(fileName) };
  }
  media.sort(([, a], [, b]) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id));
  const searched = { text, media: new Map(media) };
  known.set(db, searched);
  return searched.media;
}

/** As the database orders them, by code and not by any language. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
