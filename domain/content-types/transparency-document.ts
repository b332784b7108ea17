import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  choice,
  date,
  file,
  optionalChoice,
  text,
} from '../content/model/fields/field-builders.ts';
import type { FieldMessages } from '../errors.ts';
import { TOPICS } from './parts/vocabularies.ts';

/** Categories of transparency documents (specification, section 3); the filter adds 'all'. */
export const DOCUMENT_CATEGORIES = [
  { value: 'decisions', label: { el: 'Αποφάσεις', en: 'Decisions' } },
  { value: 'budgets', label: { el: 'Προϋπολογισμοί', en: 'Budgets' } },
  { value: 'tenders', label: { el: 'Διαγωνισμοί', en: 'Tenders' } },
  { value: 'contracts', label: { el: 'Συμβάσεις', en: 'Contracts' } },
  { value: 'annual-reports', label: { el: 'Ετήσιες εκθέσεις', en: 'Annual reports' } },
  { value: 'plans', label: { el: 'Σχέδια και μελέτες', en: 'Plans and studies' } },
] as const;

export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number]['value'];

/** Whether a text is the value of a category. */
export function isDocumentCategory(value: string): value is DocumentCategory {
  return DOCUMENT_CATEGORIES.some((category) => category.value === value);
}

/** The acts that take effect only on Diavgeia (Law 4727/2020, article 77), and since when municipalities post them. */
const ACTS_ON_DIAVGEIA: readonly unknown[] = ['decisions', 'budgets'] satisfies DocumentCategory[];
const FIRST_DAY_ON_DIAVGEIA = '2011-03-15';
const NO_ADA = {
  el: 'Δεν υπάρχει ΑΔΑ. Αποφάσεις και προϋπολογισμοί ισχύουν μόνο αναρτημένοι στη Διαύγεια: γράψτε τον ΑΔΑ.',
  en: 'There is no ADA. Decisions and budgets take effect only once they are on Diavgeia: enter the ADA.',
};

/** A document that the municipality publishes for transparency. */
export const transparencyDocument = defineContentType({
  name: 'document',
  label: {
    one: { el: 'Έγγραφο', en: 'Document' },
    many: { el: 'Έγγραφα διαφάνειας', en: 'Transparency documents' },
    new: { el: 'Νέο έγγραφο διαφάνειας', en: 'New transparency document' },
  },
  description: {
    el: 'Τα έγγραφα της σελίδας «Διαφάνεια».',
    en: 'The documents of the transparency page.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'el', maxLength: 300 }),
    category: choice({ el: 'Κατηγορία', en: 'Category' }, DOCUMENT_CATEGORIES),
    topic: optionalChoice({ el: 'Θέμα', en: 'Topic' }, TOPICS),
    date: date({ el: 'Ημερομηνία', en: 'Date' }, { required: true }),
    file: file({ el: 'Αρχείο', en: 'File' }, { required: true }),
    ada: text(
      { el: 'ΑΔΑ', en: 'ADA (Diavgeia number)' },
      {
        maxLength: 40,
        format: 'ada',
        hint: {
          el: 'Ο αριθμός ανάρτησης στη Διαύγεια, όπως Ψ4Χ7ΩΞ6-ΑΒΓ.',
          en: 'The number of the act on Diavgeia, like Ψ4Χ7ΩΞ6-ΑΒΓ.',
        },
      },
    ),
  },
  promoted: { title: 'title', date: 'date', category: 'category' },
  admin: { group: 'current', place: 3 },
  order: 'newest',
  search: {
    place: 9,
    label: { one: { el: 'Έγγραφο', en: 'Document' }, many: { el: 'Έγγραφα', en: 'Documents' } },
  },
  archives: true,
  // No demand: a draft of a budget is laid before residents without a number.
  advice: findMissingAda,
});

function findMissingAda({ category, date, ada }: Record<string, unknown>): FieldMessages {
  const isPosted = ACTS_ON_DIAVGEIA.includes(category) && String(date) >= FIRST_DAY_ON_DIAVGEIA;
  return isPosted && ada === '' ? { ada: NO_ADA } : {};
}
