import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../connect.ts';

/** Longer words are known by their beginning; PostgreSQL's indexes hold no longer ones than a few hundred letters. */
const LONGEST_WORD = 200;

/**
 * Search by whole words instead of by every three letters in a row, which cost more with every letter
 * that somebody typed: `search_vocabulary` holds the different words of all entries, and the index says
 * which entries have them. What is looked for is first found in the vocabulary, in any part of a word
 * (domain/search/vocabulary-words.ts), then the entries of those words (domain/search/matching.ts).
 *
 * `search_index` gives each entry a number that stays, and holds what search filters, sorts and ranks
 * by, so that the wide rows of `entries` are not read. None of this is content of its own: triggers keep
 * it, and backups leave it out. Words that no entry has any more stay in the vocabulary and find nothing.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') await indexOnPostgres(db);
  else await indexOnSqlite(db);
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The searched text begins with the titles, folded; folding never makes a text longer by much. */
const titleOf = (row: string) =>
  `trim(substr(${row}.search_text, 1, length(${row}.title_el) + length(${row}.title_en) + 1))`;
const isPublic = (row: string) => `${row}.state = 'published' and ${row}.deleted_at is null`;
const isLiving = (row: string) => `${row}.deleted_at is null`;
const INDEXED_COLUMNS =
  'id, type, category, sort_date, state, deleted_at, search_text, title_el, title_en';

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  // Folded text has letters, digits and single spaces alone, so it is JSON with a few more quotes.
  const wordsOf = (row: string) =>
    `(select distinct substr(value, 1, ${LONGEST_WORD}) as word
      from json_each('["' || replace(${row}.search_text, ' ', '","') || '"]') where value <> '')`;
  const joinedWordsOf = (row: string) =>
    `coalesce((select group_concat(word, ' ') from ${wordsOf(row)}), '')`;
  const addWords = (row: string) => `
    insert into search_terms (rowid, title, text)
      select key, title, ${joinedWordsOf(row)} from search_index where entry_id = ${row}.id;
    insert into search_parts (rowid, text)
      select key, ${joinedWordsOf(row)} from search_index where entry_id = ${row}.id;
    insert into search_vocabulary (word)
      select word from ${wordsOf(row)} where true on conflict do nothing;`;
  const removeWords = (row: string) => `
    delete from search_terms where rowid = (select key from search_index where entry_id = ${row}.id);
    delete from search_parts where rowid = (select key from search_index where entry_id = ${row}.id);`;

  await run(db, [
    ...['insert', 'update', 'text', 'delete'].map(
      (name) => `drop trigger if exists entries_search_${name}`,
    ),
    // Dropping `entries`, as restoring a backup does, leaves these behind.
    ...['words', 'index', 'terms', 'parts', 'vocabulary'].map(
      (name) => `drop table if exists search_${name}`,
    ),
    `create table search_index (
      key integer primary key, entry_id text not null unique, type text not null,
      category text not null, sort_date text not null, is_living integer not null,
      is_public integer not null, title text not null)`,
    // The words are parted by spaces and lower-case already: this tokenizer takes them as they are.
    `create virtual table search_terms using fts5(
      title, text, content='', contentless_delete=1, detail=column, tokenize='ascii', prefix='2')`,
    // For what begins or ends so many words that naming them all would take longer.
    `create virtual table search_parts using fts5(
      text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
    'create table search_vocabulary (word text primary key) without rowid',

    `insert into search_index (entry_id, type, category, sort_date, is_living, is_public, title)
      select id, type, category, sort_date, ${isLiving('entries')}, ${isPublic('entries')}, ${titleOf('entries')}
      from entries`,
    `insert into search_terms (rowid, title, text)
      select key, title, ${joinedWordsOf('entries')}
      from search_index join entries on entries.id = entry_id order by key`,
    `insert into search_parts (rowid, text)
      select key, ${joinedWordsOf('entries')}
      from search_index join entries on entries.id = entry_id order by key`,
    `insert into search_vocabulary (word)
      select distinct substr(value, 1, ${LONGEST_WORD})
      from entries, json_each('["' || replace(search_text, ' ', '","') || '"]') where value <> ''`,

    `create trigger entries_search_insert after insert on entries begin
      insert into search_index (entry_id, type, category, sort_date, is_living, is_public, title)
        values (new.id, new.type, new.category, new.sort_date, ${isLiving('new')},
          ${isPublic('new')}, ${titleOf('new')});
      ${addWords('new')}
    end`,
    `create trigger entries_search_update after update of ${INDEXED_COLUMNS} on entries begin
      update search_index set entry_id = new.id, type = new.type, category = new.category,
        sort_date = new.sort_date, is_living = ${isLiving('new')}, is_public = ${isPublic('new')},
        title = ${titleOf('new')}
        where entry_id = old.id;
    end`,
    `create trigger entries_search_text after update of search_text, title_el, title_en on entries
      when old.search_text <> new.search_text or ${titleOf('old')} <> ${titleOf('new')}
    begin
      ${removeWords('new')}
      update search_index set title = ${titleOf('new')} where entry_id = new.id;
      ${addWords('new')}
    end`,
    `create trigger entries_search_delete after delete on entries begin
      ${removeWords('old')}
      delete from search_index where entry_id = old.id;
    end`,
  ]);
}

async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  const wordsOf = (text: string) => `array(
    select distinct left(word, ${LONGEST_WORD}) from unnest(string_to_array(${text}, ' ')) as word
    where word <> '' order by 1)`;
  await run(db, [
    'drop index if exists entries_by_word',
    'drop table if exists search_index',
    'drop table if exists search_vocabulary',
    `create table search_index (
      key bigint generated always as identity primary key, entry_id text not null unique,
      type text not null, category text not null, sort_date text not null,
      is_living integer not null, is_public integer not null, title text not null,
      title_words text[] not null, words text[] not null)`,
    `insert into search_index
        (entry_id, type, category, sort_date, is_living, is_public, title, title_words, words)
      select id, type, category, sort_date, (${isLiving('entries')})::int,
        (${isPublic('entries')})::int, ${titleOf('entries')},
        ${wordsOf(titleOf('entries'))}, ${wordsOf('entries.search_text')} from entries`,
    'create table search_vocabulary (word text primary key)',
    `insert into search_vocabulary (word) select distinct unnest(words) from search_index`,
    // Without the list of what came lately: reading it would cost every search more than it saves a save.
    `create index search_index_words on search_index using gin (words) with (fastupdate = off)`,
    `create index search_index_title_words on search_index using gin (title_words)
      with (fastupdate = off)`,
    // Where the extension is missing or may not be installed, the vocabulary is read as a whole.
    `do $$ begin
      create extension if not exists pg_trgm;
      create index search_vocabulary_parts on search_vocabulary using gin (word gin_trgm_ops);
    exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
      raise notice 'pg_trgm is not available: search will read the whole vocabulary';
    end $$`,

    `create or replace function keep_search_index() returns trigger language plpgsql as $$
      declare
        entry_title text := ${titleOf('new')};
        entry_words text[];
      begin
        if tg_op = 'UPDATE' and old.search_text = new.search_text and ${titleOf('old')} = entry_title then
          update search_index set entry_id = new.id, type = new.type, category = new.category,
            sort_date = new.sort_date, is_living = (${isLiving('new')})::int,
            is_public = (${isPublic('new')})::int where entry_id = old.id;
          return null;
        end if;
        if tg_op = 'UPDATE' then delete from search_index where entry_id = old.id; end if;
        entry_words := ${wordsOf('new.search_text')};
        insert into search_index
            (entry_id, type, category, sort_date, is_living, is_public, title, title_words, words)
          values (new.id, new.type, new.category, new.sort_date, (${isLiving('new')})::int,
            (${isPublic('new')})::int,
            entry_title, ${wordsOf('entry_title')}, entry_words);
        insert into search_vocabulary (word) select unnest(entry_words) on conflict do nothing;
        return null;
      end $$`,
    `create or replace function leave_search_index() returns trigger language plpgsql as $$
      begin
        delete from search_index where entry_id = old.id;
        return null;
      end $$`,
    `create trigger entries_search after insert or update of ${INDEXED_COLUMNS} on entries
      for each row execute function keep_search_index()`,
    `create trigger entries_search_delete after delete on entries
      for each row execute function leave_search_index()`,
  ]);
}
