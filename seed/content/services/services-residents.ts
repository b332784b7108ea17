import { service } from '../../../domain/content-types/service.ts';
import { seedEntries } from '../seed-entry.ts';

/** The first two service cards: certificates and urban planning. */
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
      topic: 'registry',
      lifeEvents: ['birth', 'school', 'wedding', 'moving', 'death'],
      content: {
        el: `<p>Ο Δήμος τηρεί το Δημοτολόγιο και το Ληξιαρχείο για τους δημότες και για όσα γεγονότα συνέβησαν στα όριά του. Από τα βιβλία αυτά εκδίδονται τα πιστοποιητικά που σας ζητούν το σχολείο, ο εργοδότης, το συμβολαιογραφείο ή μια άλλη υπηρεσία.</p>
<h2>Τι μπορείτε να ζητήσετε</h2>
<ul>
<li><a href="/services/birth-certificate">Πιστοποιητικό γέννησης</a></li>
<li><a href="/services/family-status-certificate">Πιστοποιητικό οικογενειακής κατάστασης</a></li>
<li><a href="/services/next-of-kin-certificate">Πιστοποιητικό πλησιέστερων συγγενών</a>, για κληρονομικές υποθέσεις</li>
<li><a href="/services/marriage-record">Ληξιαρχική πράξη γάμου</a></li>
<li><strong>Αντίγραφα ληξιαρχικών πράξεων</strong> γέννησης, συμφώνου συμβίωσης και θανάτου</li>
<li><strong>Πιστοποιητικό εντοπιότητας</strong>, για προσλήψεις στις οποίες προβλέπεται</li>
<li><a href="/services/permanent-residence">Βεβαίωση μόνιμης κατοικίας</a></li>
</ul>
<p>Τα περισσότερα πιστοποιητικά γέννησης και οικογενειακής κατάστασης, καθώς και πολλές ληξιαρχικές πράξεις, εκδίδονται αμέσως από το <a href="https://www.gov.gr/">gov.gr</a> με τους κωδικούς Taxisnet. Έχουν την ίδια ισχύ με εκείνα που παραλαμβάνετε από το γραφείο.</p>`,
        en: `<p>The municipality keeps the register of its citizens and the civil registry of events that took place within its borders. The certificates that a school, an employer, a notary or another authority asks you for are issued from these records.</p>
<h2>What you can ask for</h2>
<ul>
<li><a href="/services/birth-certificate">Birth certificate</a></li>
<li><a href="/services/family-status-certificate">Family status certificate</a></li>
<li><a href="/services/next-of-kin-certificate">Certificate of next of kin</a>, for inheritance matters</li>
<li><a href="/services/marriage-record">Marriage record</a></li>
<li><strong>Copies of civil registry records</strong> of birth, civil partnership and death</li>
<li><strong>Certificate of local origin</strong> (entopiotita), for job competitions that give weight to it</li>
<li><a href="/services/permanent-residence">Certificate of permanent residence</a></li>
</ul>
<p>Most birth and family status certificates, and many civil registry records, are issued at once on <a href="https://www.gov.gr/">gov.gr</a> with your Taxisnet credentials. They are as valid as those collected over the counter.</p>`,
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
            el: 'Για τη βεβαίωση μόνιμης κατοικίας: το τελευταίο εκκαθαριστικό ή έντυπο Ε1 και πρόσφατος λογαριασμός ρεύματος, νερού ή τηλεφώνου, ή μισθωτήριο, στο όνομά σας',
            en: 'For a certificate of permanent residence: your latest tax assessment or E1 form and a recent electricity, water or phone bill, or a lease, in your name',
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
        el: 'Άμεσα στο gov.gr. Από το γραφείο ή το ΚΕΠ: αυθημερόν έως 5 εργάσιμες ημέρες, και έως 10 ημέρες όταν χρειάζεται έρευνα σε παλαιά βιβλία.',
        en: 'At once on gov.gr. From the office or a Citizen Service Centre (KEP): the same day to 5 working days, and up to 10 days when old registers must be searched.',
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
      onlineLink: '',
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
        {
          title: { el: 'Έντυπα και αιτήσεις', en: 'Forms and applications' },
          link: '/services/forms',
        },
        {
          title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
          link: '/services/eservices',
        },
        {
          title: { el: 'Διευθύνσεις και τμήματα', en: 'Departments' },
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
      topic: 'building',
      lifeEvents: ['property'],
      groups: ['owners'],
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
            en: 'For a new permit, appoint an engineer, who files the plans on e\u2011Adeies.',
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
]);
