import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { hasTextIn } from '../../../../domain/content/model/languages/languages.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { sameValues } from '../../form/browser-copies.ts';
import { suggestLanguages } from '../../form/languages/choose-languages.ts';
import { declareInStep, findBehind } from '../../form/languages/english-in-step.ts';
import type { FormLanguages } from '../../form/languages/form-languages.ts';
import type { ContentForm } from './use-content-form.ts';

const STORAGE_KEY = 'form-english';

/** Whether the last person at this browser who chose wanted to see English fields. */
function wantsEnglish(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== 'no';
  } catch {
    return true;
  }
}

function remember(isWanted: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, isWanted ? 'yes' : 'no');
  } catch {
    // A browser that forbids storage shows both languages the next time.
  }
}

export interface ContentLanguages {
  /** What the fields know. */
  fields: FormLanguages;
  showEnglish: (isWanted: boolean) => void;
  /** The languages that the main button publishes. */
  suggested: Lang[];
}

/** The languages of a form: which fields it shows, what has to be translated again, and what is ready. */
export function useFormLanguages(form: ContentForm): ContentLanguages {
  const { type, entry, stored, change, errors } = form;
  // Typing comes first.
  const values = useDeferredValue(form.values);
  const [isChosen, setChosen] = useState<boolean>();
  const [hadEnglish] = useState(() => hasTextIn(type.fields, form.values, 'en'));
  const showsEnglish =
    isChosen ?? (hadEnglish || wantsEnglish() || hasTextIn(type.fields, values, 'en'));
  const hasErrors = Object.keys(errors).some((path) => path.endsWith('.en'));
  useEffect(() => {
    if (hasErrors) setChosen(true);
  }, [hasErrors]);

  const behind = useSame(
    useMemo(
      () => (entry ? findBehind(type, { stored, englishFrom: entry.englishFrom }, values) : {}),
      [type, entry, stored, values],
    ),
  );
  const suggested = useSame(useMemo(() => suggestLanguages(type, values), [type, values]));
  const latest = useRef(form.values);
  latest.current = form.values;
  const fields = useMemo(
    () => ({
      showsEnglish,
      behind,
      keepInStep: (path: string) => change({ $inStep: declareInStep(latest.current, path) }),
    }),
    [showsEnglish, behind, change],
  );
  return {
    fields,
    suggested,
    showEnglish: (isWanted) => {
      setChosen(isWanted);
      remember(isWanted);
    },
  };
}

/** The value, as the same object as long as it holds the same: no field is drawn again for nothing. */
function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (!sameValues(kept.current, value)) kept.current = value;
  return kept.current;
}
