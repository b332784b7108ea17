import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { historySection } from '../../../domain/content-types/history-section.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { Figure } from '../../ui/pictures/figure.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { lowerHeadings } from '../pages/heading-ids.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import { TextBody } from '../pages/text-body.tsx';
import { pictureSource } from '../picture-source.ts';
import { showTexts } from '../texts/show-texts.ts';
import type { Route } from './+types/history-page';
import { HISTORY_TEXTS as TEXTS } from './municipality-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const [screen, sections] = await Promise.all([
    loadSectionScreen(services.db, language, '/municipality/history'),
    listEntries(services.db, historySection),
  ]);
  const pictures = await findPictures(
    services.db,
    sections.map((section) => section.data.image),
  );
  const shown = await showTexts(services.db, historySection, sections);
  return { screen, sections: shown, pictures };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { screen, sections, pictures } = loaderData;
  const described = describeSectionScreen(screen, TEXTS);
  const first = pictures.get(sections[0]?.data.image ?? '');
  return describeScreen(matches[0].loaderData, {
    ...described,
    picture: described.picture ?? first,
    type: 'article',
  });
}

/** The history of the area in its periods: ancient, Byzantine, modern, contemporary. */
export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { screen, sections, pictures } = loaderData;
  const { language, text } = screen;
  return (
    <SectionScreen
      screen={screen}
      texts={TEXTS}
      contents={sections.map((section) => ({
        id: section.slug,
        label: localise(section.data.title, language),
      }))}
    >
      <TextBody text={text} language={language} />
      {sections.length === 0 && !text?.html && <EmptyState title={t(TEXTS.empty, language)} />}
      {sections.map(({ id, slug, data }) => {
        const content = localise(data.content, language);
        const picture = pictureSource(pictures.get(data.image ?? ''), language);
        return (
          <section key={id} aria-labelledby={slug} className="mt-20">
            <h2 id={slug} className="text-3xl">
              <WordsOf words={localise(data.title, language)} />
            </h2>
            {(data.period.el || data.period.en) && (
              <p className="mt-2 text-lg text-muted">
                <WordsOf words={localise(data.period, language)} />
              </p>
            )}
            {picture && (
              <div className="mt-8">
                <Figure picture={picture} caption={{ text: picture.alt }} />
              </div>
            )}
            <Prose
              language={language}
              html={lowerHeadings(content.text)}
              lang={content.lang}
              className="mt-8"
            />
          </section>
        );
      })}
    </SectionScreen>
  );
}
