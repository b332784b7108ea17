import { type Kysely, sql } from 'kysely';
import { LONGEST_WORD, SAME_DAY_BITS, titleOf } from './search-keys.ts';

const DAY_BITS = 22;

/**
 * The index of words of docs/decisions/0010 on PostgreSQL, with keys as on SQLite but for the day. The words are in
 * tables outside `search_index`, one for titles and one for texts, as their numbers in the vocabulary. A search
 * there takes its time visiting the rows that an index names, so these rows are a quarter as wide, for titles a
 * tenth.
 */
export async function createSearchOnPostgres(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const wordsOf = (text: string) => `
  select distinct left(word, ${LONGEST_WORD}) as word from unnest(string_to_array(${text}, ' ')) as word
  where word <> ''`;
const isLiving = (row: string) => `(${row}.deleted_at is null)::int`;
const isPublic = (row: string) => `(${row}.deleted_at is null and ${row}.state <> 'draft')::int`;
/** The numbers of words that are all in the vocabulary. */
const numbersOf = (words: string) =>
  `array(select number from search_vocabulary where word = any(array(${words})) order by 1)`;

/** The day as a number that grows with it: no calendar, so that no text in its form is refused. */
const dayOf = (row: string) => `case when ${row}.sort_date ~ '^\\d{4}-\\d\\d-\\d\\d' then
  (substr(${row}.sort_date, 1, 4)::int * 12 + substr(${row}.sort_date, 6, 2)::int) * 31
    + substr(${row}.sort_date, 9, 2)::int else 0 end`;
const stateOf = (row: string) => `case when ${row}.deleted_at is not null then 0
  else case ${row}.state when 'published' then 2 when 'archived' then 3 else 1 end end`;
const lowestKeyOf = (row: string) => `
  ((((select number from search_types t where t.type = ${row}.type)::bigint * 4 + ${stateOf(row)})
    << ${DAY_BITS}) + ${dayOf(row)}) << ${SAME_DAY_BITS}`;

/** What is searched of a new row. */
const SEARCHED = "new.search_text || ' ' || new.document_words";

const CHANGED = [
  'id',
  'type',
  'category',
  'sort_date',
  'state',
  'deleted_at',
  'search_text',
  'document_words',
  'title_el',
  'title_en',
];

const STATEMENTS: readonly string[] = [
  `create table search_types (
    number integer generated always as identity primary key, type text not null unique)`,
  `create table search_index (
    key bigint primary key, entry_id text not null unique, type text not null,
    category text not null, sort_date text not null, is_living integer not null,
    is_public integer not null, title text not null)`,
  'create index search_index_by_category on search_index (type, category)',
  ...['titles', 'texts'].map(
    (name) => `create table search_${name} (key bigint primary key, words integer[] not null)`,
  ),
  `create table search_vocabulary (
    number integer generated always as identity primary key, word text not null unique)`,
  // Two saves at the same moment get two numbers without waiting for each other. A number comes again after a
  // million, when its earlier key has long had another day.
  `create sequence search_numbers minvalue 0 maxvalue ${2 ** SAME_DAY_BITS - 1} cycle`,

  // Without the list of recent additions: reading it would cost every search more than it saves a save.
  ...['titles', 'texts'].map(
    (name) =>
      `create index search_${name}_words on search_${name} using gin (words) with (fastupdate = off)`,
  ),

  `create function keep_search_index() returns trigger language plpgsql as $$
    declare
      lowest bigint;
      entry_key bigint;
    begin
      if tg_op <> 'INSERT' then
        delete from search_index where entry_id = old.id returning key into entry_key;
        delete from search_titles where key = entry_key;
        delete from search_texts where key = entry_key;
      end if;
      if tg_op = 'DELETE' then return null; end if;
      if not exists (select from search_types t where t.type = new.type) then
        insert into search_types (type) values (new.type) on conflict do nothing;
      end if;
      insert into search_vocabulary (word)
        select word from (${wordsOf(SEARCHED)}) word
        where not exists (select from search_vocabulary known where known.word = word.word)
        order by word on conflict do nothing;
      lowest := ${lowestKeyOf('new')};
      loop
        entry_key := lowest + nextval('search_numbers');
        exit when not exists (select from search_index where key = entry_key);
      end loop;
      insert into search_index
          (key, entry_id, type, category, sort_date, is_living, is_public, title)
        values (entry_key, new.id, new.type, new.category, new.sort_date,
          ${isLiving('new')}, ${isPublic('new')}, ${titleOf('new')});
      insert into search_titles (key, words)
        values (entry_key, ${numbersOf(wordsOf(titleOf('new')))});
      insert into search_texts (key, words)
        values (entry_key, ${numbersOf(wordsOf(SEARCHED))});
      return null;
    end $$`,
  `create trigger entries_search after insert or delete on entries
    for each row execute function keep_search_index()`,
  `create trigger entries_search_update after update of ${CHANGED.join(', ')} on entries
    for each row when (${CHANGED.map((name) => `old.${name} is distinct from new.${name}`).join(' or ')})
    execute function keep_search_index()`,
];
