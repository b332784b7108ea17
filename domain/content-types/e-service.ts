import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, link } from '../content/model/fields/field-builders.ts';

/** A card on the e-services page. */
export const eService = defineContentType({
  name: 'e-service',
  label: {
    one: { el: 'Ηλεκτρονική υπηρεσία', en: 'E-service' },
    many: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
    new: { el: 'Νέα ηλεκτρονική υπηρεσία', en: 'New e-service' },
  },
  description: {
    el: 'Οι κάρτες της σελίδας ηλεκτρονικών υπηρεσιών.',
    en: 'The cards on the e-services page.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Περιγραφή', en: 'Description' },
      { required: 'both', multiline: true, maxLength: 400 },
    ),
    link: link({ el: 'Σύνδεσμος', en: 'Link' }, { required: true }),
  },
  promoted: { title: 'title' },
  search: { place: 10 },
  admin: { group: 'services', place: 2 },
  recheckMonths: 6,
});
