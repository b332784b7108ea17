/**
 * The other forms of a word: «πιστοποιητικό» is also «πιστοποιητικά» and «πιστοποιητικών», 'beach' also 'beaches'.
 * Words are folded. Two words are forms of one word when the same declension or conjugation makes both from one
 * stem. Endings of different declensions are never mixed: «δήμος» has the forms «δήμου» and «δήμοι» but not
 * «δημοτικό», and «μέρα» is no form of «μέρος». The grammar alone says which forms are possible; the vocabulary of
 * the site says which of them exist.
 *
 * The Greek ones are those of the school grammar (Σ. Χατζησαββίδης, Α. Χατζησαββίδου, «Γραμματική Νέας Ελληνικής
 * Γλώσσας Α΄, Β΄, Γ΄ Γυμνασίου»: nouns, adjectives, verbs), as far as residents' words need them.
 */
interface Paradigm {
  /** Examples of its words. */
  endings: readonly string[];
  /** The stems to which it is limited. */
  stem?: RegExp;
}

const endings = (text: string) => text.split(' ');

/**
 * Neuter nouns in -ος are few, and the language makes no new ones. They are listed, since otherwise «τόμος» and
 * «τομή», «φόρος» and «φορά» would count as one word.
 */
const NEUTERS_IN_OS =
  /^(?:αλσ|ανθ|βαθ|βαρ|βελ|βρεφ|γεν|δασ|εδαφ|εθν|ειδ|ελ|ετ|ευρ|ζευγ|θερ|ιχν|κερδ|κοστ|κρατ|κυτ|λαθ|μεγεθ|μελ|μερ|μηκ|νεφ|ορ|οφελ|παχ|πελαγ|πλατ|πληθ|σκαφ|σκευ|στελεχ|τειχ|τελ|τεμαχ|τευχ|υψ|υφ|χρε)$/;

/** Endings of stems of adjectives: -ικός, -ιακός, -ινός, -μένος, -ιμος, -σιος, -αίος, -χτός. */
const ADJECTIVES = /..(?:ικ|ιακ|ιν|μεν|ιμ|σι|αι|χτ)$/;

const PRESENT_IN_AO = endings('αω ασ αει αμε ατε ανε');
const present = (end: string) => endings('ω εισ ει ουμε ετε ουν').map((ending) => end + ending);
/** What a verb is in the past, and after «να» and «θα». */
const aorist = (end: string) =>
  endings('α εσ ε αμε ατε αν ω εισ ει ουμε ετε ουν').map((ending) => end + ending);

const SHORT: readonly Paradigm[] = [
  // Masculine and feminine in -ος: δήμος, κάδος, οδός.
  { endings: endings('οσ ου ο ε οι ων ουσ') },
  // In -α, -ας: παραλία, άδεια, χειμώνας.
  { endings: endings('α ασ εσ ων') },
  // In -η, -ης, including those with -εις: ανακύκλωση, βεβαίωση, αιτήσεως, δημότης.
  { endings: endings('η ησ εσ ων εωσ εισ εων') },
  // In -έας: γραμματέας, γραμματείς.
  { endings: endings('εασ εα εισ εων') },
  // Neuter in -ο, -ι, -μα, -ος, -ον: σχολείο, παιδί, τμήμα, τέλος, προϊόν.
  { endings: endings('ο ου α ων') },
  // «Σκιά» is no form of «σκι».
  { endings: endings('ι ιου ια ιων'), stem: /.../ },
  { endings: endings('μα ματοσ ματα ματων') },
  { endings: endings('οσ ουσ η ων'), stem: NEUTERS_IN_OS },
  { endings: endings('ον οντοσ οντα οντων') },
  // Adjectives and participles: δημοτικός, βρεφονηπιακή, μόνιμο, ωφελούμενοι.
  { endings: endings('οσ ου ο ε οι ων ουσ η ησ εσ α ασ'), stem: ADJECTIVES },
  // Verbs: πληρώνω, πληρώνετε; εκδίδεται, εκδίδονται.
  { endings: endings('ω εισ ει ουμε ετε ουν'), stem: /.../ },
  { endings: endings('ομαι εσαι εται ομαστε εστε ονται'), stem: /.../ },
];

