import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Db } from '../../database/connect.ts';
import type { LinkCheckTable } from '../../database/tables.ts';
import { findLedByQuery } from '../redirects/find-redirect.ts';
import { DAY_MS } from '../time/durations.ts';
import { findDeadAddresses } from './find-dead.ts';
import { findOwnAddresses, type LinkState, type VisitOptions, visitLink } from './visit-link.ts';

/** Addresses of other sites that one night asks; the rest wait for the next. */
const MOST_VISITS = 2000;
const AT_ONCE = 4;
const BATCH_SIZE = 200;
/** What has been unclear for so many days is as good as gone. */
const UNCLEAR_DAYS = 7;

export interface CheckLinksOptions extends VisitOptions {
  now: () => Date;
  /** The address of this site: whole addresses at its host are looked up as paths are, and not asked. */
  siteUrl: string;
  /** Whether other sites are asked. */
  visitsOthers: boolean;
  /** Between two visits to one host, so that nobody is flooded. Milliseconds. */
  pauseMs: number;
}

/**
 * Looks where the links of public entries lead, on this site and on others, and keeps the latest state of each.
 * Each state is stored once it is known, so that a process that ends in between has lost nothing. Returns how many
 * were looked at, and how many of all are broken.
 */
export async function checkLinks(
  db: Db,
  options: CheckLinksOptions,
): Promise<{ looked: number; broken: number }> {
  await forgetUnused(db);
  const { host, hostname } = new URL(options.siteUrl);
  const paths = await listTargets(db, 'address');
  const own = new Map(paths.map((path) => [path, path]));
  const whole: string[] = [];
  for (const link of await listTargets(db, 'link')) {
    const url = URL.parse(link);
    if (url?.host === host) own.set(link, url.pathname + url.search);
    else whole.push(link);
  }
  const dead = await findDeadAddresses(db, [...own.values()]);
  // Paths are kept without their query: nothing says that these lead nowhere.
  for (const path of await findLedByQuery(
    db,
    paths.filter((one) => dead.has(one)),
  )) {
    dead.delete(path);
  }
  for (const [address, path] of own) {
    await keep(db, address, dead.has(path) ? 'gone' : 'answers', options.now());
    await nextTurn();
  }
  const others = options.visitsOthers ? whole.slice(0, MOST_VISITS) : [];
  const addresses = await findOwnAddresses(hostname);
  const visit = { isOwn: (address: string) => addresses.has(address), ...options };
  await visitAll(others, visit, (url, state) =>
    // Other names and ports of this server are not asked, and nothing says that they are broken.
    keep(db, url, state === 'own' ? 'answers' : state, options.now()),
  );
  const broken = await countBroken(db, options.now());
  return { looked: own.size + others.length, broken };
}

/** What public entries lead to, what was looked at longest ago first. */
async function listTargets(db: Db, kind: 'address' | 'link'): Promise<string[]> {
  const rows = await publicTargets(db)
    .where('kind', '=', kind)
    .leftJoin('link_checks', 'link_checks.address', 'target')
    .select(['target', 'link_checks.checked_at as checked_at'])
    .distinct()
    .execute();
  return rows
    .sort((a, b) => (a.checked_at ?? '').localeCompare(b.checked_at ?? ''))
    .map(({ target }) => target);
}

export function publicTargets(db: Db) {
  return db
    .selectFrom('entry_references')
    .innerJoin('entries', 'entries.id', 'entry_references.entry_id')
    .where('copy', '=', 'published')
    .where('entries.state', '=', 'published')
    .where('entries.deleted_at', 'is', null);
}

/** Drops the states of addresses that no public entry leads to any more. */
async function forgetUnused(db: Db): Promise<void> {
  const kept = await db.selectFrom('link_checks').select('address').execute();
  const used = new Set([...(await listTargets(db, 'address')), ...(await listTargets(db, 'link'))]);
  const unused = kept.map(({ address }) => address).filter((address) => !used.has(address));
  for (let i = 0; i < unused.length; i += BATCH_SIZE) {
    await db
      .deleteFrom('link_checks')
      .where('address', 'in', unused.slice(i, i + BATCH_SIZE))
      .execute();
  }
}

/**
 * Visits addresses, a few at once and those of one host one after another. Nothing is told until one has answered:
 * where none does, it is this site's line that is broken.
 */
async function visitAll(
  urls: readonly string[],
  options: CheckLinksOptions,
  tell: (url: string, state: LinkState) => Promise<void>,
): Promise<void> {
  const byHost = Map.groupBy(urls, (url) => URL.parse(url)?.host ?? '');
  const hosts = byHost.values();
  let isOnline = false;
  const untold: [string, LinkState][] = [];
  const visitHosts = async () => {
    for (const ofHost of hosts) {
      for (const [i, url] of ofHost.entries()) {
        if (i > 0) await new Promise((resolve) => setTimeout(resolve, options.pauseMs));
        const state = await visitLink(url, options);
        isOnline ||= state === 'answers';
        untold.push([url, state]);
        if (isOnline) for (const found of untold.splice(0)) await tell(...found);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitHosts));
}

/** Keeps the latest state; `failing_since` stays until it answers again. */
async function keep(
  db: Db,
  address: string,
  state: LinkCheckTable['state'],
  now: Date,
): Promise<void> {
  const checked_at = now.toISOString();
  const failing_since = state === 'answers' ? null : checked_at;
  await db
    .insertInto('link_checks')
    .values({ address, state, checked_at, failing_since })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet((e) => ({
        state,
        checked_at,
        failing_since:
          state === 'answers'
            ? null
            : e.fn.coalesce('link_checks.failing_since', e.val(checked_at)),
      })),
    )
    .execute();
}

/** Broken is what is gone, and what has been unclear for a week, as long as a public entry leads there. */
export function brokenChecks(db: Db, now: Date) {
  const longAgo = new Date(now.getTime() - UNCLEAR_DAYS * DAY_MS).toISOString();
  return db
    .selectFrom('link_checks')
    .where((e) =>
      e.exists(
        publicTargets(db)
          .where('kind', 'in', ['address', 'link'])
          .where('target', '=', e.ref('link_checks.address'))
          .select('entries.id'),
      ),
    )
    .where((e) =>
      e.or([
        e('link_checks.state', '=', 'gone'),
        e.and([e('link_checks.state', '=', 'unclear'), e('failing_since', '<', longAgo)]),
      ]),
    );
}

/** How many addresses to which public entries lead have nothing, or have not answered for a week. */
export async function countBroken(db: Db, now: Date): Promise<number> {
  const { count } = await brokenChecks(db, now)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
