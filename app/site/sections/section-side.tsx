import { href, type Language, localise } from '../../i18n/language.ts';
import { SideNavigation } from '../../ui/page/side-navigation.tsx';
import type { SectionLinks } from './section-links.ts';
import { visibleLinks } from './section-links.ts';

interface SectionSideProps {
  section: SectionLinks;
  /** The path of the screen, without language. */
  path: string;
  language: Language;
}

/** The menu of the section beside a page of it; the page itself is marked. */
export function SectionSide({ section, path, language }: SectionSideProps) {
  return (
    <SideNavigation
      title={localise(section.title, language)}
      href={href(section.href, language)}
      items={visibleLinks(section, path).map((item) => ({
        label: localise(item.title, language),
        href: href(item.href, language),
        current: item.href === path,
      }))}
      language={language}
    />
  );
}
