import type { Language } from '../i18n/language.ts';
import { t } from '../i18n/language.ts';
import { IslandScript } from './island.tsx';

export interface LiveFilterProps {
  /** The id of the GET form. Parts that depend on the filter carry `data-live`; the results carry `data-summary`. */
  formId: string;
  language: Language;
}

const FAILED = {
  el: 'Τα αποτελέσματα δεν ανανεώθηκαν. Πατήστε «Αναζήτηση».',
  en: 'The results could not be updated. Please press ‘Search’.',
};

/**
 * Renews the results of a filter form while somebody fills it in (filter-while-typing.ts), and announces their number
 * to screen readers. Without JavaScript it is an empty line, and the form works as usual.
 */
export function LiveFilter({ formId, language }: LiveFilterProps) {
  return (
    <>
      <p
        role="status"
        className="sr-only"
        data-live-filter={formId}
        data-failed={t(FAILED, language)}
      />
      <IslandScript name="live-filter" />
    </>
  );
}
