import { settings } from '../../domain/content-types/settings.ts';
import { seedEntries } from './seed-entry.ts';

/**
 * The facts of sections 2 and 9 of the specification.
 *
 * Phone numbers start with 0 after the area code, which no Greek subscriber's number does, and the mail domain is
 * reserved for examples. So nobody is called or written to by mistake before staff enter the real ones.
 */
export const settingsSeed = seedEntries(settings, [
  {
    slug: 'settings',
    isSample: false,
    data: {
      name: { el: 'Δήμος Αιγιαλείας', en: 'Municipality of Aigialeia' },
      shortName: { el: 'Αιγιάλεια', en: 'Aigialeia' },
      tagline: {
        el: 'Από τις κορυφές ως τον Κορινθιακό',
        en: 'From the mountains to the Gulf of Corinth',
      },
      street: { el: 'Πλατεία Δημαρχείου 1', en: '1 Dimarcheiou Square' },
      postalCode: '25100',
      city: { el: 'Αίγιο', en: 'Aigio' },
      phones: [
        { label: { el: 'Τηλεφωνικό κέντρο', en: 'Switchboard' }, number: '+30 26910 00100' },
        {
          label: { el: 'Εξυπηρέτηση πολιτών', en: 'Help for residents' },
          number: '+30 26910 00110',
        },
      ],
      emergencyPhones: [
        {
          label: { el: 'Πολιτική Προστασία, όλο το 24ωρο', en: 'Civil protection, day and night' },
          number: '+30 26910 00190',
        },
        {
          label: { el: 'Βλάβες ύδρευσης, όλο το 24ωρο', en: 'Water faults, day and night' },
          number: '+30 26910 00160',
        },
      ],
      email: 'info@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      contactHours: [
        { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' },
        { days: [6], opens: '09:00', closes: '13:00' },
      ],
      exceptions: [],
      // The feast of the town's pilgrimage church, the Friday after Easter.
      localHolidays: [
        {
          name: { el: 'Παναγία Τρυπητή', en: 'Panagia Trypiti' },
          date: '',
          daysAfterEaster: 5,
        },
      ],
      coordinates: { lat: 38.2489, lng: 22.0819 },
      area: 723.1,
      population: 49872,
      foundedYear: 2011,
      councilMembers: 33,
      councilTerm: 4,
      socialLinks: [],
    },
  },
]);
