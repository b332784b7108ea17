import { service } from '../../../domain/content-types/service.ts';
import { seedEntries } from '../seed-entry.ts';

/** The third service card: social welfare. */
export const welfareServiceSeed = seedEntries(service, [
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
      topic: 'social',
      lifeEvents: ['hardship', 'care'],
      groups: ['families', 'older-people', 'disabilities'],
      content: {
        el: `<p>Αν εσείς ή κάποιος δικός σας βρίσκεται σε ανάγκη, ξεκινήστε από το <strong>Κέντρο Κοινότητας</strong>. Οι κοινωνικοί λειτουργοί σας ακούν με εχεμύθεια, σας ενημερώνουν για τα δικαιώματά σας και σας βοηθούν με τις αιτήσεις.</p>
<h2>Οι υπηρεσίες μας</h2>
<ul>
<li><strong>Κέντρο Κοινότητας:</strong> ενημέρωση, συμβουλευτική και αιτήσεις για προγράμματα και επιδόματα.</li>
<li><strong><a href="/services/help-at-home">Βοήθεια στο Σπίτι</a>:</strong> κοινωνικός λειτουργός, νοσηλευτική φροντίδα και οικογενειακή βοήθεια για ηλικιωμένους και άτομα με αναπηρία που ζουν μόνοι ή χωρίς επαρκή στήριξη.</li>
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
<li><strong><a href="/services/help-at-home">Help at Home</a>:</strong> a social worker, nursing care and household help for older people and people with disabilities who live alone or without enough support.</li>
<li><strong>Guaranteed Minimum Income (EEE):</strong> we file the application and connect you with health, food and employment services.</li>
<li><strong>Housing benefit</strong> and other benefits of OPEKA, the welfare benefits organisation: we check the conditions and apply with you.</li>
<li><strong>Social grocery</strong> and help in kind for households in sudden need.</li>
<li><strong>KAPI:</strong> day centres with company, activities and preventive health for older residents.</li>
</ul>
<p>If you need urgent social support, at any hour, call <a href="tel:197"><strong>197</strong></a>, the line of the National Centre for Social Solidarity. If a life is in danger, call <a href="tel:112"><strong>112</strong></a>.</p>`,
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
      onlineLink: '',
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
