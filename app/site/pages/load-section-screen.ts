import { type ScreenPath, screenAt, sectionOf } from '../../../domain/screens/find-screen.ts';
import type { Services } from '../../../domain/services.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { Language } from '../../i18n/language.ts';
import type { SectionLinks } from '../sections/section-links.ts';
import { listSectionLinks } from '../sections/section-navigation.ts';
import { loadPageText, type PageText } from './load-page-text.ts';

/** The data of every screen inside a section. */
export interface SectionScreenData {
  language: Language;
  /** Without language. */
  path: string;
  /** The page's title, or the screen's own if staff unpublished the page. */
  title: Bilingual;
  section: SectionLinks;
  /** The text that staff wrote for this path, if any. */
  text: PageText | null;
}

/** Loads the menu of the section of a screen, and the text of the page at its path. */
export async function loadSectionScreen(
  db: Services['db'],
  language: Language,
  path: ScreenPath,
): Promise<SectionScreenData> {
  const own = screenAt(path);
  const sectionName = sectionOf(own);
  if (!sectionName) throw new Error(`${path} lies in no section.`);
  const [section, text] = await Promise.all([
    listSectionLinks(db, sectionName),
    loadPageText(db, path.slice(1), language),
  ]);
  return { language, path, title: text?.title ?? own.title, section, text };
}
