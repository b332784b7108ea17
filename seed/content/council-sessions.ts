import { councilSession } from '../../domain/content-types/council-session.ts';
import { addDays } from '../../domain/time/calendar.ts';
import { writeDate } from '../../domain/time/date-words.ts';
import { firstWeekdayFrom } from './relative-days.ts';
import { notQuiet } from './seasons.ts';
import { type SeedEntry, seedEntries } from './seed-entry.ts';

const CHAMBER = {
  el: 'Αίθουσα Δημοτικού Συμβουλίου, Δημαρχείο Αιγίου',
  en: 'Council chamber, Town Hall, Aigio',
};

/**
 * The two sessions of the specification, section 2. The agenda is made up; the minutes
 * in seed/documents decide on the same items in the same order.
 */
export const councilSessionSeed = seedEntries(councilSession, [
  {
    slug: 'session-2025-06-15',
    isSample: true,
    data: {
      title: {
        el: 'Τακτική συνεδρίαση Ιουνίου 2025',
        en: 'Ordinary meeting of June 2025',
      },
      startsAt: '2025-06-15T18:00',
      location: CHAMBER,
      agenda: [
        {
          item: {
            el: 'Επικύρωση των πρακτικών της συνεδρίασης του Μαΐου',
            en: 'Approval of the minutes of the May meeting',
          },
        },
        {
          item: {
            el: 'Πρώτη αναμόρφωση του προϋπολογισμού του έτους 2025',
            en: 'First revision of the 2025 budget',
          },
        },
        {
          item: {
            el: 'Καθορισμός τελών χρήσης κοινόχρηστων χώρων για το 2025',
            en: 'Charges for the use of public space in 2025',
          },
        },
        {
          item: {
            el: 'Έγκριση της μελέτης «Επισκευή και συντήρηση σχολικών κτιρίων»',
            en: 'Approval of the design ‘Repair and maintenance of school buildings’',
          },
        },
        {
          item: {
            el: 'Απολογισμός της αντιπυρικής προετοιμασίας',
            en: 'Report on preparations for the fire season',
          },
        },
        {
          item: {
            el: 'Πρόγραμμα πολιτιστικών εκδηλώσεων καλοκαιριού',
            en: 'Programme of summer cultural events',
          },
        },
        {
          item: {
            el: 'Παραχώρηση χρήσης του κλειστού γυμναστηρίου σε αθλητικούς συλλόγους',
            en: 'Use of the indoor sports hall by sports clubs',
          },
        },
        {
          item: {
            el: 'Σύσταση ομάδας εργασίας για την πρόσβαση ατόμων με αναπηρία στις παραλίες',
            en: 'Working group on access to beaches for people with disabilities',
          },
        },
        {
          item: {
            el: 'Ερωτήσεις και αναφορές των δημοτικών συμβούλων',
            en: 'Questions and statements by councillors',
          },
        },
      ],
      minutes: 'minutes-2025-06-15',
    },
  },
  {
    slug: 'session-2025-07-13',
    isSample: true,
    data: {
      title: {
        el: 'Τακτική συνεδρίαση Ιουλίου 2025',
        en: 'Ordinary meeting of July 2025',
      },
      startsAt: '2025-07-13T18:00',
      location: CHAMBER,
      agenda: [
        {
          item: {
            el: 'Επικύρωση των πρακτικών της συνεδρίασης του Ιουνίου',
            en: 'Approval of the minutes of the June meeting',
          },
        },
        {
          item: {
            el: 'Έκθεση εκτέλεσης του προϋπολογισμού, δεύτερο τρίμηνο 2025',
            en: 'Budget implementation report, second quarter of 2025',
          },
        },
        {
          item: {
            el: 'Σχέδιο Βιώσιμης Αστικής Κινητικότητας: αποτελέσματα της διαβούλευσης',
            en: 'Sustainable Urban Mobility Plan: results of the consultation',
          },
        },
        {
          item: {
            el: 'Αντικατάσταση αγωγών ύδρευσης στη Ροδοδάφνη και στα Σελιανίτικα',
            en: 'Replacement of water mains in Rododafni and Selianitika',
          },
        },
        {
          item: {
            el: 'Ωράριο και καθαριότητα των οργανωμένων παραλιών',
            en: 'Hours and cleaning of the beaches with facilities',
          },
        },
        {
          item: {
            el: 'Εγγραφές και τροφεία των δημοτικών παιδικών σταθμών 2025–2026',
            en: 'Enrolment and fees of the municipal nurseries, 2025–2026',
          },
        },
        {
          item: {
            el: 'Συμμετοχή του Δήμου στο πρόγραμμα προβολής του Γεωπάρκου Χελμού–Βουραϊκού',
            en: 'The municipality’s part in promoting the Chelmos–Vouraikos Geopark',
          },
        },
        {
          item: {
            el: 'Αποδοχή δωρεάς βιβλίων προς τη Δημοτική Βιβλιοθήκη',
            en: 'Acceptance of a gift of books to the municipal library',
          },
        },
        {
          item: {
            el: 'Ερωτήσεις και αναφορές των δημοτικών συμβούλων',
            en: 'Questions and statements by councillors',
          },
        },
      ],
      minutes: 'minutes-2025-07-13',
    },
  },
]);

