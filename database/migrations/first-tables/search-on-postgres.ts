import { type Kysely, sql } from 'kysely';
import { LONGEST_WORD, SAME_DAY_BITS, titleOf } from './search-keys.ts';

const DAY_BITS = 22;

/**
 * The index of words of docs/decisions/0010 on PostgreSQL, with keys as on SQLite but for the day. `search_words` has
 * the words of each entry, as their numbers in the vocabulary. A search takes its time visiting the rows that an
 * index names, so the indexed rows, `search_keys`, have nothing but their key: two functions tell the indexes its
 * words, and no search calls them. It visits a tenth of the pages that way, in half the time.
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
  `create table search_words (
    key bigint primary key, in_title integer[] not null, in_text integer[] not null)`,
  'create table search_keys (key bigint primary key)',
  `create table search_vocabulary (
    number integer generated always as identity primary key, word text not null unique)`,
  // Two saves at the same moment get two numbers without waiting for each other. A number comes again after a
  // million, when its earlier key has long had another day.
  `create sequence search_numbers minvalue 0 maxvalue ${2 ** SAME_DAY_BITS - 1} cycle`,

  ...['title', 'text'].flatMap((place) => [
    // Immutable, as an index asks: the words of a key never change, since an entry whose words change gets another key.
    // So dear that the planner reads the index also where there are few entries.
    `create function search_words_in_${place}(bigint) returns integer[]
      immutable parallel safe cost 1000 language sql
      begin atomic select in_${place} from search_words where key = $1; end`,
    // Without the list of recent additions: reading it would cost every search more than it saves a save.
    `create index search_keys_in_${place} on search_keys
      using gin (search_words_in_${place}(key)) with (fastupdate = off)`,
    // The planner asks for no counts of the words; to count them would call the function for thousands of rows.
    `alter index search_keys_in_${place} alter column 1 set statistics 0`,
  ]),

  `create function keep_search_index() returns trigger language plpgsql as $$
    declare
      lowest bigint;
      entry_key bigint;
    begin
      if tg_op <> 'INSERT' then
        delete from search_index where entry_id = old.id returning key into entry_key;
        delete from search_keys where key = entry_key;
        delete from search_words where key = entry_key;
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
      insert into search_words (key, in_title, in_text)
        values (entry_key, ${numbersOf(wordsOf(titleOf('new')))}, ${numbersOf(wordsOf(SEARCHED))});
      insert into search_keys (key) values (entry_key);
      return null;
    end $$`,
  `create trigger entries_search after insert or delete on entries
    for each row execute function keep_search_index()`,
  `create trigger entries_search_update after update of ${CHANGED.join(', ')} on entries
    for each row when (${CHANGED.map((name) => `old.${name} is distinct from new.${name}`).join(' or ')})
    execute function keep_search_index()`,
];
