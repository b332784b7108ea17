import { service } from '../../domain/content-types/service.ts';
import { seedEntries } from './seed-entry.ts';

/** The first three service cards: certificates, urban planning, social welfare. */
export const residentServiceSeed = seedEntries(service, [
  {
    slug: 'certificates',
    isSample: true,
    data: {
      title: { el: 'Πιστοποιητικά και βεβαιώσεις', en: 'Certificates' },
      description: {
        el: 'Πιστοποιητικά γέννησης και οικογενειακής κατάστασης, ληξιαρχικές πράξεις, εντοπιότητα και μόνιμη κατοικία.',
        en: 'Birth and family status certificates, civil registry records, proof of local origin and permanent residence.',
      },
      icon: 'FileText',
      listed: true,
      link: '',
      audience: 'citizens',
      content: {
        el: `<p>Ο Δήμος τηρεί το Δημοτολόγιο και το Ληξιαρχείο για τους δημότες και για όσα γεγονότα συνέβησαν στα όριά του. Από τα βιβλία αυτά εκδίδονται τα πιστοποιητικά που σας ζητούν το σχολείο, ο εργοδότης, το συμβολαιογραφείο ή μια άλλη υπηρεσία.</p>
<h2>Τι μπορείτε να ζητήσετε</h2>
<ul>
<li><strong>Πιστοποιητικό γέννησης</strong> και <strong>οικογενειακής κατάστασης</strong></li>
<li><strong>Πιστοποιητικό πλησιέστερων συγγενών</strong>, για κληρονομικές υποθέσεις</li>
<li><strong>Αντίγραφα ληξιαρχικών πράξεων</strong> γέννησης, γάμου, συμφώνου συμβίωσης και θανάτου</li>
<li><strong>Πιστοποιητικό εντοπιότητας</strong>, για προσλήψεις στις οποίες προβλέπεται</li>
<li><strong>Βεβαίωση μόνιμης κατοικίας</strong></li>
</ul>
<p>Τα περισσότερα πιστοποιητικά γέννησης και οικογενειακής κατάστασης, καθώς και πολλές ληξιαρχικές πράξεις, εκδίδονται αμέσως από το <a href="https://www.gov.gr/">gov.gr</a> με τους κωδικούς Taxisnet. Έχουν την ίδια ισχύ με εκείνα που παραλαμβάνετε από το γραφείο.</p>`,
        en: `<p>The municipality keeps the register of its citizens and the civil registry of events that took place within its borders. The certificates that a school, an employer, a notary or another authority asks you for are issued from these records.</p>
<h2>What you can ask for</h2>
<ul>
<li><strong>Birth certificate</strong> and <strong>family status certificate</strong></li>
<li><strong>Certificate of next of kin</strong>, for inheritance matters</li>
<li><strong>Copies of civil registry records</strong> of birth, marriage, civil partnership and death</li>
<li><strong>Certificate of local origin</strong> (entopiotita), for job competitions that give weight to it</li>
<li><strong>Certificate of permanent residence</strong></li>
</ul>
<p>Most birth and family status certificates, and many registry records, are issued at once on <a href="https://www.gov.gr/">gov.gr</a> with your Taxisnet credentials. They are as valid as those collected over the counter.</p>`,
      },
      whoCanApply: {
        el: `<p>Οι δημότες του Δήμου Αιγιαλείας, για τον εαυτό τους και για τα ανήλικα παιδιά τους. Για άλλο πρόσωπο χρειάζεται εξουσιοδότηση με βεβαιωμένο το γνήσιο της υπογραφής ή έννομο συμφέρον που αποδεικνύεται με έγγραφο. Βεβαίωση μόνιμης κατοικίας μπορεί να ζητήσει και όποιος κατοικεί στον Δήμο χωρίς να είναι δημότης.</p>`,
        en: `<p>Registered citizens (dimotes) of the Municipality of Aigialeia, for themselves and for their children under 18. To apply for someone else you need an authorisation with a certified signature, or a legitimate interest that you can show with a document. Anyone who lives in the municipality may ask for a certificate of permanent residence, even if registered elsewhere.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Αίτηση (έντυπη ή ηλεκτρονική)',
            en: 'An application, on paper or online',
          },
        },
        {
          item: {
            el: 'Δελτίο ταυτότητας, διαβατήριο ή άδεια διαμονής σε ισχύ',
            en: 'A valid identity card, passport or residence permit',
          },
        },
        {
          item: {
            el: 'Για τη βεβαίωση μόνιμης κατοικίας: το τελευταίο έντυπο Ε1 και πρόσφατο λογαριασμό ρεύματος, νερού ή τηλεφώνου, ή μισθωτήριο, στο όνομά σας',
            en: 'For a certificate of permanent residence: your latest E1 tax form and a recent electricity, water or phone bill, or a lease, in your name',
          },
        },
        {
          item: {
            el: 'Εξουσιοδότηση, εφόσον ενεργείτε για άλλο πρόσωπο',
            en: 'An authorisation, if you act for someone else',
          },
        },
      ],
      cost: {
        el: 'Δωρεάν. Δεν απαιτείται παράβολο.',
        en: 'Free of charge. No fee is payable.',
      },
      duration: {
        el: 'Άμεσα στο gov.gr. Από το γραφείο ή το ΚΕΠ: αυθημερόν έως 5 εργάσιμες ημέρες, και έως 10 όταν χρειάζεται έρευνα σε παλαιά βιβλία.',
        en: 'At once on gov.gr. From the office or a Citizen Service Centre (KEP): the same day to 5 working days, and up to 10 when old registers must be searched.',
      },
      steps: [
        {
          step: {
            el: 'Αναζητήστε πρώτα το πιστοποιητικό στο gov.gr: τα περισσότερα εκδίδονται εκεί αμέσως.',
            en: 'Look for the certificate on gov.gr first: most are issued there at once.',
          },
        },
        {
          step: {
            el: 'Αν δεν το βρείτε, συμπληρώστε το έντυπο αίτησης και σημειώστε για ποια χρήση το χρειάζεστε.',
            en: 'If it is not there, fill in the application form and say what you need the certificate for.',
          },
        },
        {
          step: {
            el: 'Καταθέστε την αίτηση στο Δημοτολόγιο, στο Ληξιαρχείο, στο γραφείο της δημοτικής σας ενότητας ή σε οποιοδήποτε ΚΕΠ.',
            en: 'Hand it in at the citizens’ register, the civil registry, the office of your municipal unit or any Citizen Service Centre (KEP).',
          },
        },
        {
          step: {
            el: 'Κρατήστε τον αριθμό πρωτοκόλλου, για να παρακολουθήσετε την πορεία της αίτησης.',
            en: 'Keep the reference number (arithmos protokollou), so that you can ask how far it has got.',
          },
        },
        {
          step: {
            el: 'Παραλάβετε το πιστοποιητικό από το γραφείο ή ζητήστε να σας αποσταλεί ηλεκτρονικά.',
            en: 'Collect the certificate from the office or ask to have it sent to you electronically.',
          },
        },
      ],
      onlineLink: 'https://www.gov.gr/',
      department: 'administrative',
      forms: [
        {
          title: {
            el: 'Αίτηση για έκδοση πιστοποιητικού',
            en: 'Application for a certificate',
          },
          file: 'form-certificate-request',
        },
        {
          title: {
            el: 'Υπεύθυνη δήλωση μόνιμης κατοικίας',
            en: 'Declaration of permanent residence',
          },
          file: 'form-residence-declaration',
        },
      ],
      related: [
        {
          title: { el: 'Έκδοση εγγράφων', en: 'Official documents' },
          link: '/services/documents',
        },
        { title: { el: 'Έντυπα αιτήσεων', en: 'Application forms' }, link: '/services/forms' },
        {
          title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
          link: '/services/eservices',
        },
        {
          title: { el: 'Διευθύνσεις του Δήμου', en: 'Departments' },
          link: '/municipality/departments',
        },
      ],
    },
  },
  {
    slug: 'urban-planning',
    isSample: true,
    data: {
      title: { el: 'Πολεοδομία και δόμηση', en: 'Urban planning and building' },
      description: {
        el: 'Οικοδομικές άδειες, αντίγραφα από το αρχείο της Υπηρεσίας Δόμησης, όροι δόμησης και αυθαίρετα.',
        en: 'Building permits, copies from the building archive, planning rules and unauthorised works.',
      },
      icon: 'Building',
      listed: true,
      link: '',
      audience: 'everyone',
      content: {
        el: `<p>Η Υπηρεσία Δόμησης (ΥΔΟΜ) εφαρμόζει την πολεοδομική νομοθεσία στον Δήμο: ελέγχει οικοδομικές άδειες, χορηγεί στοιχεία για τους όρους δόμησης και τηρεί το αρχείο των οικοδομικών φακέλων.</p>
<h2>Οικοδομικές άδειες</h2>
<p>Οι άδειες δόμησης και οι εγκρίσεις εργασιών μικρής κλίμακας εκδίδονται ηλεκτρονικά, μέσω του συστήματος <strong>e\u2011Άδειες</strong> του Τεχνικού Επιμελητηρίου Ελλάδας. Την αίτηση υποβάλλει ο μηχανικός σας, με δική σας εξουσιοδότηση.</p>
<h2>Αρχείο και βεβαιώσεις</h2>
<p>Από το αρχείο μπορείτε να ζητήσετε αντίγραφα στελέχους άδειας, σχεδίων και τοπογραφικών, που χρειάζονται για μεταβίβαση, δάνειο, τακτοποίηση ή σύνδεση με δίκτυο.</p>
<h2>Καταγγελίες και επικίνδυνα κτίσματα</h2>
<p>Αν πιστεύετε ότι ένα κτίσμα είναι ετοιμόρροπο ή ότι εκτελούνται εργασίες χωρίς άδεια, ενημερώστε την υπηρεσία μέσω της σελίδας <a href="/contact">Επικοινωνία</a>, με ακριβή διεύθυνση και, αν γίνεται, φωτογραφία.</p>`,
        en: `<p>The Building Service (YDOM) applies planning law in the municipality: it checks building permits, tells you which planning rules apply to a plot, and keeps the archive of building files.</p>
<h2>Building permits</h2>
<p>Permits, and approvals for small works, are issued online through <strong>e\u2011Adeies</strong>, the system of the Technical Chamber of Greece. Your engineer files the application on your behalf, with your authorisation.</p>
<h2>Archive and certificates</h2>
<p>From the archive you can ask for copies of a permit, of drawings and of site plans, which you need for a sale, a loan, the regularisation of a building or a utility connection.</p>
<h2>Complaints and dangerous buildings</h2>
<p>If you believe that a building is about to collapse, or that work is going on without a permit, tell the service through the <a href="/contact">Contact</a> page. Give the exact address and, if you can, a photograph.</p>`,
      },
      whoCanApply: {
        el: `<p>Ιδιοκτήτες, επικαρπωτές και μηχανικοί με εξουσιοδότηση του ιδιοκτήτη. Αντίγραφα από φάκελο άδειας χορηγούνται και σε όποιον αποδεικνύει έννομο συμφέρον, όπως ο αγοραστής με προσύμφωνο ή ο συνιδιοκτήτης.</p>`,
        en: `<p>Owners, holders of a usufruct, and engineers authorised by the owner. Copies from a building file are also given to anyone who can show a legitimate interest, such as a buyer with a preliminary contract or a co-owner.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Αίτηση με τα στοιχεία του ακινήτου και, αν τον γνωρίζετε, τον αριθμό της άδειας',
            en: 'An application with the details of the property and, if you know it, the number of the permit',
          },
        },
        {
          item: {
            el: 'Τίτλος ιδιοκτησίας ή απόσπασμα κτηματολογικού φύλλου',
            en: 'The title deed or an extract from the cadastral sheet',
          },
        },
        {
          item: {
            el: 'Τοπογραφικό διάγραμμα με συντεταγμένες ΕΓΣΑ ’87, για βεβαίωση όρων δόμησης',
            en: 'A site plan with EGSA ’87 coordinates, for a statement of planning rules',
          },
        },
        {
          item: {
            el: 'Εξουσιοδότηση του ιδιοκτήτη, όταν την αίτηση υποβάλλει άλλος',
            en: 'The owner’s authorisation, when someone else applies',
          },
        },
      ],
      cost: {
        el: 'Η αναζήτηση στο αρχείο είναι δωρεάν. Για τα αντίγραφα σχεδίων καταβάλλεται το κόστος αναπαραγωγής και για τις άδειες οι εισφορές και τα παράβολα που ορίζει ο νόμος.',
        en: 'Searching the archive is free. You pay the reproduction cost of copied drawings and, for permits, the contributions and fees set by law.',
      },
      duration: {
        el: 'Αντίγραφα αρχείου: έως 10 εργάσιμες ημέρες. Βεβαίωση όρων δόμησης: έως 20 εργάσιμες ημέρες. Άδειες: ανάλογα με την κατηγορία του έργου.',
        en: 'Copies from the archive: up to 10 working days. Statement of planning rules: up to 20 working days. Permits: depending on the category of the work.',
      },
      steps: [
        {
          step: {
            el: 'Συγκεντρώστε τον τίτλο, τον ΚΑΕΚ και, αν υπάρχει, τον αριθμό της παλαιάς άδειας.',
            en: 'Find the title deed, the cadastral number (KAEK) and, if there is one, the number of the old permit.',
          },
        },
        {
          step: {
            el: 'Για νέα άδεια, αναθέστε τη μελέτη σε μηχανικό, που θα την υποβάλει στις e\u2011Άδειες.',
            en: 'For a new permit, appoint an engineer, who files the study on e\u2011Adeies.',
          },
        },
        {
          step: {
            el: 'Για αντίγραφα ή βεβαιώσεις, καταθέστε την αίτηση στο πρωτόκολλο ή στείλτε την ηλεκτρονικά.',
            en: 'For copies or statements, hand in the application at the registry desk or send it by email.',
          },
        },
        {
          step: {
            el: 'Η υπηρεσία εντοπίζει τον φάκελο και σας ειδοποιεί για το κόστος των αντιγράφων.',
            en: 'The service finds the file and tells you what the copies cost.',
          },
        },
        {
          step: {
            el: 'Πληρώστε, όπου προβλέπεται, και παραλάβετε τα έγγραφα.',
            en: 'Pay, where there is a charge, and collect the documents.',
          },
        },
      ],
      onlineLink: '',
      department: 'technical',
      forms: [
        {
          title: {
            el: 'Αίτηση για στοιχεία οικοδομικού φακέλου',
            en: 'Request for records from a building file',
          },
          file: 'form-building-record',
        },
      ],
      related: [
        { title: { el: 'Πληρωμές', en: 'Payments' }, link: '/services/payments' },
        {
          title: { el: 'Διαφάνεια: σχέδια και μελέτες', en: 'Transparency: plans and studies' },
          link: '/municipality/transparency',
        },
        {
          title: {
            el: 'Διεύθυνση Τεχνικών Υπηρεσιών και Πολεοδομίας',
            en: 'Technical Services and Planning',
          },
          link: '/municipality/departments#technical',
        },
        { title: { el: 'Επικοινωνία', en: 'Contact' }, link: '/contact' },
      ],
    },
  },
  {
    slug: 'social-welfare',
    isSample: true,
    data: {
      title: { el: 'Κοινωνική πρόνοια', en: 'Social welfare' },
      description: {
        el: 'Κέντρο Κοινότητας, Βοήθεια στο Σπίτι, Ελάχιστο Εγγυημένο Εισόδημα, επιδόματα και στήριξη ευάλωτων ομάδων.',
        en: 'Community Centre, Help at Home, Guaranteed Minimum Income, benefits and support for people in need.',
      },
      icon: 'Users',
      listed: true,
      link: '',
      audience: 'citizens',
      content: {
        el: `<p>Αν εσείς ή κάποιος δικός σας βρίσκεται σε ανάγκη, ξεκινήστε από το <strong>Κέντρο Κοινότητας</strong>. Οι κοινωνικοί λειτουργοί σας ακούν με εχεμύθεια, σας ενημερώνουν για τα δικαιώματά σας και σας βοηθούν με τις αιτήσεις.</p>
<h2>Οι υπηρεσίες μας</h2>
<ul>
<li><strong>Κέντρο Κοινότητας:</strong> ενημέρωση, συμβουλευτική και αιτήσεις για προγράμματα και επιδόματα.</li>
<li><strong>Βοήθεια στο Σπίτι:</strong> κοινωνικός λειτουργός, νοσηλευτική φροντίδα και οικογενειακή βοήθεια για ηλικιωμένους και άτομα με αναπηρία που ζουν μόνοι ή χωρίς επαρκή στήριξη.</li>
<li><strong>Ελάχιστο Εγγυημένο Εισόδημα (ΕΕΕ):</strong> υποβολή της αίτησης και σύνδεση με υπηρεσίες υγείας, τροφίμων και απασχόλησης.</li>
<li><strong>Επίδομα στέγασης</strong> και άλλες παροχές του ΟΠΕΚΑ: έλεγχος προϋποθέσεων και υποβολή.</li>
<li><strong>Κοινωνικό παντοπωλείο</strong> και υλική βοήθεια σε νοικοκυριά με έκτακτη ανάγκη.</li>
<li><strong>ΚΑΠΗ:</strong> συντροφιά, δραστηριότητες και πρόληψη για μεγαλύτερους.</li>
</ul>
<p>Σε άμεση κοινωνική ανάγκη, όλο το 24ωρο, καλέστε τη γραμμή <a href="tel:197"><strong>197</strong></a> του Εθνικού Κέντρου Κοινωνικής Αλληλεγγύης. Σε κίνδυνο ζωής, καλέστε το <a href="tel:112"><strong>112</strong></a>.</p>`,
        en: `<p>If you or someone close to you is in need, start at the <strong>Community Centre</strong>. The social workers listen in confidence, explain what you are entitled to and help you apply.</p>
<h2>What we offer</h2>
<ul>
<li><strong>Community Centre:</strong> information, counselling and applications for programmes and benefits.</li>
<li><strong>Help at Home:</strong> a social worker, nursing care and household help for older people and people with disabilities who live alone or without enough support.</li>
<li><strong>Guaranteed Minimum Income (EEE):</strong> we file the application and connect you with health, food and employment services.</li>
<li><strong>Housing benefit</strong> and other benefits of OPEKA, the welfare benefits organisation: we check the conditions and apply with you.</li>
<li><strong>Social grocery</strong> and help in kind for households in sudden need.</li>
<li><strong>KAPI:</strong> day centres with company, activities and preventive health for older residents.</li>
</ul>
<p>If you need social help at once, at any hour, call <a href="tel:197"><strong>197</strong></a>, the line of the National Centre for Social Solidarity. If a life is in danger, call <a href="tel:112"><strong>112</strong></a>.</p>`,
      },
      whoCanApply: {
        el: `<p>Όσοι κατοικούν νόμιμα στον Δήμο Αιγιαλείας. Για κάθε πρόγραμμα ισχύουν δικά του κριτήρια: εισοδηματικά και περιουσιακά για το ΕΕΕ και το επίδομα στέγασης, ηλικία ή αναπηρία και βαθμός αυτοεξυπηρέτησης για τη Βοήθεια στο Σπίτι. Το Κέντρο Κοινότητας θα σας πει ποια πληροίτε.</p>`,
        en: `<p>Anyone who lives legally in the Municipality of Aigialeia. Each programme has its own criteria: income and property for the Guaranteed Minimum Income and housing benefit; age or disability, and how well you can look after yourself, for Help at Home. The Community Centre will tell you which ones you meet.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Δελτίο ταυτότητας ή άδεια διαμονής',
            en: 'Identity card or residence permit',
          },
        },
        {
          item: {
            el: 'ΑΜΚΑ και ΑΦΜ όλων των μελών του νοικοκυριού',
            en: 'Social security (AMKA) and tax (AFM) numbers of everyone in the household',
          },
        },
        {
          item: {
            el: 'Τελευταίο εκκαθαριστικό σημείωμα και έντυπα Ε1 και Ε9',
            en: 'Latest tax assessment and forms E1 and E9',
          },
        },
        {
          item: {
            el: 'Μισθωτήριο ή λογαριασμός στο όνομά σας, ως απόδειξη κατοικίας',
            en: 'A lease or a bill in your name, as proof of address',
          },
        },
        {
          item: {
            el: 'Για τη Βοήθεια στο Σπίτι: ιατρική γνωμάτευση ή απόφαση ΚΕΠΑ, όπου υπάρχει',
            en: 'For Help at Home: a medical report or the decision of the disability centre (KEPA), if there is one',
          },
        },
        {
          item: {
            el: 'Αριθμός τραπεζικού λογαριασμού (IBAN), για τα επιδόματα',
            en: 'A bank account number (IBAN), for benefits',
          },
        },
      ],
      cost: {
        el: 'Δωρεάν.',
        en: 'Free of charge.',
      },
      duration: {
        el: 'Το Κέντρο Κοινότητας κλείνει ραντεβού συνήθως μέσα σε 5 εργάσιμες ημέρες. Για τα επιδόματα αποφασίζει ο ΟΠΕΚΑ. Η ένταξη στη Βοήθεια στο Σπίτι εξαρτάται από τις διαθέσιμες θέσεις.',
        en: 'The Community Centre usually sees you within 5 working days. OPEKA decides on benefits. Joining Help at Home depends on the places available.',
      },
      steps: [
        {
          step: {
            el: 'Ζητήστε ραντεβού στο Κέντρο Κοινότητας, τηλεφωνικά ή από τη σελίδα επικοινωνίας. Αν δεν μπορείτε να μετακινηθείτε, το προσωπικό έρχεται στο σπίτι.',
            en: 'Ask for an appointment at the Community Centre, by phone or through the contact page. If you cannot travel, staff come to your home.',
          },
        },
        {
          step: {
            el: 'Συζητήστε με τον κοινωνικό λειτουργό τι χρειάζεστε και τι δικαιούστε.',
            en: 'Talk with the social worker about what you need and what you are entitled to.',
          },
        },
        {
          step: {
            el: 'Συγκεντρώστε τα δικαιολογητικά που θα σας υποδείξει.',
            en: 'Gather the papers that the social worker asks for.',
          },
        },
        {
          step: {
            el: 'Υποβάλετε την αίτηση μαζί του ή μόνοι σας, μέσω του gov.gr.',
            en: 'File the application together, or by yourself through gov.gr.',
          },
        },
        {
          step: {
            el: 'Μόλις εκδοθεί η απόφαση, σας ενημερώνουμε και σχεδιάζουμε μαζί τα επόμενα βήματα.',
            en: 'When the decision arrives we tell you, and plan the next steps with you.',
          },
        },
      ],
      onlineLink: 'https://www.gov.gr/',
      department: 'social-protection',
      forms: [
        {
          title: {
            el: 'Αίτηση για παροχή κοινωνικής στήριξης',
            en: 'Application for social support',
          },
          file: 'form-social-support',
        },
      ],
      related: [
        {
          title: {
            el: 'Διεύθυνση Κοινωνικής Προστασίας και Παιδείας',
            en: 'Social Protection and Education',
          },
          link: '/municipality/departments#social-protection',
        },
        { title: { el: 'Εθελοντισμός', en: 'Volunteering' }, link: '/volunteering' },
        {
          title: { el: 'Παιδεία και παιδικοί σταθμοί', en: 'Education and nurseries' },
          link: '/services/education',
        },
        { title: { el: 'Επικοινωνία', en: 'Contact' }, link: '/contact' },
      ],
    },
  },
]);
