import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Block, field, fields, note, section } from '../blocks.ts';
import type { Paper } from '../paper.ts';

/** The edition of all forms. */
const EDITION = '2025-01-15';

/** A form to print and fill in, with the corner that says which one it is. */
export function formPaper(form: {
  title: Bilingual;
  department: string;
  number: string;
  blocks: readonly Block[];
}): Paper {
  return {
    title: form.title,
    department: form.department,
    date: EDITION,
    bilingual: true,
    particulars: [
      ['Έντυπο', form.number],
      ['Έκδοση', 'Ιανουάριος 2025'],
      ['Κόστος', 'δωρεάν'],
    ],
    blocks: form.blocks,
  };
}

/** Who applies. */
export function applicant(): Block[] {
  return [
    section('1. Στοιχεία του αιτούντος', 'Applicant'),
    fields(
      field('Επώνυμο', 'Surname', 6),
      field('Όνομα', 'First name', 6),
      field('Πατρώνυμο', 'Father’s name', 4),
      field('ΑΦΜ', 'Tax number (AFM)', 4),
      field('Αρ. ταυτότητας ή διαβατηρίου', 'Identity card or passport no.', 4),
      field('Διεύθυνση κατοικίας', 'Home address', 8),
      field('Τ.Κ.', 'Postcode', 4),
      field('Τηλέφωνο', 'Phone', 5),
      field('Email', 'Email', 7),
    ),
  ];
}

/** What the applicant declares, and what the municipality does with the data. */
export function declaration(): Block {
  return note(
    'Δηλώνω υπεύθυνα ότι τα στοιχεία είναι αληθή. Ο Δήμος τα χρησιμοποιεί μόνο για να εξετάσει την αίτηση και τα τηρεί όσο ορίζει ο νόμος. Ενημερώθηκα για τα δικαιώματά μου από την πολιτική προστασίας δεδομένων του ιστοτόπου.',
    'I declare that the information given is true. The municipality uses it only to examine this application and keeps it for as long as the law requires. I have been informed of my rights by the privacy notice on its website.',
  );
}

/** The papers to attach, as boxes to tick. */
export function attachments(number: number, ...papers: Bilingual[]): Block[] {
  return [
    section(`${number}. Δικαιολογητικά`, 'Documents attached'),
    {
      kind: 'choices',
      label: { el: 'Σημειώστε τι επισυνάπτετε', en: 'Tick what you attach' },
      options: papers,
    },
  ];
}

export const AUTHORISATION: Bilingual = {
  el: 'Εξουσιοδότηση, αν ενεργώ για άλλο πρόσωπο',
  en: 'Authorisation, if acting for someone else',
};

export const IDENTITY: Bilingual = {
  el: 'Αντίγραφο ταυτότητας, διαβατηρίου ή άδειας διαμονής',
  en: 'Copy of identity card, passport or residence permit',
};
