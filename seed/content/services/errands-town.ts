import { errandSheets } from './errand-sheet.ts';

const FREE = ['Δωρεάν', 'Free of charge'] as const;
const CONTACT = ['Επικοινωνία', 'Contact', '/contact'] as const;

/** Errands of the street and the house: lighting, waste, animals, water, parking, property, cemeteries. */
export const townErrandSeed = errandSheets([
  {
    slug: 'lighting-and-roads',
    title: ['Βλάβη σε φωτισμό ή δρόμο', 'Broken street lamp or road'],
    description: [
      'Καμένη λάμπα, λακκούβα, σπασμένο πεζοδρόμιο: πώς το δηλώνετε και πότε διορθώνεται.',
      'A lamp that is out, a pothole, a broken pavement: how to report it and when it is mended.',
    ],
    about: [
      'Δηλώστε τη βλάβη με τον αριθμό που γράφει ο ιστός ή με την πλησιέστερη διεύθυνση. Για πεσμένο καλώδιο ή ιστό μην πλησιάσετε και καλέστε αμέσως.',
      'Report the fault with the number on the pole, or the nearest address. If a cable or a pole is down, stay away and call at once.',
    ],
    outcome: [
      'Επισκευή, και αριθμός με τον οποίο ρωτάτε για αυτήν',
      'A repair, and a number by which you can ask about it',
    ],
    cost: FREE,
    duration: [
      'Λάμπες σε 5 εργάσιμες ημέρες· επικίνδυνα σημεία αυθημερόν',
      'Lamps within 5 working days; dangerous places the same day',
    ],
    channels: ['online', 'phone', 'email'],
    topic: 'infrastructure',
    icon: 'Landmark',
    onlineLink: '/contact',
    office: 'works-depot',
    department: 'technical',
    steps: [
      [
        'Σημειώστε τον αριθμό του ιστού ή τη διεύθυνση.',
        'Note the number of the pole or the address.',
      ],
      [
        'Τηλεφωνήστε στη γραμμή βλαβών ή γράψτε μας, με φωτογραφία αν μπορείτε.',
        'Call the fault line or write to us, with a photograph if you can.',
      ],
      ['Κρατήστε τον αριθμό της δήλωσης.', 'Keep the number of your report.'],
    ],
    questions: [
      {
        question: [
          'Πώς μαθαίνω αν η βλάβη επισκευάστηκε;',
          'How do I find out whether the fault has been repaired?',
        ],
        answer: [
          'Τηλεφωνήστε στο ίδιο τηλέφωνο και πείτε τον αριθμό της δήλωσης.',
          'Call the same number and give the number of your report.',
        ],
      },
      {
        question: [
          'Έχω διακοπή ρεύματος στο σπίτι. Ποιον καλώ;',
          'I have a power cut at home. Whom do I call?',
        ],
        answer: [
          'Τον ΔΕΔΔΗΕ, που διαχειρίζεται το δίκτυο, στο 800 400 4000 ή στο 11500. Αν άλλαξαν οι αριθμοί, θα τους βρείτε στο deddie.gr και στον λογαριασμό του ρεύματος. Ο Δήμος επισκευάζει μόνο τον φωτισμό των δρόμων.',
          'HEDNO (DEDDIE), which runs the network, on 800 400 4000 or 11500. If the numbers have changed, you will find them on deddie.gr and on your electricity bill. The municipality repairs street lighting only.',
        ],
      },
    ],
    related: [CONTACT, ['Διακοπή νερού', 'Water cut', '/services/water']],
  },
  {
    slug: 'bulky-waste',
    title: ['Ογκώδη αντικείμενα και κλαδιά', 'Bulky waste and branches'],
    description: [
      'Παλιά έπιπλα, στρώματα, συσκευές και κλαδιά του κήπου παραλαμβάνονται από το σπίτι με ραντεβού.',
      'Old furniture, mattresses, appliances and branches are collected from your home by appointment.',
    ],
    about: [
      'Μην αφήνετε τίποτα δίπλα στους κάδους χωρίς ραντεβού: επιβάλλεται πρόστιμο. Τα μπάζα δεν τα παραλαμβάνει ο Δήμος· χρειάζεται αδειοδοτημένος μεταφορέας.',
      'Leave nothing beside the bins without an appointment: there is a fine. The municipality does not collect rubble; that needs a licensed carrier.',
    ],
    outcome: ['Παραλαβή μπροστά από το σπίτι σας', 'Collection in front of your home'],
    cost: ['Δωρεάν, έως 2 κυβικά μέτρα τον μήνα', 'Free of charge, up to 2 cubic metres a month'],
    duration: ['Ραντεβού μέσα σε 7 ημέρες', 'An appointment within 7 days'],
    channels: ['phone', 'email'],
    topic: 'environment',
    lifeEvents: ['moving'],
    icon: 'Home',
    office: 'works-depot',
    department: 'environment',
    steps: [
      ['Τηλεφωνήστε και πείτε τι έχετε και πού.', 'Call and say what you have and where.'],
      [
        'Βγάλτε τα μπροστά στο σπίτι το βράδυ πριν από την ημέρα του ραντεβού.',
        'Put it out in front of your home the evening before the day of the appointment.',
      ],
    ],
    laws: [['Ν. 4819/2021 για τη διαχείριση αποβλήτων', 'Law 4819/2021 on waste management']],
    questions: [
      {
        question: ['Παίρνετε και μπάζα;', 'Do you collect rubble, too?'],
        answer: [
          'Όχι. Για μπάζα χρειάζεται αδειοδοτημένος μεταφορέας.',
          'No. Rubble needs a licensed carrier.',
        ],
      },
    ],
    related: [
      ['Περιβάλλον και καθαριότητα', 'Environment and cleaning', '/services/environment'],
      CONTACT,
    ],
  },
  {
    slug: 'stray-animals',
    title: ['Αδέσποτα ζώα', 'Stray animals'],
    description: [
      'Τραυματισμένο ή επικίνδυνο αδέσποτο, υιοθεσία, σήμανση και στείρωση.',
      'An injured or dangerous stray, adoption, microchipping and neutering.',
    ],
    about: [
      'Το συνεργείο περισυλλογής μεταφέρει τα τραυματισμένα ζώα στον κτηνίατρο και τα υγιή στο καταφύγιο για στείρωση. Η κακοποίηση ζώου είναι έγκλημα: καλέστε την Αστυνομία στο 100.',
      'The collection team takes injured animals to the vet, and healthy ones to the shelter to be neutered. Cruelty to an animal is a crime: call the police on 100.',
    ],
    outcome: ['Περισυλλογή και φροντίδα του ζώου', 'The animal is collected and cared for'],
    cost: FREE,
    duration: ['Τραυματισμένα ζώα αυθημερόν', 'Injured animals the same day'],
    channels: ['phone', 'email'],
    topic: 'environment',
    icon: 'Home',
    office: 'works-depot',
    department: 'environment',
    steps: [
      [
        'Τηλεφωνήστε και πείτε πού ακριβώς είναι το ζώο και αν είναι τραυματισμένο.',
        'Call and say exactly where the animal is, and whether it is injured.',
      ],
      [
        'Μείνετε κοντά του, αν μπορείτε με ασφάλεια, ώσπου να έρθει το συνεργείο.',
        'Stay near it, if you safely can, until the team comes.',
      ],
    ],
    laws: [['Ν. 4830/2021 για τα ζώα συντροφιάς', 'Law 4830/2021 on companion animals']],
    related: [CONTACT],
  },
  {
    slug: 'water',
    title: ['Ύδρευση: διακοπές, βλάβες και λογαριασμοί', 'Water: cuts, faults and bills'],
    description: [
      'Κόπηκε το νερό, υπάρχει διαρροή ή έχετε απορία για τον λογαριασμό: η ΔΕΥΑ Αιγιαλείας.',
      'No water, a leak, or a question about your bill: the water company (DEYA).',
    ],
    about: [
      'Για το νερό αρμόδια είναι η Δημοτική Επιχείρηση Ύδρευσης και Αποχέτευσης (ΔΕΥΑ). Οι προγραμματισμένες διακοπές ανακοινώνονται στα <a href="/news/category/announcements">νέα</a>. Για ξαφνική διακοπή ή διαρροή στον δρόμο καλέστε τη ΔΕΥΑ, όλο το 24ωρο.',
      'The municipal water and sewerage company (DEYA) is in charge of water. Planned cuts are announced in the <a href="/news/category/announcements">news</a>. For a sudden cut, or a leak in the street, call DEYA, day or night.',
    ],
    outcome: [
      'Αποκατάσταση της βλάβης και πληροφορία για τη διάρκειά της',
      'The fault is repaired, and you are told how long it will take',
    ],
    cost: [
      'Δωρεάν έως και τον μετρητή· πέρα από αυτόν ο ιδιοκτήτης',
      'Free up to and including the meter; beyond it the owner pays',
    ],
    duration: ['Συνεργείο μέσα σε 4 ώρες', 'A team within 4 hours'],
    channels: ['person', 'phone', 'email'],
    topic: 'water',
    lifeEvents: ['moving'],
    groups: ['owners'],
    icon: 'Home',
    office: 'water-company',
    department: 'technical',
    papers: [['Ο αριθμός παροχής, από έναν λογαριασμό', 'The supply number, from a bill']],
    steps: [
      [
        'Δείτε αν έχουν νερό οι γείτονες: αν ναι, η βλάβη είναι πιθανώς στο σπίτι σας.',
        'See whether your neighbours have water: if so, the fault is probably in your house.',
      ],
      [
        'Τηλεφωνήστε στη ΔΕΥΑ και πείτε τη διεύθυνση ή τον αριθμό παροχής.',
        'Call DEYA and give the address or the supply number.',
      ],
    ],
    laws: [
      [
        'Ν. 1069/1980 για τις επιχειρήσεις ύδρευσης και αποχέτευσης',
        'Law 1069/1980 on water and sewerage companies',
      ],
    ],
    related: [['Πληρωμές', 'Payments', '/services/payments'], CONTACT],
  },
  {
    slug: 'fines',
    title: ['Πρόστιμο στάθμευσης: πληρωμή και ένσταση', 'Parking fine: paying and objecting'],
    description: [
      'Πώς πληρώνετε ένα πρόστιμο της Δημοτικής Αστυνομίας και πώς υποβάλλετε ένσταση.',
      'How to pay a fine of the municipal police, and how to object to it.',
    ],
    about: [
      'Το πρόστιμο πληρώνεται στο μισό αν εξοφληθεί μέσα σε δέκα ημέρες. Μέσα στις ίδιες δέκα ημέρες μπορείτε να υποβάλετε ένσταση, αν πιστεύετε ότι δεν έπρεπε να βεβαιωθεί.',
      'The fine is halved if it is paid within ten days. Within the same ten days you can object, if you think that it should not have been issued.',
    ],
    outcome: [
      'Εξόφληση ή απόφαση για την ένσταση',
      'The fine is settled, or your objection is decided',
    ],
    cost: [
      'Το ποσό που γράφει η κλήση· το μισό μέσα σε 10 ημέρες',
      'The amount on the ticket; half of it within 10 days',
    ],
    duration: [
      'Απάντηση στην ένσταση μέσα σε 20 ημέρες',
      'An answer to an objection within 20 days',
    ],
    channels: ['person', 'email', 'post'],
    topic: 'payments',
    lifeEvents: ['driving'],
    icon: 'Landmark',
    office: 'municipal-police',
    department: 'financial',
    papers: [
      ['Η κλήση', 'The ticket'],
      [
        'Για ένσταση: η άδεια κυκλοφορίας και ό,τι αποδεικνύει τον λόγο',
        'To object: the vehicle licence, and proof of your reason',
      ],
    ],
    steps: [
      [
        'Πληρώστε με τον κωδικό RF της κλήσης από την τράπεζά σας, ή στο ταμείο του Δήμου, στο δημαρχείο.',
        'Pay with the RF code of the ticket from your bank, or at the municipal cashier, in the town hall.',
      ],
      [
        'Για ένσταση, γράψτε στη Δημοτική Αστυνομία με τον αριθμό της κλήσης: με email, με επιστολή ή στο γραφείο της.',
        'To object, write to the municipal police with the number of the ticket: by email, by letter or at their office.',
      ],
    ],
    laws: [['Κώδικας Οδικής Κυκλοφορίας', 'Highway Code']],
    related: [
      ['Πληρωμές', 'Payments', '/services/payments'],
      ['Δημοτική Αστυνομία', 'Municipal police', '/services/municipal-police'],
    ],
  },
  {
    slug: 'municipal-police',
    title: ['Δημοτική Αστυνομία', 'Municipal police'],
    description: [
      'Παράνομη στάθμευση, κατάληψη πεζοδρομίου, θόρυβος καταστήματος: ποιον καλείτε.',
      'Illegal parking, a blocked pavement, noise from a business: whom to call.',
    ],
    about: [
      'Η Δημοτική Αστυνομία ελέγχει τη στάθμευση, τους κοινόχρηστους χώρους και τις λαϊκές αγορές. Για έγκλημα ή κίνδυνο καλέστε την Ελληνική Αστυνομία στο 100.',
      'The municipal police check parking, public space and open-air markets. In case of crime or danger call the Hellenic Police on 100.',
    ],
    outcome: ['Έλεγχος επί τόπου', 'A check on the spot'],
    cost: FREE,
    duration: ['Αυθημερόν, στις ώρες της υπηρεσίας', 'The same day, during duty hours'],
    channels: ['person', 'phone', 'email'],
    topic: 'transport',
    lifeEvents: ['driving'],
    icon: 'Users',
    office: 'municipal-police',
    department: 'administrative',
    steps: [
      ['Τηλεφωνήστε και πείτε τι συμβαίνει και πού.', 'Call and say what is happening and where.'],
      [
        'Αν θέλετε γραπτή απάντηση, γράψτε μας με το όνομά σας.',
        'If you want an answer in writing, write to us with your name.',
      ],
    ],
    laws: [['Ν. 3731/2008 για τη Δημοτική Αστυνομία', 'Law 3731/2008 on the municipal police']],
    related: [['Πρόστιμο στάθμευσης', 'Parking fine', '/services/fines'], CONTACT],
  },
  {
    slug: 'parking-permit',
    title: ['Κάρτα στάθμευσης κατοίκου', 'Resident’s parking permit'],
    description: [
      'Στάθμευση στις θέσεις κατοίκων του κέντρου του Αιγίου, χωρίς χρέωση κάθε φορά.',
      'Parking in the residents’ spaces of the centre of Aigio, without paying each time.',
    ],
    about: [
      'Κάθε νοικοκυριό της ζώνης δικαιούται μία κάρτα για κάθε όχημα με άδεια στο όνομα ενός μέλους του, έως δύο κάρτες. Άτομα με αναπηρία ζητούν προσωπική θέση μπροστά στο σπίτι: δείτε τη σελίδα <a href="/services/transport">Συγκοινωνία και στάθμευση</a>.',
      'Each household in the zone is entitled to a permit for each vehicle licensed in the name of one of its members, up to two permits. People with disabilities can ask for a space reserved in front of their home: see <a href="/services/transport">Transport and parking</a>.',
    ],
    outcome: ['Κάρτα για δύο χρόνια', 'A permit for two years'],
    cost: ['10 € για κάθε κάρτα', '€10 for each permit'],
    duration: ['5 εργάσιμες ημέρες', '5 working days'],
    channels: ['person', 'email'],
    topic: 'transport',
    lifeEvents: ['moving', 'driving'],
    groups: ['disabilities', 'newcomers'],
    icon: 'Bus',
    office: 'municipal-police',
    department: 'technical',
    papers: [
      ['Άδεια κυκλοφορίας του οχήματος', 'The vehicle licence'],
      ['Βεβαίωση μόνιμης κατοικίας', 'A certificate of permanent residence'],
    ],
    steps: [
      [
        'Στείλτε τα δικαιολογητικά με email ή φέρτε τα στη Δημοτική Αστυνομία.',
        'Send the papers by email, or bring them to the municipal police.',
      ],
      ['Πληρώστε το τέλος και παραλάβετε την κάρτα.', 'Pay the charge and collect the permit.'],
    ],
    related: [
      [
        'Βεβαίωση μόνιμης κατοικίας',
        'Certificate of permanent residence',
        '/services/permanent-residence',
      ],
      ['Συγκοινωνία και στάθμευση', 'Transport and parking', '/services/transport'],
    ],
  },
  {
    slug: 'property-charge',
    title: [
      'Τέλος ακίνητης περιουσίας (ΤΑΠ) και δημοτικά τέλη',
      'Property charge (TAP) and municipal charges',
    ],
    description: [
      'Βεβαίωση ΤΑΠ για μεταβίβαση ακινήτου, διόρθωση τετραγωνικών, απαλλαγή.',
      'The TAP certificate for a transfer of property, corrections of floor area, exemptions.',
    ],
    about: [
      'Τα δημοτικά τέλη και το ΤΑΠ εισπράττονται με τον λογαριασμό του ρεύματος. Για να μεταβιβαστεί ένα ακίνητο, ο συμβολαιογράφος ζητά βεβαίωση ότι δεν οφείλεται ΤΑΠ.',
      'Municipal charges and TAP are collected with the electricity bill. Before a property is transferred, the notary asks for a certificate that no TAP is owed.',
    ],
    outcome: [
      'Βεβαίωση μη οφειλής ΤΑΠ ή διορθωμένη χρέωση',
      'A certificate that no TAP is owed, or a corrected charge',
    ],
    cost: [
      'Δωρεάν η βεβαίωση· το ΤΑΠ είναι 0,25‰ έως 0,35‰ της αξίας τον χρόνο',
      'The certificate is free; TAP is 0.25‰ to 0.35‰ of the value a year',
    ],
    duration: ['3 εργάσιμες ημέρες', '3 working days'],
    channels: ['person', 'email'],
    topic: 'payments',
    lifeEvents: ['property', 'death'],
    groups: ['owners'],
    icon: 'Home',
    office: 'town-hall',
    department: 'financial',
    papers: [
      ['Λογαριασμός ρεύματος του ακινήτου', 'An electricity bill of the property'],
      ['Το τελευταίο έντυπο Ε9', 'Your latest E9 form'],
      ['Τίτλος ιδιοκτησίας ή σχέδιο συμβολαίου', 'The title deed or the draft contract'],
    ],
    steps: [
      [
        'Στείλτε τα έγγραφα με email, ή φέρτε τα στη Διεύθυνση Οικονομικών Υπηρεσιών, στο δημαρχείο.',
        'Send the papers by email, or bring them to the Financial Services department, in the town hall.',
      ],
      [
        'Εξοφλήστε τυχόν διαφορά με τον κωδικό RF που θα λάβετε.',
        'Pay any difference with the RF code that you get.',
      ],
      [
        'Παραλάβετε τη βεβαίωση με email ή από το γραφείο.',
        'Receive the certificate by email, or collect it.',
      ],
    ],
    laws: [['Ν. 2130/1993, άρθρο 24', 'Law 2130/1993, article 24']],
    related: [
      ['Πληρωμές', 'Payments', '/services/payments'],
      ['Οικονομικές υπηρεσίες', 'Financial services', '/services/financial'],
    ],
  },
  {
    slug: 'cemetery',
    title: ['Κοιμητήρια', 'Cemeteries'],
    description: [
      'Ταφή, παράταση, εκταφή και φροντίδα τάφου στα δημοτικά κοιμητήρια.',
      'Burial, extension, exhumation and care of a grave in the municipal cemeteries.',
    ],
    about: [
      'Η άδεια ταφής δίνεται με τη ληξιαρχική πράξη θανάτου. Ο τάφος παραχωρείται για τρία χρόνια και η παραχώρηση παρατείνεται ύστερα από αίτηση. Τα κοιμητήρια είναι ανοιχτά κάθε ημέρα.',
      'The burial permit is given with the record of death. A grave is granted for three years, and the grant is extended on application. The cemeteries are open every day.',
    ],
    outcome: ['Άδεια ταφής και παραχώρηση τάφου', 'A burial permit and a grave'],
    cost: [
      'Σύμφωνα με τον κανονισμό των κοιμητηρίων· από 150 € για τρία χρόνια',
      'As set by the rules of the cemeteries; from €150 for three years',
    ],
    duration: ['Αυθημερόν', 'The same day'],
    channels: ['person', 'phone'],
    topic: 'administration',
    lifeEvents: ['death'],
    groups: ['families'],
    icon: 'Landmark',
    office: 'civil-registry',
    department: 'administrative',
    papers: [
      ['Ληξιαρχική πράξη θανάτου', 'The record of death'],
      [
        'Ταυτότητα του προσώπου που υπογράφει την αίτηση',
        'An identity card of the person who signs the application',
      ],
    ],
    steps: [
      ['Δηλώστε τον θάνατο στο Ληξιαρχείο.', 'Register the death at the civil registry.'],
      [
        'Ζητήστε την άδεια ταφής· συνήθως το αναλαμβάνει το γραφείο τελετών.',
        'Ask for the burial permit; usually the undertaker does it.',
      ],
      [
        'Για παράταση, τηλεφωνήστε στο Ληξιαρχείο πριν λήξουν τα τρία χρόνια.',
        'For an extension, call the civil registry before the three years are over.',
      ],
    ],
    laws: [
      [
        'Α.ν. 582/1968 για τα δημοτικά κοιμητήρια',
        'Emergency Law 582/1968 on municipal cemeteries',
      ],
    ],
    related: [
      [
        'Πιστοποιητικό πλησιέστερων συγγενών',
        'Certificate of next of kin',
        '/services/next-of-kin-certificate',
      ],
    ],
  },
]);
