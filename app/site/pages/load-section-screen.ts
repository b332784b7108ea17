import type { Services } from '../../../domain/services.ts';
import type { Language } from '../../i18n/language.ts';
import type { SectionLinks } from '../section-links.ts';
import { listSectionLinks, type SectionName } from '../section-navigation.ts';
import type { PageText } from './load-page-text.ts';
import { loadPageText } from './load-page-text.ts';

/** What every screen inside a section is drawn from. */
export interface SectionScreenData {
  language: Language;
  /** Without language. */
  path: string;
  section: SectionLinks;
  /** The text that staff wrote for this path, if they did. */
  text: PageText | null;
}

/** Loads the menu of the section and the text of the page at a path of it. */
export async function loadSectionScreen(
  db: Services['db'],
  language: Language,
  sectionName: SectionName,
  path: string,
): Promise<SectionScreenData> {
  const [section, text] = await Promise.all([
    listSectionLinks(db, sectionName),
    loadPageText(db, path.slice(1), language),
  ]);
  return { language, path, section, text };
}
