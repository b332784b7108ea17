import { defineContentType } from '../content/model/content-type.ts';
import { text } from '../content/model/fields/field-builders.ts';

/** Words that people type where the municipality writes others; the search finds these, too. */
export const synonym = defineContentType({
  name: 'synonym',
  label: {
    one: { el: 'Συνώνυμα', en: 'Synonyms' },
    many: { el: 'Συνώνυμα αναζήτησης', en: 'Search synonyms' },
    new: { el: 'Νέα συνώνυμα', en: 'New synonyms' },
  },
  description: {
    el: 'Τι γράφει ο κόσμος στην αναζήτηση και με ποιες λέξεις το λένε οι σελίδες.',
    en: 'What people type into the search, and the words that the pages use for it.',
  },
  fields: {
    typed: text(
      { el: 'Τι γράφει ο κόσμος', en: 'What people type' },
      {
        required: true,
        maxLength: 500,
        multiline: true,
        hint: {
          el: 'Λέξεις ή φράσεις, στα ελληνικά και στα αγγλικά, με κόμμα ανάμεσά τους. Μία μορφή της κάθε λέξης αρκεί: το «κάδος» σημαίνει και «κάδοι».',
          en: 'Words or phrases, in Greek and in English, with commas between them. One form of each word is enough: ‘bin’ also stands for ‘bins’.',
        },
      },
    ),
    meant: text(
      { el: 'Τι λένε οι σελίδες', en: 'What the pages say' },
      {
        maxLength: 500,
        multiline: true,
        hint: {
          el: 'Οι λέξεις με τις οποίες θα γίνει και η αναζήτηση, με κόμμα ανάμεσά τους. Κενό: όλα τα παραπάνω σημαίνουν το ίδιο.',
          en: 'The words that are searched as well, with commas between them. Empty: all of the above mean the same.',
        },
      },
    ),
  },
  promoted: { title: 'typed' },
  order: 'title',
  admin: { group: 'site', place: 5 },
});
