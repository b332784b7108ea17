import type { Bilingual } from '../../text/bilingual.ts';
import { fold } from '../../text/fold.ts';
import { plainText } from '../../text/rich-text.ts';
import type { ContentType } from './content-type.ts';

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
  return {
    title_el: texts.el || texts.en,
    title_en: texts.en || texts.el,
    sort_date: date ? String(data[date] ?? '') : '',
    category: category ? String(data[category] ?? '') : '',
    search_text: searchText(type, data),
  };
}

function searchText(type: ContentType, data: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const name of new Set([type.promoted.title, ...(type.search?.fields ?? [])])) {
    const field = type.fields[name];
    const value = data[name];
    if (field?.kind === 'richText') {
      const { el, en } = value as Bilingual;
      parts.push(plainText(el), plainText(en));
    } else if (field?.kind === 'bilingualText') {
      const { el, en } = value as Bilingual;
      parts.push(el, en);
    } else if (typeof value === 'string') {
      parts.push(value);
    }
  }
  return fold(parts.join(' '));
}
