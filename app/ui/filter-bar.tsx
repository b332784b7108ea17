import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Language } from '../i18n/language.ts';
import { t } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

interface FilterBarProps {
  /** The path of the list, without a query. */
  action: string;
  language: Language;
  /** The fields, each with `isFilter`. */
  children: ReactNode;
  /** The list without filters; given when one is set. */
  resetHref?: string;
  resetText?: string;
  submitText?: string;
  /** So that an island can follow the form while it is filled in. */
  id?: string;
}

const TEXTS = {
  label: { el: 'Φίλτρα', en: 'Filters' },
  submit: { el: 'Αναζήτηση', en: 'Search' },
  reset: { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
};

/** A form that narrows a list by GET: its result has an address that can be kept and shared. */
export function FilterBar({
  action,
  language,
  children,
  resetHref,
  resetText,
  submitText,
  id,
}: FilterBarProps) {
  return (
    <search>
      <form
        id={id}
        action={action}
        method="get"
        aria-label={t(TEXTS.label, language)}
        className="filter-bar"
      >
        {language === 'en' && <input type="hidden" name="lang" value="en" />}
        {children}
        <div className="filter-actions">
          <Button>
            <Search aria-hidden />
            {submitText ?? t(TEXTS.submit, language)}
          </Button>
          <span data-live="filter-reset" className="contents">
            {resetHref && (
              <ButtonLink href={resetHref} variant="quiet">
                {resetText ?? t(TEXTS.reset, language)}
              </ButtonLink>
            )}
          </span>
        </div>
      </form>
    </search>
  );
}
