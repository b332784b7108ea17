import { findScreen } from '../../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { newsPath } from './news-path.ts';

/** The name of the page with the news of a category, as menus and site maps have it; undefined for no category. */
export function newsCategoryName(category: string): Bilingual | undefined {
  const names = findScreen(newsPath(category))?.each ?? {};
  // Visitors may write anything: `constructor` is no category.
  return Object.hasOwn(names, category) ? names[category] : undefined;
}
