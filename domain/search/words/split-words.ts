import { fold } from '../../text/fold.ts';
import { listDays } from './days.ts';
import { joinPhones, listPhones } from './phones.ts';
import { soundOf, soundsOfLatin } from './sound.ts';
import { isGreek, isLatin } from './stems.ts';

/**
 * Words that tell nothing of what somebody looks for, folded: articles, pronouns, and what questions are asked with
 * («πού μπορώ να …», 'how can I get the best …').
 */
const EMPTY_WORDS = new Set(
  `ο η το οι τα του τησ των τον την τη στησ στο στη στον στην στα στουσ στισ σε με για απο και κι να θα που πωσ ποσ τι
  ενα μια ενασ εναν ενοσ μιασ ωσ δε δεν μη μην ασ αν οταν οτι γιατι επειδη αφου διοτι προσ κατα χωρισ μεχρι
  εγω εμεισ εσεισ μου σου μασ σασ τουσ τισ αυτο αυτη αυτοσ αυτα αυτεσ αυτοι εκεινο εκεινη εκεινοσ εκεινα καποιοσ καποια καποιο καποιον καποιου καπου καπωσ καποτε κατι καμια τιποτα πουθενα
  ποιοσ ποια ποιο ποιοι ποιεσ ποιον ποιου ποιασ ποιων ποιουσ ποιανου ποτε οποιο οποια οποιοσ ποσο ποσα ποσεσ
  ειμαι ειναι ηταν εχω εχει εχουμε εχουν ειχα υπαρχει υπαρχουν θελω θελουμε θελει ηθελα
  κανω κανουμε κανει κανουν κανετε κανεισ βρω βρισκω βρουμε μπορω μπορει μπορουμε μπορειτε μπορουν
  πρεπει χρειαζομαι χρειαζεται χρειαζονται βγαζω βγαλω βγαζουμε παιρνω παρω παρουμε γινεται γινονται γινει παω παμε
  ξερω μαθω λεω λενε δωσω καλο καλη καλα καλυτερο καλυτερη καλυτεροσ καλυτερα καλυτερεσ
  εξω μεσα πανω κατω μπροστα πισω διπλα απεναντι γυρω σημερα αυριο χθεσ χτεσ τωρα παλι ξανα συνεχεια συνεχωσ αμεσωσ
  καλημερα καλησπερα γεια χαιρετε ευχαριστω εδω εκει κοντα κοντινο κοντινη κοντινοτερο κοντινοτερη ακομα παρακαλω καθε πολυ πιο
  the a an not non no of to in on at for from and or is are be am was were been being
  will would can could should may might must my your our their his her its i you we they it he she me us them this that these those some any much many more most
  do does did done how what where when who whom which why whose s t m re ll ve d there here
  get got getting find finding need needed needs want wanted with by have has had about as if so
  like today tomorrow yesterday tonight now again still always just outside behind opposite very really
  best better good nice nearest near nearby closest please hello hi thanks take bring give know tell let something anything somewhere anywhere someone anyone`.split(
    /\s+/,
  ),
);

/** Whether a folded word tells nothing: «του», 'the'. */
export const isEmptyWord = (word: string) => EMPTY_WORDS.has(word);

/**
 * Words that tell little beside others, folded: where something is, whose, in which state, what is done to it, and
 * which fact of it is asked for. They are searched, since «Βοήθεια στο Σπίτι» has one of them.
 */
