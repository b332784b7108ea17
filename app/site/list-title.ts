import { type Language, t } from '../i18n/language.ts';

const PAGE = { el: 'σελίδα', en: 'page' };

interface Shown {
  /** What the list is narrowed to; what is empty is left out. */
  words?: readonly (string | undefined)[];
  /** From 1. */
  page?: number;
}

/**
 * The title of a list as its address narrows and turns it: whoever has it open twice, or goes back in their history,
 * tells one from the other.
 */
export function listTitle(title: string, { words = [], page = 1 }: Shown, language: Language) {
  const chosen = words.filter(Boolean).join(', ');
  const narrowed = chosen ? `${title}: ${chosen}` : title;
  return page > 1 ? `${narrowed}, ${t(PAGE, language)} ${page}` : narrowed;
}
