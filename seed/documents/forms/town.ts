import { applicantSignature, choices, field, fields, lines, note, section } from '../blocks.ts';
import { applicant, attachments, declaration, formPaper, IDENTITY } from './form-parts.ts';

export const shopLicence = formPaper({
  title: {
    el: 'Αίτηση για κατάστημα ή χρήση κοινόχρηστου χώρου',
    en: 'Application for a shop or for the use of public space',
  },
  department: 'Διεύθυνση Οικονομικών Υπηρεσιών',
  number: 'Ο-01',
  blocks: [
    ...applicant(),
    section('2. Επιχείρηση', 'Business'),
    fields(
      field('Επωνυμία', 'Registered name', 8),
      field('ΑΦΜ επιχείρησης', 'Tax number of the business', 4),
      field('Διακριτικός τίτλος', 'Trade name', 6),
      field('Δραστηριότητα (ΚΑΔ)', 'Activity (KAD code)', 6),
      field('Διεύθυνση καταστήματος', 'Address of the shop', 8),
      field('Εμβαδόν (τ.μ.)', 'Floor area (m²)', 4),
    ),
    section('3. Τι ζητάτε', 'What you ask for'),
    choices(
      { el: 'Αίτημα', en: 'Request' },
      { el: 'Προέγκριση ίδρυσης καταστήματος', en: 'Pre-approval of a shop' },
      { el: 'Αντικατάσταση λόγω αλλαγής στοιχείων', en: 'Replacement after a change of details' },
      { el: 'Άδεια μουσικής', en: 'Music permit' },
      { el: 'Τραπεζοκαθίσματα', en: 'Tables and chairs' },
      { el: 'Έκθεση εμπορευμάτων', en: 'Display of goods' },
      { el: 'Οικοδομικά υλικά ή ικριώματα', en: 'Building materials or scaffolding' },
    ),
    fields(
      field('Θέση του κοινόχρηστου χώρου', 'Location of the public space', 6),
      field('Διαστάσεις (μ. × μ.)', 'Dimensions (m × m)', 3),
      field('Χρονικό διάστημα', 'Period', 3),
    ),
    ...attachments(
      4,
      IDENTITY,
      { el: 'Κάτοψη και οικοδομική άδεια του χώρου', en: 'Floor plan and building permit' },
      { el: 'Μισθωτήριο ή τίτλος ιδιοκτησίας', en: 'Lease or title deed' },
      {
        el: 'Πιστοποιητικό ενεργητικής πυροπροστασίας',
        en: 'Certificate of active fire protection',
      },
      {
        el: 'Σχέδιο με διαστάσεις, με ελεύθερη ζώνη 1,50 μ.',
        en: 'Plan with dimensions, keeping 1.50 m free',
      },
      { el: 'Δημοτική ενημερότητα', en: 'Municipal clearance certificate' },
    ),
    declaration(),
    applicantSignature(),
  ],
});

