import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  boolean,
  coordinates,
  later,
  openingHours,
  optionalChoice,
  text,
} from '../content/model/fields/field-builders.ts';
import { openingExceptions } from './parts/opening-exceptions.ts';
import { visitFacts } from './parts/place-facts.ts';
import { TOPICS } from './parts/vocabularies.ts';

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
    topic: optionalChoice({ el: 'Θέμα', en: 'Topic' }, TOPICS),
    address: bilingualText({ el: 'Διεύθυνση', en: 'Address' }, { required: 'el' }),
    entrance: later(
      bilingualText(
        { el: 'Είσοδος', en: 'Entrance' },
        {
          multiline: true,
          maxLength: 300,
          hint: {
            el: 'Από πού μπαίνει κανείς, αν υπάρχουν σκαλιά, ράμπα ή ανελκυστήρας.',
            en: 'Where one goes in, whether there are steps, a ramp or a lift.',
          },
        },
      ),
    ),
    transport: visitFacts.transport,
    phone: text({ el: 'Τηλέφωνο', en: 'Phone' }, { format: 'phone' }),
    email: text({ el: 'Email', en: 'Email' }, { format: 'email' }),
    hours: openingHours({ el: 'Ώρες κοινού', en: 'Opening hours' }),
    exceptions: openingExceptions(
      { el: 'Κλειστά και άλλες ώρες', en: 'Closed days and other hours' },
      {
        el: 'Για συγκεκριμένες ημέρες. Οι αργίες λαμβάνονται υπόψη αυτόματα, και οι ημέρες όλων των υπηρεσιών γράφονται στις ρυθμίσεις.',
        en: 'For certain days. Public holidays are taken into account automatically, and days for every office are entered in the settings.',
      },
    ),
    opensOnHolidays: boolean({
      el: 'Ανοιχτό και στις αργίες',
      en: 'Open on public holidays too',
    }),
    coordinates: coordinates({ el: 'Θέση στον χάρτη', en: 'Position on the map' }),
    onStreetMap: later(
      boolean(
        { el: 'Στους δρόμους του κέντρου', en: 'On the streets of the centre' },
        {
          hint: {
            el: 'Δείχνεται με αριθμό στον χάρτη «Πού θα μας βρείτε», αν η θέση του είναι εκεί.',
            en: 'Shown with a number on the map ‘Where to find us’, if its position is there.',
          },
        },
      ),
    ),
  },
  promoted: { title: 'name' },
  search: {
    place: 11,
    words: 'γραφείο τηλέφωνο email διεύθυνση ώρες ωράριο office phone telephone address hours',
  },
  admin: { group: 'services', place: 4 },
  recheckMonths: 6,
});
