/** What the tourism screens say besides their content. */
export const TOURISM_TEXTS = {
  lead: {
    el: 'Όσα αξίζει να δείτε και να ζήσετε στον τόπο μας.',
    en: 'What is worth seeing and doing here.',
  },
  browse: { el: 'Τι θέλετε να δείτε;', en: 'What would you like to see?' },
  attractions: { el: 'Αξιοθέατα', en: 'Attractions' },
  attractionsLead: {
    el: 'Τα πρώτα που σας προτείνουμε.',
    en: 'The first that we would show you.',
  },
  noAttractions: { el: 'Δεν υπάρχουν ακόμη αξιοθέατα', en: 'There are no attractions yet' },
  noAttractionsText: {
    el: 'Τα ετοιμάζουμε. Ως τότε δείτε τι γίνεται αυτές τις ημέρες.',
    en: 'We are working on it. Until then, see what is on these days.',
  },
  allEvents: { el: 'Δείτε τις εκδηλώσεις', en: 'See the events' },
  gettingHereMore: { el: 'Όλοι οι τρόποι για να έρθετε', en: 'Every way to get here' },
  whenToVisitMore: { el: 'Κάθε εποχή από κοντά', en: 'Each season in detail' },
  planning: { el: 'Ετοιμάστε το ταξίδι σας', en: 'Plan your trip' },
  help: { el: 'Ρωτήστε μας', en: 'Ask us' },
  helpText: {
    el: 'Το γραφείο τουρισμού μιλά ελληνικά και αγγλικά, έχει χάρτες και ξέρει τα δρομολόγια.',
    en: 'The tourist office speaks Greek and English, has maps and knows the timetables.',
  },
  stay: { el: 'Πού θα μείνετε', en: 'Where to stay' },
  stayText: {
    el: 'Καταλύματα με τα στοιχεία τους, για να κλείσετε απευθείας.',
    en: 'Places to stay with their contact details, to book directly.',
  },
  culture: { el: 'Πολιτισμός', en: 'Culture' },
  culturePlaces: { el: 'Μουσεία και τόποι πολιτισμού', en: 'Museums and places of culture' },
};

/** What beaches, attractions and lodgings say about themselves. */
export const PLACE_TEXTS = {
  legend: { el: 'Τι σημαίνουν τα σύμβολα', en: 'What the symbols mean' },
  legendNote: {
    el: 'Όπου λείπει ένα σύμβολο, η παροχή δεν υπάρχει.',
    en: 'Where a symbol is missing, the facility is not there.',
  },
  facilities: { el: 'Παροχές', en: 'Facilities' },
  facilitiesAndTips: { el: 'Παροχές και συμβουλές', en: 'Facilities and tips' },
  position: { el: 'Θέση', en: 'Position' },
  tips: { el: 'Συμβουλές', en: 'Tips' },
  moreBeach: { el: 'Περισσότερα για την παραλία', en: 'More about this beach' },
  gettingThere: { el: 'Πώς θα πάτε', en: 'Getting there' },
  nearby: { el: 'Κοντά εδώ', en: 'Nearby' },
  nearbyLead: {
    el: 'Οι αποστάσεις είναι σε ευθεία γραμμή.',
    en: 'Distances are in a straight line.',
  },
  facts: { el: 'Με μια ματιά', en: 'At a glance' },
  booking: { el: 'Κρατήσεις', en: 'Booking' },
  onTheMap: { el: 'Στον χάρτη', en: 'On the map' },
  category: { el: 'Κατηγορία', en: 'Category' },
  unit: { el: 'Δημοτική ενότητα', en: 'Municipal unit' },
  noStars: { el: 'Χωρίς κατάταξη', en: 'Unrated' },
  noLodgings: { el: 'Δεν υπάρχουν ακόμη καταλύματα', en: 'There are no places to stay yet' },
  noLodgingsText: {
    el: 'Ρωτήστε το γραφείο τουρισμού για δωμάτια και ξενοδοχεία.',
    en: 'Ask the tourist office about rooms and hotels.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact us' },
};

/** What there is to know of a place before one goes. */
export const FACT_TEXTS = {
  shore: { el: 'Ακτή', en: 'Shore' },
  depth: { el: 'Βάθος', en: 'Depth' },
  shade: { el: 'Σκιά', en: 'Shade' },
  water: { el: 'Ποιότητα νερών', en: 'Water quality' },
  unknown: { el: 'άγνωστο', en: 'not known' },
  season: { el: 'Εποχή', en: 'Season' },
  allYear: { el: 'Όλο τον χρόνο', en: 'All year' },
  lifeguard: { el: 'Ναυαγοσώστης', en: 'Lifeguard' },
  admission: { el: 'Είσοδος', en: 'Admission' },
  free: { el: 'Ελεύθερη', en: 'Free' },
  phone: { el: 'Τηλέφωνο', en: 'Phone' },
  website: { el: 'Ιστότοπος', en: 'Website' },
  access: { el: 'Προσβασιμότητα', en: 'Accessibility' },
  transport: { el: 'Με συγκοινωνία', en: 'By public transport' },
  parking: { el: 'Στάθμευση', en: 'Parking' },
  kind: { el: 'Είδος', en: 'Kind' },
  sea: { el: 'Θάλασσα', en: 'Sea' },
  price: { el: 'Τιμή δικλίνου', en: 'Room for two' },
};

/** The first of several, and how many there are besides. */
export const andMore = (first: string, count: number) => ({
  el: `${first} και ακόμη ${count}`,
  en: `${first} and ${count} more`,
});

/** What the lists of beaches and lodgings say besides. */
export const LIST_TEXTS = {
  filters: { el: 'Φίλτρα', en: 'Filters' },
  submit: { el: 'Εφαρμογή', en: 'Apply' },
  all: { el: 'Όλα', en: 'Any' },
  none: { el: 'Δεν βρέθηκε κάτι που να ταιριάζει', en: 'Nothing fits' },
  noneText: {
    el: 'Αφαιρέστε ένα φίλτρο για να δείτε περισσότερα.',
    en: 'Remove a filter to see more.',
  },
  showAll: { el: 'Εμφάνιση όλων', en: 'Show all' },
  compare: { el: 'Οι παραλίες σε σύγκριση', en: 'The beaches compared' },
  beach: { el: 'Παραλία', en: 'Beach' },
  beachesMap: {
    el: 'Χάρτης με συνδέσμους προς τις παραλίες του καταλόγου',
    en: 'Map with links to the beaches of the list',
  },
  has: { el: 'Να υπάρχει', en: 'With' },
  openIn: { el: 'Ανοιχτά τον μήνα', en: 'Open in' },
  lifeguardIn: { el: 'Ναυαγοσώστης τον μήνα', en: 'Lifeguard in' },
  lodgings: { el: 'Τα καταλύματα', en: 'The places to stay' },
  bookDirectly: {
    el: 'Κλείστε απευθείας με το κατάλυμα. Ο Δήμος δεν κάνει κρατήσεις.',
    en: 'Book with the place itself. The municipality takes no bookings.',
  },
};
