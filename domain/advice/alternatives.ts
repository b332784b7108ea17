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
  caption: {
    el: 'Το εναλλακτικό κείμενο της εικόνας επαναλαμβάνει τη λεζάντα και θα ακουστεί δύο φορές. Γράψτε τι δείχνει η εικόνα.',
    en: 'The picture’s alternative text repeats the caption and would be heard twice. Write what the picture shows.',
  },
} satisfies Record<string, Bilingual>;

const FILE_NAME =
  /^[^ ]+\.(?:jpe?g|png|gif|webp|avif|heic)$|^(?:img|dsc|dscn|pict|image|εικόνα)[-_ ]?\d+$/iu;

/**
 * What is wrong with the words of the library for a picture that is shown in those languages; `missing` where there are
 * none at all.
 */
export function problemOfAlternative(
  alternative: Bilingual,
  languages: readonly Lang[],
  missing: Bilingual,
): Bilingual | undefined {
  if (Object.values(alternative).every((words) => words === '')) return missing;
  const texts = languages.map((language) => alternative[language]);
  if (texts.includes('')) return TEXTS.inOneLanguage;
  if (texts.some(isFileName)) return TEXTS.fileName;
  const { el, en } = alternative;
  return languages.includes('en') && en === el && /\p{Script=Greek}/u.test(en)
    ? TEXTS.greekInEnglish
    : undefined;
}

/** The pictures of an item whose alternative text is no other than the caption that stands below. */
export function findCopiedCaptions(
  fields: Fields,
  item: Record<string, unknown>,
  pictures: ReadonlyMap<string, Bilingual>,
  languages: readonly Lang[],
): Omit<Finding, 'words'>[] {
  if (fields.caption?.kind !== 'bilingualText') return [];
  const caption = item.caption as Bilingual | undefined;
  return Object.entries(fields).flatMap(([path, { kind }]) => {
    const alternative = kind === 'image' ? pictures.get(String(item[path])) : undefined;
    const isCopied = languages.some(
      (language) =>
        caption?.[language] &&
        alternative &&
        fold(caption[language].trim()) === fold(alternative[language].trim()),
    );
    return isCopied ? [{ rule: 'alternative-text', path, text: TEXTS.caption }] : [];
  });
}

/** Whether an alternative text is only the name of a file. */
export function isFileName(alt: string): boolean {
  return FILE_NAME.test(alt.trim());
}
