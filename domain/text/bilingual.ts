/** A text with its two languages side by side. `el` is Greek, `en` English. */
export interface Bilingual {
  el: string;
  en: string;
}

/** A language of a text. */
export type Lang = keyof Bilingual;

/** Greek comes first. */
export const LANGS = ['el', 'en'] as const satisfies Lang[];

export function otherLang(lang: Lang): Lang {
  return lang === 'el' ? 'en' : 'el';
}
