/** What the tourism screens say besides their content. */
export const TOURISM_TEXTS = {
  lead: {
    el: 'Όσα αξίζει να δείτε και να ζήσετε στον τόπο μας.',
    en: 'What is worth seeing and doing here.',
  },
  browse: { el: 'Τι θέλετε να δείτε;', en: 'What would you like to see?' },
  attractions: { el: 'Αξιοθέατα', en: 'Attractions' },
  attractionsLead: {
    el: 'Από κάθε είδος τα πρώτα που προτείνουμε.',
    en: 'The first we would show you, one of each kind.',
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
  position: { el: 'Θέση', en: 'Position' },
  tips: { el: 'Συμβουλές', en: 'Tips' },
  moreBeach: { el: 'Περισσότερα για την παραλία', en: 'More about this beach' },
  hours: { el: 'Ώρες λειτουργίας', en: 'Opening hours' },
  gettingThere: { el: 'Πώς θα πάτε', en: 'Getting there' },
  nearby: { el: 'Κοντά εδώ', en: 'Nearby' },
  nearbyLead: {
    el: 'Οι αποστάσεις είναι σε ευθεία γραμμή.',
    en: 'Distances are in a straight line.',
  },
  facts: { el: 'Με μια ματιά', en: 'At a glance' },
  onTheMap: { el: 'Στον χάρτη', en: 'On the map' },
  category: { el: 'Κατηγορία', en: 'Category' },
  unit: { el: 'Δημοτική ενότητα', en: 'Municipal unit' },
  noStars: { el: 'Χωρίς κατάταξη', en: 'Unrated' },
  website: { el: 'Ιστότοπος του καταλύματος', en: 'Website' },
  noLodgings: { el: 'Δεν υπάρχουν ακόμη καταλύματα', en: 'There are no places to stay yet' },
  noLodgingsText: {
    el: 'Ρωτήστε το γραφείο τουρισμού για δωμάτια και ξενοδοχεία.',
    en: 'Ask the tourist office about rooms and hotels.',
  },
  contact: { el: 'Επικοινωνία', en: 'Contact us' },
};
