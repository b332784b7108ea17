import { applicantSignature, choices, field, fields, lines, note, section } from '../blocks.ts';
import {
  AUTHORISATION,
  applicant,
  attachments,
  declaration,
  formPaper,
  IDENTITY,
} from './form-parts.ts';

export const certificateRequest = formPaper({
  title: { el: 'Αίτηση για έκδοση πιστοποιητικού', en: 'Application for a certificate' },
  department: 'Διεύθυνση Διοικητικών Υπηρεσιών',
  number: 'Δ-01',
  blocks: [
    ...applicant(),
    section('2. Τι ζητάτε', 'What you ask for'),
    choices(
      { el: 'Είδος πιστοποιητικού', en: 'Type of certificate' },
      { el: 'Πιστοποιητικό γέννησης', en: 'Birth certificate' },
      { el: 'Πιστοποιητικό οικογενειακής κατάστασης', en: 'Family status certificate' },
      { el: 'Πιστοποιητικό πλησιέστερων συγγενών', en: 'Certificate of next of kin' },
      { el: 'Πιστοποιητικό εντοπιότητας', en: 'Certificate of local origin' },
      { el: 'Αντίγραφο ληξιαρχικής πράξης', en: 'Copy of a civil registry record' },
      { el: 'Βεβαίωση μόνιμης κατοικίας', en: 'Certificate of permanent residence' },
    ),
    fields(
      field(
        'Ονοματεπώνυμο του προσώπου που αφορά (αν είναι άλλο)',
        'Name of the person concerned, if not the applicant',
        8,
      ),
      field('Αριθμός αντιτύπων', 'Number of copies', 4),
      field('Για ποια χρήση', 'Purpose'),
    ),
    choices(
      { el: 'Πώς θα το παραλάβετε', en: 'How you will receive it' },
      { el: 'Από το γραφείο', en: 'At the office' },
      { el: 'Με email', en: 'By email' },
    ),
    ...attachments(3, IDENTITY, AUTHORISATION),
    declaration(),
    applicantSignature(),
  ],
});

export const residenceDeclaration = formPaper({
  title: { el: 'Υπεύθυνη δήλωση μόνιμης κατοικίας', en: 'Declaration of permanent residence' },
  department: 'Διεύθυνση Διοικητικών Υπηρεσιών',
  number: 'Δ-02',
  blocks: [
    ...applicant(),
    section('2. Δήλωση κατοικίας', 'Residence'),
    note(
      'Με ατομική μου ευθύνη και γνωρίζοντας τις κυρώσεις για ψευδή δήλωση, δηλώνω ότι κατοικώ μόνιμα στην παρακάτω διεύθυνση:',
      'On my own responsibility, and knowing the penalties for a false declaration, I declare that I live permanently at the following address:',
    ),
    fields(
      field('Οδός και αριθμός', 'Street and number', 8),
      field('Όροφος', 'Floor', 4),
      field('Οικισμός', 'Town or village', 6),
      field('Δημοτική ενότητα', 'Municipal unit', 6),
      field('Από (ημερομηνία)', 'Since (date)', 4),
      field('Προηγούμενη διεύθυνση', 'Previous address', 8),
    ),
    choices(
      { el: 'Κατοικώ ως', en: 'I live there as' },
      { el: 'Ιδιοκτήτης ή επικαρπωτής', en: 'Owner or holder of a usufruct' },
      { el: 'Μισθωτής', en: 'Tenant' },
      { el: 'Φιλοξενούμενος', en: 'Guest of the household' },
      { el: 'Δωρεάν παραχώρηση', en: 'Free use' },
    ),
    lines(
      'Μέλη του νοικοκυριού που κατοικούν μαζί μου',
      'Members of the household living with me',
      1,
    ),
    ...attachments(
      3,
      IDENTITY,
      { el: 'Τελευταίο έντυπο Ε1', en: 'Latest E1 tax form' },
      {
        el: 'Λογαριασμός ρεύματος, νερού ή τηλεφώνου στο όνομά μου',
        en: 'Electricity, water or phone bill in my name',
      },
      { el: 'Μισθωτήριο ή δήλωση φιλοξενίας', en: 'Lease or declaration by the host' },
    ),
    declaration(),
    applicantSignature(),
  ],
});

