import { office } from '../../domain/content-types/office.ts';
import { seedEntries } from './seed-entry.ts';

/**
 * First the three location cards with the hours of the specification, section 2, then every office that a service
 * names.
 */
export const officeSeed = seedEntries(office, [
  {
    slug: 'town-hall',
    isSample: true,
    data: {
      name: { el: 'Κεντρικό δημοτικό κτίριο', en: 'Central municipal building' },
      description: {
        el: 'Το Δημαρχείο: πρωτόκολλο, δημοτολόγιο, ταμείο, Τμήμα Προμηθειών, Υπηρεσία Δόμησης, Γραφείο Τύπου και γραφείο Δημάρχου. Είσοδος χωρίς σκαλιά από την πλατεία και ανελκυστήρας σε όλους τους ορόφους.',
        en: 'The town hall: registry desk, register of citizens, cashier, procurement section, building service, press office and the mayor’s office. Step-free entrance from the square and a lift to every floor.',
      },
      address: {
        el: 'Πλατεία Δημαρχείου 1, 25100 Αίγιο',
        en: '1 Dimarcheiou Square, 25100 Aigio',
      },
      entrance: {
        el: 'Από την πλατεία, στο ισόγειο, χωρίς σκαλιά. Το κουδούνι εξυπηρέτησης είναι δεξιά της πόρτας.',
        en: 'From the square, on the ground floor, without steps. The call bell is to the right of the door.',
      },
      transport: {
        el: 'Αστικό λεωφορείο, στάση «Δημαρχείο», μπροστά στην είσοδο.',
        en: 'Town bus, stop ‘Town hall’, in front of the entrance.',
      },
      phone: '+30 26910 00100',
      email: 'info@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2489, lng: 22.0819 },
      onStreetMap: true,
    },
  },
  {
    slug: 'cultural-centre',
    isSample: true,
    data: {
      name: { el: 'Πολιτιστικό Κέντρο', en: 'Cultural centre' },
      description: {
        el: 'Κοινωνική υπηρεσία, Κέντρο Κοινότητας, κοινωνικό παντοπωλείο, ΚΑΠΗ, Γραφείο Αθλητισμού, Δημοτική Βιβλιοθήκη, Δημοτική Φιλαρμονική. Εδώ γίνονται και οι εκθέσεις του Δήμου.',
        en: 'Social services, community centre, social grocery, day centre for older people (KAPI), sports office, municipal library and town band. The municipality’s exhibitions are held here too.',
      },
      address: {
        el: 'Οδός Αχαϊκής Συμπολιτείας 12, 25100 Αίγιο',
        en: '12 Achaikis Sympoliteias Street, 25100 Aigio',
      },
      entrance: {
        el: 'Από την αυλή, με ράμπα. Η κύρια πόρτα του δρόμου έχει τέσσερα σκαλιά.',
        en: 'Through the courtyard, by a ramp. The main door on the street has four steps.',
      },
      transport: {
        el: 'Αστικό λεωφορείο, στάση «Πολιτιστικό Κέντρο», ένα λεπτό με τα πόδια.',
        en: 'Town bus, stop ‘Cultural centre’, one minute on foot.',
      },
      phone: '+30 26910 00150',
      email: 'culture@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2504, lng: 22.0842 },
      onStreetMap: true,
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
      entrance: {
        el: 'Από τον παραλιακό δρόμο, απέναντι από την προβλήτα, χωρίς σκαλιά.',
        en: 'From the seafront road, opposite the pier, without steps.',
      },
      transport: {
        el: 'Αστικό λεωφορείο, στάση «Λιμάνι», δύο λεπτά με τα πόδια.',
        en: 'Town bus, stop ‘Harbour’, two minutes on foot.',
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
      onStreetMap: true,
    },
  },
  {
    slug: 'civil-registry',
    isSample: true,
    data: {
      name: { el: 'Ληξιαρχείο', en: 'Civil registry' },
      description: {
        el: 'Γεννήσεις, γάμοι, σύμφωνα συμβίωσης, θάνατοι. Ισόγειο, χωρίς σκαλιά. Δεν είναι το Πρωτόκολλο, όπου κατατίθενται τα έγγραφα.',
        en: 'Births, marriages, civil partnerships, deaths. Ground floor, step-free. It is not the registry desk (Protokollo), where papers are handed in.',
      },
      topic: 'registry',
      address: { el: 'Πλατεία Δημαρχείου 1, 25100 Αίγιο', en: '1 Dimarcheiou Square, 25100 Aigio' },
      phone: '+30 26910 00121',
      email: 'registry@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2489, lng: 22.0819 },
      onStreetMap: false,
    },
  },
  {
    slug: 'kep-aigio',
    isSample: true,
    data: {
      name: { el: 'ΚΕΠ Αιγίου', en: 'KEP Aigio' },
      description: {
        el: 'Κέντρο Εξυπηρέτησης Πολιτών: αιτήσεις, πιστοποιητικά, γνήσιο υπογραφής.',
        en: 'Citizen Service Centre: applications, certificates, certified signatures.',
      },
      topic: 'administration',
      address: { el: 'Οδός Κορίνθου 10, 25100 Αίγιο', en: '10 Korinthou Street, 25100 Aigio' },
      phone: '+30 26910 00191',
      email: 'kep@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '19:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2497, lng: 22.0834 },
      onStreetMap: false,
    },
  },
  {
    slug: 'kep-akrata',
    isSample: true,
    data: {
      name: { el: 'ΚΕΠ Ακράτας', en: 'KEP Akrata' },
      description: {
        el: 'Κέντρο Εξυπηρέτησης Πολιτών, στο δημοτικό κατάστημα.',
        en: 'Citizen Service Centre, in the municipal building.',
      },
      topic: 'administration',
      address: { el: 'Κεντρική πλατεία, 25006 Ακράτα', en: 'Central square, 25006 Akrata' },
      phone: '+30 26910 00192',
      email: 'kep@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.1544, lng: 22.3147 },
      onStreetMap: false,
    },
  },
  {
    slug: 'kep-diakopto',
    isSample: true,
    data: {
      name: { el: 'ΚΕΠ Διακοπτού', en: 'KEP Diakopto' },
      description: {
        el: 'Κέντρο Εξυπηρέτησης Πολιτών, δίπλα στον σιδηροδρομικό σταθμό.',
        en: 'Citizen Service Centre, beside the railway station.',
      },
      topic: 'administration',
      address: { el: 'Οδός Σταθμού 3, 25003 Διακοπτό', en: '3 Stathmou Street, 25003 Diakopto' },
      phone: '+30 26910 00193',
      email: 'kep@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.1908, lng: 22.1982 },
      onStreetMap: false,
    },
  },
  {
    slug: 'municipal-police',
    isSample: true,
    data: {
      name: { el: 'Δημοτική Αστυνομία', en: 'Municipal police' },
      description: {
        el: 'Στάθμευση, κοινόχρηστοι χώροι, λαϊκές αγορές, κάρτες στάθμευσης, ενστάσεις.',
        en: 'Parking, public space, open-air markets, parking permits, objections.',
      },
      topic: 'transport',
      address: { el: 'Οδός Μητροπόλεως 4, 25100 Αίγιο', en: '4 Mitropoleos Street, 25100 Aigio' },
      phone: '+30 26910 00170',
      email: 'police@aigialeia.example',
      hours: [
        { days: [1, 2, 3, 4, 5], opens: '07:30', closes: '21:30' },
        { days: [6], opens: '08:00', closes: '15:00' },
      ],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2494, lng: 22.0827 },
      onStreetMap: false,
    },
  },
  {
    slug: 'water-company',
    isSample: true,
    data: {
      name: { el: 'ΔΕΥΑ Αιγιαλείας', en: 'Water company (DEYA)' },
      description: {
        el: 'Δημοτική Επιχείρηση Ύδρευσης και Αποχέτευσης: συνδέσεις και λογαριασμοί στις ώρες κοινού, βλάβες όλο το 24ωρο στο ίδιο τηλέφωνο.',
        en: 'Municipal water and sewerage company: connections and bills in office hours, faults day and night on the same number.',
      },
      topic: 'water',
      address: { el: 'Οδός Σελινούντος 30, 25100 Αίγιο', en: '30 Selinountos Street, 25100 Aigio' },
      phone: '+30 26910 00160',
      email: 'water@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2461, lng: 22.0862 },
      onStreetMap: false,
    },
  },
  {
    slug: 'works-depot',
    isSample: true,
    data: {
      name: { el: 'Γραμμή βλαβών και αμαξοστάσιο', en: 'Fault line and depot' },
      description: {
        el: 'Βλάβες φωτισμού και δρόμων, ογκώδη, αδέσποτα ζώα. Υπηρεσία Περιβάλλοντος, Υπηρεσία Πρασίνου και Τμήμα Πολιτικής Προστασίας.',
        en: 'Faults in street lamps and roads, bulky waste, stray animals. Environment service, parks service and civil protection team.',
      },
      topic: 'infrastructure',
      address: { el: 'Οδός Σελινούντος 45, 25100 Αίγιο', en: '45 Selinountos Street, 25100 Aigio' },
      phone: '+30 26910 00155',
      email: 'faults@aigialeia.example',
      hours: [{ days: [1, 2, 3, 4, 5, 6], opens: '07:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      coordinates: { lat: 38.2456, lng: 22.0871 },
      onStreetMap: false,
    },
  },
]);
