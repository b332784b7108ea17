import { office } from '../../domain/content-types/office.ts';
import { seedEntries } from './seed-entry.ts';

/** The three location cards under the departments, with the hours of the specification, section 2. */
export const officeSeed = seedEntries(office, [
  {
    slug: 'town-hall',
    isSample: true,
    data: {
      name: { el: 'Κεντρικό δημοτικό κτίριο', en: 'Central municipal building' },
      description: {
        el: 'Πρωτόκολλο, δημοτολόγιο, ταμείο, τεχνική υπηρεσία και γραφείο Δημάρχου. Είσοδος χωρίς σκαλιά από την πλατεία και ανελκυστήρας σε όλους τους ορόφους.',
        en: 'Registry desk, register of citizens, cashier, technical service and the mayor’s office. Step-free entrance from the square and a lift to every floor.',
      },
      address: {
        el: 'Πλατεία Δημαρχείου 1, 25100 Αίγιο',
        en: '1 Dimarcheiou Square, 25100 Aigio',
      },
      phone: '+30 26910 00100',
      email: 'info@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2489, lng: 22.0819 },
    },
  },
  {
    slug: 'cultural-centre',
    isSample: true,
    data: {
      name: { el: 'Πολιτιστικό Κέντρο', en: 'Cultural centre' },
      description: {
        el: 'Κοινωνική υπηρεσία, κέντρο κοινότητας, πολιτισμός και αθλητισμός, δημοτική βιβλιοθήκη. Εδώ γίνονται και οι εκθέσεις του Δήμου.',
        en: 'Social services, community centre, culture and sport, and the municipal library. The municipality’s exhibitions are held here too.',
      },
      address: {
        el: 'Οδός Αχαϊκής Συμπολιτείας 12, 25100 Αίγιο',
        en: '12 Achaikis Sympoliteias Street, 25100 Aigio',
      },
      phone: '+30 26910 00150',
      email: 'culture@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2504, lng: 22.0842 },
    },
  },
  {
    slug: 'tourist-office',
    isSample: true,
    data: {
      name: { el: 'Γραφείο Τουρισμού', en: 'Tourist office' },
      description: {
        el: 'Χάρτες, δρομολόγια, πληροφορίες για καταλύματα και εκδηλώσεις, στα ελληνικά και τα αγγλικά.',
        en: 'Maps, timetables and advice on places to stay and what’s on, in Greek and English.',
      },
      address: {
        el: 'Παραλιακή οδός, Λιμάνι Αιγίου, 25100 Αίγιο',
        en: 'Seafront, Aigio Harbour, 25100 Aigio',
      },
      phone: '+30 26910 00180',
      email: 'tourism@aigialeia.example',
      hours: [
        { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' },
        { days: [6], opens: '09:00', closes: '14:00' },
      ],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2543, lng: 22.0838 },
    },
  },
]);
