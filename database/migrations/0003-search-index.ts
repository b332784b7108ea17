import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../connect.ts';

/**
 * Makes lists and search quick on tens of thousands of entries: indexes of what is not in the bin,
 * so that counting reads no rows, and an index of every three letters in a row, which finds words
 * from any part of them. Search looks for texts with a space before and after: see domain/search/word-match.ts.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await indexLivingEntries(db);
  if (kind === 'postgres') await indexWordsOnPostgres(db);
  else await indexWordsOnSqlite(db);
}

async function indexLivingEntries(db: Kysely<unknown>): Promise<void> {
  for (const name of ['entries_by_date', 'entries_by_category', 'entries_by_position']) {
    await db.schema.dropIndex(name).execute();
  }
  for (const [name, columns] of [
    ['entries_by_date', 'type, state, sort_date, id'],
    ['entries_by_category', 'type, state, category, sort_date, id'],
    ['entries_by_position', 'type, state, position, id'],
  ] as const) {
    await sql`create index ${sql.id(name)} on entries (${sql.raw(columns)}) where deleted_at is null`.execute(
      db,
    );
  }
}

/** Where the extension is missing or may not be installed, search reads every text and is only slower. */
async function indexWordsOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index entries_by_word on entries using gin ((' ' || search_text || ' ') gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
    raise notice 'pg_trgm is not available: search will read every text';
  end $$`.execute(db);
}

/**
 * FTS5 knows rows by number and VACUUM may renumber `entries`, whose key is a text: `search_index`
 * gives each entry a number that stays, and holds what search sorts by, so that the wide rows are
 * not read. Both are no content of their own: triggers keep them, and backups leave them out.
 */
async function indexWordsOnSqlite(db: Kysely<unknown>): Promise<void> {
  // Dropping `entries`, as restoring a backup does, leaves these behind.
  await sql`drop table if exists search_words`.execute(db);
  await sql`drop table if exists search_index`.execute(db);
  await sql`create table search_index (
    key integer primary key, entry_id text not null unique, type text not null,
    sort_date text not null, is_public integer not null)`.execute(db);
  await sql`create virtual table search_words using fts5(
    title, text, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`.execute(
    db,
  );
  await sql`insert into search_index (entry_id, type, sort_date, is_public)
    select id, type, sort_date, state = 'published' and deleted_at is null from entries`.execute(
    db,
  );
  await sql`insert into search_words (rowid, title, text)
    select key, ${sql.raw(texts(''))} from entries join search_index on entry_id = id`.execute(db);

  await sql`create trigger entries_search_insert after insert on entries begin
    insert into search_index (entry_id, type, sort_date, is_public)
      values (new.id, new.type, new.sort_date, new.state = 'published' and new.deleted_at is null);
    insert into search_words (rowid, title, text)
      select key, ${sql.raw(texts('new.'))} from search_index where entry_id = new.id;
  end`.execute(db);
  await sql`create trigger entries_search_update
    after update of id, type, sort_date, state, deleted_at on entries begin
    update search_index set entry_id = new.id, type = new.type, sort_date = new.sort_date,
      is_public = new.state = 'published' and new.deleted_at is null where entry_id = old.id;
  end`.execute(db);
  await sql`create trigger entries_search_text after update of search_text, title_el, title_en on entries
    when old.search_text <> new.search_text or old.title_el <> new.title_el or old.title_en <> new.title_en
  begin
    delete from search_words where rowid = (select key from search_index where entry_id = new.id);
    insert into search_words (rowid, title, text)
      select key, ${sql.raw(texts('new.'))} from search_index where entry_id = new.id;
  end`.execute(db);
  await sql`create trigger entries_search_delete after delete on entries begin
    delete from search_words where rowid = (select key from search_index where entry_id = old.id);
    delete from search_index where entry_id = old.id;
  end`.execute(db);
}

/** The searched text begins with the titles, folded; folding never makes a text longer by much. */
function texts(row: '' | 'new.'): string {
  return `' ' || substr(${row}search_text, 1, length(${row}title_el) + length(${row}title_en) + 1) || ' ',
    ' ' || ${row}search_text || ' '`;
}
