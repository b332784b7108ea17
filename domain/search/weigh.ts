import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { findContentType } from '../content-types/all.ts';
import type { Matches } from './find-matches.ts';
import { type FoundKind, listKeys } from './ordered-keys.ts';
import { type Candidate, type Measured, measure, rank } from './rank.ts';
import type { Slot } from './read-query.ts';
import { type FoundScreen, hasAllSlots, type MeasuredScreen } from './screens-found.ts';

/** Something found, with how good it is: an entry by its id, or a screen. */
export type Weighed = { id: string; score: number } | { screen: FoundScreen; score: number };

export function isScreen(one: Weighed): one is Extract<Weighed, { screen: FoundScreen }> {
  return 'screen' in one;
}

/** So many are weighed by their texts: the best by their titles, and the most helpful and newest of the others. */
export const MOST_WEIGHED = 150;
/** Letters of a text that are looked at: what stands further behind counts as found and no more. */
const MOST_READ = 4000;

/** The best of what was found, in order. A screen and the page whose text it shows are one result. */
export async function weigh(
  db: Db,
  slots: readonly Slot[],
  matches: Matches,
  { screens, type }: { screens: readonly MeasuredScreen[]; type: string | undefined },
): Promise<Weighed[]> {
  const kinds = matches.kinds.filter((kind) => !type || kind.type === type);
  const entries = await readCandidates(db, await chooseCandidates(db, matches, kinds));
  const shown =
    type && type !== 'page' ? [] : screens.filter((one) => !matches.isWhole || hasAllSlots(one));
  const ranked = rank<Candidate & { id?: string; screen?: FoundScreen }>([
    ...(measure(slots, entries) as Measured<Candidate & { id: string }>[]),
    ...shown,
  ]);
  const pages = new Map(entries.map(({ path, id }) => [path, id]));
  const seen = new Set<string>();
  return ranked.flatMap(({ candidate, score }): Weighed[] => {
    const { screen } = candidate;
    const id = screen ? pages.get(screen.path) : candidate.id;
    if (id === undefined) return screen ? [{ screen, score }] : [];
    if (seen.has(id)) return [];
    seen.add(id);
    return [{ id, score }];
  });
}

async function chooseCandidates(
  db: Db,
  { keys, titled }: Matches,
  kinds: readonly FoundKind[],
): Promise<string[]> {
  if (!keys || kinds.length === 0) return [];
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const limit = MOST_WEIGHED;
  const first = total > limit && titled ? await listKeys(db, titled, { kinds, limit }) : [];
  const others = await listKeys(db, keys, { kinds, limit });
  return [...new Set([...first, ...others])];
}

async function readCandidates(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'type', 'slug', 'state', 'sort_date', 'title_el', 'title_en'])
    .select(sql<string>`substr(search_text, 1, ${sql.lit(MOST_READ)})`.as('search_text'))
    .where('id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    // Only pages have addresses that screens have, too.
    path: row.type === 'page' ? `/${row.slug}` : undefined,
    // The searched text begins with both titles.
    title: row.search_text.slice(0, row.title_el.length + row.title_en.length + 1).trim(),
    text: row.search_text,
    place: findContentType(row.type)?.search?.place ?? 0,
    date: row.sort_date,
    isArchived: row.state === 'archived',
  }));
}
