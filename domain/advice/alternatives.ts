import type { Fields } from '../content/model/fields/fields.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { fold } from '../text/fold.ts';
import type { Finding } from './finding.ts';

const TEXTS = {
  inOneLanguage: {
    el: 'Η εικόνα έχει εναλλακτικό κείμενο σε μία γλώσσα μόνο. Γράψτε το και στην άλλη.',
    en: 'The picture has alternative text in one language only. Write it in the other one, too.',
  },
  fileName: {
    el: 'Το εναλλακτικό κείμενο της εικόνας είναι όνομα αρχείου. Γράψτε τι δείχνει.',
    en: 'The picture’s alternative text is the name of a file. Write what it shows.',
  },
  greekInEnglish: {
    el: 'Το αγγλικό εναλλακτικό κείμενο της εικόνας είναι το ελληνικό. Γράψτε το στα αγγλικά.',
    en: 'The picture’s English alternative text is the Greek one. Write it in English.',
  },
  title: {
    el: 'Το εναλλακτικό κείμενο της εικόνας επαναλαμβάνει τον τίτλο και θα ακουστεί δύο φορές. Γράψτε τι δείχνει η εικόνα.',
    en: 'The picture’s alternative text repeats the title and would be heard twice. Write what the picture shows.',
  },
  caption: {
    el: 'Το εναλλακτικό κείμενο της εικόνας επαναλαμβάνει τη λεζάντα και θα ακουστεί δύο φορές. Γράψτε τι δείχνει η εικόνα.',
    en: 'The picture’s alternative text repeats the caption and would be heard twice. Write what the picture shows.',
  },
} satisfies Record<string, Bilingual>;

/** As cameras, telephones and programs name files. */
const FILE_NAMES = [
  /^(?:img|dsc|dscn|pict|photo|image|εικόνα|φωτογραφία)[-_ ]?\(?\d+\)?$/iu,
  /^(?:screenshot|στιγμιότυπο οθόνης|whatsapp image|viber[ _]image)[-_ ].*\d/iu,
];
/**
 * As anybody does who writes hyphens in place of spaces. Of a text with a space they would try every two of its
 * hyphens before they give it up, which takes minutes for some thousands.
 */
const WITHOUT_SPACES = [/\.(?:jpe?g|png|gif|webp|avif|heic)$/i, /_/, /.-.+-./s];

/** What an alternative text may repeat, and where it is heard. */
export interface BesidePicture {
  languages: readonly Lang[];
  /** The title of the entry; none where it is a name, which a picture of its bearer rightly has. */
  title?: Bilingual | undefined;
}

/** What is wrong, and with which words; '' where it is that there are none. */
type Problem = Pick<Finding, 'words' | 'text'>;

/**
 * What is wrong with the words of the library for a picture that is shown in those languages; `missing` where there are
 * none at all.
 */
export function problemOfAlternative(
  alternative: Bilingual,
  { languages, title }: BesidePicture,
  missing: Bilingual,
): Problem | undefined {
  if (Object.values(alternative).every((words) => words === ''))
    return { words: '', text: missing };
  const texts = languages.map((language) => alternative[language]);
  if (texts.includes('')) return { words: '', text: TEXTS.inOneLanguage };
  const name = texts.find(isFileName);
  if (name !== undefined) return { words: name, text: TEXTS.fileName };
  const repeated = languages.find((language) => isSame(alternative[language], title?.[language]));
  if (repeated) return { words: alternative[repeated], text: TEXTS.title };
  const { el, en } = alternative;
  return languages.includes('en') && en === el && /\p{Script=Greek}/u.test(en)
    ? { words: en, text: TEXTS.greekInEnglish }
    : undefined;
}

/** The pictures of an item whose alternative text is no other than the caption that stands below. */
export function findCopiedCaptions(
  fields: Fields,
  item: Record<string, unknown>,
  pictures: ReadonlyMap<string, Bilingual>,
  languages: readonly Lang[],
): Finding[] {
  if (fields.caption?.kind !== 'bilingualText') return [];
  const caption = item.caption as Bilingual | undefined;
  return Object.entries(fields).flatMap(([path, { kind }]) => {
    const alternative = kind === 'image' ? pictures.get(String(item[path])) : undefined;
    const copied = languages.find(
      (language) => alternative && isSame(alternative[language], caption?.[language]),
    );
    const words = copied && alternative?.[copied];
    return words ? [{ rule: 'alternative-text', path, words, text: TEXTS.caption }] : [];
  });
}

/** What is wrong with words that were written for a picture in a text. */
export const repeatsTitle = (alt: string, title: string | undefined): Bilingual | undefined =>
  isSame(alt, title) ? TEXTS.title : undefined;

/** Whether an alternative text says what stands beside it, however either is written. */
function isSame(alt: string, words = ''): boolean {
  return words.trim() !== '' && fold(words) === fold(alt);
}

/** Whether an alternative text is only the name of a file. */
export function isFileName(alt: string): boolean {
  const text = alt.trim();
  const patterns = text.includes(' ') ? FILE_NAMES : [...FILE_NAMES, ...WITHOUT_SPACES];
  return patterns.some((pattern) => pattern.test(text));
}
