import { href, type Language, localise, t } from '../../i18n/language.ts';
import { FilterPills } from '../../ui/forms/filter-pills.tsx';
import { type SectionLinks, visibleLinks } from '../sections/section-links.ts';

interface TourismLinksProps {
  section: SectionLinks;
  /** The path of the screen, without language. */
  path: string;
  language: Language;
}

/** The section's menu as a row, over lists of pictures that need the whole width. */
export function TourismLinks({ section, path, language }: TourismLinksProps) {
  return (
    <div className="wrap pt-8 md:pt-10">
      <FilterPills
        label={t(section.title, language)}
        items={visibleLinks(section, path).map((item) => ({
          label: localise(item.title, language),
          href: href(item.href, language),
          current: item.href === path,
        }))}
      />
    </div>
  );
}
