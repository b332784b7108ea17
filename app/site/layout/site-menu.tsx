import type { Language } from '../../i18n/language.ts';
import { href, localise } from '../../i18n/language.ts';
import { ArrowRight, ChevronDown } from '../../ui/pictures/icons.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import type { MenuSection } from './layout-props.ts';
import { ariaCurrent } from './layout-props.ts';

interface SiteMenuProps {
  menu: MenuSection[];
  path: string;
  /** As in LayoutProps. */
  sectionPath: string | undefined;
  language: Language;
}

/**
 * The sections of the site. On a phone every link is visible. On a large screen a section with pages is a button
 * that opens their list, which begins with the section itself.
 */
export function SiteMenu({ menu, path, sectionPath, language }: SiteMenuProps) {
  return (
    <ul className="site-menu">
      {menu.map((section, index) => {
        const isSection = section.href === sectionPath;
        const current = ariaCurrent(section.href, path) ?? (isSection ? 'true' : undefined);
        const title = <WordsOf words={localise(section.title, language)} />;
        const hasSubmenu = section.submenu.length > 0;
        const submenuId = `submenu-${index + 1}`;
        return (
          <li key={section.href}>
            <a
              href={href(section.href, language)}
              aria-current={current}
              className={`header-link ${hasSubmenu ? 'phone-only' : ''}`.trim()}
            >
              {title}
            </a>
            {hasSubmenu && (
              <>
                <button
                  type="button"
                  popoverTarget={submenuId}
                  data-current={current}
                  className="header-link screen-only"
                >
                  {title}
                  <ChevronDown className="size-4 transition-[rotate]" />
                </button>
                <ul popover="auto" id={submenuId} className="site-submenu">
                  <li className="screen-only">
                    <a
                      href={href(section.href, language)}
                      aria-current={current === 'page' ? current : undefined}
                      className="font-semibold"
                    >
                      {title}
                      <ArrowRight className="ms-2 size-5" />
                    </a>
                  </li>
                  {section.submenu.map((page) => (
                    <li key={page.href}>
                      <a
                        href={href(page.href, language)}
                        aria-current={ariaCurrent(page.href, path)}
                      >
                        <WordsOf words={localise(page.title, language)} />
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
