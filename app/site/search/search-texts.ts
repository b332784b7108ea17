import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** What the search says. */
export const SEARCH_TEXTS = {
  lead: {
    el: 'Γράψτε όπως σας βολεύει: με ή χωρίς τόνους, ακόμη και με λατινικά γράμματα.',
    en: 'Search services, news, documents, places and events, in Greek or in English.',
  },
  landmark: { el: 'Αναζήτηση με λέξεις', en: 'Search by words' },
  label: { el: 'Τι ψάχνετε;', en: 'What are you looking for?' },
  submit: { el: 'Αναζήτηση', en: 'Search' },
  kinds: { el: 'Είδος', en: 'Kind' },
  all: { el: 'Όλα', en: 'All' },
  loose: {
    el: 'Δεν βρέθηκε ακριβώς αυτό που γράψατε. Εμφανίζονται όσα του μοιάζουν.',
    en: 'Nothing has exactly what you typed. These results come close.',
  },
  suggestions: { el: 'Όσα ψάχνουν συχνά', en: 'Often looked for' },
  empty: { el: 'Δεν βρέθηκαν αποτελέσματα', en: 'No results found' },
  emptyTitle: { el: 'Ας το βρούμε αλλιώς', en: 'Let us find it another way' },
  emptyText: {
    el: 'Δοκιμάστε λιγότερες ή άλλες λέξεις, ή ξεκινήστε από τις υπηρεσίες. Αν δεν το βρίσκετε, ρωτήστε μας.',
    en: 'Try fewer or different words, or start from the services. If you cannot find it, ask us.',
  },
  nearest: { el: 'Μήπως ψάχνετε κάτι από αυτά;', en: 'Were you looking for one of these?' },
  emergency: {
    el: 'Αν κινδυνεύει κάποιος, καλέστε αμέσως',
    en: 'If somebody is in danger, call at once',
  },
  emergencyPage: { el: 'Όλοι οι αριθμοί και τι να κάνετε', en: 'All numbers and what to do' },
  over: { el: 'Έληξε', en: 'Ended' },
  inDocument: {
    el: 'Βρέθηκε μέσα σε έγγραφο PDF.',
    en: 'Found inside a PDF document.',
  },
  archived: { el: 'Αρχειοθετημένο', en: 'Archived' },
  help: { el: 'Δεν το βρίσκετε;', en: 'Can’t find it?' },
  helpText: {
    el: 'Τηλεφωνήστε ή γράψτε μας: θα σας πούμε πού βρίσκεται ή ποιος το αναλαμβάνει.',
    en: 'Call or write to us: we will tell you where it is, or who deals with it.',
  },
  services: { el: 'Όλες οι υπηρεσίες', en: 'All services' },
  contact: { el: 'Επικοινωνία', en: 'Contact us' },
} satisfies Record<string, Bilingual>;

/** How many results of each kind there are. */
export function resultCount(total: number, query: string): Bilingual {
  return {
    el: `${total} ${total === 1 ? 'αποτέλεσμα' : 'αποτελέσματα'} για «${query}»`,
    en: `${total} ${total === 1 ? 'result' : 'results'} for ‘${query}’`,
  };
}

/** Says how many of the results the pages show, and what helps then. */
export function firstResults(shown: number): Bilingual {
  return {
    el: `Εμφανίζονται τα πρώτα ${shown} αποτελέσματα. Αν δεν είναι ανάμεσά τους αυτό που ψάχνετε, προσθέστε μία ακόμη λέξη.`,
    en: `Only the first ${shown} results are shown. If what you need is not among them, add another word.`,
  };
}
