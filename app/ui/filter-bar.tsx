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
}: FilterBarProps) {
  return (
    <search>
      <form
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
          {resetHref && (
            <ButtonLink href={resetHref} variant="quiet">
              {resetText ?? t(TEXTS.reset, language)}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
