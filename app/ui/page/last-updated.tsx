import { formatLongDate } from '../../i18n/dates.ts';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';

const TEXT = { el: 'Τελευταία ενημέρωση:', en: 'Last updated:' };

/** When a page was changed last; `day` is `YYYY-MM-DD`. */
export function LastUpdated({ day, language }: { day: string; language: Language }) {
  return (
    <p className="text-sm text-muted">
      {t(TEXT, language)}{' '}
      <time dateTime={day} className="whitespace-nowrap">
        {formatLongDate(day, language)}
      </time>
    </p>
  );
}
