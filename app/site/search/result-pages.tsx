import { type Language, t } from '../../i18n/language.ts';
import { Pagination } from '../../ui/page/pagination.tsx';
import { firstResults } from './search-texts.ts';

interface ResultPagesProps {
  /** How many results were found, and how many of them are on pages. */
  total: number;
  shown: number;
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  language: Language;
}

/** The pages of a search, with a sentence if there are more results than pages show. */
export function ResultPages({ total, shown, ...pages }: ResultPagesProps) {
  return (
    <div className="mt-10">
      {shown < total && <p className="mb-6 text-muted">{t(firstResults(shown), pages.language)}</p>}
      <Pagination {...pages} />
    </div>
  );
}
