import { errandSheets } from './errand-sheet.ts';

const IDENTITY = [
  'Δελτίο ταυτότητας, διαβατήριο ή άδεια διαμονής σε ισχύ',
  'A valid identity card, passport or residence permit',
] as const;
const AUTHORISATION = [
  'Εξουσιοδότηση με βεβαιωμένο το γνήσιο της υπογραφής, αν ενεργείτε για άλλο πρόσωπο',
  'An authorisation with a certified signature, if you act for someone else',
] as const;
const FREE = ['Δωρεάν', 'Free of charge'] as const;
const MUNICIPAL_CODE = [
  'Κώδικας Δήμων και Κοινοτήτων, ν. 3463/2006',
  'Code of Municipalities and Communities, Law 3463/2006',
] as const;
const REGISTRY_LAW = [
  'Ν. 344/1976 για τις ληξιαρχικές πράξεις',
  'Law 344/1976 on civil registry records',
] as const;
const ALL_CERTIFICATES = [
  'Όλα τα πιστοποιητικά',
  'All certificates',
  '/services/certificates',
] as const;
const KEP = [
  'Κέντρα Εξυπηρέτησης Πολιτών (ΚΕΠ)',
  'Citizen Service Centres (KEP)',
  '/services/kep',
] as const;
const REQUEST_FORM = {
  title: { el: 'Αίτηση για έκδοση πιστοποιητικού', en: 'Application for a certificate' },
  file: 'form-certificate-request',
};

const APPLY_IN_PERSON = [
  [
    'Δείτε πρώτα αν εκδίδεται ηλεκτρονικά: τότε δεν χρειάζεται να έρθετε.',
    'Check first whether it is issued online: if so, there is no need to come.',
  ],
  [
    'Αλλιώς συμπληρώστε την αίτηση και καταθέστε την στο γραφείο ή σε οποιοδήποτε ΚΕΠ.',
    'Otherwise fill in the application and hand it in at the office or at any KEP.',
  ],
  [
    'Παραλάβετε το πιστοποιητικό ή ζητήστε να σας σταλεί με email.',
    'Collect the certificate, or ask to have it sent by email.',
  ],
] as const;

