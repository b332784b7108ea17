import type { MetaDescriptor } from 'react-router';
import { findScreen } from '../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import { describePage, type PageDescription } from './describe-page.ts';

/** The data of the root loader that a head needs. */
export interface RootFacts {
  language: Language;
  siteUrl: string;
  site: { settings: { name: Bilingual } } | null;
}

/** The head of a screen: `describePage` with the data of the root loader and the register. */
export function describeScreen(
  root: RootFacts | undefined,
  screen: Omit<PageDescription, 'language' | 'siteUrl' | 'siteName'>,
): MetaDescriptor[] {
  if (!root?.site) return [];
  const { language, siteUrl, site } = root;
  const [path = ''] = screen.path.split('?', 1);
  const noIndex = screen.noIndex || findScreen(path)?.robots === 'hidden';
  return describePage({ language, siteUrl, siteName: site.settings.name, ...screen, noIndex });
}