const WEAK_WORDS = new Set(
  `σπιτι σπιτια σπιτιου γειτονια γειτονιασ γειτονιεσ γειτονασ γειτονα γειτονεσ πολυκατοικια πολυκατοικιασ γωνια
  τηλεφωνο τηλεφωνα τηλεφωνου τηλεφωνων τηλ ωρα ωρεσ ωρασ ωρων ωραριο κοστοσ τιμη υπευθυνοσ υπευθυνο
  εκδοση εκδοσησ συντηρηση συντηρησησ επισκευη επισκευησ επισκευεσ επισκευων ανανεωση ανανεωσησ
  ηλεκτρονικα αντιγραφο αντιγραφου περιπτωση περιπτωσεισ
  δρομοσ δρομο δρομου δρομοι πλατεια πλατειασ κεντρο χωριο περιοχη πορτα μπαλκονι
  ερχομαι ερχεται ερχονται ερθω ερθει αφηνω αφησω βαζω βαλω βαλει στελνω στειλω φερνω φερω ψαχνω ζηταω ζητησω ρωταω
  ρωτησω μιλαω μιλησω αρχιζει τελειωνει παλιο παλια παλιοσ παλιου μεγαλο μεγαλη μεγαλοσ μικρο μικρη μικροσ
  δημοσ δημου δημο δημοι δημων ενοτητα ενοτητασ ενοτητεσ δημοσιοσ δημοσιου δημοσιοι δημοσια δημοσιεσ μαζευω μαζευει μαζευουν μαζευετε μαζεψω μαζεψει μαζεψουν
  κατεβαζω κατεβασω κατεβασμα μπαινει μπαινουν μπηκε βγαινει βγαινουν βγηκε ληγει εληξε εληξαν φτηνο φτηνοσ φτηνη φτηνα φτηνεσ φθηνο φθηνοσ φθηνη φθηνα φθηνεσ πηρα πηρε πηραν πηραμε
  βρηκα βρηκαμε βρεθηκε χασαμε χαθηκε χαθηκαν χαμενο χαμενοσ χαμενη χαμενα χαμενησ χαμενου χαμενων ειδα ειδαμε ηρθε ηρθαν αναζητηση αναζητω χωροσ χωρο χωρου
  ανοιχτο ανοιχτοσ ανοιχτη ανοιχτα ανοιχτοι ανοιχτεσ ανοιξε ανοιγει κλειστο κλειστοσ κλειστη κλειστα κλειστοι κλειστεσ εκλεισε κλεινει αρχισε αρχισαν ξεκινησε ξεκινησαν αλλαξε ακυρωθηκε
  δυο τρεισ τρια τεσσερισ τεσσερα πεντε βραδυ βραδια βραδιεσ πρωι πρωινο μεσημερι απογευμα νυχτα νυχτεσ
  μανα μητερα πατερασ πατερα κορη γιοσ γιο αντρασ γυναικα αδερφοσ αδερφη οικογενεια ανθρωποσ κοσμοσ μερα μερεσ γιαγια γιαγιασ παππουσ παππου
  προβλημα προβληματα φταιει μεροσ μερη ζεστο ζεστη κρυο κρυα ξερη ξερο ξερα ξυπναει εκοψαν κοβεται κοπηκε αναβει αναβουν ασφαλεσ
  δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη monday tuesday wednesday thursday friday saturday sunday
  cheap cheaper cheapest open opens opened closed closes shut started cancelled
  site website σελιδα ιστοσελιδα download downloads eu greece greek
  case cases maintenance repair repairs renewal online copy
  phone phones telephone hours cost price issue saw seen came search searching lost missing
  home house street road neighbour neighbours neighborhood neighbourhood corner place area village family mother
  two three four five night nights morning afternoon evening
  father son daughter wife husband friend people day days come go put use ask look looking talk leave send old big small municipality municipal public collect collects`.split(
    /\s+/,
  ),
);

/** Whether a folded word tells little beside others: «σπίτι», 'house'. */
export const isWeakWord = (word: string) => WEAK_WORDS.has(word);

/** Endings of Greek verbs in the first person, folded, and of what one asks others to do: «στείλτε». */
const VERB_OF_ASKER = /^.{2,}(?:ω|ουμε|αμε|ομαι|ομαστε|ηθω|ηκα|[εαλρνξψσ]τε)$/;

/**
 * Whether a folded word is a verb of who asks, «ανοίξω»: texts of a municipality speak of «εσείς», so that none has it
 * for what is sought.
 */
