import { localTimeInGreece } from './dates.ts';

/** What Greece is ahead of UTC, in hours: in summer, then in winter. */
const OFFSETS = [3, 2] as const;
const HOUR_MS = 60 * 60_000;

/**
 * The moment of a local time in Greece (`YYYY-MM-DDTHH:MM`). Undefined where there is none: no such day,
 * or the hour that the clocks skip in spring. Of the hour that comes twice in autumn it is the first.
 */
export function momentInGreece(local: string): Date | undefined {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  return OFFSETS.map((hours) => new Date(asUtc - hours * HOUR_MS)).find(
    (moment) => localTimeInGreece(moment) === local,
  );
}
