import { redirect } from 'react-router';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { LastUpdated } from '../../ui/page/last-updated.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { needsContents, TableOfContents } from '../../ui/page/table-of-contents.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { ArchivedNote } from '../archived-note.tsx';
import { askAbout } from '../contact/report-path.ts';
import { describeScreen } from '../describe-screen.ts';
import { governmentOrganization } from '../government-organization.ts';
import { LanguageNote } from '../language-note.tsx';
import { pageNotFound } from '../not-found.ts';
import { SectionSide } from '../sections/section-side.tsx';
import type { Route } from './+types/service-page';
import { loadService } from './load-service.ts';
import { movedServicePath } from './moved-services.ts';
import { hasActs, ServiceActs } from './service-acts.tsx';
import { ServiceFacts } from './service-facts.tsx';
import { governmentServiceJsonLd } from './service-json-ld.ts';
import { listServiceSections, ServiceSections } from './service-sections.tsx';
import { SERVICE_TEXTS } from './services-texts.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { slug } = args.params;
  const moved = movedServicePath(slug);
  if (moved) throw redirect(href(moved, language), 301);
  const details = await loadService(services.db, slug);
  if (!details) throw pageNotFound();
  return { language, details, now: services.now() };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, details } = loaderData;
  const root = matches[0].loaderData;
  const title = localise(details.data.title, language).text;
  return describeScreen(root, {
    path: details.path,
    title,
    description: localise(details.data.description, language).text,
    noIndex: details.archivedAt !== null,
    languages: details.languages,
    breadcrumb: [
      { title: t(screenAt('/services').title, language), path: '/services' },
      { title, path: details.path },
    ],
    jsonLd: root?.site
      ? [
          governmentServiceJsonLd(
            details,
            governmentOrganization(
              root.site.settings,
              root.siteUrl,
              language,
              new Date(root.site.now),
              root.site.townHallExceptions,
            ),
            root.siteUrl,
            language,
          ),
        ]
      : [],
  });
}

/** What a service is and everything needed to get it. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { language, details, now } = loaderData;
  const { data } = details;
  const isSuspended = data.suspended.el !== '' || data.suspended.en !== '';
  const sections = listServiceSections({ details, now, language });
  return (
    <>
      <PageHeader
        language={language}
        title={localise(data.title, language)}
        lead={localise(data.description, language)}
        breadcrumb={[
          { label: t(screenAt('/services').title, language), href: href('/services', language) },
        ]}
        meta={
          hasActs(details) && !isSuspended && <ServiceActs details={details} language={language} />
        }
      />
      <ContentLayout
        sideFirst
        side={
          needsContents(sections) && (
            <TableOfContents
              items={sections.map(({ id, title }) => ({ id, label: title }))}
              language={language}
            />
          )
        }
        navigation={
          <SectionSide section={details.section} path={details.path} language={language} />
        }
      >
        <div className="service-parts grid gap-14 print:gap-2">
          <ArchivedNote
            since={details.archivedAt}
            language={language}
            current={{ path: '/services', words: t(screenAt('/services').title, language) }}
          />
          <LanguageNote entry={details} language={language} path={details.path} />
          {isSuspended && (
            <Notice tone="warning" title={t(SERVICE_TEXTS.suspended, language)}>
              <p>
                <WordsOf words={localise(data.suspended, language)} />
              </p>
            </Notice>
          )}
          <ServiceFacts details={details} language={language} />
          <ServiceSections sections={sections} />
          <p className="no-print">
            <TextLink href={href(askAbout(details.slug), language)} arrow>
              {t(SERVICE_TEXTS.ask, language)}
            </TextLink>
          </p>
          <LastUpdated day={details.updatedOn} language={language} />
        </div>
      </ContentLayout>
    </>
  );
}
