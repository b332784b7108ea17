import { findScreen } from '../../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The name of the page with the news of a category, as menus and site maps have it; undefined for no category. */
export function newsCategoryName(category: string): Bilingual | undefined {
  return findScreen(`/news/category/${category}`)?.each?.[category];
}
