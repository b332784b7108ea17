import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  boolean,
  choice,
  openingHours,
  text,
} from '../content/model/fields/field-builders.ts';
import { openingExceptions } from './parts/opening-exceptions.ts';
import { SERVICE_ICONS } from './service.ts';

/** A department of the municipality. */
export const department = defineContentType({
  name: 'department',
  label: {
    one: { el: 'Διεύθυνση', en: 'Department' },
    many: { el: 'Διευθύνσεις και τμήματα', en: 'Departments' },
    new: { el: 'Νέα διεύθυνση του Δήμου', en: 'New department' },
  },
  description: {
    el: 'Οι οργανικές διευθύνσεις του Δήμου, με προϊστάμενο και στοιχεία επικοινωνίας.',
    en: 'The departments of the municipality, with their head and contact details.',
  },
  fields: {
    name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Αρμοδιότητες', en: 'What it does' },
      { required: 'both', multiline: true, maxLength: 800 },
    ),
    head: bilingualText({ el: 'Επικεφαλής', en: 'Head' }),
    email: text({ el: 'Email', en: 'Email' }, { format: 'email' }),
    phone: text({ el: 'Τηλέφωνο', en: 'Phone' }, { format: 'phone' }),
    address: bilingualText({ el: 'Διεύθυνση', en: 'Address' }),
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
    icon: choice({ el: 'Εικονίδιο', en: 'Icon' }, SERVICE_ICONS),
    inAdministration: boolean({
      el: 'Στη σελίδα «Διοίκηση»',
      en: 'On the administration page',
    }),
  },
  promoted: { title: 'name' },
  admin: { group: 'services', place: 3 },
  address: '/municipality/departments#:slug',
  search: {
    place: 3,
    words: 'τηλέφωνο email διεύθυνση ώρες ωράριο phone telephone address hours',
    label: {
      one: { el: 'Διεύθυνση του Δήμου', en: 'Department' },
      many: { el: 'Διευθύνσεις και τμήματα', en: 'Departments' },
    },
  },
  recheckMonths: 6,
});
