import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  choice,
  date,
  dateTime,
  link,
  list,
  number,
  reference,
  richText,
  text,
} from '../content/model/fields/field-builders.ts';
import { attachments } from '../content/model/fields/media-lists.ts';

/** How a tender stands. An open one closes by itself at its deadline (domain/tenders/tender-state.ts). */
export const TENDER_STATES = [
  { value: 'open', label: { el: 'Ανοικτός', en: 'Open' } },
  { value: 'closed', label: { el: 'Έληξε η προθεσμία', en: 'Closed' } },
  { value: 'awarded', label: { el: 'Κατακυρώθηκε', en: 'Awarded' } },
  { value: 'cancelled', label: { el: 'Ματαιώθηκε', en: 'Cancelled' } },
] as const;

export type TenderState = (typeof TENDER_STATES)[number]['value'];

/**
 * A tender with its facts, in one place: news about it and the lists show them from here, so that no two pages can say
 * different things.
 */
export const tender = defineContentType({
  name: 'tender',
  label: {
    one: { el: 'Διαγωνισμός', en: 'Tender' },
    many: { el: 'Διαγωνισμοί', en: 'Tenders' },
    new: { el: 'Νέος διαγωνισμός', en: 'New tender' },
  },
  description: {
    el: 'Οι διαγωνισμοί του Δήμου, με προϋπολογισμό, προθεσμία και έγγραφα.',
    en: 'The tenders of the municipality, with budget, deadline and documents.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    summary: bilingualText(
      { el: 'Αντικείμενο, σε μία ή δύο προτάσεις', en: 'What is asked for, in a sentence or two' },
      { required: 'el', multiline: true, maxLength: 400 },
    ),
    number: text(
      { el: 'Αριθμός διακήρυξης', en: 'Number of the notice' },
      { required: true, maxLength: 40, hint: { el: 'Όπως 12/2026.', en: 'Like 12/2026.' } },
    ),
    kind: choice({ el: 'Είδος', en: 'Kind' }, [
      { value: 'works', label: { el: 'Έργο', en: 'Works' } },
      { value: 'supplies', label: { el: 'Προμήθεια', en: 'Supplies' } },
      { value: 'services', label: { el: 'Υπηρεσία', en: 'Services' } },
      { value: 'studies', label: { el: 'Μελέτη', en: 'Studies' } },
    ]),
    state: choice({ el: 'Στάδιο', en: 'Stage' }, TENDER_STATES, {
      hint: {
        el: 'Ένας ανοικτός διαγωνισμός λήγει μόνος του στην προθεσμία.',
        en: 'An open tender closes by itself at its deadline.',
      },
    }),
    published: date(
      { el: 'Ημερομηνία δημοσίευσης', en: 'Date of publication' },
      { required: true },
    ),
    deadline: dateTime(
      { el: 'Προθεσμία προσφορών', en: 'Deadline for bids' },
      { required: true, hint: { el: 'Ώρα Ελλάδας.', en: 'Greek time.' } },
    ),
    budget: number(
      {
        el: 'Εκτιμώμενη αξία σε ευρώ, χωρίς ΦΠΑ',
        en: 'Estimated value in euro, without VAT',
      },
      { required: true, integer: false },
    ),
    cpv: list(
      { el: 'Κωδικοί CPV', en: 'CPV codes' },
      {
        code: text(
          { el: 'Κωδικός, όπως 45214200-2', en: 'Code, like 45214200-2' },
          { required: true, format: 'cpv', maxLength: 10 },
        ),
        name: bilingualText({ el: 'Ονομασία', en: 'Name' }, { maxLength: 200 }),
      },
      { maxItems: 20, once: 'code' },
    ),
    adam: text(
      { el: 'ΑΔΑΜ', en: 'ADAM (register of contracts)' },
      {
        maxLength: 40,
        format: 'adam',
        hint: {
          el: 'Ο αριθμός στο ΚΗΜΔΗΣ, όπως 26PROC012345678.',
          en: 'The number in the register of contracts, like 26PROC012345678.',
        },
      },
    ),
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
    bidsLink: link(
      { el: 'Πού υποβάλλονται οι προσφορές', en: 'Where bids are submitted' },
      {
        hint: {
          el: 'Η σελίδα του διαγωνισμού στο ΕΣΗΔΗΣ, αν υποβάλλονται ηλεκτρονικά.',
          en: 'The page of the tender in the national system, if bids are electronic.',
        },
      },
    ),
    department: reference({ el: 'Αρμόδια διεύθυνση', en: 'Department in charge' }, 'department'),
    content: richText({ el: 'Κείμενο', en: 'Content' }),
    outcome: bilingualText(
      { el: 'Αποτέλεσμα', en: 'Outcome' },
      {
        multiline: true,
        maxLength: 600,
        hint: {
          el: 'Σε ποιον και για πόσο κατακυρώθηκε, ή γιατί ματαιώθηκε.',
          en: 'To whom and for how much it was awarded, or why it was cancelled.',
        },
      },
    ),
    attachments: attachments(),
  },
  promoted: { title: 'title', date: 'deadline', category: 'state' },
  admin: { group: 'current', place: 4 },
  order: 'newest',
  address: '/municipality/tenders/:slug',
  search: { place: 9 },
  archives: true,
});
