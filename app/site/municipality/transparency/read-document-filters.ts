import {
  type DocumentCategory,
  isDocumentCategory,
} from '../../../../domain/content-types/transparency-document.ts';
import { isCalendarDay } from '../../../../domain/time/calendar.ts';
import { readTypedDay } from '../../../../domain/time/typed-day.ts';

/** The filters of the transparency page, as its address gives them. */
export interface DocumentFilters {
  /** '' where nothing is searched for. */
  q: string;
  category: DocumentCategory | 'all';
  /** `YYYY-MM-DD`, or ''. */
  date: string;
  /** From 1, and perhaps beyond the last. */
  page: number;
  /** The archived documents are shown instead of the current ones. */
  isArchived: boolean;
  /** True when the given date is not valid; it is ignored. */
  hasInvalidDate: boolean;
}

/** Reads the filters out of a query; invalid values count as not given. */
export function readDocumentFilters(query: URLSearchParams): DocumentFilters {
  const category = query.get('category') ?? '';
  const date = readTypedDay(query.get('date') ?? '');
  return {
    q: (query.get('q') ?? '').trim(),
    category: isDocumentCategory(category) ? category : 'all',
    date: isCalendarDay(date) ? date : '',
    isArchived: query.get('archive') === 'only',
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    hasInvalidDate: date !== '' && !isCalendarDay(date),
  };
}

/** Whether any filter narrows the list. */
export function isFiltered({ q, category, date }: DocumentFilters): boolean {
  return q !== '' || category !== 'all' || date !== '';
}

/** The path of all current documents, or of all archived ones. */
export function allDocumentsPath({ isArchived }: Pick<DocumentFilters, 'isArchived'>): string {
  return `/municipality/transparency${isArchived ? '?archive=only' : ''}`;
}

/** The path with those filters, without language; the first page has no number. */
export function documentsPath(filters: DocumentFilters, page: number): string {
  const query = new URLSearchParams();
  if (filters.q) query.set('q', filters.q);
  if (filters.category !== 'all') query.set('category', filters.category);
  if (filters.date) query.set('date', filters.date);
  if (filters.isArchived) query.set('archive', 'only');
  if (page > 1) query.set('page', String(page));
  return `/municipality/transparency${query.size > 0 ? `?${query}` : ''}`;
}
