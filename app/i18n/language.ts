import type { Bilingual, Lang } from '../../domain/text/bilingual.ts';
import type { Language } from '../../domain/text/language.ts';

/** HTML and stored texts say `el` where this says `gr`: see {@link htmlLang}. */
export type { Language };

/** The language a URL asks for: `?lang=en` is English, anything else Greek. */
export function languageOf(url: URL): Language {
  return url.searchParams.get('lang') === 'en' ? 'en' : 'gr';
}

/** The language tag for HTML and for the fields of stored texts. */
export function htmlLang(language: Language): Lang {
  return language === 'gr' ? 'el' : 'en';
}

/** The text in the language of the screen. */
export function t(text: Bilingual, language: Language): string {
  return text[htmlLang(language)];
}

/** A text as shown, with `lang` set when it had to be taken from the other language. */
export interface LocalisedText {
  text: string;
  lang?: Lang;
}

/**
 * The text in the language of the screen, or in the other one when it was never translated. In that case `lang`
 * names the language, for the attribute that screen readers and hyphenation need.
 */
export function localise(text: Bilingual, language: Language): LocalisedText {
  const wanted = htmlLang(language);
  const own = text[wanted];
  if (own) return { text: own };
  const other = wanted === 'el' ? 'en' : 'el';
  const instead = text[other];
  return instead ? { text: instead, lang: other } : { text: '' };
}

/** The address of a path of this site in the given language; other addresses come back as they are. */
export function href(path: string, language: Language): string {
  if (!path.startsWith('/') || path.startsWith('//') || language === 'gr') return path;
  // A search may ask something: what follows the first mark is the query, others in it too.
  const [, pathname, query, fragment = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(path) ?? [];
  const parameters = new URLSearchParams(query);
  parameters.set('lang', 'en');
  return `${pathname}?${parameters}${fragment}`;
}
