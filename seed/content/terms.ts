import { term } from '../../domain/content-types/term.ts';
import { seedEntries } from './seed-entry.ts';

/**
 * Words that the services use. They hold in every Greek municipality, so they are no samples: staff add to them.
 * Laws: 2690/1999 (administrative procedure), 1599/1986 (declarations), 4727/2020 (Diavgeia), 344/1976 (registry).
 */
export const termSeed = seedEntries(term, [
  {
    slug: 'afm',
    isSample: false,
    data: {
      term: { el: 'ΑΦΜ', en: 'Tax number (AFM)' },
      alsoGreek: 'αριθμός φορολογικού μητρώου',
      alsoEnglish: 'AFM, tax number, tax identification number',
      meaning: {
        el: 'Ο προσωπικός σας αριθμός στην εφορία, με εννέα ψηφία. Τον δίνει η ΑΑΔΕ και γράφεται στο εκκαθαριστικό σας.',
        en: 'Your personal number at the tax office, of nine digits. The tax authority (AADE) issues it, and it stands on your tax assessment.',
      },
      link: 'https://www.aade.gr/',
    },
  },
  {
    slug: 'amka',
    isSample: false,
    data: {
      term: { el: 'ΑΜΚΑ', en: 'Social security number (AMKA)' },
      alsoGreek: 'αριθμός μητρώου κοινωνικής ασφάλισης',
      alsoEnglish: 'AMKA, social security number',
      meaning: {
        el: 'Ο αριθμός κοινωνικής ασφάλισης, με έντεκα ψηφία: τα έξι πρώτα είναι η ημερομηνία γέννησης. Τον δίνουν τα ΚΕΠ και ο e-ΕΦΚΑ.',
        en: 'The number of your social insurance, of eleven digits: the first six are your date of birth. Citizen Service Centres and the insurance fund (e-EFKA) issue it.',
      },
      link: 'https://www.amka.gr/',
    },
  },
  {
    slug: 'kep',
    isSample: false,
    data: {
      term: { el: 'ΚΕΠ', en: 'Citizen Service Centre (KEP)' },
      alsoGreek: 'Κέντρο Εξυπηρέτησης Πολιτών',
      alsoEnglish: 'KEP, Citizen Service Centre, Citizen Service Centres',
      meaning: {
        el: 'Γραφείο όπου γίνονται πολλές υποθέσεις με το Δημόσιο σε ένα σημείο: αιτήσεις, πιστοποιητικά, γνήσιο της υπογραφής, επικυρώσεις.',
        en: 'An office where much of your business with the State can be done in one place: applications, certificates, certified signatures and copies.',
      },
      link: '',
    },
  },
  {
    slug: 'taxisnet',
    isSample: false,
    data: {
      term: { el: 'Κωδικοί Taxisnet', en: 'Taxisnet credentials' },
      alsoGreek: 'Taxisnet',
      alsoEnglish: 'Taxisnet',
      meaning: {
        el: 'Το όνομα χρήστη και ο κωδικός με τα οποία μπαίνετε στις ηλεκτρονικές υπηρεσίες της εφορίας. Με τους ίδιους μπαίνετε και στο gov.gr.',
        en: 'The user name and password for the tax authority’s online services. The same ones open gov.gr.',
      },
      link: 'https://www.aade.gr/',
    },
  },
  {
    slug: 'gov-gr',
    isSample: false,
    data: {
      term: { el: 'gov.gr', en: 'gov.gr' },
      alsoGreek: '',
      alsoEnglish: '',
      meaning: {
        el: 'Η ενιαία πύλη του ελληνικού Δημοσίου. Εκεί εκδίδονται αμέσως πιστοποιητικά και δηλώσεις, με την ίδια ισχύ όπως στο γκισέ.',
        en: 'The single portal of the Greek State. Certificates and declarations are issued there at once and are as valid as those from a counter.',
      },
      link: 'https://www.gov.gr/',
    },
  },
  {
    slug: 'protocol-number',
    isSample: false,
    data: {
      term: { el: 'Αριθμός πρωτοκόλλου', en: 'Reference number' },
      alsoGreek: 'πρωτόκολλο',
      alsoEnglish: 'arithmos protokollou, protocol number',
      meaning: {
        el: 'Ο αριθμός και η ημερομηνία με τα οποία καταγράφεται κάθε έγγραφο που φθάνει στον Δήμο. Με αυτόν αποδεικνύετε πότε κάνατε την αίτηση και ρωτάτε για την πορεία της.',
        en: 'The number and date under which every paper that reaches the town hall is registered. It proves when you applied, and with it you ask how far your application has got.',
      },
      link: '',
    },
  },
  {
    slug: 'solemn-declaration',
    isSample: false,
    data: {
      term: { el: 'Υπεύθυνη δήλωση', en: 'Solemn declaration' },
      alsoGreek: 'υπεύθυνη δήλωση του ν. 1599/1986',
      alsoEnglish: 'solemn declaration, ypefthyni dilosi',
      meaning: {
        el: 'Γραπτή δήλωση που υπογράφετε με δική σας ευθύνη και παίρνει τη θέση αποδεικτικών. Η ψευδής δήλωση τιμωρείται. Εκδίδεται αμέσως στο gov.gr.',
        en: 'A written statement that you sign on your own responsibility in place of proof. A false declaration is punishable by law. It can be issued at once on gov.gr.',
      },
      link: 'https://www.gov.gr/',
    },
  },
  {
    slug: 'authorisation',
    isSample: false,
    data: {
      term: { el: 'Εξουσιοδότηση', en: 'Authorisation' },
      alsoGreek: '',
      alsoEnglish: '',
      meaning: {
        el: 'Έγγραφο με το οποίο αναθέτετε σε άλλο πρόσωπο να κάνει μια υπόθεση για εσάς. Χρειάζεται βεβαιωμένο το γνήσιο της υπογραφής, ή εκδίδεται στο gov.gr.',
        en: 'A paper by which you let somebody else act for you. Your signature on it must be certified, or it is issued on gov.gr.',
      },
      link: 'https://www.gov.gr/',
    },
  },
  {
    slug: 'certified-signature',
    isSample: false,
    data: {
      term: { el: 'Γνήσιο της υπογραφής', en: 'Certified signature' },
      alsoGreek: '',
      alsoEnglish: 'certified signatures',
      meaning: {
        el: 'Βεβαίωση από υπάλληλο ότι η υπογραφή είναι δική σας. Γίνεται δωρεάν στα ΚΕΠ, στην αστυνομία και στον Δήμο, με την ταυτότητά σας.',
        en: 'An official’s confirmation that the signature is yours. It is free of charge at a KEP, the police or the town hall; bring your identity card.',
      },
      link: '',
    },
  },
  {
    slug: 'fee',
    isSample: false,
    data: {
      term: { el: 'Παράβολο', en: 'Electronic fee (paravolo)' },
      alsoGreek: 'e-παράβολο, ηλεκτρονικό παράβολο',
      alsoEnglish: 'paravolo, e-paravolo',
      meaning: {
        el: 'Ποσό που πληρώνετε πριν από την αίτηση, όπου το ζητά ο νόμος. Εκδίδεται ηλεκτρονικά με κωδικό και πληρώνεται σε τράπεζα ή με κάρτα.',
        en: 'A sum that you pay before you apply, where the law asks for it. It is issued online with a code and paid at a bank or by card.',
      },
      link: 'https://www.gov.gr/',
    },
  },
  {
    slug: 'citizens-register',
    isSample: false,
    data: {
      term: { el: 'Δημοτολόγιο', en: 'Citizens’ register' },
      alsoGreek: '',
      alsoEnglish: 'citizens’ register, dimotologio',
      meaning: {
        el: 'Το μητρώο των δημοτών, με τις οικογενειακές μερίδες τους. Από εκεί βγαίνει το πιστοποιητικό οικογενειακής κατάστασης.',
        en: 'The register of those who are citizens (dimotes) of the municipality, by family. Family status certificates come from it.',
      },
      link: '',
    },
  },
  {
    slug: 'civil-registry',
    isSample: false,
    data: {
      term: { el: 'Ληξιαρχείο', en: 'Civil registry' },
      alsoGreek: 'ληξιαρχική πράξη',
      alsoEnglish: 'civil registry, lixiarcheio',
      meaning: {
        el: 'Το γραφείο που καταγράφει γεννήσεις, γάμους, σύμφωνα συμβίωσης και θανάτους που έγιναν στα όρια του Δήμου. Η καταγραφή λέγεται ληξιαρχική πράξη.',
        en: 'The office that records births, marriages, civil partnerships and deaths that took place within the municipality. Each entry is called a civil registry record.',
      },
      link: '',
    },
  },
  {
    slug: 'municipal-unit',
    isSample: false,
    data: {
      term: { el: 'Δημοτική ενότητα', en: 'Municipal unit' },
      alsoGreek: '',
      alsoEnglish: '',
      meaning: {
        el: 'Το τμήμα του Δήμου που ήταν χωριστός Δήμος ως το 2010. Κάθε μία έχει γραφείο όπου μπορείτε να εξυπηρετηθείτε.',
        en: 'A part of the municipality that was a municipality of its own until 2010. Each has an office that can help you.',
      },
      link: '/municipality/units',
    },
  },
  {
    slug: 'diavgeia',
    isSample: false,
    data: {
      term: { el: 'Διαύγεια', en: 'Diavgeia' },
      alsoGreek: '',
      alsoEnglish: '',
      meaning: {
        el: 'Ο ιστότοπος του κράτους όπου αναρτάται κάθε απόφαση του Δημοσίου πριν ισχύσει. Κάθε απόφαση έχει εκεί έναν μοναδικό αριθμό, τον ΑΔΑ.',
        en: 'The State’s website on which every decision of a public body is posted before it takes effect. Each has a unique number there, its ADA.',
      },
      link: '/municipality/transparency',
    },
  },
  {
    slug: 'e1',
    isSample: false,
    data: {
      term: { el: 'Έντυπο Ε1', en: 'E1 tax form' },
      alsoGreek: 'Ε1',
      alsoEnglish: 'E1',
      meaning: {
        el: 'Η ετήσια δήλωση φορολογίας εισοδήματος. Τη βρίσκετε στον λογαριασμό σας στην ΑΑΔΕ.',
        en: 'Your yearly income tax return. You will find it in your account at the tax authority (AADE).',
      },
      link: 'https://www.aade.gr/',
    },
  },
  {
    slug: 'land-registry',
    isSample: false,
    data: {
      term: { el: 'Κτηματολόγιο', en: 'Land registry' },
      alsoGreek: 'Εθνικό Κτηματολόγιο, κτηματολογικό γραφείο',
      alsoEnglish: 'land registry, ktimatologio',
      meaning: {
        el: 'Το μητρώο όπου γράφεται σε ποιον ανήκει κάθε ακίνητο. Δεν ανήκει στον Δήμο.',
        en: 'The register that says who owns each property. It is not run by the municipality.',
      },
      link: 'https://www.ktimatologio.gr/',
    },
  },
  {
    slug: 'objection',
    isSample: false,
    data: {
      term: { el: 'Ένσταση', en: 'Objection' },
      alsoGreek: '',
      alsoEnglish: '',
      meaning: {
        el: 'Γραπτή αντίρρηση σε μια πράξη του Δήμου, μέσα στην προθεσμία που γράφει η πράξη. Η υπηρεσία είναι υποχρεωμένη να απαντήσει.',
        en: 'A written challenge to a decision of the municipality, within the time that the decision states. The office has to answer it.',
      },
      link: '',
    },
  },
]);
