import { findEntry } from '../../../domain/content/reading/published-entries.ts';
import { department } from '../../../domain/content-types/department.ts';
import { tender } from '../../../domain/content-types/tender.ts';
import { findEntryFiles } from '../../../domain/media/library/entry-files.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import { findNewsAbout } from '../../../domain/tenders/find-news-about.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { href, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { LastUpdated } from '../../ui/page/last-updated.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Badge } from '../../ui/pieces/badge.tsx';
import { ArchivedNote } from '../archived-note.tsx';
import { describeScreen } from '../describe-screen.ts';
import { LanguageNote } from '../language-note.tsx';
import { pageNotFound } from '../not-found.ts';
import { listSectionLinks } from '../sections/section-navigation.ts';
import { SectionSide } from '../sections/section-side.tsx';
import { showTextsOf } from '../texts/show-texts.ts';
import type { Route } from './+types/tender-page';
import { TenderFacts } from './tender-facts.tsx';
import { TenderSections } from './tender-sections.tsx';
import { TENDER_TEXTS as TEXTS } from './tender-texts.ts';
import { viewTender } from './tender-view.ts';

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = siteRequest(args);
  const { db } = services;
  const stored = await findEntry(db, tender, args.params.slug);
  if (!stored) throw pageNotFound();
  const entry = await showTextsOf(db, tender, stored);
  const { data } = entry;
  const [section, inCharge, files, news] = await Promise.all([
    listSectionLinks(db, 'municipality'),
    data.department ? findEntry(db, department, data.department) : undefined,
    findEntryFiles(db, { gallery: [], attachments: data.attachments }),
    findNewsAbout(db, entry.slug),
  ]);
  return {
    language,
    now: services.now(),
    data,
    view: viewTender(entry, services.now(), language),
    section,
    department: inCharge && { slug: inCharge.slug, ...inCharge.data },
    attachments: files.attachments,
    news: news.map((item) => ({
      path: entryPath('news', item),
      title: localise(item.data.title, language),
      date: item.data.date ?? '',
    })),
    archivedAt: entry.archivedAt,
    languages: entry.languages,
    isEnglishBehind: entry.isEnglishBehind,
    updatedOn: dayInGreece(new Date(entry.updatedAt)),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { language, view, archivedAt, languages } = loaderData;
  const list = screenAt('/municipality/tenders');
  return describeScreen(matches[0].loaderData, {
    path: view.path,
    // The news about a tender may have its title.
    title: `${t(list.title, language)}: ${view.title.text}`,
    description: view.summary.text,
    noIndex: archivedAt !== null,
    languages,
    breadcrumb: [
      { title: t(screenAt('/municipality').title, language), path: '/municipality' },
      { title: t(list.title, language), path: list.path },
      { title: view.title.text, path: view.path },
    ],
  });
}

/** A tender: its facts before its text, then the documents and whom to ask. */
export default function TenderPage({ loaderData }: Route.ComponentProps) {
  const { language, view, data, section } = loaderData;
  const list = screenAt('/municipality/tenders');
  return (
    <>
      <PageHeader
        language={language}
        title={view.title}
        lead={view.summary}
        breadcrumb={[
          {
            label: t(screenAt('/municipality').title, language),
            href: href('/municipality', language),
          },
          { label: t(list.title, language), href: href(list.path, language) },
        ]}
        kicker={<Badge words={view.state.words} tone={view.state.tone} />}
      />
      <ContentLayout
        navigation={<SectionSide section={section} path={list.path} language={language} />}
      >
        <div className="grid gap-14">
          <ArchivedNote
            since={loaderData.archivedAt}
            language={language}
            current={{ path: list.path, words: t(TEXTS.showAll, language) }}
          />
          <LanguageNote entry={loaderData} language={language} path={view.path} />
          <TenderFacts data={data} view={view} language={language} />
          <TenderSections {...loaderData} />
          <LastUpdated day={loaderData.updatedOn} language={language} />
        </div>
      </ContentLayout>
    </>
  );
}
