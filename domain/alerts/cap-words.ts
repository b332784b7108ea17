import type { AlertKind, Severity } from '../content-types/alert.ts';
import { type AlertTimes, stateOf } from './alert-times.ts';

/** What CAP 1.2 calls a kind of warning (section 3.2.2, category), and how certain it is. */
export const CAP_KINDS: Record<AlertKind, { category: string; certainty: string }> = {
  fire: { category: 'Fire', certainty: 'Observed' },
  flood: { category: 'Met', certainty: 'Observed' },
  earthquake: { category: 'Geo', certainty: 'Observed' },
  heat: { category: 'Met', certainty: 'Likely' },
  snow: { category: 'Met', certainty: 'Likely' },
  water: { category: 'Infra', certainty: 'Observed' },
  road: { category: 'Transport', certainty: 'Observed' },
  other: { category: 'Safety', certainty: 'Unknown' },
};

/** ‘Extreme’ is left to those who warn a whole country. */
export const CAP_SEVERITIES: Record<Severity, string> = {
  emergency: 'Severe',
  warning: 'Moderate',
  information: 'Minor',
};

/** By when somebody has to act, at the moment from which a message is read. */
export function capUrgency(data: AlertTimes & { severity: Severity }, from: Date): string {
  const state = stateOf(data, from);
  if (state === 'ended') return 'Past';
  if (state === 'ahead') return 'Future';
  return data.severity === 'emergency' ? 'Immediate' : 'Expected';
}
