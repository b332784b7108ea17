import type { EntryData } from '../content/model/content-type.ts';
import type { TenderState, tender } from '../content-types/tender.ts';
import { reachedInGreece } from '../time/greek-time.ts';

/** How a tender stands at a moment: what staff said, but no tender stays open after its deadline, in Greek time. */
export function stateOfTender(
  { state, deadline }: Pick<EntryData<typeof tender>, 'state' | 'deadline'>,
  now: Date,
): TenderState {
  if (state === 'open' && (deadline ?? '') <= reachedInGreece(now)) return 'closed';
  return state;
}
