import type { Db } from '../../database/connect.ts';
import type { Use } from '../content/references/find-uses.ts';
import { targetOf } from '../content/references/references-of.ts';
import { brokenChecks, publicTargets } from './check-links.ts';
import { findDeadAddresses } from './find-dead.ts';

/** A link of the public site that leads nowhere, and the entries that have it. */
export interface BrokenLink {
  address: string;
  /** 'gone': there is nothing; 'unclear': no answer for a week. */
  state: 'gone' | 'unclear';
  /** ISO 8601, UTC. */
  since: string;
  checkedAt: string;
  /** The first of the entries that have it. */
  uses: Use[];
  /** How many entries have it. */
  useCount: number;
}

/** Of each link: where one is wrong in ten thousand entries, nobody reads the names of all. */
const MOST_USES = 20;

/** The broken links, those that have been broken longest first. */
export async function listBrokenLinks(
  db: Db,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<{ links: BrokenLink[]; total: number }> {
  const all = brokenChecks(db, now);
  const { count } = await all
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await all
    .selectAll('link_checks')
    .orderBy('failing_since')
    .orderBy('address')
    .limit(limit)
    .offset(offset)
    .execute();
  const uses = await findUses(
    db,
    rows.map(({ address }) => address),
  );
  return {
    total: Number(count),
    links: rows.map(({ address, state, failing_since, checked_at }) => ({
      address,
      state: state === 'gone' ? 'gone' : 'unclear',
      since: failing_since ?? checked_at,
      checkedAt: checked_at,
      uses: [],
      useCount: 0,
      ...uses.get(address),
    })),
  };
}

async function findUses(
  db: Db,
  addresses: readonly string[],
): Promise<Map<string, Pick<BrokenLink, 'uses' | 'useCount'>>> {
  if (addresses.length === 0) return new Map();
  const all = publicTargets(db)
    .where('kind', 'in', ['address', 'link'])
    .where('target', 'in', addresses)
    .select(['target', 'entries.type', 'entries.id', 'title_el', 'title_en'])
    .distinct();
  const rows = await db
    .selectFrom(
      db
        .selectFrom(all.as('uses'))
        .selectAll()
        .select((e) => [
          e.fn
            .countAll<number>()
            .over((over) => over.partitionBy('target'))
            .as('count'),
          e.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('target').orderBy('type').orderBy('id'))
            .as('place'),
        ])
        .as('placed'),
    )
    .selectAll()
    .where('place', '<=', MOST_USES)
    .orderBy('place')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ target }) => target)].map(([target, some]) => [
      target,
      {
        uses: some.map(({ type, id, title_el, title_en }) => ({
          type,
          id,
          title: { el: title_el, en: title_en },
        })),
        useCount: Number(some[0]?.count ?? 0),
      },
    ]),
  );
}

/**
 * The addresses among these that lead nowhere: on this site as it is now, on others as the last night found them.
 */
export async function findBroken(
  db: Db,
  addresses: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const broken = await findDeadAddresses(db, addresses);
  const others = addresses.filter((address) => /^https?:/i.test(address));
  if (others.length === 0) return broken;
  const rows = await brokenChecks(db, now)
    .where('link_checks.address', 'in', others.map(targetOf))
    .select('link_checks.address')
    .execute();
  const known = new Set(rows.map(({ address }) => address));
  for (const address of others) if (known.has(targetOf(address))) broken.add(address);
  return broken;
}
