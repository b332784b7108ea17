import type { ReactNode } from 'react';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { Search } from '../pictures/icons.tsx';
import { Button } from './button.tsx';
import { ButtonLink } from './button-link.tsx';

interface FilterBarProps {
  /** The path of the list, without a query. */
  action: string;
  language: Language;
  /** The fields, each with `isFilter`. */
  children: ReactNode;
  /** The address of the list without filters; given when a filter is set. */
  resetHref?: string;
  resetText?: string;
  submitText?: string;
  /** An id by which an island follows the form while somebody fills it in. */
  id?: string;
}

const TEXTS = {
  label: { el: 'Φίλτρα', en: 'Filters' },
  submit: { el: 'Αναζήτηση', en: 'Search' },
  reset: { el: 'Καθαρισμός φίλτρων', en: 'Clear filters' },
};

/**
 * A form that filters a list by GET, so that its result has an address to keep and share. A browser that comes back to
 * the list fills in nothing: the fields say what the list shows.
 */
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
    <search aria-label={t(TEXTS.label, language)}>
      <form id={id} action={action} method="get" autoComplete="off" className="filter-bar">
        {language === 'en' && <input type="hidden" name="lang" value="en" />}
        {children}
        <div className="filter-actions">
          <Button>
            <Search />
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