const WEDNESDAY = 3;

/** A session before and one after the given day (`YYYY-MM-DD`), beside the two of the specification. */
export function councilSessionSeedAround(today: string): SeedEntry<typeof councilSession>[] {
  const last = notQuiet(firstWeekdayFrom(addDays(today, -26), WEDNESDAY), -7);
  const next = notQuiet(firstWeekdayFrom(addDays(today, 5), WEDNESDAY), 7);
  return [
    ...councilSessionSeed,
    ...seedEntries(councilSession, [
      session(last, [
        [
          'Επικύρωση των πρακτικών της προηγούμενης συνεδρίασης',
          'Approval of the minutes of the previous meeting',
        ],
        [
          'Έγκριση των όρων διακήρυξης για την επισκευή σχολικών κτιρίων',
          'Approval of the terms of the tender for school repairs',
        ],
        [
          'Κανονισμός λειτουργίας των δημοτικών κοιμητηρίων',
          'Operating rules of the municipal cemeteries',
        ],
        [
          'Ερωτήσεις και αναφορές των δημοτικών συμβούλων',
          'Questions and statements by councillors',
        ],
      ]),
      session(next, [
        [
          'Επικύρωση των πρακτικών της προηγούμενης συνεδρίασης',
          'Approval of the minutes of the previous meeting',
        ],
        [
          'Τριμηνιαία έκθεση εκτέλεσης του προϋπολογισμού',
          'Quarterly budget implementation report',
        ],
        [
          'Θέσεις στάθμευσης κατοίκων στο κέντρο του Αιγίου',
          'Residents’ parking spaces in the centre of Aigio',
        ],
        [
          'Πρόγραμμα στείρωσης και σήμανσης αδέσποτων ζώων',
          'Programme for neutering and microchipping stray animals',
        ],
        [
          'Ερωτήσεις και αναφορές των δημοτικών συμβούλων',
          'Questions and statements by councillors',
        ],
      ]),
    ]),
  ];
}

function session(day: string, items: readonly (readonly [el: string, en: string])[]) {
  return {
    slug: `session-${day}`,
    isSample: true,
    data: {
      title: {
        el: `Τακτική συνεδρίαση, ${writeDate(day, 'el')}`,
        en: `Ordinary meeting, ${writeDate(day, 'en')}`,
      },
      startsAt: `${day}T18:00`,
      location: CHAMBER,
      agenda: items.map(([el, en]) => ({ item: { el, en } })),
      minutes: null,
    },
  };
}
