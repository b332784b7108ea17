import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  images,
  optionalChoice,
  richText,
} from '../content/model/fields/field-builders.ts';
import { attachments, gallery } from '../content/model/fields/media-lists.ts';

/** An information page, public at its slug; the specification's `Page` (section 3). */
export const page = defineContentType({
  name: 'page',
  label: {
    one: { el: 'Σελίδα', en: 'Page' },
    many: { el: 'Σελίδες', en: 'Pages' },
    new: { el: 'Νέα σελίδα', en: 'New page' },
  },
  description: {
    el: 'Σελίδες πληροφοριών. Κάθε μία δημοσιεύεται στη διεύθυνσή της.',
    en: 'Information pages. Each is public at its own address.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'en' }),
    lead: bilingualText(
      { el: 'Εισαγωγή', en: 'Introduction' },
      {
        multiline: true,
        maxLength: 400,
        hint: {
          el: 'Μία ή δύο προτάσεις, κάτω από τον τίτλο και στις μηχανές αναζήτησης.',
          en: 'One or two sentences, under the title and in search engines.',
        },
      },
    ),
    content: richText({ el: 'Κείμενο', en: 'Content' }),
    images: images({ el: 'Εικόνες', en: 'Images' }),
    section: optionalChoice(
      { el: 'Ενότητα', en: 'Section' },
      [
        { value: 'municipality', label: { el: 'Ο Δήμος', en: 'Municipality' } },
        { value: 'services', label: { el: 'Υπηρεσίες', en: 'Services' } },
        { value: 'tourism', label: { el: 'Τουρισμός', en: 'Tourism' } },
      ],
      {
        hint: {
          el: 'Σε ποιας ενότητας το μενού εμφανίζεται.',
          en: 'The section whose menu lists the page.',
        },
      },
    ),
    gallery: gallery(),
    attachments: attachments(),
  },
  promoted: { title: 'title', category: 'section' },
  admin: { group: 'pages', place: 1 },
  address: '/:slug',
  search: { place: 2 },
  nestedSlugs: true,
  archives: true,
  recheckMonths: 12,
});
