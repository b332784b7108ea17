import type { EntryFiles as Files } from '../../../domain/media/library/entry-files.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { href, localise } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { LastUpdated } from '../../ui/page/last-updated.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { needsContents, TableOfContents } from '../../ui/page/table-of-contents.tsx';
import { ArchivedNote } from '../archived-note.tsx';
import { describeScreen } from '../describe-screen.ts';
import { EntryFiles } from '../files/entry-files.tsx';
import { findPageText } from '../find-page.ts';
import { pageNotFound } from '../not-found.ts';
import { pictureSource } from '../picture-source.ts';
import { ancestorLinks } from '../sections/section-links.ts';
import { listSectionLinks } from '../sections/section-navigation.ts';
import { SectionSide } from '../sections/section-side.tsx';
import type { Route } from './+types/page-page';
import { namedIn } from './heading-ids.ts';
import { loadPageText, type PageText } from './load-page-text.ts';
import { TextBody } from './text-body.tsx';

const NO_CAPTION = { el: '', en: '' };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const slug = args.params['*'];
  // The router decodes addresses: /a%2Fb must not show the page at /a/b, which has only one address.
  if (url.pathname !== entryPath('page', { slug })) throw pageNotFound();
  const [entry, text] = await Promise.all([
    findPageText(services.db, slug),
    loadPageText(services.db, slug, language),
  ]);
  if (!entry || !text) throw pageNotFound();
  const { section } = entry.data;
  return {
    language,
    path: entryPath('page', { slug }),
    text,
    section: section ? await listSectionLinks(services.db, section) : null,
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { text, path, language, section } = loaderData;
  const title = localise(text.title, language).text;
  const ancestors = section ? ancestorLinks(section, path) : [];
  return describeScreen(matches[0].loaderData, {
    path,
    title,
    description: localise(text.lead, language).text || title,
    picture: text.pictures[0],
    noIndex: text.archivedAt !== null,
    languages: text.languages,
    breadcrumb: [
      ...ancestors.map((link) => ({
        title: localise(link.title, language).text,
        path: link.href,
      })),
      { title, path },
    ],
    jsonLd: [{ '@type': 'WebPage', name: title, dateModified: text.updatedOn }],
  });
}

/** A page that staff wrote, at its own address (specification, section 3, Page). */
export default function PagePage({ loaderData }: Route.ComponentProps) {
  const { text, path, language, section } = loaderData;
  return (
    <>
      <PageHeader
        language={language}
        title={localise(text.title, language)}
        lead={localise(text.lead, language)}
        breadcrumb={(section ? ancestorLinks(section, path) : []).map((link) => ({
          label: localise(link.title, language),
          href: href(link.href, language),
        }))}
        picture={pictureSource(text.pictures[0], language)}
      />
      <ContentLayout
        sideFirst
        side={
          needsContents(text.headings) && (
            <TableOfContents items={namedIn(text)} language={language} />
          )
        }
        navigation={section && <SectionSide section={section} path={path} language={language} />}
      >
        {text.archivedAt !== null && (
          <div className="mb-10">
            <ArchivedNote since={text.archivedAt} language={language} />
          </div>
        )}
        <TextBody text={text} language={language} />
        <div className="mt-12 grid gap-12 empty:hidden">
          <EntryFiles files={filesOf(text)} language={language} />
        </div>
        <div className="mt-14">
          <LastUpdated day={text.updatedOn} language={language} />
        </div>
      </ContentLayout>
    </>
  );
}

/** The documents of the page, and all pictures but the one in the header. */
function filesOf({ pictures, files }: PageText): Files {
  const others = pictures.slice(1).map((picture) => ({ ...picture, caption: NO_CAPTION }));
  const shown = new Set(others.map(({ path }) => path));
  return {
    ...files,
    gallery: [...others, ...files.gallery.filter(({ path }) => !shown.has(path))],
  };
}