export const kindergarten = formPaper({
  title: { el: 'Αίτηση εγγραφής σε παιδικό σταθμό', en: 'Application for a nursery place' },
  department: 'Διεύθυνση Κοινωνικής Προστασίας και Παιδείας',
  number: 'Κ-02',
  blocks: [
    ...applicant(),
    section('2. Στοιχεία του παιδιού', 'The child'),
    fields(
      field('Επώνυμο', 'Surname', 6),
      field('Όνομα', 'First name', 6),
      field('Ημερομηνία γέννησης', 'Date of birth', 4),
      field('ΑΜΚΑ', 'Social security number (AMKA)', 4),
      field('Γλώσσα στο σπίτι', 'Language at home', 4),
      field('Σταθμός πρώτης προτίμησης', 'Nursery: first choice', 6),
      field('Σταθμός δεύτερης προτίμησης', 'Nursery: second choice', 6),
    ),
    lines('Αλλεργίες, φάρμακα, ιδιαίτερες ανάγκες', 'Allergies, medicines, special needs', 2),
    section('3. Γονείς ή κηδεμόνες', 'Parents or guardians'),
    fields(
      field('Ονοματεπώνυμο πρώτου γονέα', 'Name of the first parent', 6),
      field('Επάγγελμα και τόπος εργασίας', 'Occupation and place of work', 6),
      field('Ονοματεπώνυμο δεύτερου γονέα', 'Name of the second parent', 6),
      field('Επάγγελμα και τόπος εργασίας', 'Occupation and place of work', 6),
      field('Πρόσωπα που μπορούν να παραλάβουν το παιδί', 'People who may collect the child', 8),
      field('Τηλέφωνο ανάγκης', 'Emergency phone', 4),
    ),
    section('4. Κριτήρια προτεραιότητας', 'Priority criteria'),
    choices(
      { el: 'Σημειώστε όσα ισχύουν', en: 'Tick all that apply' },
      { el: 'Και οι δύο γονείς εργάζονται', en: 'Both parents work' },
      { el: 'Άνεργος γονέας', en: 'Unemployed parent' },
      { el: 'Μονογονεϊκή οικογένεια', en: 'Single-parent family' },
      { el: 'Τρίτεκνη ή πολύτεκνη οικογένεια', en: 'Family with three or more children' },
      { el: 'Αναπηρία παιδιού ή γονέα', en: 'Disability of the child or a parent' },
      { el: 'Αδελφός ή αδελφή στον ίδιο σταθμό', en: 'Brother or sister at the same nursery' },
    ),
    ...attachments(
      5,
      { el: 'Βεβαίωση υγείας από παιδίατρο', en: 'Health certificate from a paediatrician' },
      { el: 'Αντίγραφο βιβλιαρίου με τα εμβόλια', en: 'Copy of the vaccination record' },
      { el: 'Εκκαθαριστικό σημείωμα', en: 'Tax assessment' },
      { el: 'Βεβαίωση εργασίας ή ανεργίας', en: 'Certificate of work or unemployment' },
    ),
    declaration(),
    applicantSignature(),
  ],
});

export const paymentPlan = formPaper({
  title: { el: 'Αίτηση ρύθμισης οφειλών', en: 'Application for a payment plan' },
  department: 'Διεύθυνση Οικονομικών Υπηρεσιών',
  number: 'Ο-02',
  blocks: [
    ...applicant(),
    section('2. Οφειλή', 'Debt'),
    choices(
      { el: 'Τι οφείλετε', en: 'What you owe' },
      { el: 'Τέλη καθαριότητας και φωτισμού', en: 'Cleaning and lighting charges' },
      { el: 'Μίσθωμα δημοτικού ακινήτου', en: 'Rent of municipal property' },
      { el: 'Τέλος ακίνητης περιουσίας (ΤΑΠ)', en: 'Property charge (TAP)' },
      { el: 'Τροφεία παιδικού σταθμού', en: 'Nursery fees' },
      { el: 'Τέλη κοινόχρηστου χώρου', en: 'Charges for public space' },
      { el: 'Πρόστιμο', en: 'Fine' },
    ),
    fields(
      field('Αριθμός ειδοποίησης', 'Number of the notice', 4),
      field('Έτος', 'Year', 3),
      field('Συνολικό ποσό (€)', 'Total amount (€)', 5),
    ),
    section('3. Ρύθμιση που ζητάτε', 'Plan requested'),
    fields(
      field('Αριθμός μηνιαίων δόσεων', 'Number of monthly instalments', 4),
      field('Προκαταβολή (€)', 'Down payment (€)', 4),
      field('Πρώτη δόση (μήνας, έτος)', 'First instalment (month, year)', 4),
    ),
    lines('Λόγοι που δεν επιτρέπουν εφάπαξ πληρωμή', 'Why you cannot pay in one sum', 3),
    note(
      'Η ρύθμιση ισχύει από την πληρωμή της πρώτης δόσης. Χάνεται αν μείνουν απλήρωτες δύο συνεχόμενες δόσεις. Όσο τηρείται, δεν λαμβάνονται μέτρα είσπραξης και χορηγείται δημοτική ενημερότητα.',
      'The plan takes effect with the first instalment. It is lost if two instalments in a row remain unpaid. As long as it is kept, no enforcement measures are taken and a municipal clearance certificate is issued.',
    ),
    ...attachments(
      4,
      IDENTITY,
      { el: 'Ειδοποιητήριο της οφειλής', en: 'The notice of debt' },
      { el: 'Τελευταίο εκκαθαριστικό σημείωμα', en: 'Latest tax assessment' },
      {
        el: 'Βεβαίωση ανεργίας ή απόφαση αναπηρίας',
        en: 'Certificate of unemployment or disability decision',
      },
    ),
    declaration(),
    applicantSignature(),
  ],
});

