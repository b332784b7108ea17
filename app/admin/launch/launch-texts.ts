import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The words of the screen with the steps before a site opens to the public. */
export const LAUNCH_TEXTS = {
  title: { el: 'Πριν ανοίξει ο ιστότοπος', en: 'Before the website opens' },
  text: {
    el: 'Ό,τι χρειάζεται ένας ιστότοπος για να παρουσιαστεί στο κοινό: τα στοιχεία του Δήμου και οι σελίδες που ζητά ο νόμος.',
    en: 'What a website needs before it is shown to the public: the facts of the municipality, and the pages that the law asks for.',
  },
  progress: (done: number, all: number): Bilingual => ({
    el: `Έτοιμα: ${done} από ${all}.`,
    en: `Done: ${done} of ${all}.`,
  }),
  done: { el: 'έτοιμο', en: 'done' },
  open: { el: 'εκκρεμεί', en: 'to be done' },
  look: { el: 'Προβολή', en: 'Look' },
  finish: { el: 'Συμπλήρωση', en: 'Fill in' },
  begin: { el: 'Έναρξη από το υπόδειγμα', en: 'Begin from the template' },
  settingsFirst: {
    el: 'Αφού συμπληρωθούν οι ρυθμίσεις.',
    en: 'Once the settings are filled in.',
  },
  loadFailed: { el: 'Τα βήματα δεν φορτώθηκαν.', en: 'The steps could not be loaded.' },
  steps: {
    settings: {
      title: { el: 'Ρυθμίσεις', en: 'Settings' },
      text: {
        el: 'Όνομα, διεύθυνση, τηλέφωνα, ώρες, θέση στον χάρτη και έμβλημα. Από εδώ τα παίρνουν όλες οι σελίδες.',
        en: 'Name, address, phones, hours, place on the map and emblem. Every page takes them from here.',
      },
    },
    mayor: {
      title: { el: 'Δήμαρχος', en: 'Mayor' },
      text: { el: 'Όνομα, μήνυμα και φωτογραφία.', en: 'Name, message and photograph.' },
    },
    accessibility: {
      title: { el: 'Δήλωση προσβασιμότητας', en: 'Accessibility statement' },
      text: {
        el: 'Τη ζητά ο νόμος 4727/2020. Το υπόδειγμα λέει τι έχει φροντίσει ο ιστότοπος· εσείς γράφετε πότε ελέγχθηκε.',
        en: 'Law 4727/2020 asks for it. The template says what the website takes care of; you write when it was assessed.',
      },
    },
    privacy: {
      title: { el: 'Προστασία δεδομένων', en: 'Privacy' },
      text: {
        el: 'Τη ζητά ο ΓΚΠΔ. Το υπόδειγμα λέει τι κρατά ο ιστότοπος και για πόσο· εσείς γράφετε τον υπεύθυνο προστασίας δεδομένων.',
        en: 'The GDPR asks for it. The template says what the website keeps and for how long; you name the data protection officer.',
      },
    },
    terms: {
      title: { el: 'Όροι χρήσης', en: 'Terms of use' },
      text: {
        el: 'Διαβάστε το υπόδειγμα και προσαρμόστε το.',
        en: 'Read the template and adapt it.',
      },
    },
  },
};
