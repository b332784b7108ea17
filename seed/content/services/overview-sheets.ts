import type { EntryData } from '../../../domain/content/model/content-type.ts';
import type { service } from '../../../domain/content-types/service.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { serviceLaws } from './service-laws.ts';

type Data = EntryData<typeof service>;
type Sheet = Pick<Data, 'outcome' | 'channels' | 'office' | 'legalBasis' | 'questions'>;

/** One question and its answer. */
const asked = (question: Bilingual, answer: Bilingual) => [{ question, answer }];

/** What the sheets of errands say, too, for the pages that lead to them: what one gets, how, where, and on what law. */
export const overviewSheets: Readonly<Record<string, Sheet>> = {
  certificates: {
    outcome: {
      el: 'Πιστοποιητικό, βεβαίωση ή αντίγραφο ληξιαρχικής πράξης',
      en: 'A certificate, a statement or a copy of a civil registry record',
    },
    channels: ['online', 'person'],
    office: 'town-hall',
    legalBasis: serviceLaws('municipal code', 'registry', 'procedure'),
    questions: asked(
      {
        el: 'Ισχύει παντού το πιστοποιητικό που εκδίδω μόνος μου στο gov.gr;',
        en: 'Is the certificate that I issue myself on gov.gr valid everywhere in Greece?',
      },
      {
        el: 'Ναι. Έχει την ίδια ισχύ με εκείνο του γραφείου και η υπηρεσία που το παραλαμβάνει το ελέγχει με τον κωδικό του.',
        en: 'Yes. It is as good as the one from the office, and whoever receives it checks it by its code.',
      },
    ),
  },
  'urban-planning': {
    outcome: {
      el: 'Αντίγραφα από τον οικοδομικό φάκελο ή βεβαίωση όρων δόμησης',
      en: 'Copies from a building file, or a statement of planning rules',
    },
    channels: ['person', 'email'],
    office: 'town-hall',
    legalBasis: serviceLaws('building', 'procedure'),
    questions: asked(
      {
        el: 'Δεν γνωρίζω τον αριθμό της άδειας. Θα βρεθεί ο φάκελος;',
        en: 'I do not know the number of the permit. Will the file be found?',
      },
      {
        el: 'Συνήθως ναι. Γράψτε στην αίτηση τη διεύθυνση, το έτος κατά προσέγγιση και το όνομα του τότε ιδιοκτήτη.',
        en: 'Usually, yes. Give the address, the approximate year and the name of the owner at that time.',
      },
    ),
  },
  'social-welfare': {
    outcome: {
      el: 'Ραντεβού με κοινωνικό λειτουργό και βοήθεια με τις αιτήσεις για όσα δικαιούστε',
      en: 'An appointment with a social worker, and help in applying for what you are entitled to',
    },
    channels: ['person', 'phone'],
    office: 'cultural-centre',
    legalBasis: serviceLaws('guaranteed income', 'municipal code'),
    questions: asked(
      {
        el: 'Θα μάθει κανείς ότι ζήτησα βοήθεια;',
        en: 'Will anyone find out that I asked for help?',
      },
      {
        el: 'Όχι. Όσα λέτε στον κοινωνικό λειτουργό είναι απόρρητα και δίνονται σε άλλη υπηρεσία μόνο αν υποβάλετε αίτηση.',
        en: 'No. What you tell the social worker is confidential, and goes to another service only if you apply for something.',
      },
    ),
  },
  financial: {
    outcome: {
      el: 'Δημοτική ενημερότητα, βεβαίωση μη οφειλής ΤΑΠ, διόρθωση τετραγωνικών ή πρόγραμμα δόσεων',
      en: 'Municipal clearance, a certificate that no property charge (TAP) is owed, a corrected floor area or a payment plan',
    },
    channels: ['person', 'email'],
    office: 'town-hall',
    legalBasis: serviceLaws('municipal code', 'property charge', 'collection'),
    questions: asked(
      {
        el: 'Το ακίνητο που μεταβιβάζω έχει οφειλή. Τι κάνω;',
        en: 'There is a debt on the property that I am selling. What do I do?',
      },
      {
        el: 'Ρωτήστε για το ποσό πριν οριστεί ημέρα για το συμβόλαιο: η βεβαίωση εκδίδεται μόλις εξοφληθεί.',
        en: 'Ask for the amount before the day of the contract is set: the certificate is issued once it is paid.',
      },
    ),
  },
  environment: {
    outcome: {
      el: 'Αποκομιδή, παραλαβή με ραντεβού ή αυτοψία, με αριθμό αιτήματος',
      en: 'A collection, a pick-up by appointment or an inspection, with the number of your request',
    },
    channels: ['phone', 'email'],
    office: 'works-depot',
    legalBasis: serviceLaws('waste', 'animals'),
    questions: asked(
      {
        el: 'Μπορώ να κλαδέψω μόνος μου ένα δέντρο του δρόμου;',
        en: 'May I prune a tree in the street myself?',
      },
      {
        el: 'Όχι. Αποφασίζει η υπηρεσία μετά από αυτοψία. Αν κινδυνεύουν περαστικοί, τηλεφωνήστε αμέσως.',
        en: 'No. The service decides after an inspection. If passers-by are in danger, call at once.',
      },
    ),
  },
  business: {
    outcome: {
      el: 'Γνωστοποίηση ή προέγκριση λειτουργίας, ή άδεια χρήσης κοινόχρηστου χώρου',
      en: 'A notification or pre-approval of operation, or permission to use public space',
    },
    channels: ['online', 'person'],
    office: 'town-hall',
    legalBasis: serviceLaws('business', 'open-air trade'),
    questions: asked(
      {
        el: 'Το κατάστημα αλλάζει ιδιοκτήτη. Χρειάζεται νέα γνωστοποίηση;',
        en: 'The shop changes hands. Is a new notification needed?',
      },
      {
        el: 'Ναι. Ο νέος φορέας δηλώνει τη μεταβολή στο OpenBusiness. Η άδεια για τα τραπεζοκαθίσματα ζητείται χωριστά.',
        en: 'Yes. The new operator reports the change on OpenBusiness. Permission for tables outside is asked for separately.',
      },
    ),
  },
  transport: {
    outcome: {
      el: 'Προσωπική θέση στάθμευσης με σήμανση, για άτομα με αναπηρία',
      en: 'A marked parking space of your own, for people with disabilities',
    },
    channels: ['person'],
    office: 'town-hall',
    legalBasis: serviceLaws('municipal code'),
    questions: asked(
      {
        el: 'Μπορεί να σταθμεύσει άλλος στη θέση μου;',
        en: 'Can anyone else park in my space?',
      },
      {
        el: 'Όχι. Ανήκει μόνο στο όχημα του οποίου ο αριθμός γράφεται στην πινακίδα. Αν την καταλάβει άλλος, τηλεφωνήστε στη Δημοτική Αστυνομία.',
        en: 'No. It is only for the vehicle whose number is on the sign. If another takes it, call the municipal police.',
      },
    ),
  },
  education: {
    outcome: {
      el: 'Θέση σε δημοτικό παιδικό ή βρεφονηπιακό σταθμό',
      en: 'A place at a municipal nursery',
    },
    channels: ['person'],
    office: 'cultural-centre',
    legalBasis: serviceLaws('municipal code'),
    questions: asked(
      {
        el: 'Εγκρίθηκε το voucher. Είναι βέβαιη η θέση στον σταθμό;',
        en: 'Our voucher has been approved. Is the place at the nursery guaranteed?',
      },
      {
        el: 'Όχι. Το voucher καλύπτει τα τροφεία. Τη θέση τη δίνει ο σταθμός, με τα κριτήριά του: υποβάλετε και τις δύο αιτήσεις.',
        en: 'No. The voucher covers the fees. Places are given by the nursery, by its own criteria: make both applications.',
      },
    ),
  },
  sports: {
    outcome: {
      el: 'Θέση σε πρόγραμμα άθλησης ή ώρες σε αθλητικό χώρο',
      en: 'A place in an exercise programme, or hours at a sports venue',
    },
    channels: ['person', 'email'],
    office: 'cultural-centre',
    legalBasis: serviceLaws('sport', 'municipal code'),
    questions: asked(
      {
        el: 'Θέλουμε το κλειστό γυμναστήριο για ένα απόγευμα. Πότε υποβάλλουμε την αίτηση;',
        en: 'We want the sports hall for one afternoon. When do we apply?',
      },
      {
        el: 'Τουλάχιστον 10 ημέρες νωρίτερα, με έναν υπεύθυνο της ομάδας. Τα ανοιχτά γήπεδα γειτονιάς δεν χρειάζονται κράτηση.',
        en: 'At least 10 days ahead, with one person in charge. Open neighbourhood courts need no booking.',
      },
    ),
  },
  citizen: {
    outcome: {
      el: 'Τη σελίδα της υπηρεσίας που χρειάζεστε, με δικαιολογητικά, κόστος και χρόνο',
      en: 'The page of the service that you need, with papers, cost and time',
    },
    channels: ['online', 'person', 'phone'],
    office: 'town-hall',
    legalBasis: serviceLaws('procedure', 'municipal code'),
    questions: [
      ...asked(
        {
          el: 'Δεν ξέρω σε ποιο γραφείο ανήκει το θέμα μου. Τι κάνω;',
          en: 'I do not know which office deals with my matter. What do I do?',
        },
        {
          el: 'Γράψτε μας από τη σελίδα «Επικοινωνία» ή τηλεφωνήστε στο κέντρο: θα σας συνδέσουμε με το σωστό γραφείο.',
          en: 'Write to us from the page ‘Contact’ or call the switchboard: we will put you through to the right office.',
        },
      ),
      ...asked(
        { el: 'Πού ψηφίζω;', en: 'Where do I vote?' },
        {
          el: 'Το εκλογικό σας τμήμα το δείχνει η εφαρμογή «Μάθε πού ψηφίζεις» του Υπουργείου Εσωτερικών, στο mpp.ypes.gov.gr. Για λάθος στον εκλογικό κατάλογο απευθυνθείτε στο Δημοτολόγιο.',
          en: 'The site mpp.ypes.gov.gr of the Ministry of the Interior shows where you vote. If there is a mistake in the electoral roll, tell the citizens’ register.',
        },
      ),
    ],
  },
  documents: {
    outcome: {
      el: 'Το έγγραφο ή αντίγραφό του, από το γραφείο ή ηλεκτρονικά',
      en: 'The document or a copy of it, from the office or electronically',
    },
    channels: ['online', 'person'],
    office: 'town-hall',
    legalBasis: serviceLaws('procedure', 'digital governance'),
    questions: asked(
      {
        el: 'Μπορεί ο Δήμος να μη μου δώσει ένα έγγραφο;',
        en: 'Can the municipality refuse to give me a document?',
      },
      {
        el: 'Μόνο αν αφορά την ιδιωτική ζωή τρίτων ή απόρρητο που προβλέπει ο νόμος. Η άρνηση είναι γραπτή και αιτιολογημένη.',
        en: 'Only if it concerns the private life of others or a secret protected by law. A refusal is in writing and says why.',
      },
    ),
  },
  forms: {
    outcome: {
      el: 'Το έντυπο σε PDF, ή τυπωμένο στα γραφεία του Δήμου και στα ΚΕΠ',
      en: 'The form as a PDF, or on paper at the municipality’s offices and Citizen Service Centres (KEP)',
    },
    channels: ['person', 'email'],
    office: 'town-hall',
    legalBasis: serviceLaws('digital governance', 'procedure'),
    questions: asked(
      {
        el: 'Δεν έχω εκτυπωτή. Πώς υποβάλλω την αίτηση;',
        en: 'I have no printer. How do I apply?',
      },
      {
        el: 'Ζητήστε το έντυπο τυπωμένο σε γραφείο του Δήμου ή σε ΚΕΠ, ή υποβάλετέ το με ψηφιακή υπεύθυνη δήλωση του gov.gr.',
        en: 'Ask for the form on paper at an office of the municipality or a KEP, or send it with a digital declaration of gov.gr.',
      },
    ),
  },
  payments: {
    outcome: {
      el: 'Εξόφληση της οφειλής και απόδειξη',
      en: 'A debt that is paid, and a receipt',
    },
    channels: ['online', 'person'],
    office: 'town-hall',
    legalBasis: serviceLaws('municipal code', 'collection'),
    questions: asked(
      {
        el: 'Πλήρωσα, αλλά η οφειλή φαίνεται ακόμη. Τι κάνω;',
        en: 'I have paid, but the debt still shows. What do I do?',
      },
      {
        el: 'Περιμένετε 3 εργάσιμες ημέρες. Αν φαίνεται και τότε, στείλτε μας την απόδειξη.',
        en: 'Wait for 3 working days. If it still shows then, send us the receipt.',
      },
    ),
  },
};
