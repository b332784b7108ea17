import type { MetaDescriptor } from 'react-router';
import { href, type Language, t } from '../../i18n/language.ts';
import { NEWS_TEXTS } from './news-texts.ts';

/** Lets browsers and readers find the feed. */
export function feedLink(language: Language): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: t(NEWS_TEXTS.feed, language),
    href: href('/feeds/news.xml', language),
  };
}
