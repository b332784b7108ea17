import type { MetaDescriptor } from 'react-router';
import { href, type Language, t } from '../../i18n/language.ts';
import { NEWS_TEXTS } from './news-texts.ts';

/** The path without language of the news as RSS; `category` is '' for all. */
export function feedPath(category: string): string {
  return category ? `/feeds/news.xml?category=${category}` : '/feeds/news.xml';
}

const FORMS = [
  ['xml', 'application/rss+xml', 'RSS'],
  ['atom', 'application/atom+xml', 'Atom'],
  ['json', 'application/feed+json', 'JSON Feed'],
] as const;

/** Lets browsers and readers find the feed of all news or of one category, in each of its forms. */
export function feedLinks(language: Language, category = ''): MetaDescriptor[] {
  return FORMS.map(([ending, type, name]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${t(NEWS_TEXTS.followed, language)} (${name})`,
    href: href(feedPath(category).replace('.xml', `.${ending}`), language),
  }));
}
