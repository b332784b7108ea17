import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, coordinates, openingHours, text } from '../content/model/field-builders.ts';

/** A building that people visit: the location cards under the departments. */
export const office = defineContentType({
  name: 'office',
  label: {
    one: { el: 'Σημείο εξυπηρέτησης', en: 'Location' },
    many: { el: 'Σημεία εξυπηρέτησης', en: 'Locations' },
    new: { el: 'Νέο σημείο εξυπηρέτησης', en: 'New location' },
  },
  description: {
    el: 'Τα κτίρια του Δήμου όπου εξυπηρετείται το κοινό.',
    en: 'The municipal buildings that people visit.',
  },
  fields: {
    name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Περιγραφή', en: 'Description' },
      { multiline: true, maxLength: 400 },
    ),
    address: bilingualText({ el: 'Διεύθυνση', en: 'Address' }, { required: 'el' }),
    phone: text({ el: 'Τηλέφωνο', en: 'Phone' }, { format: 'phone' }),
    email: text({ el: 'Email', en: 'Email' }, { format: 'email' }),
    hours: openingHours({ el: 'Ώρες κοινού', en: 'Opening hours' }),
    coordinates: coordinates({ el: 'Θέση στον χάρτη', en: 'Position on the map' }),
  },
  promoted: { title: 'name' },
  search: { place: 11 },
  admin: { group: 'services', place: 4 },
  recheckMonths: 6,
});
