import { useEffect, useState } from 'react';
import type { Language } from '../i18n/language.ts';
import { t } from '../i18n/language.ts';
import { followForm } from './live-results.ts';

export interface LiveFilterProps {
  /** The id of the GET form. Parts that depend on the filter carry `data-live`; the results carry `data-summary`. */
  formId: string;
  language: Language;
}

const FAILED = {
  el: 'Τα αποτελέσματα δεν ανανεώθηκαν. Πατήστε «Αναζήτηση».',
  en: 'The results could not be updated. Please press “Search”.',
};

/**
 * Renews the results of a filter form while somebody fills it in, and announces their number to screen readers.
 * Without JavaScript it is an empty line, and the form works as usual.
 */
export function LiveFilter({ formId, language }: LiveFilterProps) {
  const [status, setStatus] = useState({ text: '', hasFailed: false });

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    return followForm({
      form,
      onResults: (text) => setStatus({ text, hasFailed: false }),
      onFailure: () => setStatus({ text: t(FAILED, language), hasFailed: true }),
    });
  }, [formId, language]);

  return (
    <p role="status" className={status.hasFailed ? 'mt-3 font-semibold' : 'sr-only'}>
      {status.text}
    </p>
  );
}
