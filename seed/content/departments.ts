import { department } from '../../domain/content-types/department.ts';
import { seedEntries } from './seed-entry.ts';

const townHall = {
  el: 'Πλατεία Δημαρχείου 1, 25100 Αίγιο',
  en: '1 Dimarcheiou Square, 25100 Aigio',
};

/**
 * The six departments; the administration page shows its three in this order (specification, section 2). Heads, phones
 * and addresses are made up; hours are the specification's.
 */
export const departmentSeed = seedEntries(department, [
  {
    slug: 'administrative',
    isSample: true,
    data: {
      name: { el: 'Διεύθυνση Διοικητικών Υπηρεσιών', en: 'Administrative Services' },
      description: {
        el: 'Τηρεί το δημοτολόγιο, τα μητρώα αρρένων και τα ληξιαρχικά βιβλία και εκδίδει τα σχετικά πιστοποιητικά. Λειτουργεί το πρωτόκολλο, υποστηρίζει το Δημοτικό Συμβούλιο και τις επιτροπές του και διαχειρίζεται το προσωπικό του Δήμου.',
        en: 'Keeps the register of citizens and the civil registry of births, marriages and deaths, and issues certificates from them. It also runs the registry desk, supports the council and its committees, and looks after the municipality’s staff.',
      },
      head: { el: 'Αγγελική Σταθοπούλου', en: 'Angeliki Stathopoulou' },
      email: 'administrative@aigialeia.example',
      phone: '+30 26910 00120',
      address: townHall,
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      icon: 'FileText',
      inAdministration: false,
    },
  },
  {
    slug: 'technical',
    isSample: true,
    data: {
      name: {
        el: 'Διεύθυνση Τεχνικών Υπηρεσιών και Πολεοδομίας',
        en: 'Technical Services and Planning',
      },
      description: {
        el: 'Μελετά, δημοπρατεί και επιβλέπει τα έργα του Δήμου και συντηρεί δρόμους, σχολεία, πλατείες και δημοτικά κτίρια. Το τμήμα πολεοδομίας χορηγεί βεβαιώσεις και αντίγραφα από τον φάκελο οικοδομής και ελέγχει τις οικοδομικές εργασίες.',
        en: 'Designs, tenders and supervises the municipality’s works and maintains roads, schools, squares and municipal buildings. Its planning office issues planning certificates and copies of building files, and inspects building work.',
      },
      head: { el: 'Δήμητρα Κανελλοπούλου', en: 'Dimitra Kanellopoulou' },
      email: 'technical@aigialeia.example',
      phone: '+30 26910 00140',
      address: townHall,
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      icon: 'Building',
      inAdministration: true,
    },
  },
  {
    slug: 'social-protection',
    isSample: true,
    data: {
      name: {
        el: 'Διεύθυνση Κοινωνικής Προστασίας και Παιδείας',
        en: 'Social Protection and Education',
      },
      description: {
        el: 'Στηρίζει οικογένειες, ηλικιωμένους και άτομα με αναπηρία: κέντρο κοινότητας, «Βοήθεια στο Σπίτι», κοινωνικό παντοπωλείο, επιδόματα. Έχει την ευθύνη των παιδικών σταθμών, των λειτουργικών αναγκών των σχολείων και της δημοτικής βιβλιοθήκης.',
        en: 'Supports families, older people and people with disabilities through the community centre, the Help at Home scheme, the social grocery and welfare benefits. It runs the nurseries and the municipal library and provides for the day-to-day needs of the schools.',
      },
      head: { el: 'Ιωάννα Μητροπούλου', en: 'Ioanna Mitropoulou' },
      email: 'social@aigialeia.example',
      phone: '+30 26910 00150',
      address: {
        el: 'Πολιτιστικό Κέντρο, Οδός Αχαϊκής Συμπολιτείας 12, 25100 Αίγιο',
        en: 'Cultural Centre, 12 Achaikis Sympoliteias Street, 25100 Aigio',
      },
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      icon: 'Users',
      inAdministration: true,
    },
  },
  {
    slug: 'financial',
    isSample: true,
    data: {
      name: { el: 'Διεύθυνση Οικονομικών Υπηρεσιών', en: 'Financial Services' },
      description: {
        el: 'Καταρτίζει και εκτελεί τον προϋπολογισμό, βεβαιώνει και εισπράττει τέλη, δικαιώματα και πρόστιμα και εκδίδει βεβαιώσεις οφειλών. Εξετάζει αιτήσεις για ρύθμιση σε δόσεις, διενεργεί τις προμήθειες και διαχειρίζεται τη δημοτική περιουσία.',
        en: 'Draws up and carries out the budget, assesses and collects charges, dues and fines, and issues statements of debt. It decides on requests to pay by instalments, handles purchasing and manages municipal property.',
      },
      head: { el: 'Παναγιώτης Ρήγας', en: 'Panagiotis Rigas' },
      email: 'finance@aigialeia.example',
      phone: '+30 26910 00130',
      address: townHall,
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      icon: 'Landmark',
      inAdministration: true,
    },
  },
  {
    slug: 'environment',
    isSample: true,
    data: {
      name: {
        el: 'Διεύθυνση Περιβάλλοντος και Καθαριότητας',
        en: 'Environment and Cleansing',
      },
      description: {
        el: 'Συλλέγει τα απορρίμματα και τα ανακυκλώσιμα, καθαρίζει τους δρόμους και παραλαμβάνει ογκώδη αντικείμενα ύστερα από ραντεβού. Φροντίζει το πράσινο, τις παιδικές χαρές και τις ακτές, μεριμνά για τα αδέσποτα ζώα και οργανώνει την πολιτική προστασία.',
        en: 'Collects rubbish and recycling, sweeps the streets and picks up bulky items by appointment. It looks after parks, playgrounds, trees and beaches, cares for stray animals and organises civil protection.',
      },
      head: { el: 'Χρήστος Βασιλείου', en: 'Christos Vasileiou' },
      email: 'environment@aigialeia.example',
      phone: '+30 26910 00165',
      address: {
        el: 'Δημοτικό αμαξοστάσιο, Οδός Σελινούντος 45, 25100 Αίγιο',
        en: 'Municipal depot, 45 Selinountos Street, 25100 Aigio',
      },
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      icon: 'Home',
      inAdministration: false,
    },
  },
  {
    slug: 'culture-tourism',
    isSample: true,
    data: {
      name: {
        el: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
        en: 'Culture, Tourism and Sport',
      },
      description: {
        el: 'Οργανώνει τις εκδηλώσεις του Δήμου, στηρίζει τους πολιτιστικούς συλλόγους και λειτουργεί το γραφείο τουρισμού. Διαθέτει τα γυμναστήρια, τα γήπεδα και τις αίθουσες σε συλλόγους, σχολεία και πολίτες.',
        en: 'Organises the municipality’s events, supports cultural societies and runs the tourist office. It lets out sports halls, pitches and function rooms to clubs, schools and residents.',
      },
      head: { el: 'Ευγενία Λαμπροπούλου', en: 'Evgenia Lambropoulou' },
      email: 'culture@aigialeia.example',
      phone: '+30 26910 00175',
      address: {
        el: 'Πολιτιστικό Κέντρο, Οδός Αχαϊκής Συμπολιτείας 12, 25100 Αίγιο',
        en: 'Cultural Centre, 12 Achaikis Sympoliteias Street, 25100 Aigio',
      },
      hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      exceptions: [],
      opensOnHolidays: false,
      icon: 'BookOpen',
      inAdministration: false,
    },
  },
]);
