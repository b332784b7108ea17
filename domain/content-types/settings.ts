import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  coordinates,
  link,
  list,
  number,
  openingHours,
  text,
} from '../content/model/field-builders.ts';

/** The facts about the municipality that every screen shares. */
export const settings = defineContentType({
  name: 'settings',
  label: { one: { el: 'Ρυθμίσεις', en: 'Settings' }, many: { el: 'Ρυθμίσεις', en: 'Settings' } },
  description: {
    el: 'Όνομα, διεύθυνση, τηλέφωνα, ώρες και στοιχεία του Δήμου.',
    en: 'Name, address, phones, hours and facts of the municipality.',
  },
  fields: {
    name: bilingualText(
      { el: 'Όνομα του Δήμου', en: 'Name of the municipality' },
      { required: 'both' },
    ),
    shortName: bilingualText(
      { el: 'Σύντομο όνομα', en: 'Short name' },
      { required: 'both', maxLength: 40 },
    ),
    tagline: bilingualText({ el: 'Φράση', en: 'Tagline' }),
    street: bilingualText({ el: 'Οδός και αριθμός', en: 'Street' }, { required: 'both' }),
    postalCode: text(
      { el: 'Ταχυδρομικός κώδικας', en: 'Postcode' },
      { required: true, maxLength: 10 },
    ),
    city: bilingualText({ el: 'Πόλη', en: 'Town' }, { required: 'both' }),
    phones: list(
      { el: 'Τηλέφωνα', en: 'Phones' },
      {
        label: bilingualText({ el: 'Περιγραφή', en: 'Label' }, { required: 'el' }),
        number: text({ el: 'Αριθμός', en: 'Number' }, { required: true, format: 'phone' }),
      },
      { maxItems: 6 },
    ),
    email: text({ el: 'Email', en: 'Email' }, { required: true, format: 'email' }),
    hours: openingHours(
      { el: 'Ώρες κοινού', en: 'Opening hours' },
      {
        hint: {
          el: 'Στην αρχική σελίδα, στην επικοινωνία και στο υποσέλιδο.',
          en: 'On the home and contact pages and in the footer.',
        },
      },
    ),
    contactHours: openingHours(
      { el: 'Ώρες τηλεφωνικής εξυπηρέτησης', en: 'Hours of help by phone' },
      { hint: { el: 'Στη σελίδα επικοινωνίας.', en: 'On the contact page.' } },
    ),
    coordinates: coordinates(
      { el: 'Θέση του δημαρχείου', en: 'Position of the town hall' },
      { required: true },
    ),
    area: number({ el: 'Έκταση (τ.χλμ.)', en: 'Area (km²)' }, { integer: false, required: true }),
    population: number({ el: 'Πληθυσμός', en: 'Population' }, { required: true }),
    foundedYear: number(
      { el: 'Έτος σύστασης', en: 'Year of creation' },
      { required: true, max: 3000 },
    ),
    councilMembers: number(
      { el: 'Μέλη του Δημοτικού Συμβουλίου', en: 'Members of the council' },
      { max: 200 },
    ),
    socialLinks: list(
      { el: 'Κοινωνικά δίκτυα', en: 'Social media' },
      {
        name: text({ el: 'Όνομα', en: 'Name' }, { required: true }),
        link: link({ el: 'Σύνδεσμος', en: 'Link' }, { required: true }),
      },
      { maxItems: 8 },
    ),
  },
  promoted: { title: 'name' },
  admin: { group: 'site', place: 4 },
  singleton: true,
  adminOnly: true,
  recheckMonths: 6,
});
