import { errandSheets } from './errand-sheet.ts';

const FREE = ['Δωρεάν', 'Free of charge'] as const;
const CONTACT = ['Επικοινωνία', 'Contact', '/contact'] as const;

/** Errands of families, older people and people with disabilities. */
export const peopleErrandSeed = errandSheets([
  {
    slug: 'school-enrolment',
    title: ['Εγγραφή σε σχολείο και σε παιδικό σταθμό', 'Enrolling at school and nursery'],
    description: [
      'Νηπιαγωγείο, δημοτικό και δημοτικός παιδικός σταθμός: πότε, πού και με τι χαρτιά.',
      'Kindergarten, primary school and municipal nursery: when, where and with which papers.',
    ],
    about: [
      'Οι εγγραφές σε νηπιαγωγείο και δημοτικό γίνονται στο σχολείο της περιοχής, κάθε Μάρτιο. Στους δημοτικούς παιδικούς σταθμούς οι αιτήσεις γίνονται τον Μάιο, από τον Δήμο.',
      'Kindergartens and primary schools enrol in March, at the school of your area. Municipal nurseries take applications in May, through the municipality.',
    ],
    outcome: ['Θέση σε σχολείο ή παιδικό σταθμό', 'A place at a school or nursery'],
    cost: [
      'Δωρεάν στο σχολείο· στον παιδικό σταθμό ανάλογα με το εισόδημα',
      'Free at school; at nursery according to income',
    ],
    duration: ['Αποτελέσματα σε 30 ημέρες', 'Results within 30 days'],
    channels: ['person', 'email'],
    topic: 'education',
    lifeEvents: ['birth', 'school', 'moving'],
    groups: ['families'],
    icon: 'Child',
    office: 'cultural-centre',
    department: 'social-protection',
    papers: [
      [
        'Πιστοποιητικό γέννησης: το αναζητεί το ίδιο το σχολείο',
        'The birth certificate: the school looks it up itself',
      ],
      ['Βιβλιάριο υγείας με τους εμβολιασμούς', 'The health booklet with the vaccinations'],
      ['Λογαριασμός που δείχνει τη διεύθυνση κατοικίας', 'A bill that shows your address'],
    ],
    steps: [
      [
        'Βρείτε το σχολείο της διεύθυνσής σας· ρωτήστε το αρμόδιο γραφείο αν δεν το ξέρετε.',
        'Find the school of your address; ask the office if you do not know it.',
      ],
      [
        'Για νηπιαγωγείο ή δημοτικό, κάντε την εγγραφή στο σχολείο. Για παιδικό σταθμό, φέρτε τη συμπληρωμένη αίτηση στο Πολιτιστικό Κέντρο ή στείλτε τη με email.',
        'For kindergarten or primary school, enrol at the school. For a nursery, bring the completed form to the cultural centre or send it by e-mail.',
      ],
      ['Δείτε τα αποτελέσματα και επιβεβαιώστε τη θέση.', 'See the results and confirm the place.'],
    ],
    forms: [
      {
        title: { el: 'Αίτηση εγγραφής σε παιδικό σταθμό', en: 'Application for a nursery place' },
        file: 'form-kindergarten',
      },
    ],
    laws: [
      [
        'Π.δ. 79/2017 για τα νηπιαγωγεία και τα δημοτικά σχολεία',
        'Presidential Decree 79/2017 on kindergartens and primary schools',
      ],
    ],
    related: [
      ['Παιδεία και παιδικοί σταθμοί', 'Education and nurseries', '/services/education'],
      ['Πιστοποιητικό γέννησης', 'Birth certificate', '/services/birth-certificate'],
    ],
  },
  {
    slug: 'help-at-home',
    title: ['Βοήθεια στο Σπίτι', 'Help at Home'],
    description: [
      'Νοσηλευτική φροντίδα, κοινωνικός λειτουργός και οικογενειακή βοήθεια για ηλικιωμένους και άτομα με αναπηρία.',
      'Nursing care, a social worker and a home helper for older people and people with disabilities.',
    ],
    about: [
      'Το πρόγραμμα στηρίζει όσους ζουν μόνοι ή δεν έχουν αρκετή φροντίδα, ώστε να μείνουν στο σπίτι τους. Οι επισκέψεις γίνονται μία έως τρεις φορές την εβδομάδα.',
      'The programme supports those who live alone or lack care, so that they can stay in their homes. Visits are made once to three times a week.',
    ],
    who: [
      'Ηλικιωμένοι άνω των 65 ετών και άτομα με αναπηρία που κατοικούν στον Δήμο, με προτεραιότητα σε όσους ζουν μόνοι και έχουν χαμηλό εισόδημα.',
      'People over 65 and people with disabilities who live in the municipality. Those who live alone on a low income come first.',
    ],
    outcome: ['Τακτικές επισκέψεις στο σπίτι', 'Regular visits at home'],
    cost: FREE,
    duration: [
      'Ο κοινωνικός λειτουργός έρχεται μέσα σε 10 ημέρες· οι επισκέψεις αρχίζουν μόλις υπάρχει θέση',
      'The social worker comes within 10 days; the visits begin as soon as there is a place',
    ],
    channels: ['person', 'phone'],
    topic: 'social',
    lifeEvents: ['care'],
    groups: ['older-people', 'disabilities'],
    icon: 'Users',
    office: 'cultural-centre',
    department: 'social-protection',
    papers: [
      ['Δελτίο ταυτότητας και ΑΜΚΑ', 'An identity card and the AMKA number'],
      ['Το τελευταίο εκκαθαριστικό', 'The latest tax assessment'],
      ['Ιατρική γνωμάτευση, αν υπάρχει', 'A medical report, if there is one'],
    ],
    steps: [
      [
        'Τηλεφωνήστε, εσείς ή ένας συγγενής ή γείτονας.',
        'Call; a relative or neighbour can call for you.',
      ],
      [
        'Ο κοινωνικός λειτουργός έρχεται στο σπίτι και συμπληρώνει μαζί σας την αίτηση.',
        'The social worker comes to your home and fills in the application with you.',
      ],
    ],
    related: [['Κοινωνική πρόνοια', 'Social welfare', '/services/social-welfare'], CONTACT],
  },
  {
    slug: 'accessibility-complaint',
    title: ['Παράπονο για την προσβασιμότητα', 'Complaint about accessibility'],
    description: [
      'Ράμπα που λείπει, κατειλημμένη θέση αναπηρικού οχήματος, σελίδα που δεν διαβάζεται.',
      'A missing ramp, a blocked space for disabled drivers, a page that cannot be read.',
    ],
    about: [
      'Γράψτε ή τηλεφωνήστε μας τι σας εμποδίζει, σε κτίριο, σε δρόμο ή στον ιστότοπο. Αν δεν απαντήσουμε ή η απάντηση δεν σας ικανοποιεί, απευθυνθείτε στον <a href="https://www.synigoros.gr/">Συνήγορο του Πολίτη</a>, τηλέφωνο 213 1306 600. Για τον ιστότοπο δείτε και τη <a href="/accessibility">δήλωση προσβασιμότητας</a>.',
      'Write or call and tell us what is in your way, in a building, in a street or on the website. If we do not answer, or the answer does not satisfy you, turn to the <a href="https://www.synigoros.gr/">Greek Ombudsman</a>, telephone 213 1306 600. For the website, see also the <a href="/accessibility">accessibility statement</a>.',
    ],
    outcome: [
      'Γραπτή απάντηση με το τι θα γίνει και πότε',
      'A written answer that says what will be done, and when',
    ],
    cost: FREE,
    duration: ['Απάντηση μέσα σε 20 εργάσιμες ημέρες', 'An answer within 20 working days'],
    channels: ['online', 'person', 'phone', 'email', 'post'],
    topic: 'social',
    groups: ['older-people', 'disabilities'],
    icon: 'Users',
    onlineLink: '/contact',
    office: 'town-hall',
    department: 'technical',
    steps: [
      [
        'Πείτε μας πού είναι το εμπόδιο και τι προσπαθούσατε να κάνετε.',
        'Tell us where the obstacle is and what you were trying to do.',
      ],
      ['Κρατήστε τον αριθμό που θα σας δώσουμε.', 'Keep the number that we give you.'],
    ],
    laws: [
      [
        'Ν. 4727/2020, για την προσβασιμότητα των ιστοτόπων',
        'Law 4727/2020, on the accessibility of websites',
      ],
      [
        'Ν. 4488/2017, για τα δικαιώματα των ατόμων με αναπηρία',
        'Law 4488/2017, on the rights of people with disabilities',
      ],
    ],
    related: [['Δήλωση προσβασιμότητας', 'Accessibility statement', '/accessibility'], CONTACT],
  },
]);
