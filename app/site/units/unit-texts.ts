/** What the screens of the units say besides what staff write. */
export const UNIT_TEXTS = {
  lead: {
    el: 'Τα τμήματα του Δήμου, με τα χωριά και το γραφείο τους.',
    en: 'The parts of the municipality, with their villages and offices.',
  },
  list: { el: 'Γνωρίστε τις ενότητες', en: 'Get to know the units' },
  inFigures: { el: 'Οι ενότητες σε αριθμούς', en: 'The units in figures' },
  map: { el: 'Πού βρίσκονται', en: 'Where they are' },
  name: { el: 'Ενότητα', en: 'Unit' },
  seat: { el: 'Έδρα', en: 'Seat' },
  population: { el: 'Πληθυσμός', en: 'Population' },
  residents: { el: 'κάτοικοι', en: 'residents' },
  area: { el: 'Έκταση (τ.χλμ.)', en: 'Area (km²)' },
  unit: { el: 'Δημοτική ενότητα', en: 'Municipal unit' },
  attractions: { el: 'Τι θα δείτε', en: 'What to see' },
  besides: { el: 'Αξίζουν ακόμη', en: 'Also worth seeing' },
  allPlaces: { el: 'Όλα τα αξιοθέατα', en: 'All attractions' },
  events: { el: 'Εκδηλώσεις στην ενότητα', en: 'Events in this unit' },
  allEvents: { el: 'Όλες οι εκδηλώσεις της ενότητας', en: 'All events in this unit' },
  office: { el: 'Γραφείο της ενότητας', en: 'Office of the unit' },
  officeText: {
    el: 'Για αιτήσεις, πιστοποιητικά και πληροφορίες.',
    en: 'For applications, certificates and information.',
  },
  empty: { el: 'Δεν υπάρχουν δημοτικές ενότητες', en: 'There are no municipal units' },
};
