import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { htmlLang, type Language, type LocalisedText, localise } from '../../../i18n/language.ts';

const GREEK = /\p{Script=Greek}/u;
const LETTERS = /\p{L}/u;

/** Words that staff typed in either language, such as the name of a set, as a title. */
export const inEither = (words: string): Bilingual => ({ el: words, en: words });

/**
 * A title as it is shown, with `lang` where it is in the other language. The API gives what has a title in one language
 * the same words in both: then the letters tell which language they are in.
 */
export function titleIn(title: Bilingual, language: Language): LocalisedText {
  const shown = localise(title, language);
  if (shown.lang || title.el !== title.en || !LETTERS.test(shown.text)) return shown;
  const lang = GREEK.test(shown.text) ? 'el' : 'en';
  return lang === htmlLang(language) ? shown : { ...shown, lang };
}
