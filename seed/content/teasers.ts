import { teaser } from '../../domain/content-types/teaser.ts';
import { seedEntries } from './seed-entry.ts';

/** The small cards at fixed places of the home, transparency, tourism and e-services screens. */
export const teaserSeed = seedEntries(teaser, [
  {
    slug: 'quick-services',
    isSample: false,
    data: {
      place: 'home-quick-link',
      title: { el: 'Υπηρεσίες', en: 'Services' },
      description: {
        el: 'Τι κάνει ο Δήμος για εσάς, τι θα χρειαστείτε και πόσο θα πάρει.',
        en: 'What we do for you, what you need to bring and how long it takes.',
      },
      link: '/services',
      linkText: { el: 'Όλες οι υπηρεσίες', en: 'All services' },
      icon: 'Person',
      image: null,
    },
  },
  {
    slug: 'quick-contact',
    isSample: false,
    data: {
      place: 'home-quick-link',
      title: { el: 'Επικοινωνία', en: 'Contact' },
      description: {
        el: 'Τηλέφωνα, ώρες κοινού και φόρμα για να μας γράψετε.',
        en: 'Phone numbers, opening hours and a form to write to us.',
      },
      link: '/contact',
      linkText: { el: 'Επικοινωνήστε μαζί μας', en: 'Get in touch' },
      icon: 'Mail',
      image: null,
    },
  },
  {
    slug: 'quick-tourism',
    isSample: false,
    data: {
      place: 'home-quick-link',
      title: { el: 'Τουρισμός', en: 'Visit Aigialeia' },
      description: {
        el: 'Παραλίες, βουνά, αρχαία μνημεία και ο οδοντωτός του Βουραϊκού.',
        en: 'Beaches, mountains, ancient sites and the rack railway of the Vouraikos Gorge.',
      },
      link: '/tourism',
      linkText: { el: 'Γνωρίστε τον τόπο', en: 'Explore the area' },
      icon: 'Mountain',
      image: null,
    },
  },
  {
    slug: 'task-certificate',
    isSample: false,
    data: {
      place: 'home-task',
      title: { el: 'Έκδοση πιστοποιητικού', en: 'Get a certificate' },
      description: {
        el: 'Γέννησης, οικογενειακής κατάστασης, μόνιμης κατοικίας.',
        en: 'Birth, family status, permanent residence.',
      },
      link: '/services/certificates',
      linkText: { el: '', en: '' },
      icon: 'FileText',
      image: null,
    },
  },
  {
    slug: 'task-payment',
    isSample: false,
    data: {
      place: 'home-task',
      title: { el: 'Πληρωμή οφειλής', en: 'Pay a bill' },
      description: {
        el: 'Τέλη, πρόστιμα και άλλες οφειλές προς τον Δήμο.',
        en: 'Charges, fines and other debts to the municipality.',
      },
      link: '/services/payments',
      linkText: { el: '', en: '' },
      icon: 'Landmark',
      image: null,
    },
  },
  {
    slug: 'task-office',
    isSample: false,
    data: {
      place: 'home-task',
      title: { el: 'Πού θα απευθυνθώ', en: 'Find the right office' },
      description: {
        el: 'Τμήματα, τηλέφωνα και ώρες κοινού.',
        en: 'Departments, phone numbers and opening hours.',
      },
      link: '/municipality/departments',
      linkText: { el: '', en: '' },
      icon: 'Building',
      image: null,
    },
  },
  {
    slug: 'task-form',
    isSample: false,
    data: {
      place: 'home-task',
      title: { el: 'Λήψη εντύπου', en: 'Download a form' },
      description: {
        el: 'Αιτήσεις και υπεύθυνες δηλώσεις για εκτύπωση.',
        en: 'Applications and declarations to print and fill in.',
      },
      link: '/services/forms',
      linkText: { el: '', en: '' },
      icon: 'BookOpen',
      image: null,
    },
  },
  {
    slug: 'task-events',
    isSample: false,
    data: {
      place: 'home-task',
      title: { el: 'Εκδηλώσεις κοντά σας', en: 'See what’s on' },
      description: {
        el: 'Συναυλίες, γιορτές, αθλητικές διοργανώσεις.',
        en: 'Concerts, festivals and sports events.',
      },
      link: '/events',
      linkText: { el: '', en: '' },
      icon: 'Users',
      image: null,
    },
  },
  {
    slug: 'task-documents',
    isSample: false,
    data: {
      place: 'home-task',
      title: { el: 'Αποφάσεις και διαγωνισμοί', en: 'Decisions and tenders' },
      description: {
        el: 'Τα δημόσια έγγραφα του Δήμου, με αναζήτηση.',
        en: 'The municipality’s public documents, searchable.',
      },
      link: '/municipality/transparency',
      linkText: { el: '', en: '' },
      icon: 'Briefcase',
      image: null,
    },
  },
  {
    slug: 'transparency-procedures',
    isSample: false,
    data: {
      place: 'transparency-card',
      title: { el: 'Διαδικασίες', en: 'Procedures' },
      description: {
        el: 'Πώς θα ζητήσετε ένα έγγραφο, πώς θα υποβάλετε ένσταση και σε πόσο χρόνο οφείλουμε να απαντήσουμε.',
        en: 'How to ask for a document, how to object to a decision and how soon we must reply.',
      },
      link: '/municipality/transparency/procedures',
      linkText: { el: 'Δείτε τις διαδικασίες', en: 'Read the procedures' },
      icon: 'Landmark',
      image: null,
    },
  },
  {
    slug: 'transparency-forms',
    isSample: false,
    data: {
      place: 'transparency-card',
      title: { el: 'Έντυπα', en: 'Forms' },
      description: {
        el: 'Όλα τα έντυπα αιτήσεων του Δήμου, έτοιμα για εκτύπωση και συμπλήρωση.',
        en: 'Every application form of the municipality, ready to print and fill in.',
      },
      link: '/services/forms',
      linkText: { el: 'Βρείτε ένα έντυπο', en: 'Find a form' },
      icon: 'FileText',
      image: null,
    },
  },
  {
    slug: 'transparency-consultation',
    isSample: false,
    data: {
      place: 'transparency-card',
      title: { el: 'Διαβούλευση', en: 'Consultation' },
      description: {
        el: 'Πείτε τη γνώμη σας για τα σχέδια και τους κανονισμούς προτού τα αποφασίσει το Δημοτικό Συμβούλιο.',
        en: 'Have your say on plans and by-laws before the council decides on them.',
      },
      link: '/municipality/transparency/consultation',
      linkText: { el: 'Πάρτε μέρος', en: 'Take part' },
      icon: 'Users',
      image: null,
    },
  },
  {
    slug: 'transparency-banner',
    isSample: false,
    data: {
      place: 'transparency-banner',
      title: {
        el: 'Τα οικονομικά του Δήμου ανήκουν σε όλους',
        en: 'The municipality’s finances belong to everyone',
      },
      description: {
        el: 'Δημοσιεύουμε τον προϋπολογισμό, τις συμβάσεις και τις αποφάσεις μας. Αν δεν βρίσκετε το έγγραφο που ψάχνετε, ζητήστε το: απαντάμε μέσα σε 20 ημέρες.',
        en: 'We publish our budget, contracts and decisions. If you cannot find the document you need, ask for it: we reply within 20 days.',
      },
      link: '/municipality/transparency/procedures',
      linkText: { el: 'Ζητήστε ένα έγγραφο', en: 'Ask for a document' },
      icon: 'Landmark',
      image: 'town-hall',
    },
  },
  {
    slug: 'tourism-banner',
    isSample: false,
    data: {
      place: 'tourism-banner',
      title: {
        el: 'Στόχος: 30% περισσότεροι επισκέπτες σε δύο χρόνια',
        en: 'Our goal: 30% more visitors within two years',
      },
      description: {
        el: 'Με την καμπάνια μας για τον τουρισμό θέλουμε να αυξήσουμε την επισκεψιμότητα της Αιγιάλειας κατά 30% μέσα σε μία διετία, δώδεκα μήνες τον χρόνο και σε όλες τις δημοτικές ενότητες.',
        en: 'Our tourism campaign sets out to bring 30% more visitors to Aigialeia within two years, in every season and in all six municipal units.',
      },
      link: '/tourism/when-to-visit',
      linkText: { el: 'Πότε να έρθετε', en: 'When to visit' },
      icon: 'Bus',
      image: 'gulf-sunset',
    },
  },
  {
    slug: 'e-service-step-account',
    isSample: false,
    data: {
      place: 'e-service-step',
      title: { el: 'Δημιουργήστε λογαριασμό ή συνδεθείτε', en: 'Create an account or log in' },
      description: {
        el: 'Για τις υπηρεσίες του gov.gr αρκούν οι κωδικοί Taxisnet. Για τις υπόλοιπες δεν χρειάζεται λογαριασμός: αρκεί ένα email όπου θα σας απαντήσουμε.',
        en: 'For services on gov.gr your Taxisnet credentials are enough. For the others you need no account, only an email address where we can reply.',
      },
      link: '',
      linkText: { el: '', en: '' },
      icon: 'Users',
      image: null,
    },
  },
  {
    slug: 'e-service-step-service',
    isSample: false,
    data: {
      place: 'e-service-step',
      title: { el: 'Επιλέξτε υπηρεσία', en: 'Pick a service' },
      description: {
        el: 'Διαβάστε στη σελίδα της ποιους αφορά, ποια δικαιολογητικά ζητούνται και πόσο χρόνο παίρνει.',
        en: 'Its page tells you who it is for, which documents are needed and how long it takes.',
      },
      link: '',
      linkText: { el: '', en: '' },
      icon: 'BookOpen',
      image: null,
    },
  },
  {
    slug: 'e-service-step-data',
    isSample: false,
    data: {
      place: 'e-service-step',
      title: { el: 'Συμπληρώστε τα στοιχεία σας', en: 'Fill in your details' },
      description: {
        el: 'Γράψτε τα στοιχεία όπως αναγράφονται στην ταυτότητα ή στο διαβατήριό σας.',
        en: 'Write your details exactly as they appear on your identity card or passport.',
      },
      link: '',
      linkText: { el: '', en: '' },
      icon: 'FileText',
      image: null,
    },
  },
  {
    slug: 'e-service-step-documents',
    isSample: false,
    data: {
      place: 'e-service-step',
      title: { el: 'Επισυνάψτε τα δικαιολογητικά', en: 'Attach your documents' },
      description: {
        el: 'Σαρωμένα ή φωτογραφημένα με το κινητό, αρκεί να διαβάζονται ολόκληρα.',
        en: 'Scanned or photographed with your phone, as long as every word can be read.',
      },
      link: '',
      linkText: { el: '', en: '' },
      icon: 'Briefcase',
      image: null,
    },
  },
  {
    slug: 'e-service-step-submit',
    isSample: false,
    data: {
      place: 'e-service-step',
      title: { el: 'Υποβάλετε την αίτηση', en: 'Submit your application' },
      description: {
        el: 'Κρατήστε τον αριθμό πρωτοκόλλου: με αυτόν μπορείτε να ρωτήσετε πώς προχωρεί η αίτησή σας.',
        en: 'Keep the reference number: you can use it to ask how your application is getting on.',
      },
      link: '',
      linkText: { el: '', en: '' },
      icon: 'Landmark',
      image: null,
    },
  },
]);
