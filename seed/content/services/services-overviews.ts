import { service } from '../../../domain/content-types/service.ts';
import { seedEntries } from '../seed-entry.ts';

/** Full service pages that are not among the cards: residents, documents, forms, payments. */
export const overviewServiceSeed = seedEntries(service, [
  {
    slug: 'citizen',
    isSample: true,
    data: {
      title: { el: 'Υπηρεσίες για πολίτες', en: 'Services for residents' },
      description: {
        el: 'Όλα όσα χρειάζεται ένας κάτοικος από τον Δήμο, οργανωμένα με βάση τις στιγμές της ζωής.',
        en: 'Everything a resident needs from the municipality, by life event.',
      },
      icon: 'Person',
      listed: false,
      link: '',
      audience: 'citizens',
      topic: 'administration',
      content: {
        el: `<p>Δεν χρειάζεται να ξέρετε ποιο γραφείο είναι αρμόδιο. Βρείτε παρακάτω αυτό που σας απασχολεί.</p>
<h2>Αποκτώ παιδί</h2>
<p>Δήλωση γέννησης και ονοματοδοσία στο Ληξιαρχείο, <a href="/services/birth-certificate">πιστοποιητικό γέννησης</a>, θέση σε <a href="/services/school-enrolment">παιδικό σταθμό ή σχολείο</a>.</p>
<h2>Μετακομίζω</h2>
<p><a href="/services/permanent-residence">Βεβαίωση μόνιμης κατοικίας</a>, δήλωση των τετραγωνικών για τα <a href="/services/property-charge">δημοτικά τέλη</a>, <a href="/services/parking-permit">κάρτα στάθμευσης κατοίκου</a>, αποκομιδή <a href="/services/bulky-waste">ογκωδών αντικειμένων</a>.</p>
<h2>Παντρεύομαι</h2>
<p>Άδεια και τέλεση στο δημαρχείο για τον <a href="/services/civil-wedding">πολιτικό γάμο</a>, έπειτα η <a href="/services/marriage-record">ληξιαρχική πράξη</a>. Για θρησκευτικό γάμο, η δήλωση στο Ληξιαρχείο γίνεται μετά την τέλεση.</p>
<h2>Χτίζω ή επισκευάζω</h2>
<p>Άδειες, όροι δόμησης και αντίγραφα σχεδίων από την <a href="/services/urban-planning">Υπηρεσία Δόμησης</a>.</p>
<h2>Δυσκολεύομαι</h2>
<p><a href="/services/social-welfare">Κέντρο Κοινότητας και επιδόματα</a>, <a href="/services/help-at-home">Βοήθεια στο Σπίτι</a>, ρύθμιση οφειλών από τη <a href="/services/financial">Διεύθυνση Οικονομικών Υπηρεσιών</a>.</p>
<h2>Χάνω δικό μου άνθρωπο</h2>
<p>Δήλωση θανάτου στο Ληξιαρχείο, <a href="/services/next-of-kin-certificate">πιστοποιητικό πλησιέστερων συγγενών</a>, τάφος σε <a href="/services/cemetery">δημοτικό κοιμητήριο</a>.</p>
<h2>Αθλούμαι και μαθαίνω</h2>
<p><a href="/services/sports">Προγράμματα άθλησης</a>, βιβλιοθήκη και διά βίου μάθηση στην <a href="/services/education">Παιδεία</a>, <a href="/events">εκδηλώσεις</a>.</p>`,
        en: `<p>You do not have to know which office is in charge. Find what you need below.</p>
<h2>Having a child</h2>
<p>Registering the birth and the name at the civil registry, a <a href="/services/birth-certificate">birth certificate</a>, a place at a <a href="/services/school-enrolment">nursery or a school</a>.</p>
<h2>Moving home</h2>
<p>A <a href="/services/permanent-residence">certificate of permanent residence</a>, declaring the floor area for <a href="/services/property-charge">municipal charges</a>, a <a href="/services/parking-permit">resident’s parking permit</a>, collection of <a href="/services/bulky-waste">bulky items</a>.</p>
<h2>Getting married</h2>
<p>The licence for a <a href="/services/civil-wedding">civil wedding</a> and the ceremony at the town hall, then the <a href="/services/marriage-record">marriage record</a>. A religious wedding is registered at the civil registry afterwards.</p>
<h2>Building or repairing</h2>
<p>Permits, planning rules and copies of drawings from the <a href="/services/urban-planning">Building Service</a>.</p>
<h2>Going through hard times</h2>
<p>The <a href="/services/social-welfare">Community Centre and benefits</a>, <a href="/services/help-at-home">Help at Home</a>; payment plans from the <a href="/services/financial">Financial Services department</a>.</p>
<h2>Losing someone</h2>
<p>Registering the death at the civil registry, a <a href="/services/next-of-kin-certificate">certificate of next of kin</a>, a grave in a <a href="/services/cemetery">municipal cemetery</a>.</p>
<h2>Sport and learning</h2>
<p><a href="/services/sports">Exercise programmes</a>, the library and lifelong learning under <a href="/services/education">Education</a>, and <a href="/events">events</a>.</p>`,
      },
      whoCanApply: {
        el: `<p>Κάθε κάτοικος του Δήμου Αιγιαλείας, δημότης ή μη. Για λίγες υπηρεσίες, όπως το πιστοποιητικό εντοπιότητας, χρειάζεται να είστε δημότης· το αναφέρει η σελίδα τους.</p>`,
        en: `<p>Everyone who lives in the Municipality of Aigialeia, registered here or not. A few services, such as the certificate of local origin, are for registered citizens; their pages say so.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Δελτίο ταυτότητας ή διαβατήριο',
            en: 'Identity card or passport',
          },
        },
        {
          item: {
            el: 'ΑΦΜ και ΑΜΚΑ',
            en: 'Tax number (AFM) and social security number (AMKA)',
          },
        },
        {
          item: {
            el: 'Κωδικοί Taxisnet, για όσα γίνονται ηλεκτρονικά',
            en: 'Taxisnet credentials, for what is done online',
          },
        },
      ],
      cost: {
        el: 'Οι περισσότερες υπηρεσίες είναι δωρεάν. Όπου υπάρχει τέλος, το αναφέρει η σελίδα της υπηρεσίας.',
        en: 'Most services are free. Where there is a charge, the page of the service says so.',
      },
      duration: {
        el: 'Από αυθημερόν έως λίγες εβδομάδες· ο χρόνος αναγράφεται στη σελίδα κάθε υπηρεσίας.',
        en: 'From the same day to a few weeks; the page of each service says how long.',
      },
      steps: [
        {
          step: {
            el: 'Βρείτε την υπηρεσία στις κάρτες, στην αναζήτηση ή στη λίστα αυτής της σελίδας.',
            en: 'Find the service among the cards, by searching or in the list on this page.',
          },
        },
        {
          step: {
            el: 'Διαβάστε τι χρειάζεται και δείτε αν γίνεται ηλεκτρονικά.',
            en: 'Read what is needed and see whether it can be done online.',
          },
        },
        {
          step: {
            el: 'Υποβάλετε την αίτηση ηλεκτρονικά, σε ΚΕΠ ή στο γραφείο της δημοτικής σας ενότητας.',
            en: 'Apply online, at a Citizen Service Centre (KEP) or at the office of your municipal unit.',
          },
        },
        {
          step: {
            el: 'Κρατήστε τον αριθμό πρωτοκόλλου και ρωτήστε μας με αυτόν για την πορεία της.',
            en: 'Keep the reference number and use it to ask us how your case is going.',
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
      ],
      related: [
        { title: { el: 'Όλες οι υπηρεσίες', en: 'All services' }, link: '/services' },
        {
          title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
          link: '/services/eservices',
        },
        {
          title: { el: 'Έντυπα και αιτήσεις', en: 'Forms and applications' },
          link: '/services/forms',
        },
        { title: { el: 'Επικοινωνία', en: 'Contact' }, link: '/contact' },
      ],
    },
  },
  {
    slug: 'documents',
    isSample: true,
    data: {
      title: { el: 'Έκδοση εγγράφων', en: 'Official documents' },
      description: {
        el: 'Ποιο έγγραφο εκδίδει ποια υπηρεσία, πώς το ζητάτε και πώς παίρνετε αντίγραφα δημόσιων εγγράφων.',
        en: 'Which service issues which document, how to ask for it, and how to obtain copies of public records.',
      },
      icon: 'Stamp',
      listed: false,
      link: '',
      audience: 'everyone',
      topic: 'registry',
      content: {
        el: `<p>Ο Δήμος εκδίδει δεκάδες διαφορετικά έγγραφα. Η σελίδα αυτή σας οδηγεί στο σωστό γραφείο.</p>
<h2>Προσωπικά έγγραφα</h2>
<p>Πιστοποιητικά, ληξιαρχικές πράξεις και βεβαιώσεις κατοικίας: δείτε τη σελίδα <a href="/services/certificates">Πιστοποιητικά και βεβαιώσεις</a>.</p>
<h2>Έγγραφα ακινήτων</h2>
<p>Αντίγραφα αδειών και σχεδίων, όροι δόμησης: <a href="/services/urban-planning">Πολεοδομία και δόμηση</a>. Βεβαίωση μη οφειλής ΤΑΠ: <a href="/services/financial">Οικονομικές υπηρεσίες</a>.</p>
<h2>Έγγραφα επιχειρήσεων</h2>
<p>Άδειες, προεγκρίσεις και δημοτική ενημερότητα: <a href="/services/business">Υπηρεσίες για επιχειρήσεις</a>.</p>
<h2>Αποφάσεις και πρακτικά</h2>
<p>Οι αποφάσεις των οργάνων του Δήμου αναρτώνται στη <a href="https://diavgeia.gov.gr/">Διαύγεια</a>. Προϋπολογισμούς, διαγωνισμούς και μελέτες θα βρείτε στη <a href="/municipality/transparency">Διαφάνεια</a>, τα πρακτικά των συνεδριάσεων στη σελίδα <a href="/council-meetings">Συνεδριάσεις του Δημοτικού Συμβουλίου</a>.</p>
<h2>Αντίγραφα διοικητικών εγγράφων</h2>
<p>Κάθε ενδιαφερόμενος έχει δικαίωμα να λάβει γνώση των διοικητικών εγγράφων. Για έγγραφα με προσωπικά δεδομένα τρίτων απαιτείται έννομο συμφέρον.</p>
<h2>Γνήσιο υπογραφής και επικύρωση</h2>
<p>Το γνήσιο της υπογραφής βεβαιώνεται στα ΚΕΠ ή ψηφιακά, στο <a href="https://www.gov.gr/">gov.gr</a>. Για έγγραφα ελληνικών δημόσιων υπηρεσιών αρκεί, κατά κανόνα, ευκρινές φωτοαντίγραφο.</p>`,
        en: `<p>The municipality issues dozens of different documents. This page takes you to the right office.</p>
<h2>Personal documents</h2>
<p>Certificates, civil registry records and proof of residence: see <a href="/services/certificates">Certificates</a>.</p>
<h2>Property documents</h2>
<p>Copies of permits and drawings, planning rules: <a href="/services/urban-planning">Urban planning and building</a>. Certificate that no property charge (TAP) is owed: <a href="/services/financial">Financial services</a>.</p>
<h2>Business documents</h2>
<p>Licences, pre-approvals and municipal clearance: <a href="/services/business">Services for businesses</a>.</p>
<h2>Decisions and minutes</h2>
<p>The decisions of the municipality’s bodies are posted on <a href="https://diavgeia.gov.gr/">Diavgeia</a>. Budgets, tenders and studies are on the <a href="/municipality/transparency">Transparency</a> page, and minutes on the <a href="/council-meetings">Council meetings</a> page.</p>
<h2>Copies of administrative records</h2>
<p>Anyone concerned has the right to see administrative records. For records with other people’s personal data you need a legitimate interest.</p>
<h2>Certifying signatures and copies</h2>
<p>Signatures are certified at Citizen Service Centres (KEP) or digitally on <a href="https://www.gov.gr/">gov.gr</a>. For papers issued by Greek public services a clear photocopy is, as a rule, enough.</p>`,
      },
      whoCanApply: {
        el: `<p>Το πρόσωπο που αφορά το έγγραφο ή όποιος έχει εξουσιοδότησή του. Για έγγραφα που δεν περιέχουν προσωπικά δεδομένα, κάθε ενδιαφερόμενος.</p>`,
        en: `<p>The person whom the document concerns, or someone with that person’s authorisation. For documents without personal data, anyone interested.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Αίτηση που περιγράφει με ακρίβεια το έγγραφο: θέμα, έτος, αριθμός αν τον γνωρίζετε',
            en: 'An application that describes the document exactly: subject, year, number if you know it',
          },
        },
        {
          item: {
            el: 'Δελτίο ταυτότητας ή διαβατήριο',
            en: 'Identity card or passport',
          },
        },
        {
          item: {
            el: 'Εξουσιοδότηση ή απόδειξη έννομου συμφέροντος, όπου απαιτείται',
            en: 'An authorisation or proof of legitimate interest, where required',
          },
        },
      ],
      cost: {
        el: 'Δωρεάν. Για πολυσέλιδα αντίγραφα και σχέδια καταβάλλεται το κόστος αναπαραγωγής.',
        en: 'Free, apart from the cost of copying long documents and drawings.',
      },
      duration: {
        el: 'Από αυθημερόν έως 10 ημέρες. Για αντίγραφα διοικητικών εγγράφων η προθεσμία του νόμου είναι 20 ημέρες.',
        en: 'From the same day to 10 days. For copies of administrative records the legal time limit is 20 days.',
      },
      steps: [
        {
          step: {
            el: 'Δείτε αν το έγγραφο είναι ήδη δημόσιο, στη Διαφάνεια ή στη Διαύγεια.',
            en: 'See whether the document is already public, on the Transparency page or on Diavgeia.',
          },
        },
        {
          step: {
            el: 'Αν είναι προσωπικό, αναζητήστε το στο gov.gr.',
            en: 'If it is personal, look for it on gov.gr.',
          },
        },
        {
          step: {
            el: 'Διαφορετικά, συμπληρώστε αίτηση και καταθέστε την στο πρωτόκολλο ή σε ΚΕΠ.',
            en: 'Otherwise, fill in an application and hand it in at the registry desk or a Citizen Service Centre (KEP).',
          },
        },
        {
          step: {
            el: 'Παραλάβετε το έγγραφο από το γραφείο ή ηλεκτρονικά.',
            en: 'Collect the document from the office or receive it electronically.',
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
            el: 'Αίτηση για στοιχεία οικοδομικού φακέλου',
            en: 'Request for records from a building file',
          },
          file: 'form-building-record',
        },
      ],
      related: [
        {
          title: { el: 'Πιστοποιητικά', en: 'Certificates' },
          link: '/services/certificates',
        },
        {
          title: { el: 'Έντυπα και αιτήσεις', en: 'Forms and applications' },
          link: '/services/forms',
        },
        { title: { el: 'Διαφάνεια', en: 'Transparency' }, link: '/municipality/transparency' },
        {
          title: { el: 'Προστασία προσωπικών δεδομένων', en: 'Privacy' },
          link: '/privacy',
        },
      ],
    },
  },
  {
    slug: 'forms',
    isSample: true,
    data: {
      title: { el: 'Έντυπα και αιτήσεις', en: 'Forms and applications' },
      description: {
        el: 'Όλα τα έντυπα του Δήμου σε ένα σημείο, για εκτύπωση ή συμπλήρωση στον υπολογιστή.',
        en: 'All the municipality’s forms in one place, to print or to fill in on a computer.',
      },
      icon: 'Download',
      listed: false,
      link: '',
      audience: 'everyone',
      topic: 'administration',
      content: {
        el: `<p>Κατεβάστε το έντυπο που χρειάζεστε από τη λίστα αυτής της σελίδας. Όλα είναι σε μορφή PDF.</p>
<h2>Πριν από τη συμπλήρωση</h2>
<ul>
<li>Πολλές αιτήσεις υποβάλλονται ευκολότερα μέσω του <a href="https://www.gov.gr/">gov.gr</a> ή των <a href="/services/eservices">ηλεκτρονικών υπηρεσιών</a>, χωρίς έντυπο.</li>
<li>Στη σελίδα κάθε υπηρεσίας θα βρείτε τα δικαιολογητικά που συνοδεύουν την αίτηση.</li>
<li>Τα έντυπα δίνονται και τυπωμένα, στα γραφεία του Δήμου και στα ΚΕΠ. Αν δυσκολεύεστε, το προσωπικό τα συμπληρώνει μαζί σας.</li>
</ul>
<h2>Πού τα καταθέτετε</h2>
<p>Στο κεντρικό πρωτόκολλο, στο γραφείο της <a href="/municipality/units">δημοτικής σας ενότητας</a> ή με email, με υπογραφή μέσω της ψηφιακής υπεύθυνης δήλωσης του gov.gr.</p>`,
        en: `<p>Download the form you need from the list on this page. All forms are PDF files, in Greek, the language in which applications are made.</p>
<h2>Before you fill it in</h2>
<ul>
<li>Many applications are easier through <a href="https://www.gov.gr/">gov.gr</a> or our <a href="/services/eservices">e-services</a>, without a form.</li>
<li>The page of each service lists the papers that go with the application.</li>
<li>Printed forms are available at the municipality’s offices and at Citizen Service Centres (KEP). If you find a form difficult, staff fill it in with you.</li>
</ul>
<h2>Where to hand it in</h2>
<p>At the central registry desk, at the office of your <a href="/municipality/units">municipal unit</a>, or by e-mail, signed through the digital declaration on gov.gr.</p>`,
      },
      whoCanApply: {
        el: `<p>Τα έντυπα είναι ελεύθερα για όλους. Ποιος μπορεί να υποβάλει κάθε αίτηση αναφέρεται στη σελίδα της υπηρεσίας.</p>`,
        en: `<p>The forms are free for everyone. The page of each service says who may apply.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Τα στοιχεία της ταυτότητάς σας και τον ΑΦΜ',
            en: 'The details of your identity card and your tax number (AFM)',
          },
        },
        {
          item: {
            el: 'Τα δικαιολογητικά που ζητά η υπηρεσία',
            en: 'The papers that the service asks for',
          },
        },
        {
          item: {
            el: 'Υπογραφή, ιδιόχειρη ή ψηφιακή',
            en: 'A signature, by hand or digital',
          },
        },
      ],
      cost: { el: 'Δωρεάν.', en: 'Free of charge.' },
      duration: {
        el: 'Η αίτηση πρωτοκολλείται την ίδια ημέρα. Ο χρόνος διεκπεραίωσης εξαρτάται από την υπηρεσία.',
        en: 'Applications are registered the same day. How long they take depends on the service.',
      },
      steps: [
        {
          step: {
            el: 'Κατεβάστε το έντυπο και διαβάστε τις οδηγίες του.',
            en: 'Download the form and read its instructions.',
          },
        },
        {
          step: {
            el: 'Συμπληρώστε όλα τα πεδία· για ό,τι δεν γνωρίζετε, ρωτήστε μας.',
            en: 'Fill in every field, and ask us about what you do not know.',
          },
        },
        {
          step: {
            el: 'Υπογράψτε και επισυνάψτε τα δικαιολογητικά.',
            en: 'Sign it and attach the papers.',
          },
        },
        {
          step: {
            el: 'Καταθέστε το και κρατήστε τον αριθμό πρωτοκόλλου.',
            en: 'Hand it in and keep the reference number.',
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
        {
          title: {
            el: 'Αίτηση για στοιχεία οικοδομικού φακέλου',
            en: 'Request for records from a building file',
          },
          file: 'form-building-record',
        },
        {
          title: {
            el: 'Αίτηση για παροχή κοινωνικής στήριξης',
            en: 'Application for social support',
          },
          file: 'form-social-support',
        },
        {
          title: {
            el: 'Αίτηση για κατάστημα ή χρήση κοινόχρηστου χώρου',
            en: 'Application for a shop or for the use of public space',
          },
          file: 'form-shop-licence',
        },
        {
          title: {
            el: 'Αίτηση εγγραφής σε παιδικό σταθμό',
            en: 'Application for a nursery place',
          },
          file: 'form-kindergarten',
        },
        {
          title: {
            el: 'Αίτηση ρύθμισης οφειλών',
            en: 'Application for a payment plan',
          },
          file: 'form-payment-plan',
        },
        {
          title: {
            el: 'Αίτηση παραχώρησης αθλητικού χώρου',
            en: 'Application to use a sports venue',
          },
          file: 'form-sports-hall',
        },
      ],
      related: [
        {
          title: { el: 'Διαδικασίες', en: 'Procedures' },
          link: '/municipality/transparency/procedures',
        },
        {
          title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
          link: '/services/eservices',
        },
        { title: { el: 'Όλες οι υπηρεσίες', en: 'All services' }, link: '/services' },
        {
          title: { el: 'Διευθύνσεις και τμήματα', en: 'Departments' },
          link: '/municipality/departments',
        },
      ],
    },
  },
  {
    slug: 'payments',
    isSample: true,
    data: {
      title: { el: 'Πληρωμές', en: 'Payments' },
      description: {
        el: 'Πώς πληρώνετε οφειλές, τέλη και κλήσεις προς τον Δήμο: ηλεκτρονικά, στην τράπεζα ή στο ταμείο.',
        en: 'How to pay debts, charges and parking fines owed to the municipality: online, at a bank or at the cashier’s desk.',
      },
      icon: 'Coins',
      listed: false,
      link: '',
      audience: 'everyone',
      topic: 'payments',
      content: {
        el: `<p>Κάθε οφειλή προς τον Δήμο έχει μια <strong>ταυτότητα πληρωμής</strong>, που αρχίζει από <strong>RF</strong>. Με αυτή πληρώνετε από όπου βρίσκεστε και η πληρωμή καταχωρίζεται στο όνομά σας.</p>
<h2>Τρόποι πληρωμής</h2>
<ul>
<li><strong>Ηλεκτρονική τραπεζική (web ή mobile banking):</strong> επιλέξτε «Πληρωμές», αναζητήστε τον Δήμο Αιγιαλείας ή πληκτρολογήστε τον κωδικό RF.</li>
<li><strong>Τράπεζα ή ΕΛΤΑ:</strong> δείξτε τον κωδικό RF στο ταμείο.</li>
<li><strong>Ταμείο του Δήμου:</strong> με κάρτα ή μετρητά, τις ώρες κοινού. Τα μετρητά γίνονται δεκτά έως το όριο που ορίζει ο νόμος.</li>
<li><strong>Γραφεία των δημοτικών ενοτήτων:</strong> με κάρτα.</li>
</ul>
<h2>Τι πληρώνεται χωριστά</h2>
<p>Τα τέλη καθαριότητας και φωτισμού, ο δημοτικός φόρος και το ΤΑΠ πληρώνονται με τον λογαριασμό του ρεύματος. Οι <a href="/services/water">λογαριασμοί νερού</a> πληρώνονται στη ΔΕΥΑ. Τα παράβολα του Δημοσίου εκδίδονται ως e-Παράβολο, μέσω του <a href="https://www.gov.gr/">gov.gr</a>.</p>
<h2>Κλήσεις στάθμευσης</h2>
<p>Το ποσό και ο κωδικός RF αναγράφονται στην κλήση. Για την προθεσμία, την έκπτωση και την ένσταση δείτε τη σελίδα <a href="/services/fines">Πρόστιμο στάθμευσης: πληρωμή και ένσταση</a>. Για διευκρινίσεις απευθυνθείτε εγκαίρως στη <a href="/services/municipal-police">Δημοτική Αστυνομία</a>.</p>
<blockquote>Ο Δήμος δεν ζητά ποτέ κωδικούς τράπεζας ή αριθμό κάρτας με μήνυμα, email ή τηλέφωνο. Αν λάβετε τέτοιο μήνυμα, μην ανοίξετε τον σύνδεσμο και ενημερώστε μας.</blockquote>`,
        en: `<p>Each debt to the municipality has a <strong>payment code</strong> that begins with <strong>RF</strong>. With it you can pay from anywhere, and the payment is credited to you.</p>
<h2>Ways to pay</h2>
<ul>
<li><strong>Online or mobile banking:</strong> choose ‘Payments’, look for the Municipality of Aigialeia (Δήμος Αιγιαλείας) or type in the RF code.</li>
<li><strong>Bank or Hellenic Post (ELTA):</strong> show the RF code at the counter.</li>
<li><strong>The municipality’s cashier:</strong> by card or in cash, during opening hours. Cash is accepted up to the limit set by law.</li>
<li><strong>Offices of the municipal units:</strong> by card.</li>
</ul>
<h2>What is paid separately</h2>
<p>Charges for cleaning and street lighting, the municipal tax and the property charge (TAP) are paid with your electricity bill. <a href="/services/water">Water bills</a> are paid to the water company (DEYA). State fees are issued as an e-Paravolo through <a href="https://www.gov.gr/">gov.gr</a>.</p>
<h2>Parking fines</h2>
<p>The amount and the RF code are printed on the ticket. For the time limit, the discount and objections, see the page <a href="/services/fines">Parking fine: paying and objecting</a>. If anything is unclear, ask the <a href="/services/municipal-police">municipal police</a> in good time.</p>
<blockquote>The municipality never asks for bank passwords or card numbers by message, email or phone. If you receive such a message, do not open the link, and let us know.</blockquote>`,
      },
      whoCanApply: {
        el: `<p>Όποιος έχει οφειλή προς τον Δήμο. Πληρωμή για λογαριασμό άλλου γίνεται με τον κωδικό RF, χωρίς εξουσιοδότηση.</p>`,
        en: `<p>Anyone who owes something to the municipality. With the RF code you can pay for someone else, without an authorisation.</p>`,
      },
      whatYouNeed: [
        {
          item: {
            el: 'Ειδοποιητήριο με τον κωδικό RF· αν δεν το έχετε, αρκούν το ΑΦΜ και η ταυτότητά σας',
            en: 'The notice with the RF code; if you do not have it, your tax number (AFM) and identity card are enough',
          },
        },
        {
          item: {
            el: 'Για κλήση: ο αριθμός της κλήσης και του οχήματος',
            en: 'For a fine: its number and that of the vehicle',
          },
        },
        {
          item: {
            el: 'Κάρτα ή πρόσβαση στο web banking',
            en: 'A card or access to online banking',
          },
        },
      ],
      cost: {
        el: 'Ο Δήμος δεν χρεώνει την πληρωμή. Η τράπεζά σας μπορεί να χρεώνει προμήθεια.',
        en: 'The municipality does not charge for payment. Your bank may do so.',
      },
      duration: {
        el: 'Στο ταμείο η πληρωμή καταχωρίζεται αμέσως. Μέσω τράπεζας, σε 1 έως 3 εργάσιμες ημέρες.',
        en: 'At the cashier’s desk the payment counts at once. Through a bank, within 1 to 3 working days.',
      },
      steps: [
        {
          step: {
            el: 'Βρείτε τον κωδικό RF στο ειδοποιητήριο ή ζητήστε τον από τη Διεύθυνση Οικονομικών Υπηρεσιών.',
            en: 'Find the RF code on the notice, or ask the Financial Services department for it.',
          },
        },
        {
          step: {
            el: 'Διαλέξτε τον τρόπο πληρωμής που σας εξυπηρετεί.',
            en: 'Choose the way to pay that suits you.',
          },
        },
        {
          step: {
            el: 'Ελέγξτε το ποσό και τον δικαιούχο: «Δήμος Αιγιαλείας».',
            en: 'Check the amount and the payee: ‘Δήμος Αιγιαλείας’.',
          },
        },
        {
          step: {
            el: 'Κρατήστε την απόδειξη μέχρι να καταχωριστεί η πληρωμή.',
            en: 'Keep the receipt until the payment has been credited.',
          },
        },
        {
          step: {
            el: 'Αν δεν μπορείτε να πληρώσετε ολόκληρο το ποσό, ζητήστε ρύθμιση σε δόσεις.',
            en: 'If you cannot pay the whole amount, ask for a payment plan.',
          },
        },
      ],
      onlineLink: '',
      department: 'financial',
      forms: [
        {
          title: {
            el: 'Αίτηση ρύθμισης οφειλών',
            en: 'Application for a payment plan',
          },
          file: 'form-payment-plan',
        },
      ],
      related: [
        {
          title: { el: 'Οικονομικές υπηρεσίες', en: 'Financial services' },
          link: '/services/financial',
        },
        {
          title: { el: 'Ηλεκτρονικές υπηρεσίες', en: 'E-services' },
          link: '/services/eservices',
        },
        {
          title: { el: 'Διεύθυνση Οικονομικών Υπηρεσιών', en: 'Financial Services department' },
          link: '/municipality/departments#financial',
        },
        { title: { el: 'Επικοινωνία', en: 'Contact' }, link: '/contact' },
      ],
    },
  },
]);
