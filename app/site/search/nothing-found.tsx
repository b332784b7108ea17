import type { FoundOffice } from '../../../domain/search/results/find-office.ts';
import { href, type Language, type LocalisedText, t } from '../../i18n/language.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { OfficePhone } from './office-phone.tsx';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

interface NothingFoundProps {
  /** What is least unlike the searched words. */
  nearest: readonly { title: LocalisedText; path: string }[];
  office: FoundOffice | undefined;
  language: Language;
}

/** Instead of results: what comes nearest, whom to call, and where to go on. */
export function NothingFound({ nearest, office, language }: NothingFoundProps) {
  return (
    <>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest" className="mt-6">
          <h3 id="nearest" className="text-xl">
            {t(texts.nearest, language)}
          </h3>
          <ul className="mt-2">
            {nearest.map(({ title, path }) => (
              <li key={path} className="border-b border-line">
                <a
                  href={path}
                  className="flex min-h-12 items-center py-2 font-semibold text-link no-underline hover:underline"
                >
                  <WordsOf words={title} />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <EmptyState
        headingLevel={3}
        title={t(texts.emptyTitle, language)}
        text={
          <>
            {t(texts.emptyText, language)}
            {office && (
              <span className="mt-2 block">
                <OfficePhone office={office} language={language} />
              </span>
            )}
          </>
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink href={href('/services', language)}>
              {t(texts.services, language)}
            </ButtonLink>
            <ButtonLink href={href('/contact', language)} variant="secondary">
              {t(texts.contact, language)}
            </ButtonLink>
          </div>
        }
      />
    </>
  );
}
