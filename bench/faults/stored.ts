import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqliteFile } from '../../database/connect.ts';

/** What a database and a data folder hold, read without the site. */
export interface Stored {
  /** Titles of pages by id. */
  titles: Map<string, string>;
  media: Set<string>;
  /** The faults, in words. */
  faults: string[];
}

const PAGES = "select id, version, title_en from entries where type = 'page'";
const NEWEST = 'select entry_id, max(version) as version from revisions group by entry_id';
const MEDIA = 'select id, storage_key, digest from media';

interface Rows {
  pages: { id: string; version: number; title_en: string }[];
  newest: { entry_id: string; version: number }[];
  media: { id: string; storage_key: string; digest: string }[];
}

/** Opens the file as the next start of the site would, and looks whether everything fits together. */
export function readSqlite(dataDir: string): Stored {
  const file = new DatabaseSync(sqliteFile(dataDir));
  try {
    const faults: string[] = [];
    const check = file.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    for (const { integrity_check: text } of check) if (text !== 'ok') faults.push(text);
    if (file.prepare('pragma foreign_key_check').all().length > 0) faults.push('stray references');
    const all = (sql: string) => file.prepare(sql).all() as never;
    const rows = { pages: all(PAGES), newest: all(NEWEST), media: all(MEDIA) };
    return fitTogether(rows, dataDir, faults);
  } finally {
    file.close();
  }
}

/** The same of a PostgreSQL server, which checks its references itself. */
export async function readPostgres(url: string, dataDir: string): Promise<Stored> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const all = async (sql: string) => (await client.query(sql)).rows as never;
    const rows = { pages: await all(PAGES), newest: await all(NEWEST), media: await all(MEDIA) };
    return fitTogether(rows, dataDir, []);
  } finally {
    await client.end();
  }
}

function fitTogether({ pages, newest, media }: Rows, dataDir: string, faults: string[]): Stored {
  const saved = new Map(newest.map(({ entry_id, version }) => [entry_id, version]));
  for (const { id, version } of pages) {
    // What the seed put in has no revision until it is saved.
    if ((saved.get(id) ?? version) !== version) faults.push(`half a save of ${id}`);
  }
  for (const { id, storage_key: key, digest } of media) {
    const original = join(dataDir, 'media', key);
    const found = existsSync(original)
      ? createHash('sha256').update(readFileSync(original)).digest('hex')
      : '';
    if (!found.startsWith(digest)) faults.push(`the original of ${id} is missing or spoilt`);
  }
  return {
    titles: new Map(pages.map((page) => [page.id, page.title_en])),
    media: new Set(media.map(({ id }) => id)),
    faults,
  };
}

/** Files that a broken-off upload left in the media folder. */
export function listUnfinished(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'media'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.part'),
  );
}
