import type { BrowserCopy } from '../browser-copies.ts';
import type { CopyMark } from './kept-api.ts';

/** What somebody typed into a form and has not saved, to be offered. */
export interface Offer<V> extends BrowserCopy<V> {
  /** Where it was typed: the `User-Agent`; null for this browser. */
  device: string | null;
}

/** A kept copy as the server lists it. */
interface Listed extends CopyMark {
  baseVersion: number | null;
  keptAt: string;
  device: string;
}

export interface OfferSources<V> {
  /** The copies of this browser. */
  local: readonly BrowserCopy<V>[];
  /** The copies of the server, and what has ended; undefined where it did not answer. */
  server: { copies: readonly Listed[]; ended: readonly CopyMark[] } | undefined;
  /** The values of a copy on the server; undefined where it is there no more. */
  fetchValues(id: string): Promise<V | undefined>;
  /** Which forms are open in another tab of this browser: what is typed there is no offer. */
  findOpen(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The form that the address names: only its copy is offered, where there is one. */
  wanted: string | undefined;
}

/** Nobody reads a longer list; the others stay kept and come up when these are gone. */
const MOST_OFFERS = 20;

/**
 * What there is to offer, the newest first, and the browser's own copies that have been saved or discarded since,
 * perhaps on another device, perhaps by a call whose answer never came. Of a copy that both have, the newer typing
 * counts. `isWanted` is true where it is the one that the address names.
 */
export async function findOffers<V>(
  sources: OfferSources<V>,
): Promise<{ offers: Offer<V>[]; isWanted: boolean; ended: string[] }> {
  const { local, server = { copies: [], ended: [] }, wanted } = sources;
  const endedAt = new Map(server.ended.map(({ id, sequence }) => [id, sequence]));
  const hasEnded = ({ id, sequence }: CopyMark) => sequence <= (endedAt.get(id) ?? 0);
  const living = new Map(local.filter((one) => !hasEnded(one)).map((one) => [one.id, one]));
  const ids = [...new Set([...living.keys(), ...server.copies.map(({ id }) => id)])];
  const open = await sources.findOpen(ids);
  const shown = ids.filter((id) => !open.has(id));
  const isWanted = wanted !== undefined && shown.includes(wanted);
  const found = await Promise.all(
    (isWanted ? [wanted] : shown)
      .map((id) =>
        newerOf(
          living.get(id),
          server.copies.find((one) => one.id === id),
        ),
      )
      .sort((a, b) => b.keptAt.localeCompare(a.keptAt))
      .slice(0, MOST_OFFERS)
      .map(async (one): Promise<Offer<V> | undefined> => {
        if ('values' in one) return { ...one, device: null };
        const values = await sources.fetchValues(one.id);
        const device = living.has(one.id) ? null : one.device;
        return values === undefined ? undefined : { ...one, device, values };
      }),
  );
  return {
    offers: found.filter((one) => one !== undefined),
    isWanted,
    ended: local.filter(hasEnded).map(({ id }) => id),
  };
}

function newerOf<V>(
  here: BrowserCopy<V> | undefined,
  there: Listed | undefined,
): BrowserCopy<V> | Listed {
  if (here && there) return here.sequence > there.sequence ? here : there;
  const one = here ?? there;
  if (!one) throw new Error('It is kept in one of the two places.');
  return one;
}
