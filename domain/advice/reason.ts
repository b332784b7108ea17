import type { Acting } from '../acting.ts';
import { cleanText } from '../text/clean-text.ts';

/** What a reason must have at least, in letters: "ναι" is none. */
const SHORTEST_REASON = 8;

/** The reason that somebody gives, or undefined where it is none. */
export function reasonOf(acting: Acting): string | undefined {
  const reason = cleanText(acting.reason ?? '');
  return reason.length < SHORTEST_REASON ? undefined : reason;
}
