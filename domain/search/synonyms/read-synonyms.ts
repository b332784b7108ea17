import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { listEntries } from '../../content/reading/published-entries.ts';
import { synonym } from '../../content-types/synonym.ts';
import { readGroup, Synonyms } from './synonyms.ts';

const known = new WeakMap<Db, { state: string; synonyms: Synonyms }>();

/**
 * The synonyms that staff have published. They are kept in memory as long as nothing on the site changes: each change
 * is counted in the database, whichever server makes it.
 */
export async function readSynonyms(db: Db): Promise<Synonyms> {
  const { rows } = await sql<{ version: number; count: number }>`
    select (select version from site_version) as version, count(*) as count
    from entries where type = ${synonym.name} and state = 'published' and deleted_at is null`.execute(
    db,
  );
  const state = JSON.stringify(rows[0]);
  const before = known.get(db);
  if (before?.state === state) return before.synonyms;
  const entries = await listEntries(db, synonym);
  const synonyms = new Synonyms(entries.flatMap(({ data }) => readGroup(data) ?? []));
  known.set(db, { state, synonyms });
  return synonyms;
}
