import type { FoundOffice } from '../../../domain/search/results/find-office.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { OfficePhone } from './office-phone.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

interface SearchSideProps {
  language: Language;
  suggestions: readonly { title: Bilingual; path: string }[];
  /** Whom to call about what was found. */
  office: FoundOffice | undefined;
}

/** Beside the results: the most wanted screens, and whom to ask. */
export function SearchSide({ language, suggestions, office }: SearchSideProps) {
  return (
    <>
      {suggestions.length > 0 && (
        <div className="border-t-2 border-accent pt-4">
          <ScreenLinks
            id="suggestions"
            title={texts.suggestions}
            screens={suggestions}
            language={language}
          />
        </div>
      )}
      <section aria-labelledby="help" data-live="help" className="border-t-2 border-accent pt-4">
        <h2 id="help" className="text-lg">
          {t(texts.help, language)}
        </h2>
        <p className="mt-2 text-muted">{t(texts.helpText, language)}</p>
        {office && (
          <p className="mt-2">
            <OfficePhone office={office} language={language} />
          </p>
        )}
        <TextLink href={href('/contact', language)} arrow>
          {t(texts.contact, language)}
        </TextLink>
      </section>
    </>
  );
}
