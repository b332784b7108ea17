import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { service } from '../../../domain/content-types/service.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import type { Route } from './+types/questions-page';
import { Questions } from './service-answers.tsx';
import { QUESTIONS_TEXTS as TEXTS } from './services-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, entries] = await Promise.all([
    loadSectionScreen(services.db, language, '/services/questions'),
    listEntries(services.db, service),
  ]);
  const asked = entries
    .filter(({ data }) => data.questions.length > 0)
    .map(({ slug, data }) => ({ slug, title: data.title, questions: data.questions }));
  return { screen, asked };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { screen, asked } = loaderData;
  const { language } = screen;
  const questions = asked.flatMap((one) => one.questions);
  return describeScreen(matches[0].loaderData, {
    ...describeSectionScreen(screen, TEXTS),
    jsonLd:
      questions.length === 0
        ? []
        : [
            {
              '@type': 'FAQPage',
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: localise(question, language).text,
                acceptedAnswer: { '@type': 'Answer', text: localise(answer, language).text },
              })),
            },
          ],
  });
}

/** What people ask about each service, gathered from the pages of the services. */
export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const { screen, asked } = loaderData;
  const { language } = screen;
  const contents = asked.map(({ slug, title }) => ({
    id: slug,
    label: localise(title, language),
  }));
  return (
    <SectionScreen screen={screen} texts={TEXTS} contents={contents}>
      {asked.length === 0 && (
        <EmptyState
          title={t(TEXTS.empty, language)}
          text={t(TEXTS.emptyText, language)}
          action={
            <ButtonLink href={href('/contact', language)}>{t(TEXTS.contact, language)}</ButtonLink>
          }
        />
      )}
      <div className="grid gap-12">
        {asked.map(({ slug, title, questions }) => (
          <section key={slug} aria-labelledby={slug}>
            <h2 id={slug} className="mb-4 text-2xl">
              <WordsOf words={localise(title, language)} />
            </h2>
            <Questions questions={questions} language={language} of={slug} />
            <TextLink href={href(entryPath('service', { slug }), language)} arrow>
              {t(TEXTS.service, language)}
              <span className="sr-only">
                : <WordsOf words={localise(title, language)} />
              </span>
            </TextLink>
          </section>
        ))}
      </div>
    </SectionScreen>
  );
}