export const sportsHall = formPaper({
  title: { el: 'Αίτηση παραχώρησης αθλητικού χώρου', en: 'Application to use a sports venue' },
  department: 'Διεύθυνση Πολιτισμού, Τουρισμού και Αθλητισμού',
  number: 'Π-01',
  blocks: [
    ...applicant(),
    section('2. Φορέας', 'Organisation'),
    fields(
      field('Σωματείο, σχολείο ή ομάδα', 'Club, school or group', 8),
      field('Αριθμός αθλουμένων', 'Number of participants', 4),
      field('Υπεύθυνος στις ώρες χρήσης', 'Person in charge during use', 8),
      field('Κινητό', 'Mobile phone', 4),
    ),
    section('3. Χώρος και χρόνος', 'Venue and time'),
    choices(
      { el: 'Χώρος', en: 'Venue' },
      { el: 'Κλειστό γυμναστήριο', en: 'Indoor sports hall' },
      { el: 'Γήπεδο ποδοσφαίρου', en: 'Football pitch' },
      { el: 'Γήπεδο μπάσκετ ή βόλεϊ', en: 'Basketball or volleyball court' },
      { el: 'Στίβος', en: 'Running track' },
    ),
    fields(
      field('Δημοτική ενότητα', 'Municipal unit', 4),
      field('Άθλημα ή δραστηριότητα', 'Sport or activity', 8),
      field('Ημέρες', 'Days', 4),
      field('Ώρες', 'Hours', 4),
      field('Από – έως (ημερομηνίες)', 'From – to (dates)', 4),
    ),
    choices(
      { el: 'Σκοπός', en: 'Purpose' },
      { el: 'Τακτική προπόνηση', en: 'Regular training' },
      { el: 'Αγώνας ή τουρνουά', en: 'Match or tournament' },
      { el: 'Σχολική δραστηριότητα', en: 'School activity' },
      { el: 'Εκδήλωση', en: 'Event' },
    ),
    note(
      'Ο υπεύθυνος είναι παρών σε όλη τη διάρκεια της χρήσης, τηρεί τον κανονισμό του χώρου και παραδίδει τον χώρο καθαρό. Ο φορέας φροντίζει για τις ιατρικές βεβαιώσεις των αθλουμένων και ευθύνεται για κάθε φθορά.',
      'The person in charge is present throughout, keeps to the rules of the venue and leaves it clean. The organisation sees to the participants’ medical certificates and is liable for any damage.',
    ),
    ...attachments(
      4,
      { el: 'Καταστατικό του σωματείου', en: 'Statutes of the club' },
      { el: 'Ειδική αθλητική αναγνώριση', en: 'Official recognition as a sports club' },
      { el: 'Κατάσταση αθλουμένων', en: 'List of participants' },
      { el: 'Ασφάλιση αστικής ευθύνης, για εκδηλώσεις', en: 'Liability insurance, for events' },
    ),
    declaration(),
    applicantSignature(),
  ],
});
