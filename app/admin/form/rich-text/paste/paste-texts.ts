import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import type { WhyMissing } from '../../../calls/load-again.ts';
import type { CleanPaste } from './clean-paste.ts';

export const PASTE_TEXTS = {
  close: { el: 'Κλείσιμο του μηνύματος', en: 'Close this message' },
};

/** Said where the code that takes a paste has not arrived. */
export const HELD_TEXTS: Record<WhyMissing, Bilingual> = {
  away: {
    el: 'Ό,τι επικολλήσατε ή σύρατε στο κείμενο περιμένει. Ελέγξτε το δίκτυό σας και δοκιμάστε ξανά. Αν κλείσετε αυτό το μήνυμα, θα μπουν μόνο οι λέξεις, χωρίς μορφοποίηση και χωρίς εικόνες.',
    en: 'What you pasted or dropped is waiting. Check your connection and try again. If you close this message, only the words come in, without formatting and without pictures.',
  },
  replaced: {
    el: 'Η διαχείριση αναβαθμίστηκε όσο η σελίδα ήταν ανοιχτή. Φορτώστε ξανά τη σελίδα: οι αλλαγές που δεν έχετε αποθηκεύσει στη φόρμα θα σας προταθούν ξανά, μαζί με τις λέξεις που επικολλήσατε ή σύρατε. Τη μορφοποίηση και τις εικόνες θα τις προσθέσετε ύστερα.',
    en: 'The admin was upgraded while the page was open. Load the page again: the changes in the form that you have not saved will be offered to you again, with the words that you pasted or dropped. You add the formatting and the pictures afterwards.',
  },
};

type Report = CleanPaste['report'];

export interface PasteReport extends Report {
  /** Files that are no pictures. */
  filesLeftOut: number;
  /** Whether only the words came, as plain text. */
  isUnformatted?: boolean;
}

/** What the person should know about a paste, a sentence for each; nothing where all of it came along. */
export function describePaste(report: PasteReport): Bilingual[] {
  const { picturesLeftOut, filesLeftOut, embedded, changes, comments, tablesWithoutHeaders } =
    report;
  const sentences: (Bilingual | false)[] = [
    report.isUnformatted === true && {
      el: 'Οι λέξεις μπήκαν χωρίς τη μορφοποίησή τους: χωρίς επικεφαλίδες, συνδέσμους, καταλόγους και πίνακες.',
      en: 'The words came without formatting: without headings, links, lists and tables.',
    },
    picturesLeftOut > 0 && {
      el:
        picturesLeftOut === 1
          ? 'Μία εικόνα έμεινε έξω: προσθέστε την από αρχείο.'
          : `${picturesLeftOut} εικόνες έμειναν έξω: προσθέστε τις από αρχεία.`,
      en:
        picturesLeftOut === 1
          ? 'One picture was left out: add it from a file.'
          : `${picturesLeftOut} pictures were left out: add them from files.`,
    },
    filesLeftOut > 0 && {
      el:
        filesLeftOut === 1
          ? 'Ένα αρχείο δεν είναι εικόνα και έμεινε έξω. Τα έγγραφα PDF προστίθενται με «Προσθήκη» και μετά «Έγγραφο».'
          : `${filesLeftOut} αρχεία δεν είναι εικόνες και έμειναν έξω. Τα έγγραφα PDF προστίθενται με «Προσθήκη» και μετά «Έγγραφο».`,
      en:
        filesLeftOut === 1
          ? 'One file is not a picture and was left out. PDF documents are added with ‘Insert’ and then ‘Document’.'
          : `${filesLeftOut} files are not pictures and were left out. PDF documents are added with ‘Insert’ and then ‘Document’.`,
    },
    embedded > 0 && {
      el:
        embedded === 1
          ? 'Κάτι που δεν είναι κείμενο έμεινε έξω: βίντεο, χάρτης, διάγραμμα ή μαθηματικός τύπος.'
          : `${embedded} στοιχεία που δεν είναι κείμενο έμειναν έξω: βίντεο, χάρτες, διαγράμματα ή μαθηματικοί τύποι.`,
      en:
        embedded === 1
          ? 'Something that is no text was left out: a video, a map, a chart or a formula.'
          : `${embedded} things that are no text were left out: videos, maps, charts or formulas.`,
    },
    changes > 0 && {
      el: 'Το έγγραφο είχε παρακολούθηση αλλαγών: επικολλήθηκε σαν να τις είχατε αποδεχτεί όλες. Διαβάστε το ξανά.',
      en: 'The document had tracked changes: it was pasted as if you had accepted all of them. Read it again.',
    },
    comments > 0 && {
      el: comments === 1 ? 'Ένα σχόλιο έμεινε έξω.' : `${comments} σχόλια έμειναν έξω.`,
      en: comments === 1 ? 'One comment was left out.' : `${comments} comments were left out.`,
    },
    tablesWithoutHeaders > 0 && {
      el:
        tablesWithoutHeaders === 1
          ? 'Ένας πίνακας δεν έχει κελιά επικεφαλίδων: ορίστε τα από τα εργαλεία του πίνακα.'
          : `${tablesWithoutHeaders} πίνακες δεν έχουν κελιά επικεφαλίδων: ορίστε τα από τα εργαλεία του πίνακα.`,
      en:
        tablesWithoutHeaders === 1
          ? 'A table has no header cells: set them with the tools of the table.'
          : `${tablesWithoutHeaders} tables have no header cells: set them with the tools of the table.`,
    },
  ];
  return sentences.filter((sentence) => sentence !== false);
}
