import { defineContentType } from '../content/model/content-type.ts';
import { link, text } from '../content/model/fields/field-builders.ts';

/** What somebody who types some words must find among the first three results: see domain/search/promises. */
export const searchPromise = defineContentType({
  name: 'search-promise',
  label: {
    one: { el: 'Υπόσχεση αναζήτησης', en: 'Search promise' },
    many: { el: 'Υποσχέσεις αναζήτησης', en: 'Search promises' },
    new: { el: 'Νέα υπόσχεση αναζήτησης', en: 'New search promise' },
  },
  description: {
    el: 'Τι πρέπει να βρίσκει ανάμεσα στα τρία πρώτα όποιος γράφει κάποιες λέξεις. Ελέγχεται μετά από κάθε δημοσίευση και κάθε νύχτα.',
    en: 'What people who type some words must find among the first three results. It is checked after each publication and each night.',
  },
  fields: {
    typed: text(
      { el: 'Τι γράφει ο κόσμος', en: 'What people type' },
      {
        required: true,
        maxLength: 500,
        multiline: true,
        hint: {
          el: 'Αναζητήσεις όπως τις πληκτρολογεί κάποιος, με κόμμα ανάμεσά τους. Ελέγχονται μία μία, έως δώδεκα.',
          en: 'Searches as somebody types them, with commas between them. They are checked one by one, up to twelve.',
        },
      },
    ),
    target: link(
      { el: 'Τι πρέπει να βρίσκει', en: 'What they must find' },
      {
        required: true,
        hint: {
          el: 'Μια σελίδα αυτού του ιστοτόπου, όπως /services/fines.',
          en: 'A page of this site, such as /services/fines.',
        },
      },
    ),
  },
  promoted: { title: 'typed' },
  order: 'title',
  admin: { group: 'site', place: 6 },
});
