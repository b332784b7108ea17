import { fillPattern } from '../../../domain/content/model/address-pattern.ts';
import type { SCREENS } from '../../../domain/screens/register.ts';

type Path = (typeof SCREENS)[number]['path'];

const ALL: Path = '/news';
const OF_CATEGORY: Path = '/news/category/:category';

/** The address of the news of a category, or of all news where none is given, without language. */
export function newsPath(category: string): string {
  return category ? fillPattern(OF_CATEGORY, { category }) : ALL;
}