/** What verbs are besides the present. Their endings are too long to cut a word by them. */
const OTHER_VERBS: readonly Paradigm[] = [
  // With what they are in the past and after «να»: πουλάω, πουλήσω; δηλώνω, δήλωσα; χτίζω, χτίσω; κλαδεύω, κλαδέψω.
  { endings: [...PRESENT_IN_AO, ...aorist('ησ')], stem: /.../ },
  { endings: [...present('ων'), ...aorist('ωσ')], stem: /../ },
  { endings: [...present('ιζ'), ...aorist('ισ')], stem: /../ },
  { endings: [...present('ευ'), ...aorist('εψ')], stem: /.../ },
  // Others: γέννησα, γέννησε; ανοίξω; κόψω.
  { endings: aorist('σ'), stem: /.../ },
  { endings: aorist('ξ'), stem: /../ },
  { endings: aorist('ψ'), stem: /../ },
];

const GREEK = [...SHORT, ...OTHER_VERBS];

/** The endings of each declension and conjugation. */
export const GREEK_ENDINGS: readonly (readonly string[])[] = GREEK.map(({ endings }) => endings);

const GREEK_WORD = /^\p{Script=Greek}+$/u;
const ENGLISH_WORD = /^[a-z]+$/;
/** The shortest stem that still tells words apart: «οδ-ός», «ώρ-α». */
const SHORTEST_STEM = 2;

/**
 * The forms that a folded word may have besides itself, in no order; empty for a text that is no word in one
 * alphabet.
 */
export function formsOf(word: string): Set<string> {
  const forms = GREEK_WORD.test(word)
    ? greekForms(word)
    : ENGLISH_WORD.test(word)
      ? englishForms(word)
      : [];
  const others = new Set(forms);
  others.delete(word);
  return others;
}

function greekForms(word: string): string[] {
  return GREEK.flatMap((paradigm) =>
    paradigm.endings
      .filter((ending) => word.endsWith(ending))
      .map((ending) => word.slice(0, word.length - ending.length))
      .filter(
        (stem) =>
          stem.length >= SHORTEST_STEM && (paradigm.stem === undefined || paradigm.stem.test(stem)),
      )
      .flatMap((stem) => paradigm.endings.map((ending) => stem + ending)),
  );
}

/** Singulars that end like plurals: address, campus, basis, news. */
const SINGULAR_IN_S = /(?:ss|us|is|^news)$/;
const HISSING = /(?:s|x|z|ch|sh)$/;
const CONSONANT_Y = /[^aeiou]y$/;

/** The plural of a singular, the singulars of a plural: s, es, ies/y. */
function englishForms(word: string): string[] {
  if (isPlural(word)) return singularsOf(word);
  const plural = pluralOf(word);
  return singularsOf(plural).includes(word) ? [plural] : [];
}

function isPlural(word: string): boolean {
  return word.endsWith('s') && !SINGULAR_IN_S.test(word);
}

/** 'services' comes from 'service', not from 'servic', which would have another plural. */
function singularsOf(plural: string): string[] {
  if (!isPlural(plural)) return [];
  return [plural.slice(0, -1), plural.slice(0, -2), `${plural.slice(0, -3)}y`].filter(
    (one) => one.length > SHORTEST_STEM && !isPlural(one) && pluralOf(one) === plural,
  );
}

function pluralOf(word: string): string {
  if (CONSONANT_Y.test(word)) return `${word.slice(0, -1)}ies`;
  return word + (HISSING.test(word) ? 'es' : 's');
}

const ENDINGS = [...new Set(SHORT.flatMap((paradigm) => paradigm.endings))].sort(
  (a, b) => b.length - a.length,
);
const ENGLISH_ENDING = /(?:ies|es|s|y|ing|ed)$/;
/** Shorter beginnings match too many words. */
const SHORTEST_BEGINNING = 4;

/**
 * The beginning of a folded word without its ending, whatever its declension: a rough cut, used when none of the
 * word's forms is found.
 */
export function beginningOf(word: string): string {
  const beginning = GREEK_WORD.test(word)
    ? word.slice(0, word.length - (ENDINGS.find((ending) => word.endsWith(ending))?.length ?? 0))
    : word.replace(ENGLISH_ENDING, '');
  return beginning.length >= SHORTEST_BEGINNING ? beginning : word;
}
