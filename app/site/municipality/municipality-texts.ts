/** What the screens of the municipality say besides what staff write. */
export const MUNICIPALITY_TEXTS = {
  lead: {
    el: 'Ο τόπος, οι άνθρωποι και οι υπηρεσίες του Δήμου.',
    en: 'The place, the people and the services of the municipality.',
  },
  population: { el: 'Κάτοικοι', en: 'Residents' },
  area: { el: 'Έκταση σε τ.χλμ.', en: 'Area in sq km' },
  founded: { el: 'Έτος σύστασης', en: 'Created in' },
  units: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
  unitsLead: {
    el: 'Πρώην δήμοι που ενώθηκαν σε έναν. Ο καθένας κρατά τον χαρακτήρα του.',
    en: 'Former municipalities, now one. Each has kept its own character.',
  },
  allUnits: { el: 'Όλες οι ενότητες', en: 'All municipal units' },
};

export const MAYOR_TEXTS = {
  lead: {
    el: 'Το μήνυμα του Δημάρχου και τα στοιχεία επικοινωνίας.',
    en: 'A message from the Mayor, and contact details.',
  },
  message: { el: 'Μήνυμα του Δημάρχου', en: 'A message from the Mayor' },
  role: { el: 'Ο ρόλος του Δημάρχου', en: 'What the Mayor does' },
};

export const ADMINISTRATION_TEXTS = {
  lead: {
    el: 'Ο Δήμαρχος, το Δημοτικό Συμβούλιο και οι διευθύνσεις του Δήμου.',
    en: 'The Mayor, the council and the departments of the municipality.',
  },
  mayor: { el: 'Δήμαρχος', en: 'The Mayor' },
  mayorMessage: { el: 'Το μήνυμα του Δημάρχου', en: 'Read the Mayor’s message' },
  council: { el: 'Δημοτικό Συμβούλιο', en: 'Municipal council' },
  members: { el: 'μέλη', en: 'members' },
  councilText: {
    el: 'Αποφασίζει για όλα τα θέματα του Δήμου και συνεδριάζει δημόσια κάθε μήνα.',
    en: 'Decides on all the affairs of the municipality, and meets in public every month.',
  },
  meetings: { el: 'Συνεδριάσεις και πρακτικά', en: 'Meetings and minutes' },
  membersLink: { el: 'Τα μέλη του συμβουλίου', en: 'Members of the council' },
  departments: { el: 'Διευθύνσεις και τμήματα', en: 'Departments' },
  allDepartments: { el: 'Όλες οι διευθύνσεις', en: 'All departments' },
  head: { el: 'Επικεφαλής:', en: 'Head:' },
};

/** For how many years a council is elected, where the settings say so. */
export const termOf = (years: number) => ({
  el: `Η θητεία του είναι ${years} έτη.`,
  en: `It is elected for ${years} years.`,
});

export const HISTORY_TEXTS = {
  lead: {
    el: 'Η ιστορία του τόπου, από την αρχαιότητα ως σήμερα.',
    en: 'The history of the area, from antiquity to the present day.',
  },
  empty: { el: 'Το κείμενο δεν έχει δημοσιευτεί ακόμη', en: 'The text has not been published yet' },
};
