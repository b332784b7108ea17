import { href, type Language, localise, t } from '../../i18n/language.ts';
import { siteRequest } from '../../request-context.ts';
import { ContentLayout } from '../../ui/content-layout.tsx';
import { Figure } from '../../ui/figure.tsx';
import { Gallery } from '../../ui/gallery.tsx';
import { LastUpdated } from '../../ui/last-updated.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TableOfContents } from '../../ui/table-of-contents.tsx';
import { ArchivedNote } from '../archived-note.tsx';
import { describeScreen } from '../describe-screen.ts';
import { findPageText } from '../find-page.ts';
import { pageNotFound } from '../not-found.ts';
import { pictureSource } from '../picture-source.ts';
import { ancestorLinks } from '../section-links.ts';
import { listSectionLinks } from '../section-navigation.ts';
import { SectionSide } from '../section-side.tsx';
import type { Route } from './+types/page-page';
import { loadPageText, type PageText } from './load-page-text.ts';
import { TextBody } from './text-body.tsx';

const PICTURES = { el: 'Εικόνες', en: 'Pictures' };

export async function loader(args: Route.LoaderArgs) {
  const { services, language, url } = siteRequest(args);
  const slug = args.params['*'];
  // The router decodes addresses: /a%2Fb must not show the page at /a/b, which has only one address.
  if (url.pathname !== `/${slug}`) throw pageNotFound();
  const [entry, text] = await Promise.all([
    findPageText(services.db, slug),
    loadPageText(services.db, slug, language),
  ]);
  if (!entry || !text) throw pageNotFound();
  const { section } = entry.data;
  return {
    language,
    path: `/${slug}`,
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
          section || text.headings.length < 3 ? undefined : (
            <TableOfContents items={text.headings} language={language} />
          )
        }
        navigation={section && <SectionSide section={section} path={path} language={language} />}
      >
        {text.archivedAt !== null && (
          <div className="mb-10">
            <ArchivedNote since={text.archivedAt} language={language} />
          </div>
        )}
        <TextBody text={text} language={language} hasContents={section !== null} />
        <PagePictures text={text} language={language} />
        <div className="mt-14">
          <LastUpdated day={text.updatedOn} language={language} />
        </div>
      </ContentLayout>
    </>
  );
}

/** All pictures but the one in the header. */
function PagePictures({ text, language }: { text: PageText; language: Language }) {
  const [second, ...others] = text.pictures
    .slice(1)
    .map((picture) => pictureSource(picture, language));
  if (!second) return null;
  if (others.length === 0) {
    return (
      <div className="measure mt-12">
        <Figure picture={second} />
      </div>
    );
  }
  return (
    <section aria-labelledby="pictures" className="mt-16">
      <SectionHeading id="pictures" title={t(PICTURES, language)} />
      <Gallery language={language} pictures={[second, ...others]} />
    </section>
  );
}
