import { href, localise } from '../../i18n/language.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';
import type { SectionScreenData } from '../pages/load-section-screen.ts';
import { PageFiles } from '../pages/page-files.tsx';
import type { ScreenTexts } from '../pages/section-screen.tsx';
import { ancestorLinks } from '../sections/section-links.ts';
import { TourismLinks } from './tourism-links.tsx';

interface TourismListHeaderProps {
  screen: SectionScreenData;
  /** The replacement for a page that staff unpublished. */
  texts: ScreenTexts;
}

/**
 * The head of a list of places: title, the section's menu as a row, and the text that staff wrote for it. It shows no
 * picture of its own, since the list under it shows the places themselves.
 */
export function TourismListHeader({ screen, texts }: TourismListHeaderProps) {
  const { language, path, section, text } = screen;
  return (
    <>
      <PageHeader
        kind="front"
        language={language}
        title={localise(screen.title, language)}
        lead={localise(text && (text.lead.el || text.lead.en) ? text.lead : texts.lead, language)}
        breadcrumb={ancestorLinks(section, path).map((link) => ({
          label: localise(link.title, language),
          href: href(link.href, language),
        }))}
      />
      <TourismLinks section={section} path={path} language={language} />
      {text?.html && (
        <div className="wrap pt-10">
          <Prose html={text.html} lang={text.lang} language={language} />
        </div>
      )}
      <PageFiles text={text} language={language} className="wrap pt-10" />
    </>
  );
}
