import type { Bilingual } from './bilingual.ts';

/** The messages of a field with an invalid value: what is wrong and what to do about it. */
export const VALIDATION_TEXTS = {
  required: { el: 'Συμπληρώστε αυτό το πεδίο.', en: 'Fill in this field.' },
  draftTitle: {
    el: 'Γράψτε έναν τίτλο, έστω και σε μία γλώσσα, για να βρίσκετε το πρόχειρο.',
    en: 'Enter a title, in one language at least, so that the draft can be found again.',
  },
  text: { el: 'Γράψτε κείμενο.', en: 'Enter text.' },
  bilingual: {
    el: 'Χρειάζεται κείμενο στα ελληνικά και στα αγγλικά.',
    en: 'A text in Greek and in English is needed.',
  },
  richTextTooLong: {
    el: 'Το κείμενο είναι πολύ μεγάλο. Χωρίστε το σε δύο σελίδες.',
    en: 'The text is too long. Split it into two pages.',
  },
  email: {
    el: 'Γράψτε τη διεύθυνση email όπως onoma@paradeigma.gr.',
    en: 'Enter an email address like name@example.org.',
  },
  unseenInEmail: {
    el: 'Η διεύθυνση email περιέχει χαρακτήρες που δεν φαίνονται. Πληκτρολογήστε την αντί να την επικολλήσετε.',
    en: 'The email address has characters that cannot be seen. Type it instead of pasting it.',
  },
  greekInEmail: {
    el: 'Η διεύθυνση email έχει ελληνικά γράμματα ανάμεσα σε λατινικά. Γράψτε τη με λατινικούς χαρακτήρες.',
    en: 'The email address has Greek letters among Latin ones. Type it in Latin letters.',
  },
  phone: {
    el: 'Γράψτε τον αριθμό τηλεφώνου όπως 26910 00000.',
    en: 'Enter a phone number like 26910 00000.',
  },
  link: {
    el: 'Επιλέξτε μια σελίδα ή γράψτε μια διεύθυνση που αρχίζει από /, https://, mailto: ή tel:.',
    en: 'Choose a page, or enter an address that starts with /, https://, mailto: or tel:.',
  },
  exactLink: {
    el: 'Η διεύθυνση οδηγεί στην αρχική σελίδα ενός ιστοτόπου. Γράψτε τη διεύθυνση της ίδιας της υπηρεσίας.',
    en: 'The address leads to the front page of a website. Enter the address of the service itself.',
  },
  deletedFile: {
    el: 'Ένας σύνδεσμος οδηγεί σε αρχείο που έχει διαγραφεί. Επαναφέρετε το αρχείο από τον κάδο ή αφαιρέστε τον σύνδεσμο.',
    en: 'A link leads to a file that was deleted. Bring the file back from the bin, or remove the link.',
  },
  media: { el: 'Επιλέξτε ένα αρχείο από τη βιβλιοθήκη.', en: 'Choose a file from the library.' },
  date: { el: 'Δώστε μια ημερομηνία που υπάρχει.', en: 'Enter a real date.' },
  dateTime: { el: 'Δώστε ημερομηνία και ώρα.', en: 'Enter a date and a time.' },
  tooLongAgo: {
    el: 'Το έτος είναι πολύ παλιό. Διορθώστε την ημερομηνία.',
    en: 'The year is too long ago. Correct the date.',
  },
  skippedTime: {
    el: 'Αυτή η ώρα δεν υπάρχει: τη νύχτα εκείνη τα ρολόγια πηγαίνουν μία ώρα μπροστά, από τις 03:00 στις 04:00. Διαλέξτε άλλη.',
    en: 'This time does not exist: that night the clocks go forward from 03:00 to 04:00. Choose another.',
  },
  time: { el: 'Δώστε ώρα όπως 08:00.', en: 'Enter a time like 08:00.' },
  openingTime: {
    el: 'Δώστε ώρα ανά πέντε λεπτά, όπως 08:00 ή 14:30.',
    en: 'Enter a time in steps of five minutes, like 08:00 or 14:30.',
  },
  choice: { el: 'Επιλέξτε μία από τις τιμές.', en: 'Choose one of the options.' },
  number: { el: 'Δώστε έναν αριθμό.', en: 'Enter a number.' },
  integer: { el: 'Δώστε έναν ακέραιο αριθμό.', en: 'Enter a whole number.' },
  boolean: { el: 'Επιλέξτε ναι ή όχι.', en: 'Choose yes or no.' },
  latitude: {
    el: 'Το γεωγραφικό πλάτος πρέπει να είναι από -90 έως 90.',
    en: 'Latitude must be from -90 to 90.',
  },
  longitude: {
    el: 'Το γεωγραφικό μήκος πρέπει να είναι από -180 έως 180.',
    en: 'Longitude must be from -180 to 180.',
  },
  crop: {
    el: 'Το τμήμα πρέπει να είναι μέσα στην εικόνα και όχι πολύ μικρό.',
    en: 'The part must lie within the picture and not be too small.',
  },
  focus: {
    el: 'Το σημείο εστίασης πρέπει να είναι μέσα στην εικόνα.',
    en: 'The focal point must lie within the picture.',
  },
  coordinates: { el: 'Δώστε γεωγραφικό πλάτος και μήκος.', en: 'Enter latitude and longitude.' },
  reference: { el: 'Επιλέξτε μια υπάρχουσα εγγραφή.', en: 'Choose an existing entry.' },
  list: { el: 'Χρειάζεται κατάλογος.', en: 'A list is needed.' },
  listTooLong: { el: 'Ο κατάλογος έχει πάρα πολλά στοιχεία.', en: 'The list has too many items.' },
  twice: {
    el: 'Αυτό υπάρχει ήδη πιο πάνω. Αφαιρέστε το ένα από τα δύο.',
    en: 'This is there already, further up. Remove one of the two.',
  },
  days: { el: 'Επιλέξτε τουλάχιστον μία ημέρα.', en: 'Choose at least one day.' },
  openingHours: { el: 'Δώστε ημέρες και ώρες.', en: 'Enter days and times.' },
  repetition: { el: 'Επιλέξτε πώς επαναλαμβάνεται.', en: 'Choose how it repeats.' },
  interval: { el: 'Δώστε αριθμό από 1 έως 99.', en: 'Enter a number from 1 to 99.' },
  dayOfYear: { el: 'Δώστε ημέρα και μήνα όπως 25/3.', en: 'Enter a day and a month like 25/3.' },
  ada: {
    el: 'Γράψτε τον ΑΔΑ όπως τον δίνει η Διαύγεια, για παράδειγμα Ψ4Χ7ΩΞ6-ΑΒΓ.',
    en: 'Enter the ADA as Diavgeia gives it, for example Ψ4Χ7ΩΞ6-ΑΒΓ.',
  },
  adam: {
    el: 'Γράψτε τον ΑΔΑΜ όπως τον δίνει το ΚΗΜΔΗΣ, για παράδειγμα 26PROC012345678.',
    en: 'Enter the ADAM as the register of contracts gives it, for example 26PROC012345678.',
  },
  cpv: {
    el: 'Γράψτε τον κωδικό CPV με οκτώ ψηφία, παύλα και ένα ψηφίο, για παράδειγμα 45214200-2.',
    en: 'Enter the CPV code with eight digits, a hyphen and one digit, for example 45214200-2.',
  },
  bothTimes: {
    el: 'Δώστε και την έναρξη και τη λήξη, ή καμία από τις δύο.',
    en: 'Enter both opening and closing, or neither.',
  },
  dateOrEaster: {
    el: 'Συμπληρώστε ή την ημερομηνία ή τις ημέρες από το Πάσχα.',
    en: 'Enter either the date or the days from Easter.',
  },
  lastDayAfterFirst: {
    el: 'Η τελευταία ημέρα δεν μπορεί να είναι πριν από την πρώτη.',
    en: 'The last day cannot be before the first.',
  },
  endsAfterStart: {
    el: 'Η λήξη πρέπει να είναι μετά την έναρξη.',
    en: 'The end must be after the start.',
  },
  endsWithinDays: {
    el: 'Η λήξη πρέπει να είναι το πολύ 14 ημέρες μετά την έναρξη. Αν χρειαστεί, παρατείνετέ την τότε.',
    en: 'The end must be at most 14 days after the start. Extend it then if need be.',
  },
  closesAfterOpens: {
    el: 'Η λήξη πρέπει να είναι μετά την έναρξη.',
    en: 'Closing must be after opening.',
  },
  object: {
    el: 'Τα στοιχεία δεν έχουν τη σωστή μορφή.',
    en: 'The data are not in the right form.',
  },
  unknownField: { el: 'Αυτό το πεδίο δεν υπάρχει.', en: 'There is no such field.' },
  invalid: { el: 'Η τιμή δεν είναι έγκυρη.', en: 'The value is not valid.' },
} as const satisfies Record<string, Bilingual>;

