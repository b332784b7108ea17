/** The texts of the home page that are not content. */
export const HOME_TEXTS = {
  description: {
    el: 'Υπηρεσίες, νέα, εκδηλώσεις και τουρισμός: ο επίσημος ιστότοπος του Δήμου.',
    en: 'Services, news, events and tourism: the official website of the municipality.',
  },
  quickLinks: { el: 'Γρήγοροι σύνδεσμοι', en: 'Quick links' },
  tasks: { el: 'Τι θέλετε να κάνετε;', en: 'What would you like to do?' },
  search: { el: 'Αναζήτηση στον ιστότοπο', en: 'Search this site' },
  searchExample: { el: 'π.χ. πιστοποιητικό γέννησης', en: 'e.g. birth certificate' },
  units: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
  allUnits: { el: 'Όλες οι ενότητες', en: 'All units' },
  residents: { el: 'κάτοικοι', en: 'residents' },
  services: { el: 'Υπηρεσίες', en: 'Services' },
  servicesLead: {
    el: 'Τι χρειάζεται, πόσο κοστίζει και πού θα απευθυνθείτε.',
    en: 'What you need, what it costs and where to go.',
  },
  allServices: { el: 'Όλες οι υπηρεσίες', en: 'All services' },
  news: { el: 'Νέα και ανακοινώσεις', en: 'News and announcements' },
  allNews: { el: 'Όλα τα νέα', en: 'View all' },
  events: { el: 'Προσεχείς εκδηλώσεις', en: 'Upcoming events' },
  allEvents: { el: 'Όλες οι εκδηλώσεις', en: 'All events' },
  noEvents: {
    el: 'Δεν έχουν ανακοινωθεί εκδηλώσεις ακόμη.',
    en: 'No events have been announced yet.',
  },
  attractions: { el: 'Αξίζει να δείτε', en: 'Worth seeing' },
  moreAttractions: { el: 'Περισσότερα αξιοθέατα', en: 'More attractions' },
  contact: { el: 'Επικοινωνία', en: 'Contact' },
  writeToUs: { el: 'Γράψτε μας', en: 'Write to us' },
  hours: { el: 'Ώρες κοινού', en: 'Opening hours' },
  townHall: { el: 'Δημαρχείο', en: 'Town hall' },
} as const;
