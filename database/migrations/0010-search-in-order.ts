import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../connect.ts';

/** As in 0006-search-by-words: longer words are known by their beginning. */
const LONGEST_WORD = 200;
/** Room for so many entries of one type, state and day. */
const SAME_DAY_BITS = 20;
const DAY_BITS = 22;

/**
 * On SQLite, what is found is counted and put in order by its key alone, since looking at each of twenty
 * thousand rows of `search_index` took most of the time of a search. A key says from left to right: the number
 * of the type (`search_types`), the state (0 in the bin, 1 a draft, 2 public), the day (Julian; 0 for none),
 * and a number within all that. So the keys of a type's public entries are a range, and the greater the newer.
 * An entry gets another key when one of these changes. See domain/search/ordered-keys.ts.
 *
 * PostgreSQL sorts what it finds quickly enough.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') return;
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The searched text begins with the titles, folded; folding never makes a text longer by much. */
const titleOf = (row: string) =>
  `trim(substr(${row}.search_text, 1, length(${row}.title_el) + length(${row}.title_en) + 1))`;
const isPublic = (row: string) => `${row}.state = 'published' and ${row}.deleted_at is null`;
const stateOf = (row: string) =>
  `case when ${row}.deleted_at is not null then 0 when ${row}.state = 'published' then 2 else 1 end`;

const lowestKeyOf = (row: string) => `
  ((((select number from search_types where type = ${row}.type) * 4 + ${stateOf(row)}) << ${DAY_BITS})
    + coalesce(cast(julianday(substr(${row}.sort_date, 1, 10)) as integer), 0)) << ${SAME_DAY_BITS}`;

// Folded text has letters, digits and single spaces alone, so it is JSON with a few more quotes.
const wordsOf = (row: string) => `(select distinct substr(value, 1, ${LONGEST_WORD}) as word
  from json_each('["' || replace(${row}.search_text, ' ', '","') || '"]') where value <> '')`;
const joinedWordsOf = (row: string) =>
  `coalesce((select group_concat(word, ' ') from ${wordsOf(row)}), '')`;

const addEntry = (row: string) => `
  insert into search_types (type) select ${row}.type where true on conflict do nothing;
  insert into search_index (key, entry_id, type, category, sort_date, is_living, is_public, title)
    select coalesce((select max(key) from search_index
        where key between lowest and lowest + (1 << ${SAME_DAY_BITS}) - 1) + 1, lowest),
      ${row}.id, ${row}.type, ${row}.category, ${row}.sort_date, ${row}.deleted_at is null,
      ${isPublic(row)}, ${titleOf(row)}
    from (select ${lowestKeyOf(row)} as lowest);
  insert into search_terms (rowid, title, text)
    select key, title, ${joinedWordsOf(row)} from search_index where entry_id = ${row}.id;
  insert into search_parts (rowid, text)
    select key, ${joinedWordsOf(row)} from search_index where entry_id = ${row}.id;
  insert into search_vocabulary (word)
    select word from ${wordsOf(row)} where true on conflict do nothing;`;

const removeEntry = `
  delete from search_terms where rowid = (select key from search_index where entry_id = old.id);
  delete from search_parts where rowid = (select key from search_index where entry_id = old.id);
  delete from search_index where entry_id = old.id;`;

const INDEXED_COLUMNS = ['id', 'type', 'category', 'sort_date', 'state', 'search_text'] as const;

const STATEMENTS: readonly string[] = [
  ...['insert', 'update', 'text', 'delete'].map(
    (name) => `drop trigger if exists entries_search_${name}`,
  ),
  // Dropping `entries`, as restoring a backup does, leaves these behind.
  ...['index', 'terms', 'parts', 'vocabulary', 'types'].map(
    (name) => `drop table if exists search_${name}`,
  ),
  'create table search_types (number integer primary key, type text not null unique)',
  `create table search_index (
    key integer primary key, entry_id text not null unique, type text not null,
    category text not null, sort_date text not null, is_living integer not null,
    is_public integer not null, title text not null)`,
  'create index search_index_by_category on search_index (type, category)',
  // The words are parted by spaces and lower-case already: this tokenizer takes them as they are.
  `create virtual table search_terms using fts5(
    title, text, content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='2')`,
  // For what begins or ends so many words that naming them all would take longer.
  `create virtual table search_parts using fts5(
    text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  'create table search_vocabulary (word text primary key) without rowid',

  `insert into search_types (type) select distinct type from entries order by type`,
  `insert into search_index (key, entry_id, type, category, sort_date, is_living, is_public, title)
    select lowest + row_number() over (partition by lowest order by id) - 1,
      id, type, category, sort_date, deleted_at is null, is_public, title
    from (select entries.*, ${lowestKeyOf('entries')} as lowest, ${isPublic('entries')} as is_public,
      ${titleOf('entries')} as title from entries)`,
  `insert into search_terms (rowid, title, text)
    select key, title, ${joinedWordsOf('entries')}
    from search_index join entries on entries.id = entry_id order by key`,
  `insert into search_parts (rowid, text)
    select key, ${joinedWordsOf('entries')}
    from search_index join entries on entries.id = entry_id order by key`,
  `insert into search_vocabulary (word)
    select distinct substr(value, 1, ${LONGEST_WORD})
    from entries, json_each('["' || replace(search_text, ' ', '","') || '"]') where value <> ''`,

  `create trigger entries_search_insert after insert on entries begin ${addEntry('new')} end`,
  `create trigger entries_search_update
    after update of ${INDEXED_COLUMNS.join(', ')}, deleted_at, title_el, title_en on entries
    when ${INDEXED_COLUMNS.map((name) => `old.${name} <> new.${name}`).join(' or ')}
      or old.deleted_at is not new.deleted_at or ${titleOf('old')} <> ${titleOf('new')}
    begin ${removeEntry} ${addEntry('new')} end`,
  `create trigger entries_search_delete after delete on entries begin ${removeEntry} end`,
];
