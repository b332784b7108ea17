import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { ChevronLeft, ChevronRight } from '../pictures/icons.tsx';
import { pagesAround } from './pages-around.ts';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** The address of a page, with the filters of the list. */
  hrefOf: (page: number) => string;
  language: Language;
}

const TEXTS = {
  label: { el: 'Σελίδες', en: 'Pages' },
  page: { el: 'Σελίδα', en: 'Page' },
  previous: { el: 'Προηγούμενη', en: 'Previous' },
  next: { el: 'Επόμενη', en: 'Next' },
};

/** The pages of a list. Nothing is shown for a single one. */
export function Pagination({ page, pageCount, hrefOf, language }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={t(TEXTS.label, language)} className="pagination">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className="pagination-step">
          <ChevronLeft className="size-5" />
          <span className="max-[30rem]:sr-only">{t(TEXTS.previous, language)}</span>
        </a>
      )}
      <ul>
        {pagesAround(page, pageCount).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <a
                href={hrefOf(entry.page)}
                aria-label={`${t(TEXTS.page, language)} ${entry.page}`}
                aria-current={entry.page === page ? 'page' : undefined}
              >
                {entry.page}
              </a>
            )}
          </li>
        ))}
      </ul>
      {page < pageCount && (
        <a href={hrefOf(page + 1)} rel="next" className="pagination-step">
          <span className="max-[30rem]:sr-only">{t(TEXTS.next, language)}</span>
          <ChevronRight className="size-5" />
        </a>
      )}
    </nav>
  );
}
