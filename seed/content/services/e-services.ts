import { eService } from '../../../domain/content-types/e-service.ts';
import { seedEntries } from '../seed-entry.ts';

/** The four cards of the e-services page. */
export const eServiceSeed = seedEntries(eService, [
  {
    slug: 'certificates',
    isSample: true,
    data: {
      title: { el: 'Πιστοποιητικά', en: 'Certificates' },
      description: {
        el: 'Εκδώστε πιστοποιητικό γέννησης ή οικογενειακής κατάστασης χωρίς να μετακινηθείτε.',
        en: 'Obtain a birth or family status certificate without leaving home.',
      },
      link: '/services/certificates',
    },
  },
  {
    slug: 'payments',
    isSample: true,
    data: {
      title: { el: 'Πληρωμές', en: 'Payments' },
      description: {
        el: 'Πληρώστε οφειλές και τέλη με τον κωδικό RF, από την τράπεζά σας.',
        en: 'Pay debts and charges with your RF code, from your own bank.',
      },
      link: '/services/payments',
    },
  },
  {
    slug: 'social-welfare',
    isSample: true,
    data: {
      title: { el: 'Κοινωνικές παροχές', en: 'Social benefits' },
      description: {
        el: 'Δείτε ποιες παροχές δικαιούστε και υποβάλετε αίτηση με τη βοήθεια του Κέντρου Κοινότητας.',
        en: 'See which benefits you are entitled to, and apply with the help of the Community Centre.',
      },
      link: '/services/social-welfare',
    },
  },
  {
    slug: 'urban-planning',
    isSample: true,
    data: {
      title: { el: 'Πολεοδομία', en: 'Urban planning' },
      description: {
        el: 'Ζητήστε στοιχεία από τον φάκελο μιας οικοδομής και μάθετε πώς εκδίδεται μια άδεια.',
        en: 'Request records from a building file, and learn how a permit is issued.',
      },
      link: '/services/urban-planning',
    },
  },
]);
