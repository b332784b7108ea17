import type { MetaDescriptor } from 'react-router';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import type { Language } from '../i18n/language.ts';
import type { PageDescription } from './describe-page.ts';
import { describePage } from './describe-page.ts';

/** What the root loader knows, as far as a head needs it. */
export interface RootFacts {
  language: Language;
  siteUrl: string;
  site: { settings: { name: Bilingual } } | null;
}

/** The head of a screen: `describePage` with what the root loader knows of the site and the language. */
export function describeScreen(
  root: RootFacts | undefined,
  screen: Omit<PageDescription, 'language' | 'siteUrl' | 'siteName'>,
): MetaDescriptor[] {
  if (!root?.site) return [];
  const { language, siteUrl, site } = root;
  return describePage({ language, siteUrl, siteName: site.settings.name, ...screen });
}
