import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { eService } from '../../../domain/content-types/e-service.ts';
import { service } from '../../../domain/content-types/service.ts';
import { teaser } from '../../../domain/content-types/teaser.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { NamedIcon } from '../../ui/pictures/named-icon.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { IconCard } from '../../ui/pieces/icon-card.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { describeScreen } from '../describe-screen.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { describeSectionScreen, SectionScreen } from '../pages/section-screen.tsx';
import type { Route } from './+types/e-services-page';
import { E_SERVICES_TEXTS } from './services-texts.ts';
import { StepList } from './step-list.tsx';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db } = services;
  const [screen, cards, steps, entries] = await Promise.all([
    loadSectionScreen(db, language, '/services/eservices'),
    listEntries(db, eService),
    listEntries(db, teaser, { category: 'e-service-step' }),
    listEntries(db, service),
  ]);
  return {
    language,
    screen,
    cards: cards.map(({ slug, data }) => ({
      slug,
      data,
      // A card looks like the service that it leads to.
      icon: entries.find((entry) => entryPath('service', entry) === data.link)?.data.icon,
    })),
    steps,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return describeScreen(
    matches[0].loaderData,
    describeSectionScreen(loaderData.screen, E_SERVICES_TEXTS),
  );
}

/** Four cards and five steps (specification, section 2). */
export default function EServicesPage({ loaderData }: Route.ComponentProps) {
  const { language, screen, cards, steps } = loaderData;
  const { text } = screen;
  return (
    <SectionScreen screen={screen} texts={E_SERVICES_TEXTS}>
      <div className="grid gap-14 print:gap-6">
        <section aria-labelledby="e-services">
          <h2 id="e-services" className="mb-4 text-2xl">
            {t(E_SERVICES_TEXTS.services, language)}
          </h2>
          {cards.length === 0 && (
            <EmptyState title={t(E_SERVICES_TEXTS.none, language)} headingLevel={3} />
          )}
          <CardGrid columns={2} gap="rows">
            {cards.map(({ slug, data, icon }) => (
              <IconCard
                key={slug}
                href={href(data.link, language)}
                title={localise(data.title, language)}
                text={localise(data.description, language)}
                icon={<NamedIcon name={icon} />}
              />
            ))}
          </CardGrid>
        </section>
        {steps.length > 0 && (
          <section aria-labelledby="steps">
            <h2 id="steps" className="mb-6 text-2xl">
              {t(E_SERVICES_TEXTS.steps, language)}
            </h2>
            <StepList
              steps={steps.map(({ slug, data }) => ({
                key: slug,
                content: (
                  <>
                    <h3 className="text-lg leading-snug">
                      <WordsOf words={localise(data.title, language)} />
                    </h3>
                    <p className="mt-1 text-muted">
                      <WordsOf words={localise(data.description, language)} />
                    </p>
                  </>
                ),
              }))}
            />
          </section>
        )}
        {text?.html && (
          <Notice>
            <Prose html={text.html} lang={text.lang} language={language} />
          </Notice>
        )}
      </div>
    </SectionScreen>
  );
}
