import { DAY_MS } from '../../time/durations.ts';

/** For how many days deleted entries lie in the bin, from where they can be brought back. */
export const BIN_DAYS = 30;

/** The moment, in ISO 8601 UTC, at which an entry deleted at the given moment leaves the bin for good. */
export function endOfBin(deletedAt: string): string {
  return new Date(Date.parse(deletedAt) + BIN_DAYS * DAY_MS).toISOString();
}
