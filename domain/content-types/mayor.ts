import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, image, richText, text } from '../content/model/fields/field-builders.ts';

/** The mayor: message, photo and contact. */
export const mayor = defineContentType({
  name: 'mayor',
  label: { one: { el: 'Δήμαρχος', en: 'Mayor' }, many: { el: 'Δήμαρχος', en: 'Mayor' } },
  description: {
    el: 'Το μήνυμα και τα στοιχεία του Δημάρχου.',
    en: 'The message and the details of the mayor.',
  },
  fields: {
    name: bilingualText({ el: 'Ονοματεπώνυμο', en: 'Name' }, { required: 'both' }),
    title: bilingualText({ el: 'Ιδιότητα', en: 'Title' }, { required: 'both' }),
    photo: image({ el: 'Φωτογραφία', en: 'Photo' }),
    message: richText({ el: 'Μήνυμα', en: 'Message' }, { required: 'el' }),
    email: text({ el: 'Email', en: 'Email' }, { format: 'email' }),
    phone: text({ el: 'Τηλέφωνο', en: 'Phone' }, { format: 'phone' }),
    office: bilingualText({ el: 'Γραφείο', en: 'Office' }),
  },
  promoted: { title: 'name' },
  search: { place: 14 },
  admin: { group: 'municipality', place: 1 },
  singleton: true,
  recheckMonths: 12,
});
