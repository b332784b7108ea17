import type { Language } from '../../i18n/language.ts';
import { href, htmlLang, localise, t } from '../../i18n/language.ts';
import { IslandScript } from '../../islands/island.tsx';
import { Emblem } from '../../ui/pictures/emblem.tsx';
import { Menu, Search, X } from '../../ui/pictures/icons.tsx';
import { WordsOf } from '../../ui/text/words.tsx';
import { MAX_QUERY_LENGTH, SUGGESTING } from '../search/search-form.tsx';
import type { LayoutProps } from './layout-props.ts';
import { HEADER_TEXTS } from './layout-texts.ts';
import { SiteMenu } from './site-menu.tsx';

interface SiteHeaderProps extends LayoutProps {
  /** True if the page begins with the slider: the header lies over it, clear until the page is scrolled. */
  overHero?: boolean;
}

const MENU_ID = 'site-menu';
const SEARCH_ID = 'header-search';

/** Emblem, name, menu, language and search. It works without JavaScript: the menus are popovers. */
export function SiteHeader({
  language,
  path,
  address = path,
  section,
  menu,
  settings,
  overHero = false,
}: SiteHeaderProps) {
  return (
    <header className="site-header on-deep" data-over-hero={overHero || undefined}>
      <div className="site-header-row wrap flex h-full items-center gap-2">
        <a
          href={href('/', language)}
          className="me-auto flex min-h-11 min-w-0 items-center gap-2.5 text-lg leading-tight font-semibold tracking-tight hyphens-none"
        >
          <Emblem
            className="size-10 flex-none nav:size-11 @max-[11rem]/site-header-row:size-7"
            isOwn={settings.emblem !== null}
          />
          <span className="site-header-name">
            <WordsOf words={localise(settings.shortName, language)} />
            <span className="sr-only"> · {t(HEADER_TEXTS.home, language)}</span>
          </span>
        </a>
        <nav
          id={MENU_ID}
          popover="auto"
          aria-label={t(HEADER_TEXTS.mainMenu, language)}
          className="site-nav"
        >
          <div className="phone-only flex h-(--header-height) items-center justify-end">
            <button
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              className="header-link -me-2.5"
            >
              {t(HEADER_TEXTS.close, language)}
              <X className="size-6" />
            </button>
          </div>
          <search className="phone-only mb-4" aria-label={t(HEADER_TEXTS.searchInMenu, language)}>
            <SearchForm language={language} />
          </search>
          <SiteMenu menu={menu} path={path} sectionPath={section} language={language} />
        </nav>
        <div className="site-header-tools flex items-center">
          <button
            type="button"
            popoverTarget={SEARCH_ID}
            aria-label={t(HEADER_TEXTS.search, language)}
            className="header-link"
          >
            <Search className="size-6 nav:size-5" />
          </button>
          <search
            id={SEARCH_ID}
            popover="auto"
            aria-label={t(HEADER_TEXTS.searchInHeader, language)}
            className="site-search"
          >
            <div className="wrap">
              <SearchForm language={language} isOpened />
            </div>
          </search>
          <LanguageLink language={language} path={address} />
          {/* Shown where neither popovers nor scripts open the menu (site-header.css). */}
          <noscript>
            <a href={href('/sitemap', language)}>{t(HEADER_TEXTS.menu, language)}</a>
          </noscript>
          <button type="button" popoverTarget={MENU_ID} className="header-link phone-only -me-2.5">
            <span className="max-[26rem]:sr-only">{t(HEADER_TEXTS.menu, language)}</span>
            <Menu className="size-6" />
          </button>
        </div>
      </div>
      <IslandScript name="suggestions" />
    </header>
  );
}

/** The same page in the other language, named in that language. */
function LanguageLink({ language, path }: { language: Language; path: string }) {
  const other = language === 'gr' ? 'en' : 'gr';
  const name = other === 'gr' ? 'Ελληνικά' : 'English';
  return (
    <a
      href={href(path, other)}
      hrefLang={htmlLang(other)}
      lang={htmlLang(other)}
      data-live="language"
      className="header-link"
    >
      {name}
    </a>
  );
}

/** On a phone the search stands at the top of the menu, too; its icon in the row opens it under the header. */
function SearchForm({
  language,
  isOpened = false,
}: {
  language: Language;
  /** It stands in a popover, whose opening puts the focus into it. */
  isOpened?: boolean;
}) {
  return (
    <form action="/search" method="get" {...SUGGESTING} className="flex gap-2">
      {language === 'en' && <input type="hidden" name="lang" value="en" />}
      <input
        type="search"
        name="q"
        maxLength={MAX_QUERY_LENGTH}
        autoCapitalize="none"
        {...(isOpened && { autoFocus: true })}
        aria-label={t(HEADER_TEXTS.searchLabel, language)}
        placeholder={t(HEADER_TEXTS.searchLabel, language)}
        className="control"
      />
      <button type="submit" className="button button-primary px-4">
        <Search />
        <span className="sr-only">{t(HEADER_TEXTS.search, language)}</span>
      </button>
    </form>
  );
}
