import type { Bilingual } from '../../../../domain/text/bilingual.ts';

/** The words about what is typed and not saved yet, and about who else is at work. */
export const KEPT_TEXTS = {
  title: { el: 'Συνέχεια από εκεί που μείνατε', en: 'Continue where you left off' },
  take: { el: 'Συνέχεια με τις αλλαγές', en: 'Continue with the changes' },
  drop: { el: 'Απόρριψη των αλλαγών', en: 'Discard the changes' },
  beginNew: { el: 'Νέα αρχή· αυτά αργότερα', en: 'Begin a new one, leave these for later' },
  leave: { el: 'Για αργότερα', en: 'Later' },
  openStored: {
    el: 'Άνοιγμα του αποθηκευμένου· αυτά αργότερα',
    en: 'Open what is saved, leave these for later',
  },
  untitled: { el: 'Χωρίς τίτλο', en: 'Without a title' },
  thisBrowser: { el: 'σε αυτόν τον περιηγητή', en: 'in this browser' },
  differ: { el: 'Αλλάζουν', en: 'Changed' },
  behind: {
    el: 'Στο μεταξύ αποθηκεύτηκε νεότερη έκδοση. Στην αποθήκευση θα διαλέξετε, πεδίο προς πεδίο, τι μένει.',
    en: 'A newer version has been saved since. When you save, you choose field by field what stays.',
  },
  lateOffer: {
    el: 'Υπάρχουν και άλλες αλλαγές σας που δεν αποθηκεύτηκαν.',
    en: 'There are other changes of yours that were not saved.',
  },
  showOffers: { el: 'Δείτε τις', en: 'Show them' },
  unsaved: { el: 'Μη αποθηκευμένες αλλαγές.', en: 'Unsaved changes.' },
  offline: {
    el: 'Δεν υπάρχει σύνδεση: οι αλλαγές φυλάσσονται μόνο σε αυτή τη συσκευή.',
    en: 'No connection: the changes are kept on this device alone.',
  },
  signedOut: {
    el: 'Η σύνδεσή σας έληξε: οι αλλαγές φυλάσσονται μόνο σε αυτή τη συσκευή.',
    en: 'You are signed out: the changes are kept on this device alone.',
  },
  hereAlone: {
    el: 'Οι αλλαγές φυλάσσονται μόνο σε αυτή τη συσκευή.',
    en: 'The changes are kept on this device alone.',
  },
  together: {
    el: 'Μπορείτε να γράφετε και οι δύο: αν αποθηκεύσει πρώτα ο άλλος, θα διαλέξετε τι μένει και τίποτα δεν χάνεται.',
    en: 'Both of you may type: if the other saves first, you choose what stays, and nothing is lost.',
  },
  youElsewhere: {
    el: 'Το έχετε ανοιχτό και σε άλλη καρτέλα ή συσκευή',
    en: 'You have it open in another tab or on another device, too',
  },
  seeChanges: { el: 'Δείτε τις αλλαγές', en: 'See the changes' },
  newerTitle: { el: 'Τι άλλαξε στη νεότερη έκδοση', en: 'What the newer version changed' },
  newerSame: {
    el: 'Το κείμενο και τα στοιχεία είναι τα ίδια.',
    en: 'Texts and facts are the same.',
  },
  newerBoth: {
    el: 'Αλλάξατε και οι δύο τα ίδια πεδία. Στην αποθήκευση θα διαλέξετε τι μένει στο καθένα· μέχρι τότε μένουν όσα γράψατε.',
    en: 'Both of you changed the same fields. When you save, you choose what stays in each; until then what you typed stays.',
  },
  newerMerge: {
    el: 'Οι αλλαγές είναι σε πεδία που δεν έχετε πειράξει: μπορούν να έρθουν στη φόρμα σας, και όσα γράψατε μένουν.',
    en: 'The changes are in fields that you have not touched: they can come into your form, and what you typed stays.',
  },
  before: { el: 'Πριν', en: 'Before' },
  after: { el: 'Μετά', en: 'After' },
  merge: { el: 'Να έρθουν στη φόρμα', en: 'Take them into the form' },
  merged: {
    el: 'Η φόρμα έχει τώρα και τις αλλαγές της νεότερης έκδοσης',
    en: 'The form now has the changes of the newer version, too',
  },
} satisfies Record<string, Bilingual>;

/** How many texts there are that were not saved. */
export function sayOffers(count: number, isNew: boolean): Bilingual {
  if (count === 1) {
    return isNew
      ? {
          el: 'Είχατε αρχίσει μια νέα εγγραφή και δεν την αποθηκεύσατε.',
          en: 'You had begun a new one and did not save it.',
        }
      : {
          el: 'Εδώ είχατε κάνει αλλαγές και δεν τις αποθηκεύσατε.',
          en: 'You had made changes here and did not save them.',
        };
  }
  return isNew
    ? {
        el: `Είχατε αρχίσει ${count} νέες εγγραφές και δεν τις αποθηκεύσατε.`,
        en: `You had begun ${count} new ones and did not save them.`,
      }
    : {
        el: `Εδώ είχατε κάνει αλλαγές ${count} φορές και δεν τις αποθηκεύσατε.`,
        en: `You had made changes here ${count} times and did not save them.`,
      };
}

/** After the names of the first fields. */
export function sayMoreFields(count: number): Bilingual {
  return { el: `και ${count} ακόμη`, en: `and ${count} more` };
}

/** When the server kept what is typed; `at` is a time, or a date and a time. */
export function sayKept(at: string): Bilingual {
  return { el: `Φυλάχτηκαν στις ${at}`, en: `Kept ${at}` };
}

/** Who else has the entry open; `since` is a time, or a date and a time. */
export function sayOther(name: string, since: string): Bilingual {
  return {
    el: `${name}: επεξεργάζεται αυτή τη στιγμή (από τις ${since})`,
    en: `${name} is editing at this moment (since ${since})`,
  };
}

/** Somebody has saved while the form was open. */
export function sayNewer(name: string | null, at: string): Bilingual {
  return {
    el: `Αποθηκεύτηκε νεότερη έκδοση${name ? ` από: ${name}` : ''} (${at}). Όσα γράφετε μένουν όπως είναι.`,
    en: `${name ?? 'Somebody'} saved a newer version (${at}). What you type stays as it is.`,
  };
}

/** The same, by oneself, in another tab or on another device. */
export function sayOwnNewer(at: string): Bilingual {
  return {
    el: `Αποθηκεύσατε νεότερη έκδοση από άλλη καρτέλα ή συσκευή (${at}).`,
    en: `You saved a newer version in another tab or on another device (${at}).`,
  };
}
