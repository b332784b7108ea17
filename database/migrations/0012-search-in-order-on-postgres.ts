import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../connect.ts';

/** As in 0006-search-by-words: longer words are known by their beginning. */
const LONGEST_WORD = 200;
/** As in 0010-search-in-order: room for so many entries of one type, state and day. */
const SAME_DAY_BITS = 20;
const DAY_BITS = 22;

/**
 * PostgreSQL has the tables that SQLite got in 0010-search-in-order, with the same keys, so that the same
 * queries count what is found, by type, and put it in order by keys alone.
 *
 * The words are apart from `search_index`, those of titles and those of texts apart from each other, and all
 * as their numbers in the vocabulary: what takes the time of a search there is visiting the rows that an index
 * names, and so these are a quarter as wide, for titles a tenth.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') return;
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** The searched text begins with the titles, folded; folding never makes a text longer by much. */
const titleOf = (row: string) =>
  `trim(substr(${row}.search_text, 1, length(${row}.title_el) + length(${row}.title_en) + 1))`;
const wordsOf = (text: string) => `
  select distinct left(word, ${LONGEST_WORD}) as word from unnest(string_to_array(${text}, ' ')) as word
  where word <> ''`;
const isLiving = (row: string) => `(${row}.deleted_at is null)::int`;
const isPublic = (row: string) => `(${row}.deleted_at is null and ${row}.state = 'published')::int`;
/** The numbers of words that are all in the vocabulary. */
const numbersOf = (words: string) =>
  `array(select number from search_vocabulary where word = any(array(${words})) order by 1)`;

/** The keys of all entries with the numbers of the words of one of their texts. */
const allNumbersOf = (text: string) => `
  select key, coalesce(array_agg(number order by number) filter (where number is not null), '{}')
  from search_index join entries on entries.id = entry_id
    left join lateral (${wordsOf(text)}) found on true left join search_vocabulary using (word)
  group by key`;

/** The day as a number that grows with it: no calendar, so that no text in its form is refused. */
const dayOf = (row: string) => `case when ${row}.sort_date ~ '^\\d{4}-\\d\\d-\\d\\d' then
  (substr(${row}.sort_date, 1, 4)::int * 12 + substr(${row}.sort_date, 6, 2)::int) * 31
    + substr(${row}.sort_date, 9, 2)::int else 0 end`;
const stateOf = (row: string) => `case when ${row}.deleted_at is not null then 0
  when ${row}.state = 'published' then 2 else 1 end`;
const lowestKeyOf = (row: string) => `
  ((((select number from search_types t where t.type = ${row}.type)::bigint * 4 + ${stateOf(row)})
    << ${DAY_BITS}) + ${dayOf(row)}) << ${SAME_DAY_BITS}`;

const CHANGED = [
  'id',
  'type',
  'category',
  'sort_date',
  'state',
  'deleted_at',
  'search_text',
  'title_el',
  'title_en',
];

const STATEMENTS: readonly string[] = [
  'drop trigger if exists entries_search on entries',
  'drop trigger if exists entries_search_delete on entries',
  'drop function if exists keep_search_index',
  'drop function if exists leave_search_index',
  // Dropping `entries`, as restoring a backup does, leaves these behind.
  ...['index', 'titles', 'texts', 'vocabulary', 'types'].map(
    (name) => `drop table if exists search_${name}`,
  ),
  'drop sequence if exists search_numbers',

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
  // Two who save at the same moment get two numbers without waiting for each other. A number comes again
  // after a million, when the key that it had part in is long of another day.
  `create sequence search_numbers minvalue 0 maxvalue ${2 ** SAME_DAY_BITS - 1} cycle`,

  `insert into search_types (type) select distinct type from entries order by type`,
  `insert into search_vocabulary (word)
    select distinct word.word from entries, lateral (${wordsOf('entries.search_text')}) word`,
  `insert into search_index (key, entry_id, type, category, sort_date, is_living, is_public, title)
    select lowest + row_number() over (partition by lowest order by created_at, id) - 1,
      id, type, category, sort_date, ${isLiving('e')}, ${isPublic('e')}, ${titleOf('e')}
    from (select entries.*, ${lowestKeyOf('entries')} as lowest from entries) e`,
  // All together: looking up the number of each word of each entry takes ten times as long.
  `insert into search_titles (key, words) ${allNumbersOf('title')}`,
  `insert into search_texts (key, words) ${allNumbersOf('search_text')}`,
  `select setval('search_numbers', (select coalesce(max(key & ${2 ** SAME_DAY_BITS - 1}), 0) from search_index))`,
  // Without the list of what came lately: reading it would cost every search more than it saves a save.
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
        select word from (${wordsOf('new.search_text')}) word
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
        values (entry_key, ${numbersOf(wordsOf('new.search_text'))});
      return null;
    end $$`,
  `create trigger entries_search after insert or delete on entries
    for each row execute function keep_search_index()`,
  `create trigger entries_search_update after update of ${CHANGED.join(', ')} on entries
    for each row when (${CHANGED.map((name) => `old.${name} is distinct from new.${name}`).join(' or ')})
    execute function keep_search_index()`,
];
