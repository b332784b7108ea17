import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, link, text } from '../content/model/fields/field-builders.ts';

/** A word of the administration that not everybody knows, and what it means. */
export const term = defineContentType({
  name: 'term',
  label: {
    one: { el: 'Όρος', en: 'Term' },
    many: { el: 'Λεξικό όρων', en: 'Glossary' },
    new: { el: 'Νέος όρος', en: 'New term' },
  },
  description: {
    el: 'Λέξεις της διοίκησης και τι σημαίνουν. Όπου τις λέει μια υπηρεσία, οδηγούν εδώ.',
    en: 'Words of the administration and what they mean. Where a service uses one, it leads here.',
  },
  fields: {
    term: bilingualText({ el: 'Όρος', en: 'Term' }, { required: 'el', maxLength: 80 }),
    alsoGreek: text(
      { el: 'Λέγεται και', en: 'Also called in Greek' },
      {
        maxLength: 300,
        language: 'el',
        hint: {
          el: 'Άλλες ονομασίες και συντομογραφίες, με κόμμα ανάμεσά τους. Μία μορφή της κάθε λέξης αρκεί.',
          en: 'Other names and abbreviations in Greek, with commas between them. One form of each word is enough.',
        },
      },
    ),
    alsoEnglish: text(
      { el: 'Λέγεται και στα αγγλικά', en: 'Also called in English' },
      { maxLength: 300, language: 'en' },
    ),
    meaning: bilingualText(
      { el: 'Τι σημαίνει', en: 'What it means' },
      {
        required: 'el',
        multiline: true,
        maxLength: 600,
        hint: {
          el: 'Δύο ή τρεις απλές προτάσεις: τι είναι και από πού το παίρνει κανείς.',
          en: 'Two or three plain sentences: what it is, and where one gets it.',
        },
      },
    ),
    link: link({ el: 'Περισσότερα', en: 'More about it' }),
  },
  promoted: { title: 'term' },
  order: 'title',
  address: '/services/glossary#:slug',
  search: { place: 15 },
  admin: { group: 'services', place: 6 },
  recheckMonths: 12,
});
