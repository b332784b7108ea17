import { sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { fillPattern, parametersOf } from '../../content/model/address-pattern.ts';
import type { ContentType } from '../../content/model/content-type.ts';
import { findContentType } from '../../content-types/all.ts';
import { countMatches, type FoundKind, type Matches } from '../find-matches.ts';
import type { Slot } from '../read-query.ts';
import { TYPE_WORDS, typesHaving } from '../type-words.ts';
import { foldForIndex } from '../words/split-words.ts';
import { isOver } from './found-entry.ts';
import { type Candidate, type Measured, measure, rank, tellingWordsOf } from './rank.ts';
import { type FoundScreen, hasHalf, type MeasuredScreen } from './screens-found.ts';

/** Something found, with how good it is: an entry by its id, or a screen. */
export type Weighed = { id: string; score: number } | { screen: FoundScreen; score: number };

export function isScreen(one: Weighed): one is Extract<Weighed, { screen: FoundScreen }> {
  return 'screen' in one;
}

/** So many are weighed by their texts: half of them chosen by their titles. */
export const MOST_WEIGHED = 120;
/** Letters of a text that are looked at: what stands further behind counts as found and no more. */
const MOST_READ = 4000;

/** The best of what was found, in order. A screen and the page whose text it shows are one result. */
export async function weigh(
  db: Db,
  slots: readonly Slot[],
  matches: Matches,
  {
    screens,
    type,
    query = '',
    now,
  }: {
    screens: readonly MeasuredScreen[];
    type: string | undefined;
    query?: string | undefined;
    now?: Date | undefined;
  },
): Promise<Weighed[]> {
  const kinds = matches.kinds.filter((kind) => !type || kind.type === type);
  const entries = await readCandidates(db, chooseCandidates(kinds, slots.length), { slots, now });
  const shown = type && type !== 'page' ? [] : listShown(screens, matches);
  const ranked = rank<Candidate & { id?: string; screen?: FoundScreen }>(
    [...(measure(slots, entries) as Measured<Candidate & { id: string }>[]), ...shown],
    slots,
    foldForIndex(query),
  );
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

/** The screens that are results, wherever their entries are. */
const listShown = (screens: readonly MeasuredScreen[], { isWhole }: Matches) =>
  screens.filter((one) => !isWhole || hasHalf(one));

/**
 * The addresses of the screens that count as pages, whichever type is chosen: those that are no address of an entry
 * which is weighed where none is.
 */
export async function listScreensAsPages(
  db: Db,
  slots: readonly Slot[],
  matches: Matches,
  screens: readonly MeasuredScreen[],
): Promise<ReadonlySet<string>> {
  const shown = listShown(screens, matches);
  const keys = shown.length === 0 ? [] : chooseCandidates(matches.kinds, slots.length);
  if (keys.length === 0) return new Set(shown.map(({ candidate }) => candidate.screen.path));
  const { rows } = await sql<Pick<CandidateRow, 'type' | 'slug'>>`
    select e.type, e.slug from search_index s join entries e on e.id = s.entry_id
    where s.key in (${sql.join(keys.map((key) => sql.lit(key)))})`.execute(db);
  const taken = new Set(rows.map(({ type, slug }) => ownAddress(findContentType(type), slug)));
  return new Set(
    shown.flatMap(({ candidate: { screen } }) => (taken.has(screen.path) ? [] : [screen.path])),
  );
}

interface CandidateRow {
  id: string;
  type: string;
  slug: string;
  state: string;
  sort_date: string;
  /** Folded, in both languages; the searched text begins with it. */
  title: string;
  title_el: string;
  title_en: string;
  search_text: string;
}

/**
 * The keys of what has the most words in its title, and of what has the most words at all; the most helpful and newest
 * first.
 */
function chooseCandidates(kinds: readonly FoundKind[], slots: number): number[] {
  if (countMatches(kinds) <= MOST_WEIGHED) return kinds.flatMap(({ keys }) => [...keys]);
  const titled = takeMost(kinds, 'inTitle', slots);
  return [...new Set([...titled, ...takeMost(kinds, 'inText', slots)])];
}

function takeMost(kinds: readonly FoundKind[], by: 'inTitle' | 'inText', slots: number): number[] {
  const most = MOST_WEIGHED / 2;
  const taken: number[] = [];
  for (let count = slots; count > 0 && taken.length < most; count--) {
    for (const { keys, [by]: having } of kinds) {
      for (let at = having.indexOf(count); at !== -1; at = having.indexOf(count, at + 1)) {
        if (taken.length === most) break;
        taken.push(keys[at] ?? 0);
      }
    }
  }
  return taken;
}

/** The address of an entry that its slug alone names: a screen of the register may stand there, too. */
function ownAddress(type: ContentType | undefined, slug: string): string | undefined {
  const isNamed = type?.address && parametersOf(type.address).join() === 'slug';
  return isNamed ? fillPattern(type.address ?? '', { slug }) : undefined;
}

async function readCandidates(
  db: Db,
  keys: readonly number[],
  { slots, now }: { slots: readonly Slot[]; now: Date | undefined },
) {
  if (keys.length === 0) return [];
  const { rows } = await sql<CandidateRow>`
    select e.id, e.type, e.slug, e.state, e.sort_date, s.title, e.title_el, e.title_en,
      substr(e.search_text, 1, ${sql.lit(MOST_READ)}) as search_text
    from search_index s join entries e on e.id = s.entry_id
    where s.key in (${sql.join(keys.map((key) => sql.lit(key)))})
    order by s.key desc`.execute(db);
  const given = slots.map((slot) => new Set(typesHaving(slot)));
  return rows.map((row) => {
    const type = findContentType(row.type);
    const isEnded = isOver(type, row.sort_date, now);
    return {
      id: row.id,
      path: ownAddress(type, row.slug),
      title: row.title,
      get names() {
        return [row.title_el, row.title_en].map((title) => tellingWordsOf(foldForIndex(title)));
      },
      text: row.search_text,
      typeWords: TYPE_WORDS.get(row.type) ?? '',
      place: type?.search?.place ?? 0,
      date: row.sort_date,
      given: new Set(given.flatMap((types, at) => (types.has(row.type) ? [at] : []))),
      isPast: row.state === 'archived' || isEnded,
      isUrgent: now !== undefined && type?.search?.endsAtDate === true && !isEnded,
    };
  });
}
