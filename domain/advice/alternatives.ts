import type { Bilingual, Lang } from '../text/bilingual.ts';

const TEXTS = {
  inOneLanguage: {
    el: 'Η εικόνα έχει εναλλακτικό κείμενο σε μία γλώσσα μόνο. Γράψτε το και στην άλλη.',
    en: 'The picture has alternative text in one language only. Write it in the other one, too.',
  },
  fileName: {
    el: 'Το εναλλακτικό κείμενο της εικόνας είναι όνομα αρχείου. Γράψτε τι δείχνει.',
    en: 'The picture’s alternative text is the name of a file. Write what it shows.',
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
  return texts.some(isFileName) ? TEXTS.fileName : undefined;
}

/** Whether an alternative text is only the name of a file. */
export function isFileName(alt: string): boolean {
  return FILE_NAME.test(alt.trim());
}
