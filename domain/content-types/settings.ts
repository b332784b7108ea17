import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  coordinates,
  image,
  later,
  link,
  list,
  number,
  openingHours,
  text,
} from '../content/model/fields/field-builders.ts';
import { openingExceptions } from './parts/opening-exceptions.ts';

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
    emblem: image(
      { el: 'Έμβλημα', en: 'Emblem' },
      {
        hint: {
          el: 'Τετράγωνη εικόνα, τουλάχιστον 512 × 512, καλύτερα PNG με διάφανο φόντο. Στην κεφαλίδα, στο εικονίδιο της σελίδας και στις εικόνες για κοινοποίηση. Χωρίς αυτήν, το έμβλημα που έχει ο ιστότοπος.',
          en: 'A square picture of at least 512 × 512, preferably a PNG with a transparent background. In the header, on the tab and home screen, and in pictures for sharing. Without one, the emblem that the website comes with.',
        },
      },
    ),
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
    emergencyPhones: list(
      { el: 'Τηλέφωνα για επείγοντα', en: 'Phones for emergencies' },
      {
        label: bilingualText({ el: 'Περιγραφή', en: 'Label' }, { required: 'el', maxLength: 80 }),
        number: text({ el: 'Αριθμός', en: 'Number' }, { required: true, format: 'phone' }),
      },
      {
        hint: {
          el: 'Στη σελίδα έκτακτης ανάγκης, μετά το 112 και τους άλλους αριθμούς του κράτους: πολιτική προστασία, βλάβες.',
          en: 'On the emergency page, after 112 and the other numbers of the State: civil protection, faults.',
        },
        maxItems: 8,
      },
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
    exceptions: openingExceptions(
      {
        el: 'Κλειστά και άλλες ώρες, για όλες τις υπηρεσίες',
        en: 'Closed days and other hours, for every office',
      },
      {
        el: 'Ισχύουν για τον Δήμο, τις διευθύνσεις και τα σημεία εξυπηρέτησης, εκτός αν ένα από αυτά έχει δική του εξαίρεση. Για μία ημέρα αφήστε κενή την τελευταία.',
        en: 'They apply to the town hall, the departments and the locations, unless one of these has an exception of its own. For one day leave the last day empty.',
      },
    ),
    localHolidays: list(
      { el: 'Τοπικές αργίες', en: 'Local holidays' },
      {
        name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'el' }),
        date: text(
          { el: 'Ημερομηνία, όπως 25/3', en: 'Date, like 25/3' },
          { format: 'dayOfYear', maxLength: 5 },
        ),
        daysAfterEaster: number(
          {
            el: 'Ή ημέρες μετά το Πάσχα (αρνητικές πριν από αυτό)',
            en: 'Or days after Easter (negative before it)',
          },
          { min: -70, max: 70 },
        ),
      },
      {
        hint: {
          el: 'Κάθε χρόνο. Οι αργίες όλης της χώρας και το Πάσχα υπολογίζονται αυτόματα.',
          en: 'Every year. National holidays and Easter are worked out automatically.',
        },
        maxItems: 12,
        rules: [{ kind: 'either', fields: ['date', 'daysAfterEaster'], error: 'dateOrEaster' }],
      },
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
    councilTerm: later(
      number(
        { el: 'Θητεία του Δημοτικού Συμβουλίου (έτη)', en: 'Term of the council (years)' },
        { max: 20 },
      ),
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
