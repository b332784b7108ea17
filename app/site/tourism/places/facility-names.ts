import type { Bilingual } from '../../../../domain/text/bilingual.ts';

export type FacilityName = 'sunbeds' | 'lifeguard' | 'accessible' | 'parking';

export interface Facility {
  name: FacilityName;
  label: Bilingual;
}

/** What a place may have, in the order in which it is shown. */
export const FACILITIES: readonly Facility[] = [
  { name: 'sunbeds', label: { el: 'Ξαπλώστρες', en: 'Sunbeds' } },
  { name: 'lifeguard', label: { el: 'Ναυαγοσώστης', en: 'Lifeguard' } },
  { name: 'accessible', label: { el: 'Πρόσβαση για αμαξίδιο', en: 'Wheelchair access' } },
  { name: 'parking', label: { el: 'Χώρος στάθμευσης', en: 'Car park' } },
];

/** What a beach alone has; a place that was one before keeps it, and does not show it. */
const OF_BEACHES: readonly FacilityName[] = ['sunbeds', 'lifeguard'];

/** What a place has. */
export function facilityNames(
  data: Record<FacilityName, boolean> & { category: string },
): Facility[] {
  return FACILITIES.filter(
    ({ name }) => data[name] && (data.category === 'beach' || !OF_BEACHES.includes(name)),
  );
}
