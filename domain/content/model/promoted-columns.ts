import { listDays } from '../../search/words/days.ts';
import { foldForIndex, foldWords, listNumbers } from '../../search/words/split-words.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { plainText } from '../../text/rich-text.ts';
import { dayOf } from '../../time/calendar.ts';
import type { ContentType } from './content-type.ts';
import { textsOf } from './texts-of.ts';

/** The columns of an entry that lists sort, filter and search by. */
export interface PromotedColumns {
  title_el: string;
  title_en: string;
  sort_date: string;
  category: string;
  search_text: string;
}

/** Reads the promoted columns out of an entry's data. */
export function promotedColumns(type: ContentType, data: Record<string, unknown>): PromotedColumns {
  const { title, date, category } = type.promoted;
  const named = data[title];
  const texts = typeof named === 'string' ? { el: named, en: named } : (named as Bilingual);
  const titles = { title_el: texts.el || texts.en, title_en: texts.en || texts.el };
  const sort_date = date ? String(data[date] ?? '') : '';
  return {
    ...titles,
    sort_date,
    category: category ? String(data[category] ?? '') : '',
    search_text: searchText(type, data, { ...titles, sort_date }),
  };
}

/**
 * Everything that people read of an entry, its day, and what else they type for it, folded. It begins with the titles,
 * with spaces behind them up to the length of both columns: by that the index knows where they end
 * (database/migrations/first-tables/search-keys.ts).
 */
function searchText(
  type: ContentType,
  data: Record<string, unknown>,
  { title_el, title_en, sort_date }: Pick<PromotedColumns, 'title_el' | 'title_en' | 'sort_date'>,
): string {
  const title = data[type.promoted.title] as Bilingual | string;
  const titles = typeof title === 'string' ? title : [title.el, title.en].join(' ');
  const parts: string[] = [];
  for (const { text, isRich } of textsOf(type, data)) {
    const both = typeof text === 'string' ? [text] : [text.el, text.en];
    parts.push(...both.map((one) => (isRich ? plainText(one) : one)));
  }
  for (const { el, en } of type.search?.also?.(data) ?? []) parts.push(el, en);
  const begun = foldWords(titles).padEnd(title_el.length + title_en.length);
  const day = listDays(dayOf(sort_date));
  return [begun, ...day, foldForIndex(parts.join(' ')), ...listNumbers(titles)].join(' ').trim();
}
