import type { ReactNode } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { href, localise } from '../../i18n/language.ts';
import { ContentLayout } from '../../ui/page/content-layout.tsx';
import { LastUpdated } from '../../ui/page/last-updated.tsx';
import { PageHeader, type PageHeaderProps } from '../../ui/page/page-header.tsx';
import {
  type ContentsItem,
  needsContents,
  TableOfContents,
} from '../../ui/page/table-of-contents.tsx';
import type { PictureSource } from '../../ui/pictures/picture.tsx';
import { pictureSource } from '../picture-source.ts';
import { ancestorLinks } from '../sections/section-links.ts';
import { SectionSide } from '../sections/section-side.tsx';
import { namedIn } from './heading-ids.ts';
import type { SectionScreenData } from './load-section-screen.ts';
import { PageFiles } from './page-files.tsx';

/** The introduction of a fixed screen, used if staff unpublished its page. */
export interface ScreenTexts {
  lead: Bilingual;
}

interface SectionScreenProps {
  screen: SectionScreenData;
  /** The replacement for a page that does not exist. */
  texts: ScreenTexts;
  children: ReactNode;
  /** What its head is; `quiet` by default. */
  kind?: PageHeaderProps['kind'];
  /** Above the menu of the section, in the column beside the text on a large screen. */
  side?: ReactNode;
  /** The headings of its table of contents, if they are not those of the text that staff wrote. */
  contents?: ContentsItem[];
  /** By default the first picture of the page; null for none. */
  picture?: PictureSource | null | undefined;
  /** Full-width bands under the text. */
  bands?: ReactNode;
}

/** An inside page of a section: header, text beside the menu of the section, date of the last update. */
export function SectionScreen({
  screen,
  texts,
  children,
  kind,
  side,
  contents = screen.text ? namedIn(screen.text) : [],
  picture,
  bands,
}: SectionScreenProps) {
  const { language, path, section, text } = screen;
  const shown = picture === undefined ? pictureSource(text?.pictures[0], language) : picture;
  return (
    <>
      <PageHeader
        kind={kind}
        language={language}
        title={localise(screen.title, language)}
        lead={localise(leadOf(screen, texts), language)}
        breadcrumb={ancestorLinks(section, path).map((link) => ({
          label: localise(link.title, language),
          href: href(link.href, language),
        }))}
        picture={shown ?? undefined}
      />
      <ContentLayout
        sideFirst={side === undefined}
        side={
          side ??
          (needsContents(contents) && <TableOfContents items={contents} language={language} />)
        }
        navigation={<SectionSide section={section} path={path} language={language} />}
      >
        {children}
        <PageFiles text={text} language={language} className="mt-14" />
        {text && (
          <div className="mt-14">
            <LastUpdated day={text.updatedOn} language={language} />
          </div>
        )}
      </ContentLayout>
      {bands}
    </>
  );
}

function leadOf({ text }: SectionScreenData, texts: ScreenTexts): Bilingual {
  return text && (text.lead.el || text.lead.en) ? text.lead : texts.lead;
}

/** Title, introduction, path and breadcrumb of a screen for its head. */
export function describeSectionScreen(screen: SectionScreenData, texts: ScreenTexts) {
  const { language, path, section, text } = screen;
  const title = localise(screen.title, language).text;
  return {
    path,
    title,
    description: localise(leadOf(screen, texts), language).text,
    picture: text?.pictures[0],
    breadcrumb: [
      ...ancestorLinks(section, path).map((link) => ({
        title: localise(link.title, language).text,
        path: link.href,
      })),
      { title, path },
    ],
  };
}
