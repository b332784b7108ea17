import type { Db } from '../../database/connect.ts';
import type { RedirectTable } from '../../database/tables.ts';
import { findTargets, type LinkTarget } from '../content/texts/find-targets.ts';
import { batches, findAnswered } from '../links/find-answered.ts';
import { writeCsv } from '../newsletter/write-csv.ts';
import type { Bilingual } from '../text/bilingual.ts';
import { searchWords } from '../text/fold.ts';
import { writeFrom } from './from-address.ts';
import { CSV_HEADINGS } from './read-redirects-csv.ts';

/** A redirect as staff see it. */
export interface ListedRedirect extends Pick<RedirectTable, 'id' | 'status' | 'note' | 'version'> {
  from: string;
  to: string;
  /** The title of the entry to whose page it leads; null for any other target. */
  title: Bilingual | null;
  /** `unused`: a page answers there now; `nowhere`: there is nothing public where it leads. */
  problem: 'unused' | 'nowhere' | null;
  updatedAt: string;
  updatedBy: string | null;
}

export interface RedirectQuery {
  /** Words, of which each must be somewhere in the addresses or in the note. */
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** The redirects with the typed words, those changed last first, with how many there are in all. */
export async function listRedirects(
  db: Db,
  { search = '', limit, offset }: RedirectQuery,
): Promise<{ redirects: ListedRedirect[]; total: number }> {
  let query = db.selectFrom('redirects');
  // Folded words have only letters and digits, which LIKE takes literally.
  for (const word of searchWords(search)) query = query.where('search_text', 'like', `%${word}%`);
  const { total } = await query
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { redirects: await describe(db, rows), total: Number(total) };
}

/** All redirects as CSV, in the form in which they can be imported. */
export async function exportRedirects(db: Db): Promise<string> {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .orderBy('path')
    .orderBy('query')
    .execute();
  const targets = await targetsOf(db, rows);
  return writeCsv([
    CSV_HEADINGS,
    ...rows.map((row) => [
      writeFrom(row),
      targets.get(row.entry_id ?? '')?.path ?? row.target,
      String(row.status),
      row.note,
    ]),
  ]);
}

async function describe(db: Db, rows: readonly RedirectTable[]): Promise<ListedRedirect[]> {
  const targets = await targetsOf(db, rows);
  const titles = await titlesOf(db, rows);
  const own = rows.flatMap(({ target }) => (target.startsWith('/') ? [target] : []));
  const answered = await findAnswered(db, [...rows.map(({ path }) => path), ...own]);
  return rows.map((row) => {
    const entry = row.entry_id === null ? undefined : targets.get(row.entry_id);
    const isThere =
      row.entry_id === null
        ? !row.target.startsWith('/') || answered.has(row.target)
        : entry?.isPublic;
    return {
      id: row.id,
      from: writeFrom(row),
      to: entry?.path ?? row.target,
      title: titles.get(row.entry_id ?? '') ?? null,
      status: row.status,
      note: row.note,
      version: row.version,
      problem: answered.has(row.path) ? 'unused' : isThere ? null : 'nowhere',
      updatedAt: row.updated_at,
      updatedBy: row.updated_by,
    };
  });
}

const idsOf = (rows: readonly RedirectTable[]) => rows.flatMap(({ entry_id }) => entry_id ?? []);

async function targetsOf(db: Db, rows: readonly RedirectTable[]): Promise<Map<string, LinkTarget>> {
  const found = new Map<string, LinkTarget>();
  for (const some of batches(idsOf(rows))) {
    for (const [id, target] of await findTargets(db, some)) found.set(id, target);
  }
  return found;
}

async function titlesOf(db: Db, rows: readonly RedirectTable[]): Promise<Map<string, Bilingual>> {
  const ids = idsOf(rows);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('entries')
    .select(['id', 'title_el', 'title_en'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(found.map(({ id, title_el, title_en }) => [id, { el: title_el, en: title_en }]));
}