export type ValidationKey = keyof typeof VALIDATION_TEXTS;

// A year has no dot in it, and a million has.
const GREEK = new Intl.NumberFormat('el-GR', { useGrouping: 'min2' });
const ENGLISH = new Intl.NumberFormat('en-GB', { useGrouping: 'min2' });

/** A text has more characters than are allowed. */
export function sayTooLong(most: number): Bilingual {
  return {
    el: `Το κείμενο έχει πάνω από ${GREEK.format(most)} χαρακτήρες. Συντομεύστε το.`,
    en: `The text has more than ${ENGLISH.format(most)} characters. Shorten it.`,
  };
}

/** A number lies outside its limits. */
export function sayRange(least: number, most: number): Bilingual {
  return {
    el: `Δώστε αριθμό από ${GREEK.format(least)} έως ${GREEK.format(most)}.`,
    en: `Enter a number from ${ENGLISH.format(least)} to ${ENGLISH.format(most)}.`,
  };
}

/** What a schema says where a text may have so many characters; `readValidation` gives the words. */
export const tooLong = (most: number): string => `tooLong ${most}`;

/** What a schema says where a number has limits. */
export const numberRange = (least: number, most: number): string => `numberRange ${least} ${most}`;

/** The words of what a schema says: a key, with its limits where it has some. Undefined for words of somebody else. */
export function readValidation(said: string): Bilingual | undefined {
  const [name = '', first, second] = said.split(' ');
  if (name === 'tooLong') return sayTooLong(Number(first));
  if (name === 'numberRange') return sayRange(Number(first), Number(second));
  return Object.hasOwn(VALIDATION_TEXTS, said)
    ? VALIDATION_TEXTS[said as ValidationKey]
    : undefined;
}
