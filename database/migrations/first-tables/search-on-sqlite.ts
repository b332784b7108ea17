import { type Kysely, sql } from 'kysely';
import { LONGEST_WORD, SAME_DAY_BITS, titleOf } from './search-keys.ts';

const DAY_BITS = 22;
const LAST_DAY = 2 ** DAY_BITS - 1;

/**
 * The index of words of docs/decisions/0010 on SQLite. FTS5 knows rows by number, and VACUUM may renumber
 * `entries`, whose key is a text: so `search_index` gives each entry a key. Its day is a Julian one, 0 for none; all
 * days from the year 6771 on are one, since a greater number would reach into the state, and make drafts public.
 */
export async function createSearchOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const isPublic = (row: string) => `${row}.state <> 'draft' and ${row}.deleted_at is null`;
const stateOf = (row: string) =>
  `case when ${row}.deleted_at is not null then 0
    else case ${row}.state when 'published' then 2 when 'archived' then 3 else 1 end end`;

const lowestKeyOf = (row: string) => `
  ((((select number from search_types where type = ${row}.type) * 4 + ${stateOf(row)}) << ${DAY_BITS})
    + min(coalesce(cast(julianday(substr(${row}.sort_date, 1, 10)) as integer), 0), ${LAST_DAY}))
    << ${SAME_DAY_BITS}`;

// Folded text has letters, digits and single spaces alone, so it is JSON with a few more quotes.
const wordsOf = (row: string) => `(select distinct substr(value, 1, ${LONGEST_WORD}) as word
  from json_each('["' || replace(${row}.search_text || ' ' || ${row}.document_words, ' ', '","') || '"]')
  where value <> '')`;
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

const INDEXED_COLUMNS = [
  'id',
  'type',
  'category',
  'sort_date',
  'state',
  'search_text',
  'document_words',
] as const;

const STATEMENTS: readonly string[] = [
  'create table search_types (number integer primary key, type text not null unique)',
  `create table search_index (
    key integer primary key, entry_id text not null unique, type text not null,
    category text not null, sort_date text not null, is_living integer not null,
    is_public integer not null, title text not null)`,
  'create index search_index_by_category on search_index (type, category)',
  // The words are already in lower case and separated by spaces: this tokenizer takes them as they are.
  `create virtual table search_terms using fts5(
    title, text, content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='2')`,
  // For parts at the beginning or end of so many words that naming them all would take longer.
  `create virtual table search_parts using fts5(
    text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  'create table search_vocabulary (number integer primary key, word text not null unique)',

  `create trigger entries_search_insert after insert on entries begin ${addEntry('new')} end`,
  `create trigger entries_search_update
    after update of ${INDEXED_COLUMNS.join(', ')}, deleted_at, title_el, title_en on entries
    when ${INDEXED_COLUMNS.map((name) => `old.${name} <> new.${name}`).join(' or ')}
      or old.deleted_at is not new.deleted_at or ${titleOf('old')} <> ${titleOf('new')}
    begin ${removeEntry} ${addEntry('new')} end`,
  `create trigger entries_search_delete after delete on entries begin ${removeEntry} end`,
];
