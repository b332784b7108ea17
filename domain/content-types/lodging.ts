import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  coordinates,
  image,
  link,
  number,
  reference,
  text,
} from '../content/model/field-builders.ts';

/** A place to stay. */
export const lodging = defineContentType({
  name: 'lodging',
  label: {
    one: { el: 'Κατάλυμα', en: 'Lodging' },
    many: { el: 'Καταλύματα', en: 'Lodgings' },
    new: { el: 'Νέο κατάλυμα', en: 'New lodging' },
  },
  description: { el: 'Καταλύματα της περιοχής.', en: 'Places to stay in the area.' },
  fields: {
    name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Περιγραφή', en: 'Description' },
      { required: 'both', multiline: true, maxLength: 600 },
    ),
    stars: number({ el: 'Αστέρια', en: 'Stars' }, { min: 1, max: 5 }),
    phone: text({ el: 'Τηλέφωνο', en: 'Phone' }, { format: 'phone' }),
    email: text({ el: 'Email', en: 'Email' }, { format: 'email' }),
    website: link({ el: 'Ιστότοπος', en: 'Website' }),
    address: bilingualText({ el: 'Διεύθυνση', en: 'Address' }),
    unit: reference({ el: 'Δημοτική ενότητα', en: 'Municipal unit' }, 'unit'),
    coordinates: coordinates({ el: 'Θέση στον χάρτη', en: 'Position on the map' }),
    image: image({ el: 'Εικόνα', en: 'Image' }),
  },
  promoted: { title: 'name' },
  search: { place: 12 },
  admin: { group: 'tourism', place: 2 },
  recheckMonths: 12,
});
