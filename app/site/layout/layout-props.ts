import type { EntryData } from '../../../domain/content/model/content-type.ts';
import type { settings } from '../../../domain/content-types/settings.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { Language } from '../../i18n/language.ts';

/** The facts about the municipality, as stored. */
export type SiteSettings = EntryData<typeof settings>;

export interface MenuLink {
  title: Bilingual;
  /** A path of this site without language, or a whole address. */
  href: string;
}

export interface MenuSection extends MenuLink {
  submenu: MenuLink[];
}

/** The data for header, menu and footer. */
export interface LayoutProps {
  language: Language;
  /** The path of the page, without `?lang`. */
  path: string;
  /** The path with the parameters of the page, for the same page in the other language. */
  address?: string;
  /**
   * The section's path, if it differs from the beginning of the page's path: /council-meetings belongs to
   * /municipality.
   */
  section?: string | undefined;
  menu: MenuSection[];
  /** The links of the footer, beside those that the law asks for. */
  footer: MenuLink[];
  /** The addresses of the legal pages that are public, and of the questions where there are some. */
  foot: readonly string[];
  settings: SiteSettings;
}

/** `page` for a link to the page itself, `true` for a link to its section. The home page is no section. */
export function ariaCurrent(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}
