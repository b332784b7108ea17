import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { timeOfDay } from '../../../../domain/time/calendar.ts';
import { reachedInGreece } from '../../../../domain/time/greek-time.ts';
import { formatBriefDay, formatLongDate } from '../../../i18n/dates.ts';
import type { Language } from '../../../i18n/language.ts';

interface Dated {
  state: 'draft' | 'published' | 'archived';
  data: Record<string, unknown>;
}

type DatedType = Pick<ContentType, 'promoted' | 'search'>;

/** The local day or moment by which a list of the type is sorted, or ''. */
export function dateOf({ promoted }: DatedType, { data }: Dated): string {
  return promoted.date ? String(data[promoted.date] ?? '') : '';
}

/** Whether an entry was shown until its date and is over now, such as a warning: it is still called published. */
export function hasEnded(type: DatedType, entry: Dated, now: Date): boolean {
  const date = dateOf(type, entry);
  return (
    type.search?.endsAtDate === true &&
    entry.state === 'published' &&
    date !== '' &&
    date <= reachedInGreece(now)
  );
}

/** '4 Μαρτίου 2026, 18:00'; a day alone without time. */
export function sayDate(date: string, language: Language): string {
  return [formatLongDate(date, language), timeOfDay(date)].filter(Boolean).join(', ');
}

/** '4 Μαρ 2026 18:00', for a narrow column. */
export function sayBriefDate(date: string, language: Language): string {
  return [formatBriefDay(date, language), timeOfDay(date)].filter(Boolean).join(' ');
}