export const isVerbOfAsker = (word: string) => isGreek(word) && VERB_OF_ASKER.test(word);

const EMPTY_SOUNDS = new Set([...EMPTY_WORDS].filter(isGreek).map(soundOf));

/** Whether a folded word is, in Latin letters, a Greek one that tells nothing: 'kanw', 'pou'. */
export const isEmptyInLatin = (word: string) =>
  isLatin(word) && soundsOfLatin(word).some((sound) => EMPTY_SOUNDS.has(sound));

/** Words that say that something is not there, folded; the 't' is that of 'can’t'. */
const NEGATIONS = new Set('δεν δε χωρισ no not without cannot cant dont t'.split(' '));
const NEGATIONS_IN_LATIN = new Set(['δεν', 'χωρισ'].map(soundOf));

/** Whether somebody typed that something is not there: «δεν έχω νερό», 'den exw nero', 'no water'. */
export function hasNegation(query: string): boolean {
  return fold(query)
    .split(' ')
    .some(
      (word) =>
        NEGATIONS.has(word) ||
        (isLatin(word) && soundsOfLatin(word).some((sound) => NEGATIONS_IN_LATIN.has(sound))),
    );
}

const MOST_WORDS = 8;
/** «Δ.Σ.», «Κ.Ε.Π.»: single letters with a full stop behind each. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){1,7}\p{L}(?:\.|(?![\p{L}\p{N}]))/gu;

/** 'B&B', «Υ/Δ»: two single letters. */
const WITH_SIGN = /(?<![\p{L}\p{N}])(\p{L})(?:\s?&\s?|\/)(\p{L})(?![\p{L}\p{N}])/gu;

/** A text with «Δ.Σ.» written as «ΔΣ» and 'B&B' as 'BB', so that an acronym is one word however it is written. */
function joinAcronyms(text: string): string {
  const joined = /[&/]/.test(text) ? text.replace(WITH_SIGN, '$1$2') : text;
  return joined.includes('.') ? joined.replace(DOTTED, (all) => all.replace(/[.\s]/g, '')) : joined;
}

/** A text folded for the index: acronyms as words, and {@link listNumbers} behind all words. */
export function foldForIndex(text: string): string {
  return [foldWords(text), ...listNumbers(text)].join(' ').trim();
}

/** The telephone numbers of a text without their spaces, and its days, each as one word however it is written. */
export const listNumbers = (text: string) => [...listPhones(text), ...listDays(text)];

/** A text folded for the index without the numbers behind the words. */
export const foldWords = (text: string) => fold(joinAcronyms(text));

/** «δημ. τέλη», «πιστ. οικ. κατάστασης»: the beginnings of words, each with a full stop behind it. */
const SHORTENED = /(?<![\p{L}\p{N}.])(\p{L}{2,6})\.(?=\s*\p{L})/gu;

/** «Δημ. Αστ.»: behind another abbreviation, the last full stop is one of an abbreviation, too. */
const SHORTENED_AT_END = /\p{L}\.\s*(\p{L}{2,6})\.\s*$/gu;

/** The folded words of what somebody typed that are beginnings of words. */
export function listShortened(query: string): Set<string> {
  const all = [...query.matchAll(SHORTENED), ...query.matchAll(SHORTENED_AT_END)];
  return new Set(all.map(([, word = '']) => fold(word)));
}

/** The folded words of what somebody typed, at most eight, without empty words unless there are no others. */
export function splitQuery(query: string): string[] {
  const folded = fold(joinAcronyms(joinPhones(query.slice(0, 200))));
  const words = folded === '' ? [] : [...new Set(folded.split(' '))];
  const telling = words.filter((word) => !isEmptyWord(word));
  const asked = telling.length > 0 ? telling : words;
  if (asked.length <= MOST_WORDS) return asked;
  // Of a long sentence, what tells little goes first: what is meant may come last.
  const strong = asked.filter((word) => !isWeakWord(word));
  return (strong.length > 0 ? strong : asked).slice(0, MOST_WORDS);
}
