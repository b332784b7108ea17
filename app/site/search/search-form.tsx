import { type Language, t } from '../../i18n/language.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Search } from '../../ui/pictures/icons.tsx';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

export const MAX_QUERY_LENGTH = 200;

interface SearchFormProps {
  language: Language;
  query: string;
  /** So that an island can follow the form while it is filled in. */
  id?: string;
}

/** For a form with a field `q`: suggests pages while somebody types (app/islands/suggest-while-typing.ts). */
export const SUGGESTING = { 'data-suggestions': '' };

/** The large search field, with what was searched for; also where a browser comes back to the page (FilterBar). */
export function SearchForm({ language, query, id }: SearchFormProps) {
  return (
    <search aria-label={t(texts.landmark, language)}>
      <form id={id} action="/search" method="get" autoComplete="off" className="grid gap-2">
        {language === 'en' && <input type="hidden" name="lang" value="en" />}
        <label htmlFor="q" className="font-semibold">
          {t(texts.label, language)}
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={MAX_QUERY_LENGTH}
            autoCapitalize="none"
            className="control min-w-[min(14rem,100%)] flex-[999]"
          />
          <Button className="flex-auto">
            <Search />
            {t(texts.submit, language)}
          </Button>
        </div>
      </form>
    </search>
  );
}
