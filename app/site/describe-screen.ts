import type { MetaDescriptor } from 'react-router';
import { findScreen } from '../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { type Language, localise, t } from '../i18n/language.ts';
import { describePage, type PageDescription } from './describe-page.ts';

/** The data of the root loader that a head needs. */
export interface RootFacts {
  language: Language;
  siteUrl: string;
  site: { settings: { name: Bilingual; shortName: Bilingual } } | null;
  /** Given where the page shows what is not public yet. */
  preview: object | null;
  /** True where the screen shows a form again, with what is wrong with it. */
  hasFormErrors: boolean;
}

/** First in the title, so that it is the first thing heard when the page arrives. */
const ERROR = { el: 'Σφάλμα', en: 'Error' };

/** The head of a screen: `describePage` with the data of the root loader and the register. */
export function describeScreen(
  root: RootFacts | undefined,
  screen: Omit<PageDescription, 'language' | 'siteUrl' | 'siteName' | 'shortName'>,
): MetaDescriptor[] {
  if (!root?.site) return [];
  const { language, siteUrl, site } = root;
  const siteName = localise(site.settings.name, language).text;
  if (root.preview) return describePreview(screen.title, siteName);
  const [path = ''] = screen.path.split('?', 1);
  const noIndex = screen.noIndex || findScreen(path)?.robots === 'hidden';
  const head = describePage({
    language,
    siteUrl,
    siteName: site.settings.name,
    shortName: site.settings.shortName,
    ...screen,
    noIndex,
  });
  if (!root.hasFormErrors) return head;
  return head.map((part) =>
    'title' in part ? { title: `${t(ERROR, language)}: ${part.title}` } : part,
  );
}

/** A preview has no address that anybody should keep, list or share, and no picture for sharing. */
function describePreview(title: string, siteName: string): MetaDescriptor[] {
  return [
    { title: title === siteName ? title : `${title} – ${siteName}` },
    { name: 'robots', content: 'noindex, nofollow, noarchive' },
  ];
}
