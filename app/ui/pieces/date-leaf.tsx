import { formatLongDate, formatShortMonth } from '../../i18n/dates.ts';
import type { Language } from '../../i18n/language.ts';

interface DateLeafProps {
  /** `YYYY-MM-DD`, or a local time of which the day is taken. */
  day: string;
  language: Language;
  /** In a list that reaches into other years. */
  hasYear?: boolean;
}

/** The leaf of a calendar, with the day over the month, for the `leaf` of a Card. */
export function DateLeaf({ day, language, hasYear = false }: DateLeafProps) {
  return (
    <time dateTime={day} className="date-leaf">
      <span className="sr-only">{formatLongDate(day, language)}</span>
      <span aria-hidden="true" className="text-3xl font-semibold">
        {Number(day.slice(8, 10))}
      </span>
      <span aria-hidden="true" className="text-xs font-semibold">
        {formatShortMonth(day, language)}
        {hasYear && ` ${day.slice(0, 4)}`}
      </span>
    </time>
  );
}
