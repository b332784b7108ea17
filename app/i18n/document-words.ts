import type { Bilingual, Lang } from '../../domain/text/bilingual.ts';

/** '3 pages' */
export function sayPages(pages: number): Bilingual {
  return {
    el: pages === 1 ? '1 σελίδα' : `${pages} σελίδες`,
    en: pages === 1 ? '1 page' : `${pages} pages`,
  };
}

/** The name of a language that a document states, such as `el-GR`; the code itself where there is no name. */
export function nameOfLanguage(code: string, lang: Lang): string {
  try {
    return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
