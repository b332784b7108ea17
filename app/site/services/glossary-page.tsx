import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { term } from '../../../domain/content-types/term.ts';
import { href, htmlLang, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { plainWords, WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import { TextBody } from '../pages/text-body.tsx';
import type { Route } from './+types/glossary-page';
import { GLOSSARY_TEXTS as TEXTS } from './services-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, entries] = await Promise.all([
    loadSectionScreen(services.db, language, '/services/glossary'),
    listEntries(services.db, term),
  ]);
  const terms = entries.map(({ slug, data }) => ({ slug, ...data }));
  return { screen, terms };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return describeScreen(matches[0].loaderData, describeSectionScreen(loaderData.screen, TEXTS));
}

type Term = Route.ComponentProps['loaderData']['terms'][number];

/** The words of the administration in the order of the alphabet, each with what it means. */
export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  const { screen, terms } = loaderData;
  const { language, text } = screen;
  const inOrder = terms.toSorted((a, b) =>
    nameOf(a, language).localeCompare(nameOf(b, language), htmlLang(language)),
  );
  return (
    <SectionScreen screen={screen} texts={TEXTS}>
      <TextBody text={text} language={language} />
      {terms.length === 0 && <EmptyState title={t(TEXTS.empty, language)} />}
      {terms.length > 0 && (
        <dl className="measure">
          {inOrder.map((one) => (
            <Entry key={one.slug} term={one} language={language} />
          ))}
        </dl>
      )}
    </SectionScreen>
  );
}

const nameOf = ({ term: name }: Term, language: Language) => plainWords(localise(name, language));

function Entry({ term: one, language }: { term: Term; language: Language }) {
  const also = language === 'gr' ? one.alsoGreek : one.alsoEnglish;
  const name = localise(one.term, language);
  return (
    <div id={one.slug} className="glossary-entry border-t border-line py-5 first:border-t-0">
      <dt className="text-lg font-semibold">
        <WordsOf words={name} />
        {/* Whoever meets the Greek word at a counter finds it here. */}
        {language === 'en' && !name.lang && one.term.el && one.term.el !== one.term.en && (
          <span lang="el" className="ms-2 font-normal text-muted">
            {one.term.el}
          </span>
        )}
      </dt>
      <dd className="mt-1">
        <WordsOf words={localise(one.meaning, language)} />
        {also && (
          <span className="mt-1 block text-muted">
            {t(TEXTS.also, language)}: {also}
          </span>
        )}
        {one.link && (
          <span className="mt-1 block">
            <TextLink href={href(one.link, language)}>
              {t(TEXTS.more, language)}
              <span className="sr-only">
                : <WordsOf words={name} />
              </span>
            </TextLink>
          </span>
        )}
      </dd>
    </div>
  );
}
