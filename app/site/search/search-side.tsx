import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ScreenLinks } from './screen-links.tsx';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

interface SearchSideProps {
  language: Language;
  suggestions: readonly { title: Bilingual; path: string }[];
}

/** Beside the results: the most wanted screens, and whom to ask. */
export function SearchSide({ language, suggestions }: SearchSideProps) {
  return (
    <>
      <div className="border-t-2 border-accent pt-4">
        <ScreenLinks
          id="suggestions"
          title={texts.suggestions}
          screens={suggestions}
          language={language}
        />
      </div>
      <section aria-labelledby="help" className="border-t-2 border-accent pt-4">
        <h2 id="help" className="text-lg">
          {t(texts.help, language)}
        </h2>
        <p className="mt-2 text-muted">{t(texts.helpText, language)}</p>
        <TextLink href={href('/contact', language)} arrow>
          {t(texts.contact, language)}
        </TextLink>
      </section>
    </>
  );
}
