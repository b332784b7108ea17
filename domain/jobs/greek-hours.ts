import { createHash } from 'node:crypto';
import { HOUR_MS } from '../time/durations.ts';
import { localTimeInGreece } from '../time/greek-time.ts';

const hourOf = (moment: number) => Number(localTimeInGreece(new Date(moment)).slice(11, 13));

/**
 * The next moment after `from` at which a clock in Greece comes to a full hour (0 to 23), once on every day. On the
 * day in spring that skips the hour, the following hour counts; in autumn the first of the two.
 */
export function nextGreekHour(hour: number, from: Date): Date {
  let moment = Math.floor(from.getTime() / HOUR_MS) * HOUR_MS;
  while (true) {
    moment += HOUR_MS;
    const here = hourOf(moment);
    const before = hourOf(moment - HOUR_MS);
    const reached = here === hour && before !== hour;
    const skipped = before < hour && here > hour;
    if (reached || skipped) return new Date(moment);
  }
}

/**
 * How long after the full hour the jobs of a site begin, in milliseconds: always the same for one site. Different
 * sites begin at different times of the hour, since they may share a machine, a disk or a database server.
 */
export function offsetInHour(siteUrl: string): number {
  const number = createHash('sha256').update(siteUrl).digest().readUInt32BE();
  return Math.floor((number / 2 ** 32) * HOUR_MS);
}
