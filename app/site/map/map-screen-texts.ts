/** What the map of the municipality and the maps on other screens say. */
export const MAP_SCREEN_TEXTS = {
  lead: {
    el: 'Οι δημοτικές ενότητες, τα σημεία εξυπηρέτησης, τα αξιοθέατα και τα καταλύματα, με το σημείο τους στον χάρτη.',
    en: 'Municipal units, public offices, sights and places to stay, each with its place on the map.',
  },
  mapLabel: {
    el: 'Σχηματικός χάρτης του Δήμου με συνδέσμους προς τις δημοτικές ενότητες',
    en: 'Schematic map of the municipality with links to its units',
  },
  units: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
  seat: { el: 'Έδρα δημοτικής ενότητας', en: 'Seat of a municipal unit' },
  sight: { el: 'Αξιοθέατο', en: 'Sight' },
  schematic: {
    el: 'Σχηματικός χάρτης: δείχνει θέσεις, όχι ακριβή όρια.',
    en: 'A schematic map: it shows positions, not exact boundaries.',
  },
  offices: { el: 'Σημεία εξυπηρέτησης', en: 'Public offices' },
  places: { el: 'Τι υπάρχει και πόσο μακριά', en: 'What there is, and how far' },
  placesLead: {
    el: 'Οι αποστάσεις είναι από το δημαρχείο σε ευθεία γραμμή· ανοίγουν το σημείο στο OpenStreetMap.',
    en: 'Distances are from the town hall in a straight line; they open the place in OpenStreetMap.',
  },
  placesOnly: { el: 'Τι υπάρχει', en: 'What there is' },
  placesOnlyLead: {
    el: 'Οι σύνδεσμοι «Στον χάρτη» ανοίγουν το σημείο στο OpenStreetMap.',
    en: 'The links ‘On the map’ open the place in OpenStreetMap.',
  },
  onMap: { el: 'Στον χάρτη', en: 'On the map' },
  unitPage: { el: 'Η ενότητα', en: 'About the unit' },
  liveMap: { el: 'Ο χάρτης του OpenStreetMap', en: 'The OpenStreetMap map' },
  liveMapText: {
    el: 'Για δρόμους και αποστάσεις, ανοίξτε τον χάρτη του OpenStreetMap γύρω από το δημαρχείο.',
    en: 'For streets and distances, open the OpenStreetMap map around the town hall.',
  },
  streets: {
    el: 'Χάρτης των δρόμων με συνδέσμους προς τα σημεία εξυπηρέτησης',
    en: 'Map of the streets with links to the public offices',
  },
  entrance: { el: 'Είσοδος', en: 'Entrance' },
  stop: { el: 'Στάση λεωφορείου', en: 'Bus stop' },
  simplified: {
    el: 'Απλοποιημένος χάρτης: οι κύριοι δρόμοι.',
    en: 'A simplified map: the main streets.',
  },
  townHall: { el: 'Δημαρχείο', en: 'Town hall' },
};
