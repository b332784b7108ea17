import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { CONTENT_TYPES } from '../content-types/all.ts';
import type { Bilingual } from '../text/bilingual.ts';

/** A piece of the first content. */
export interface Sample {
  /** The name of a content type, or 'media'. */
  type: string;
  id: string;
  title: Bilingual;
}

/** What removing the samples would do, before somebody decides. */
export interface SamplesOverview {
  /** How many entries of each type may go; the order is that of content types. */
  entries: { type: string; count: number }[];
  /** How many files may go, as far as nothing else uses them. */
  files: number;
  /** Samples that the site cannot be without: they are filled in instead. */
  needed: Sample[];
  /** First content that staff have changed since: it is theirs, and stays. */
  changed: Sample[];
}

/** Types with one entry, which stays. */
const NEEDED = CONTENT_TYPES.filter(({ singleton }) => singleton).map(({ name }) => name as string);

/** The entries of the first content that nobody has changed and that are not needed by the site. */
export async function listSampleEntries(db: Db): Promise<Sample[]> {
  const rows = await samples(db).where('type', 'not in', NEEDED).execute();
  return rows.map(toSample);
}

/** The files of the first content that nobody has changed. */
export async function listSampleFiles(db: Db): Promise<Sample[]> {
  const rows = await db
    .selectFrom('media')
    .select(['id', 'file_name', 'alt_el', 'alt_en'])
    .where('is_sample', '=', 1)
    .where('version', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    type: 'media',
    id: row.id,
    title: { el: row.alt_el || row.file_name, en: row.alt_en || row.file_name },
  }));
}

/** What would go with the samples, what stays and why. */
export async function readSamples(db: Db): Promise<SamplesOverview> {
  const going = await listSampleEntries(db);
  const counts = CONTENT_TYPES.map(({ name }) => ({
    type: name as string,
    count: going.filter(({ type }) => type === name).length,
  }));
  const needed = await samples(db).where('type', 'in', NEEDED).execute();
  return {
    entries: counts.filter(({ count }) => count > 0),
    files: (await listSampleFiles(db)).length,
    needed: needed.map(toSample),
    changed: await listChanged(db),
  };
}

/** Nobody signed the first version of an entry that came with the site; a save makes it the staff's own. */
async function listChanged(db: Db): Promise<Sample[]> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('revisions', 'revisions.entry_id', 'entries.id')
    .select(['entries.type', 'entries.id', 'entries.title_el', 'entries.title_en'])
    .where('entries.deleted_at', 'is', null)
    .where('entries.is_sample', '=', 0)
    .where('entries.version', '>', 1)
    .where('entries.type', 'not in', NEEDED)
    .where('revisions.version', '=', 1)
    .where('revisions.created_by', 'is', null)
    .orderBy('entries.type')
    .orderBy('entries.position')
    .orderBy('entries.id')
    .execute();
  return rows.map(toSample);
}

function samples(db: Db) {
  return (
    db
      .selectFrom('entries')
      .select(['type', 'id', 'title_el', 'title_en'])
      .where('deleted_at', 'is', null)
      // A literal, so that SQLite uses the index of samples.
      .where('is_sample', '=', sql.lit(1))
      .orderBy('type')
      .orderBy('position')
      .orderBy('id')
  );
}

const toSample = (row: {
  type: string;
  id: string;
  title_el: string;
  title_en: string;
}): Sample => ({ type: row.type, id: row.id, title: { el: row.title_el, en: row.title_en } });