/** One sheet for each certificate, and the civil wedding. */
export const registryErrandSeed = errandSheets([
  {
    slug: 'birth-certificate',
    title: ['Πιστοποιητικό γέννησης', 'Birth certificate'],
    description: [
      'Βεβαιώνει πότε και πού γεννήθηκε ένα πρόσωπο και ποιοι είναι οι γονείς του.',
      'Certifies when and where a person was born, and who the parents are.',
    ],
    about: [
      'Εκδίδεται από το Μητρώο Πολιτών για όσους είναι γραμμένοι σε ελληνικό δήμο. Αν ζητείται η ίδια η πράξη γέννησης, αυτή είναι ληξιαρχική πράξη και εκδίδεται από το Ληξιαρχείο του τόπου γέννησης.',
      'It is issued from the Citizens’ Register for those who are registered in a Greek municipality. If the record of birth itself is asked for, that is a civil registry record, issued by the civil registry of the place of birth.',
    ],
    who: [
      'Όποιος είναι γραμμένος στο δημοτολόγιο, για τον εαυτό του, τον ή τη σύζυγο και τα ανήλικα παιδιά του.',
      'Anyone in the register of citizens, for themselves, their spouse and their children under 18.',
    ],
    outcome: ['Πιστοποιητικό με κωδικό επαλήθευσης', 'A certificate with a verification code'],
    cost: FREE,
    duration: [
      'Αμέσως στο gov.gr· αυθημερόν στο γραφείο ή στο ΚΕΠ',
      'At once on gov.gr; the same day at the office or a KEP',
    ],
    channels: ['online', 'person'],
    topic: 'registry',
    lifeEvents: ['birth', 'school', 'wedding'],
    groups: ['families'],
    onlineLink: 'https://www.gov.gr/ipiresies/oikogeneia/gennese/pistopoietiko-genneses',
    office: 'town-hall',
    department: 'administrative',
    papers: [IDENTITY, AUTHORISATION],
    steps: APPLY_IN_PERSON,
    forms: [REQUEST_FORM],
    laws: [REGISTRY_LAW, MUNICIPAL_CODE],
    questions: [
      {
        question: [
          'Το χρειάζομαι για το εξωτερικό. Τι κάνω;',
          'I need it for use abroad. What do I do?',
        ],
        answer: [
          'Ζητήστε απόσπασμα ληξιαρχικής πράξης γέννησης σε πολύγλωσσο έντυπο από το Ληξιαρχείο. Για ορισμένες χώρες χρειάζεται και σφραγίδα της Χάγης (Apostille).',
          'Ask the civil registry for a multilingual extract of the birth record. Some countries ask for an Apostille as well.',
        ],
      },
    ],
    related: [ALL_CERTIFICATES, KEP],
  },
  {
    slug: 'family-status-certificate',
    title: ['Πιστοποιητικό οικογενειακής κατάστασης', 'Family status certificate'],
    description: [
      'Δείχνει τα μέλη μιας οικογένειας όπως είναι γραμμένα στο δημοτολόγιο.',
      'Lists the members of a family as they are entered in the register of citizens.',
    ],
    about: [
      'Το ζητούν συνήθως για επιδόματα, σχολεία και φορολογικές υποθέσεις. Αν έχει αλλάξει κάτι στην οικογένεια και δεν φαίνεται ακόμη, δηλώστε το πρώτα στο Ληξιαρχείο.',
      'It is usually asked for benefits, schools and tax matters. If something in the family has changed and does not show yet, report it to the civil registry first.',
    ],
    outcome: ['Πιστοποιητικό με κωδικό επαλήθευσης', 'A certificate with a verification code'],
    cost: FREE,
    duration: [
      'Αμέσως στο gov.gr· αυθημερόν στο γραφείο ή στο ΚΕΠ',
      'At once on gov.gr; the same day at the office or a KEP',
    ],
    channels: ['online', 'person'],
    topic: 'registry',
    lifeEvents: ['birth', 'school', 'hardship'],
    groups: ['families'],
    onlineLink:
      'https://www.gov.gr/ipiresies/oikogeneia/oikogeneiake-katastase/pistopoietiko-oikogeneiakes-katastases',
    office: 'town-hall',
    department: 'administrative',
    papers: [IDENTITY, AUTHORISATION],
    steps: APPLY_IN_PERSON,
    forms: [REQUEST_FORM],
    laws: [MUNICIPAL_CODE],
    related: [ALL_CERTIFICATES, KEP],
  },
  {
    slug: 'marriage-record',
    title: ['Ληξιαρχική πράξη γάμου', 'Marriage record'],
    description: [
      'Αντίγραφο της πράξης με την οποία δηλώθηκε ένας γάμος στο Ληξιαρχείο.',
      'A copy of the record by which a marriage was registered at the civil registry.',
    ],
    about: [
      'Τη χορηγεί το Ληξιαρχείο του τόπου όπου έγινε ο γάμος. Ο γάμος δηλώνεται μέσα σε 40 ημέρες· αργότερα επιβάλλεται πρόστιμο.',
      'It is issued by the civil registry of the place of the wedding. A marriage has to be registered within 40 days; after that there is a fine.',
    ],
    outcome: ['Αντίγραφο ή απόσπασμα της πράξης', 'A copy or an extract of the record'],
    cost: FREE,
    duration: ['Αυθημερόν έως 5 εργάσιμες ημέρες', 'The same day to 5 working days'],
    channels: ['person'],
    topic: 'registry',
    lifeEvents: ['wedding'],
    groups: ['families'],
    office: 'civil-registry',
    department: 'administrative',
    papers: [IDENTITY, AUTHORISATION],
    steps: [
      [
        'Συμπληρώστε την αίτηση και καταθέστε την στο Ληξιαρχείο ή σε οποιοδήποτε ΚΕΠ.',
        'Fill in the application and hand it in at the civil registry or at any KEP.',
      ],
      [
        'Παραλάβετε την πράξη ή ζητήστε να σας σταλεί με email.',
        'Collect the record, or ask to have it sent by email.',
      ],
    ],
    forms: [REQUEST_FORM],
    laws: [REGISTRY_LAW],
    related: [['Πολιτικός γάμος', 'Civil wedding', '/services/civil-wedding'], ALL_CERTIFICATES],
  },
  {
    slug: 'next-of-kin-certificate',
    title: ['Πιστοποιητικό πλησιέστερων συγγενών', 'Certificate of next of kin'],
    description: [
      'Δείχνει ποιοι είναι οι πλησιέστεροι συγγενείς προσώπου που έχει πεθάνει, για κληρονομικές υποθέσεις.',
      'Names the closest relatives of a person who has died, for inheritance matters.',
    ],
    about: [
      'Το εκδίδει ο δήμος όπου ήταν γραμμένος ο θανών. Πρώτα πρέπει να έχει δηλωθεί ο θάνατος στο Ληξιαρχείο.',
      'It is issued by the municipality where the deceased was registered. The death must have been registered at the civil registry first.',
    ],
    who: [
      'Οι συγγενείς και οι κληρονόμοι. Δικηγόρος ή άλλο πρόσωπο, με εξουσιοδότηση ενός από αυτούς.',
      'The relatives and the heirs. A lawyer or someone else, with an authorisation from one of them.',
    ],
    outcome: [
      'Πιστοποιητικό για τράπεζα, συμβολαιογράφο ή δικαστήριο',
      'A certificate for a bank, notary or court',
    ],
    cost: FREE,
    duration: ['Έως 10 ημέρες', 'Up to 10 days'],
    channels: ['person', 'post'],
    topic: 'registry',
    lifeEvents: ['death'],
    groups: ['families'],
    office: 'town-hall',
    department: 'administrative',
    papers: [
      IDENTITY,
      [
        'Ληξιαρχική πράξη θανάτου, από το Ληξιαρχείο του τόπου όπου έγινε ο θάνατος',
        'The record of death, from the civil registry of the place of death',
      ],
      [
        'Υπεύθυνη δήλωση με τους συγγενείς και τη συγγένεια του καθενός, με το γνήσιο της υπογραφής: γίνεται στο gov.gr ή σε ΚΕΠ',
        'A solemn declaration that names the relatives and their kinship, with a certified signature: made on gov.gr or at a KEP',
      ],
      AUTHORISATION,
    ],
    steps: [
      [
        'Συμπληρώστε την αίτηση και την υπεύθυνη δήλωση. Στο ΚΕΠ σας βοηθούν να τις συμπληρώσετε.',
        'Fill in the application and the declaration. A KEP helps you with both.',
      ],
      [
        'Καταθέστε τις στο Δημοτολόγιο, στο δημαρχείο, ή σε οποιοδήποτε ΚΕΠ.',
        'Hand them in at the citizens’ register in the town hall, or at any KEP.',
      ],
      [
        'Σας τηλεφωνούμε όταν είναι έτοιμο: το παραλαμβάνετε από το γραφείο ή σας έρχεται ταχυδρομικά.',
        'We call you when it is ready: collect it from the office, or have it sent by post.',
      ],
    ],
    forms: [REQUEST_FORM],
    laws: [MUNICIPAL_CODE],
    related: [['Κοιμητήρια', 'Cemeteries', '/services/cemetery'], ALL_CERTIFICATES],
  },
  {
    slug: 'permanent-residence',
    title: ['Βεβαίωση μόνιμης κατοικίας', 'Certificate of permanent residence'],
    description: [
      'Βεβαιώνει ότι κατοικείτε μόνιμα στον Δήμο, ακόμη και αν είστε δημότης αλλού.',
      'Certifies that you live permanently in the municipality, even if you are registered elsewhere.',
    ],
    about: [
      'Την εκδίδει ο δήμος όπου κατοικείτε, με βάση τα στοιχεία της φορολογικής σας δήλωσης και έναν λογαριασμό στο όνομά σας.',
      'It is issued by the municipality where you live, on the basis of your tax return and a bill in your name.',
    ],
    outcome: ['Βεβαίωση μόνιμης κατοικίας', 'A certificate of permanent residence'],
    cost: FREE,
    duration: [
      'Στο gov.gr συνήθως αμέσως· έως 3 εργάσιμες ημέρες στο γραφείο',
      'Usually at once on gov.gr; up to 3 working days at the office',
    ],
    channels: ['online', 'person'],
    topic: 'registry',
    lifeEvents: ['school', 'moving'],
    groups: ['newcomers'],
    onlineLink:
      'https://www.gov.gr/ipiresies/polites-kai-kathemerinoteta/dieuthunse-katoikias-kai-epikoinonias/bebaiose-monimes-katoikias',
    office: 'town-hall',
    department: 'administrative',
    papers: [
      IDENTITY,
      ['Το τελευταίο εκκαθαριστικό ή έντυπο Ε1', 'Your latest tax assessment or E1 form'],
      [
        'Πρόσφατος λογαριασμός ρεύματος, νερού ή τηλεφώνου, ή μισθωτήριο, στο όνομά σας',
        'A recent electricity, water or phone bill, or a lease, in your name',
      ],
    ],
    steps: [
      [
        'Αν έχετε κωδικούς Taxisnet, ζητήστε την από το gov.gr, με το κουμπί αυτής της σελίδας: δεν χρειάζεται να έρθετε.',
        'With Taxisnet credentials, ask for it on gov.gr by the button on this page: there is no need to come.',
      ],
      [
        'Αλλιώς συμπληρώστε την υπεύθυνη δήλωση και καταθέστε την, με τα δικαιολογητικά, στο δημαρχείο ή σε οποιοδήποτε ΚΕΠ.',
        'Otherwise fill in the declaration and hand it in, with the papers, at the town hall or at any KEP.',
      ],
      [
        'Παραλάβετε τη βεβαίωση ή ζητήστε να σας σταλεί με email.',
        'Collect the certificate, or ask to have it sent by email.',
      ],
    ],
    questions: [
      {
        question: [
          'Μένω με συγγενή και δεν έχω λογαριασμό στο όνομά μου. Τι φέρνω;',
          'I live with a relative and have no bill in my name. What do I bring?',
        ],
        answer: [
          'Υπεύθυνη δήλωση εκείνου που σας φιλοξενεί, με το γνήσιο της υπογραφής του, και έναν δικό του λογαριασμό.',
          'A solemn declaration by the person you stay with, with a certified signature, and a bill in their name.',
        ],
      },
    ],
    forms: [
      {
        title: {
          el: 'Υπεύθυνη δήλωση μόνιμης κατοικίας',
          en: 'Declaration of permanent residence',
        },
        file: 'form-residence-declaration',
      },
    ],
    laws: [MUNICIPAL_CODE],
    related: [ALL_CERTIFICATES, KEP],
  },
  {
    slug: 'civil-wedding',
    title: ['Πολιτικός γάμος', 'Civil wedding'],
    description: [
      'Άδεια γάμου και τέλεση στο δημαρχείο ή σε άλλον χώρο του Δήμου.',
      'The marriage licence, and the ceremony at the town hall or another municipal venue.',
    ],
    about: [
      'Ο γάμος τελείται δημόσια από τον Δήμαρχο ή αντιδήμαρχο, με δύο μάρτυρες. Η άδεια ισχύει έξι μήνες. Όσοι δεν μιλούν ελληνικά έρχονται με διερμηνέα.',
      'The mayor or a deputy mayor marries the couple in public, before two witnesses. The licence is valid for six months. Those who do not speak Greek bring an interpreter.',
    ],
    who: [
      'Ενήλικοι, δημότες ή όχι, Έλληνες ή αλλοδαποί. Η άδεια εκδίδεται από τον δήμο κατοικίας του καθενός.',
      'Adults, registered here or not, Greek or foreign. Each gets the licence from the municipality where they live.',
    ],
    outcome: [
      'Άδεια γάμου και τελετή στην ημέρα που επιλέξατε',
      'A marriage licence, and a ceremony on the day you chose',
    ],
    cost: [
      'Παράβολο 18 € για κάθε άδεια· η τελετή στο δημαρχείο δωρεάν',
      '€18 for each licence; the ceremony at the town hall is free',
    ],
    duration: [
      'Άδεια σε 8 ημέρες από τη δημοσίευση της αγγελίας· τελετή με ραντεβού',
      'The licence 8 days after the notice is published; the ceremony by appointment',
    ],
    channels: ['person', 'phone'],
    topic: 'registry',
    lifeEvents: ['wedding'],
    groups: ['families'],
    icon: 'Users',
    office: 'civil-registry',
    department: 'administrative',
    papers: [
      IDENTITY,
      ['Πιστοποιητικό γέννησης για άδεια γάμου', 'A birth certificate for a marriage licence'],
      ['Η εφημερίδα με την αγγελία του γάμου', 'The newspaper with the notice of the marriage'],
      [
        'Το παράβολο: πληρώνεται ως e-Παράβολο στο gov.gr, ή το εκδίδει για εσάς το ΚΕΠ',
        'The receipt of the fee: paid as an e-Paravolo on gov.gr, or issued for you at a KEP',
      ],
      [
        'Αν ήσασταν παντρεμένοι: το διαζευκτήριο ή τη ληξιαρχική πράξη θανάτου του συζύγου',
        'If you were married before: the divorce certificate, or the record of your spouse’s death',
      ],
      [
        'Αλλοδαποί: βεβαίωση της πρεσβείας ότι επιτρέπεται ο γάμος, σε επίσημη μετάφραση',
        'Foreign nationals: a statement by the embassy that you are free to marry, officially translated',
      ],
    ],
    steps: [
      [
        'Δημοσιεύστε την αγγελία του γάμου σε εφημερίδα και ζητήστε την άδεια από τον δήμο όπου κατοικείτε. Αν κατοικείτε εδώ: στο Ληξιαρχείο.',
        'Publish the notice of the marriage in a newspaper, and ask for the licence at the municipality where you live. If you live here: at the civil registry.',
      ],
      [
        'Με τις δύο άδειες κλείστε ημέρα και ώρα στο Ληξιαρχείο, τηλεφωνικά ή εκεί, τουλάχιστον δύο εβδομάδες νωρίτερα.',
        'With both licences, book a day and a time at the civil registry, by phone or there, at least two weeks before.',
      ],
      [
        'Μετά την τελετή δηλώστε τον γάμο στο Ληξιαρχείο μέσα σε 40 ημέρες.',
        'After the ceremony, register the marriage at the civil registry within 40 days.',
      ],
    ],
    laws: [
      ['Αστικός Κώδικας, άρθρα 1367 έως 1371', 'Civil Code, articles 1367 to 1371'],
      ['Ν. 1250/1982 για τον πολιτικό γάμο', 'Law 1250/1982 on civil marriage'],
    ],
    related: [['Ληξιαρχική πράξη γάμου', 'Marriage record', '/services/marriage-record'], KEP],
  },
  {
    slug: 'kep',
    title: ['Κέντρα Εξυπηρέτησης Πολιτών (ΚΕΠ)', 'Citizen Service Centres (KEP)'],
    description: [
      'Πού είναι το πλησιέστερο ΚΕΠ, πότε είναι ανοιχτό και τι κάνει για εσάς.',
      'Where the nearest KEP is, when it is open and what it does for you.',
    ],
    about: [
      'ΚΕΠ λειτουργούν στο Αίγιο, στην Ακράτα και στο Διακοπτό. Παραλαμβάνουν αιτήσεις για όλες τις δημόσιες υπηρεσίες, βεβαιώνουν το γνήσιο της υπογραφής και εκδίδουν πιστοποιητικά. Εξυπηρετεί οποιοδήποτε ΚΕΠ, όπου και αν κατοικείτε. Διευθύνσεις, τηλέφωνα και ώρες όλων: <a href="/municipality/departments">Διευθύνσεις και τμήματα</a>.',
      'There are KEP offices in Aigio, Akrata and Diakopto. They take applications for every public service, certify signatures and issue certificates. Any of them serves you, wherever you live. Addresses, phones and hours of all: <a href="/municipality/departments">Departments and offices</a>.',
    ],
    outcome: [
      'Αιτήσεις, πιστοποιητικά και βεβαίωση υπογραφής σε ένα σημείο',
      'Applications, certificates and certified signatures in one place',
    ],
    cost: FREE,
    duration: [
      'Επί τόπου, ή όσο χρειάζεται η υπηρεσία που αποφασίζει',
      'On the spot, or as long as the deciding authority takes',
    ],
    channels: ['person', 'phone'],
    topic: 'administration',
    icon: 'Users',
    office: 'kep-aigio',
    department: 'administrative',
    papers: [IDENTITY],
    steps: [
      [
        'Κλείστε ραντεβού τηλεφωνικά ή ελάτε στις ώρες κοινού.',
        'Book by phone, or come in opening hours.',
      ],
      [
        'Πείτε τι χρειάζεστε· ο υπάλληλος συμπληρώνει την αίτηση μαζί σας.',
        'Say what you need; the clerk fills in the application with you.',
      ],
      [
        'Κρατήστε τον αριθμό της αίτησης, για να δείτε την πορεία της.',
        'Keep the number of your application, so that you can see how far it has got.',
      ],
    ],
    laws: [
      [
        'Ν. 3013/2002 για τα Κέντρα Εξυπηρέτησης Πολιτών',
        'Law 3013/2002 on Citizen Service Centres',
      ],
    ],
    questions: [
      {
        question: [
          'Ποιο είναι το πλησιέστερο αν μένω στην Αιγείρα;',
          'Which is the nearest if I live in Aigeira?',
        ],
        answer: [
          'Το ΚΕΠ Ακράτας, 8 χιλιόμετρα μακριά, τηλέφωνο +30 26910 00192.',
          'KEP Akrata, 8 kilometres away, telephone +30 26910 00192.',
        ],
      },
    ],
    related: [
      ['Υπηρεσίες άλλων φορέων', 'Services of other authorities', '/other-authorities'],
      ALL_CERTIFICATES,
      ['Επικοινωνία', 'Contact', '/contact'],
    ],
  },
]);
