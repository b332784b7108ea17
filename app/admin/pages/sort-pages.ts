import type { Bilingual } from '../../../domain/text/bilingual.ts';

export type PageOrder = 'updated' | 'title' | 'slug';

interface Sortable {
  title: Bilingual;
  slug: string;
  updatedAt: string;
}

const greekOrder = new Intl.Collator('el', { sensitivity: 'base', numeric: true });

/** The title in the language of the admin, or in the other where it was never translated. */
export function titleIn(page: Pick<Sortable, 'title'>, lang: 'el' | 'en'): string {
  return page.title[lang] || page.title[lang === 'el' ? 'en' : 'el'];
}

/** The pages in order: last changed first, or by the alphabet. The list that came is left as it is. */
export function sortPages<P extends Sortable>(
  pages: readonly P[],
  order: PageOrder,
  lang: 'el' | 'en',
): P[] {
  const compare = {
    updated: (a: P, b: P) => b.updatedAt.localeCompare(a.updatedAt),
    title: (a: P, b: P) => greekOrder.compare(titleIn(a, lang), titleIn(b, lang)),
    slug: (a: P, b: P) => a.slug.localeCompare(b.slug),
  }[order];
  return [...pages].sort(compare);
}
