import { momentInGreece, withGreekOffset } from '../time/greek-time.ts';

/** From when until when a warning is shown, as local times in Greece (`YYYY-MM-DDTHH:MM`). */
export interface AlertTimes {
  startsAt: string;
  endsAt: string;
}

/** The moment of a local time in Greece; one that the clocks skip in spring is that of the winter's time. */
export function momentOf(local: string): Date {
  return momentInGreece(local) ?? new Date(withGreekOffset(local));
}

/** Where a warning stands at a moment. At its start it is shown, at its end it no longer is. */
export function stateOf(
  { startsAt, endsAt }: AlertTimes,
  now: Date,
): 'ahead' | 'current' | 'ended' {
  if (momentOf(endsAt) <= now) return 'ended';
  return momentOf(startsAt) <= now ? 'current' : 'ahead';
}
