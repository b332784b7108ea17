/** What the departments page says besides what staff write. */
export const DEPARTMENTS_TEXTS = {
  lead: {
    el: 'Με τι ασχολείται κάθε διεύθυνση και πώς θα τη βρείτε.',
    en: 'What each department does and how to reach it.',
  },
  list: { el: 'Βρείτε τη διεύθυνση', en: 'Find a department' },
  head: { el: 'Επικεφαλής', en: 'Head' },
  hours: { el: 'Ώρες κοινού', en: 'Opening hours' },
  empty: { el: 'Δεν υπάρχουν διευθύνσεις', en: 'There are no departments' },
  map: { el: 'Πού θα μας βρείτε', en: 'Where to find us' },
  townHall: { el: 'Δημαρχείο', en: 'Town hall' },
};
