/**
 * What the law says of every council: it meets at least once a month. How many it has and for how long they are
 * elected is in the settings.
 */
export const COUNCIL_TEXTS = {
  lead: {
    el: 'Το όργανο που αποφασίζει για τα θέματα του Δήμου.',
    en: 'The body that decides on the affairs of the municipality.',
  },
  allMembers: { el: 'Μέλη συνολικά', en: 'Members in all' },
  listedMembers: { el: 'Παρουσιάζονται στον πίνακα', en: 'Listed in the table' },
  term: { el: 'Θητεία', en: 'Term of office' },
  termUnit: { el: 'έτη', en: 'years' },
  frequency: { el: 'Τακτικές συνεδριάσεις', en: 'Ordinary meetings' },
  frequencyValue: '1',
  frequencyUnit: { el: 'τον μήνα', en: 'a month' },
  members: { el: 'Μέλη του Δημοτικού Συμβουλίου', en: 'Members of the council' },
  name: { el: 'Ονοματεπώνυμο', en: 'Name' },
  role: { el: 'Ιδιότητα', en: 'Position' },
  party: { el: 'Παράταξη', en: 'Party' },
  sessions: { el: 'Συνεδριάσεις', en: 'Sessions' },
  allSessions: { el: 'Όλες οι συνεδριάσεις', en: 'All meetings' },
  minutes: { el: 'Πρακτικά', en: 'Minutes' },
  noMinutes: {
    el: 'Τα πρακτικά δημοσιεύονται μετά την επικύρωσή τους.',
    en: 'Minutes are published once they have been approved.',
  },
  agenda: { el: 'Ημερήσια διάταξη', en: 'Agenda' },
};

/** How many of all members the table lists. */
export function listedOfAll(listed: number, all: number) {
  return {
    el: `Ο πίνακας παρουσιάζει ${listed} από τα ${all} μέλη.`,
    en: `The table lists ${listed} of the ${all} members.`,
  };
}

export const MEETINGS_TEXTS = {
  lead: {
    el: 'Ημερήσιες διατάξεις και πρακτικά των συνεδριάσεων.',
    en: 'Agendas and minutes of the council’s meetings.',
  },
  upcoming: { el: 'Προσεχείς συνεδριάσεις', en: 'Upcoming meetings' },
  past: { el: 'Προηγούμενες συνεδριάσεις', en: 'Past meetings' },
  noUpcoming: {
    el: 'Η επόμενη συνεδρίαση δεν έχει οριστεί ακόμη. Η ημερήσια διάταξη ανακοινώνεται εδώ τουλάχιστον τρεις ημέρες νωρίτερα.',
    en: 'The next meeting has not been called yet. Its agenda is announced here at least three days in advance.',
  },
  empty: { el: 'Δεν υπάρχουν συνεδριάσεις', en: 'There are no meetings' },
  members: { el: 'Τα μέλη του Δημοτικού Συμβουλίου', en: 'Members of the council' },
};
