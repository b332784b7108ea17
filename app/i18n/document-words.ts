import type { Bilingual, Lang } from '../../domain/text/bilingual.ts';

/** '3 pages' */
export function sayPages(pages: number): Bilingual {
  return {
    el: pages === 1 ? '1 σελίδα' : `${pages} σελίδες`,
    en: pages === 1 ? '1 page' : `${pages} pages`,
  };
}

/**
 * 'in Greek', where a document states another language than the screen's; '' where it is the same or unknown.
 */
export function sayOtherLanguage(documentLanguage: string, shown: Lang): string {
  const code = languageOfDocument(documentLanguage);
  if (code === '' || code === shown) return '';
  if (code === 'el') return 'in Greek';
  if (code === 'en') return 'στα αγγλικά';
  return nameOfLanguage(code, shown);
}

/**
 * `el` of `el-GR`, and of `EL-GR`, `el_GR` and `gre`, as some programs write it; the first part of what is no language.
 */
export function languageOfDocument(stated: string): string {
  const code = stated.replaceAll('_', '-');
  try {
    return new Intl.Locale(code).language;
  } catch {
    return code.split('-')[0] ?? '';
  }
}

/** The name of a language that a document states, such as `el-GR`; the code itself where there is no name. */
export function nameOfLanguage(code: string, lang: Lang): string {
  try {
    return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