export const buildingRecord = formPaper({
  title: {
    el: 'Αίτηση για στοιχεία οικοδομικού φακέλου',
    en: 'Request for records from a building file',
  },
  department: 'Διεύθυνση Τεχνικών Υπηρεσιών και Πολεοδομίας',
  number: 'Τ-01',
  blocks: [
    ...applicant(),
    choices(
      { el: 'Ιδιότητα', en: 'Capacity' },
      { el: 'Ιδιοκτήτης ή συνιδιοκτήτης', en: 'Owner or co-owner' },
      { el: 'Μηχανικός με εξουσιοδότηση', en: 'Engineer with authorisation' },
      { el: 'Αγοραστής με προσύμφωνο', en: 'Buyer with a preliminary contract' },
      { el: 'Άλλο έννομο συμφέρον', en: 'Other legitimate interest' },
    ),
    section('2. Στοιχεία του ακινήτου', 'The property'),
    fields(
      field('Διεύθυνση ή θέση', 'Address or location', 8),
      field('Οικισμός', 'Town or village', 4),
      field('ΚΑΕΚ', 'Cadastral number (KAEK)', 6),
      field('Αριθμός και έτος άδειας', 'Number and year of the permit', 6),
      field('Όνομα του τότε ιδιοκτήτη', 'Name of the owner at the time'),
    ),
    section('3. Τι ζητάτε', 'What you ask for'),
    choices(
      { el: 'Στοιχεία', en: 'Records' },
      { el: 'Αντίγραφο στελέχους άδειας', en: 'Copy of the permit' },
      { el: 'Αντίγραφα σχεδίων', en: 'Copies of drawings' },
      { el: 'Τοπογραφικό διάγραμμα', en: 'Site plan' },
      { el: 'Στατική μελέτη', en: 'Structural study' },
      { el: 'Βεβαίωση όρων δόμησης', en: 'Statement of planning rules' },
      { el: 'Αυτοπρόσωπη έρευνα φακέλου', en: 'Viewing the file in person' },
    ),
    lines('Παρατηρήσεις', 'Remarks', 2),
    ...attachments(
      4,
      IDENTITY,
      {
        el: 'Τίτλος ιδιοκτησίας ή απόσπασμα κτηματολογικού φύλλου',
        en: 'Title deed or extract from the cadastral sheet',
      },
      {
        el: 'Τοπογραφικό διάγραμμα, για όρους δόμησης',
        en: 'Site plan, for planning rules',
      },
      { el: 'Εξουσιοδότηση του ιδιοκτήτη', en: 'The owner’s authorisation' },
    ),
    declaration(),
    applicantSignature(),
  ],
});

export const socialSupport = formPaper({
  title: { el: 'Αίτηση για παροχή κοινωνικής στήριξης', en: 'Application for social support' },
  department: 'Διεύθυνση Κοινωνικής Προστασίας και Παιδείας',
  number: 'Κ-01',
  blocks: [
    note(
      'Η αίτηση είναι εμπιστευτική. Αν δυσκολεύεστε να τη συμπληρώσετε, ένας κοινωνικός λειτουργός θα τη γράψει μαζί σας, στο γραφείο ή στο σπίτι σας.',
      'This application is confidential. If you find it hard to fill in, a social worker will do it with you, at the office or at your home.',
    ),
    ...applicant(),
    fields(
      field('ΑΜΚΑ', 'Social security number (AMKA)', 6),
      field('Ημερομηνία γέννησης', 'Date of birth', 6),
    ),
    section('2. Τι χρειάζεστε', 'What you need'),
    choices(
      { el: 'Υπηρεσία', en: 'Service' },
      { el: '«Βοήθεια στο Σπίτι»', en: 'Help at Home' },
      { el: 'Κοινωνικό παντοπωλείο', en: 'Social grocery' },
      { el: 'Ελάχιστο Εγγυημένο Εισόδημα', en: 'Guaranteed Minimum Income' },
      { el: 'Επίδομα στέγασης', en: 'Housing benefit' },
      { el: 'Στήριξη ατόμου με αναπηρία', en: 'Support for a person with a disability' },
      { el: 'Έκτακτη υλική βοήθεια', en: 'Emergency help in kind' },
    ),
    lines('Περιγράψτε με λίγα λόγια την ανάγκη σας', 'Describe your need in a few words', 3),
    section('3. Νοικοκυριό', 'Household'),
    fields(
      field('Ενήλικες', 'Adults', 3),
      field('Παιδιά κάτω των 18', 'Children under 18', 3),
      field('Μέλη με αναπηρία', 'Members with a disability', 3),
      field('Μηνιαίο εισόδημα', 'Monthly income', 3),
    ),
    ...attachments(
      4,
      IDENTITY,
      { el: 'Τελευταίο εκκαθαριστικό, Ε1 και Ε9', en: 'Latest tax assessment, E1 and E9' },
      { el: 'Μισθωτήριο ή λογαριασμός στο όνομά μου', en: 'Lease or a bill in my name' },
      { el: 'Ιατρική γνωμάτευση ή απόφαση ΚΕΠΑ', en: 'Medical report or KEPA decision' },
      { el: 'Βεβαίωση ανεργίας', en: 'Certificate of unemployment' },
      { el: 'Αριθμός λογαριασμού (IBAN)', en: 'Bank account number (IBAN)' },
    ),
    declaration(),
    applicantSignature(),
  ],
});
