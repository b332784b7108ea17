import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { page } from '../../../domain/content-types/page.ts';
import { service } from '../../../domain/content-types/service.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, type LocalisedText, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ButtonLink } from '../../ui/forms/button-link.tsx';
import { Band } from '../../ui/page/band.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { BookA, type Icon, Info, Laptop, MessageCircleQuestion } from '../../ui/pictures/icons.tsx';
import { NamedIcon } from '../../ui/pictures/named-icon.tsx';
import { CardGrid } from '../../ui/pieces/card-grid.tsx';
import { EmptyState } from '../../ui/pieces/empty-state.tsx';
import { IconCard } from '../../ui/pieces/icon-card.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import { describeScreen } from '../describe-screen.ts';
import { findPageText } from '../find-page.ts';
import { listTitle } from '../list-title.ts';
import { loadSectionScreen } from '../pages/load-section-screen.ts';
import { PageFiles } from '../pages/page-files.tsx';
import { describeSectionScreen } from '../pages/section-screen.tsx';
import type { Route } from './+types/services-page';
import { AllServices } from './all-services.tsx';
import {
  filterWords,
  isFiltered,
  matchesFilters,
  readServiceFilters,
  servicesPath,
} from './read-service-filters.ts';
import {
  E_SERVICES_TEXTS,
  GLOSSARY_TEXTS,
  QUESTIONS_TEXTS,
  SERVICES_TEXTS,
} from './services-texts.ts';

export const handle = { parameters: ['topic', 'event', 'group'] };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const { db } = services;
  const [screen, entries, eServices, pages] = await Promise.all([
    loadSectionScreen(db, language, '/services'),
    listEntries(db, service),
    findPageText(db, 'services/eservices'),
    listEntries(db, page, { category: 'services' }),
  ]);
  return {
    language,
    screen,
    filters: readServiceFilters(url.searchParams),
    entries: entries.map(({ slug, data }) => ({
      slug,
      path: entryPath('service', { slug }),
      data,
    })),
    eServicesLead: eServices?.data.lead ?? E_SERVICES_TEXTS.lead,
    leads: pages.map(({ slug, data }) => ({ path: entryPath('page', { slug }), lead: data.lead })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { screen, filters, language } = loaderData;
  const about = describeSectionScreen(screen, SERVICES_TEXTS);
  return describeScreen(matches[0].loaderData, {
    ...about,
    title: listTitle(about.title, { words: filterWords(filters, language) }, language),
    path: servicesPath(filters),
    noIndex: isFiltered(filters),
  });
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { language, screen, entries, filters } = loaderData;
  const { text } = screen;
  const all = (
    <AllServices
      services={entries
        .filter(({ data }) => matchesFilters(data, filters))
        .map(({ path, data }) => ({
          path: data.link || path,
          title: localise(data.title, language),
          topic: data.topic,
        }))}
      filters={filters}
      language={language}
    />
  );
  const listed = entries.filter((entry) => entry.data.listed);
  return (
    <>
      <PageHeader
        kind="front"
        language={language}
        title={localise(screen.title, language)}
        lead={localise(
          text && (text.lead.el || text.lead.en) ? text.lead : SERVICES_TEXTS.lead,
          language,
        )}
        breadcrumb={[]}
      />
      {isFiltered(filters) ? (
        <div className="wrap py-10 md:py-16">{all}</div>
      ) : (
        <>
          <section aria-labelledby="all-services" className="wrap py-10 md:py-16">
            <h2 id="all-services" className="sr-only">
              {t(SERVICES_TEXTS.all, language)}
            </h2>
            {listed.length === 0 && (
              <EmptyState
                title={t(SERVICES_TEXTS.none, language)}
                text={t(SERVICES_TEXTS.noneText, language)}
                headingLevel={3}
                action={
                  <ButtonLink href={href('/contact', language)}>
                    {t(SERVICES_TEXTS.contact, language)}
                  </ButtonLink>
                }
              />
            )}
            <CardGrid gap="rows" className="compact-rows">
              {listed.map(({ slug, path, data }) => (
                <IconCard
                  key={slug}
                  href={href(data.link || path, language)}
                  title={localise(data.title, language)}
                  text={localise(data.description, language)}
                  icon={<NamedIcon name={data.icon} />}
                />
              ))}
            </CardGrid>
            {entries.length > 0 && <div className="mt-14">{all}</div>}
            {text?.html && (
              <div className="mt-10">
                <Prose html={text.html} lang={text.lang} language={language} />
              </div>
            )}
            <PageFiles text={text} language={language} className="mt-10" />
          </section>
          <Overviews {...loaderData} />
        </>
      )}
    </>
  );
}

/** What the screens among them that are no service say of themselves. */
const OWN_SCREENS: Record<string, { Icon: Icon; lead: Bilingual } | undefined> = {
  '/services/eservices': { Icon: Laptop, lead: E_SERVICES_TEXTS.lead },
  '/services/glossary': { Icon: BookA, lead: GLOSSARY_TEXTS.lead },
  '/services/questions': { Icon: MessageCircleQuestion, lead: QUESTIONS_TEXTS.lead },
};

/** The screens that gather services by need: residents, businesses, documents, forms, payments, e-services. */
function Overviews({
  screen,
  entries,
  eServicesLead,
  leads,
  language,
}: Route.ComponentProps['loaderData']) {
  // A service that stands among the cards above is not shown again.
  const isListed = (path: string) =>
    entries.some((entry) => entry.path === path && entry.data.listed);
  const items = screen.section.items.filter((item) => !isListed(item.href));
  const links = items.map((item) => {
    const entry = entries.find(({ path }) => path === item.href);
    const own = OWN_SCREENS[item.href];
    const ofPage = leads.find(({ path }) => path === item.href)?.lead;
    const lead = item.href === '/services/eservices' ? eServicesLead : (own?.lead ?? ofPage);
    const words = entry ? entry.data.description : lead;
    const text: LocalisedText | undefined =
      words && (words.el || words.en) ? localise(words, language) : undefined;
    // A page that staff put into the section tells something; it is no paper.
    const OwnIcon = own?.Icon ?? Info;
    return { ...item, icon: entry ? <NamedIcon name={entry.data.icon} /> : <OwnIcon />, text };
  });
  if (links.length === 0) return null;
  return (
    <Band tone="sand" labelledBy="overviews">
      <SectionHeading
        id="overviews"
        title={t(SERVICES_TEXTS.overviews, language)}
        lead={t(SERVICES_TEXTS.overviewsLead, language)}
      />
      <CardGrid gap="rows">
        {links.map((link) => (
          <IconCard
            key={link.href}
            href={href(link.href, language)}
            title={localise(link.title, language)}
            text={link.text}
            icon={link.icon}
          />
        ))}
      </CardGrid>
    </Band>
  );
}
