import type { Bilingual } from '../../../../domain/text/bilingual.ts';

/** What a PDF document says, in words of those who have to mend it. */
export const DOCUMENT_TEXTS = {
  title: { el: 'Τίτλος στο έγγραφο', en: 'Title in the document' },
  language: { el: 'Γλώσσα', en: 'Language' },
  pages: { el: 'Σελίδες', en: 'Pages' },
  readAloud: { el: 'Αναγνώστες οθόνης', en: 'Screen readers' },
  none: { el: 'Δεν αναφέρεται', en: 'Not stated' },
  notRead: {
    el: 'Το έγγραφο δεν έχει εξεταστεί ακόμη. Εξετάζεται το αργότερο απόψε.',
    en: 'The document has not been examined yet. That happens tonight at the latest.',
  },
  unreadable: {
    el: 'Το έγγραφο δεν διαβάζεται: έχει κωδικό, είναι κατεστραμμένο ή υπερβολικά σύνθετο. Εξετάζεται ξανά κάθε μήνα.',
    en: 'The document cannot be read: it has a password, is damaged, or is too complex. It is examined again every month.',
  },
  tagged: {
    el: 'Έχει ετικέτες: ακούγονται με τη σειρά τους τίτλοι, λίστες και πίνακες.',
    en: 'It is tagged: headings, lists and tables are read out in their order.',
  },
  untagged: {
    el: 'Χωρίς ετικέτες: διαβάζεται με δυσκολία. Στο Word ή στο LibreOffice αποθηκεύστε το ξανά ως «PDF με ετικέτες».',
    en: 'No tags: hard to read aloud. In Word or LibreOffice, save it again as a ‘tagged PDF’.',
  },
  scanned: {
    el: 'Σαρωμένο: οι σελίδες είναι φωτογραφίες, οπότε δεν διαβάζεται ούτε βρίσκεται στην αναζήτηση. Προτιμήστε το αρχείο από το οποίο τυπώθηκε.',
    en: 'A scan: its pages are photographs, so it can be neither read aloud nor searched. Use the file that it was printed from.',
  },
  isScanned: { el: 'Σαρωμένο', en: 'Scanned' },
  isUntagged: { el: 'Χωρίς ετικέτες', en: 'No tags' },
} satisfies Record<string, Bilingual>;
