import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, image, link, richText } from '../content/model/fields/field-builders.ts';

/** A block of the culture page. */
export const cultureBlock = defineContentType({
  name: 'culture-block',
  label: {
    one: { el: 'Θέμα πολιτισμού', en: 'Culture block' },
    many: { el: 'Θέματα πολιτισμού', en: 'Culture blocks' },
    new: { el: 'Νέο θέμα πολιτισμού', en: 'New culture block' },
  },
  description: { el: 'Τα θέματα της σελίδας πολιτισμού.', en: 'The blocks of the culture page.' },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    content: richText({ el: 'Κείμενο', en: 'Content' }, { required: 'el' }),
    image: image({ el: 'Εικόνα', en: 'Image' }),
    link: link({ el: 'Σύνδεσμος', en: 'Link' }),
    linkText: bilingualText({ el: 'Κείμενο του συνδέσμου', en: 'Text of the link' }),
  },
  promoted: { title: 'title' },
  search: { place: 16 },
  admin: { group: 'tourism', place: 3 },
  recheckMonths: 24,
});
