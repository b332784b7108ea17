import type { TenderState } from '../../../domain/content-types/tender.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** What a list of the tenders of one state is called: of several, where the label of the state speaks of one. */
export const TENDER_LISTS: Record<TenderState, Bilingual> = {
  open: { el: 'Ανοικτοί', en: 'Open' },
  closed: { el: 'Έληξε η προθεσμία', en: 'Closed' },
  awarded: { el: 'Κατακυρώθηκαν', en: 'Awarded' },
  cancelled: { el: 'Ματαιώθηκαν', en: 'Cancelled' },
};

/** What the screens of tenders say besides their content. */
export const TENDER_TEXTS = {
  lead: {
    el: 'Τι ζητά να αγοράσει ή να κατασκευάσει ο Δήμος, ως πότε γίνονται δεκτές προσφορές και με ποια έγγραφα.',
    en: 'What the municipality wants to buy or build, until when it takes bids, and the documents.',
  },
  state: { el: 'Κατάσταση', en: 'State' },
  all: { el: 'Όλοι', en: 'All' },
  empty: { el: 'Δεν βρέθηκαν διαγωνισμοί', en: 'No tenders found' },
  emptyText: {
    el: 'Δεν υπάρχει τώρα διαγωνισμός σε αυτή την κατάσταση.',
    en: 'There is no tender in this state at the moment.',
  },
  noneYet: {
    el: 'Δεν έχει δημοσιευτεί ακόμη διαγωνισμός.',
    en: 'No tender has been published yet.',
  },
  showAll: { el: 'Όλοι οι διαγωνισμοί', en: 'All tenders' },
  facts: { el: 'Στοιχεία του διαγωνισμού', en: 'Facts of the tender' },
  number: { el: 'Αριθμός διακήρυξης', en: 'Notice number' },
  kind: { el: 'Είδος', en: 'Kind' },
  budget: { el: 'Εκτιμώμενη αξία', en: 'Estimated value' },
  withoutVat: { el: 'χωρίς ΦΠΑ', en: 'without VAT' },
  deadline: { el: 'Προθεσμία προσφορών', en: 'Deadline for bids' },
  published: { el: 'Δημοσιεύτηκε', en: 'Published' },
  cpv: { el: 'Κωδικοί CPV', en: 'CPV codes' },
  ada: { el: 'ΑΔΑ', en: 'ADA' },
  adam: { el: 'ΑΔΑΜ', en: 'ADAM' },
  bids: { el: 'Υποβολή προσφορών', en: 'Where to bid' },
  bidsLink: {
    el: 'Ηλεκτρονικά, στο σύστημα δημοσίων συμβάσεων',
    en: 'Online, in the national procurement system',
  },
  outcome: { el: 'Αποτέλεσμα', en: 'Outcome' },
  about: { el: 'Τι ζητά ο Δήμος', en: 'What is asked for' },
  documents: { el: 'Έγγραφα', en: 'Documents' },
  documentsInGreek: {
    el: '',
    en: 'The documents are in Greek. Bids are made in Greek as well.',
  },
  noDocuments: {
    el: 'Τα έγγραφα δίνονται από την αρμόδια διεύθυνση.',
    en: 'The department in charge hands out the documents.',
  },
  where: { el: 'Πληροφορίες', en: 'Questions' },
  news: { el: 'Σχετικά νέα', en: 'In the news' },
  tender: { el: 'Ο διαγωνισμός', en: 'The tender' },
  toTender: { el: 'Όλα τα στοιχεία και τα έγγραφα', en: 'All facts and documents' },
} satisfies Record<string, Bilingual>;

/** How many tenders were found. */
export function tenderCount(count: number): Bilingual {
  return {
    el: count === 1 ? '1 διαγωνισμός' : `${count} διαγωνισμοί`,
    en: count === 1 ? '1 tender' : `${count} tenders`,
  };
}
