import type { Db } from '../../database/connect.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { news } from '../../domain/content-types/news.ts';
import { page } from '../../domain/content-types/page.ts';
import { service } from '../../domain/content-types/service.ts';
import { type SiteSearchQuery, searchSite } from '../../domain/search/site-search.ts';
import { actAs, TEST_EDITOR } from '../services.ts';

const acting = actAs(TEST_EDITOR);

/** Makes entries of a few words, to be searched for. */
export function addSearched(db: Db) {
  const addPage = (slug: string, el: string, text: string, publish = true) => {
    const data = {
      ...emptyData(page.fields),
      title: { el, en: slug },
      content: { el: `<p>${text}</p>`, en: '' },
    };
    return createEntry(db, page, { slug, publish, data }, acting);
  };
  const addNews = (slug: string, el: string, date: string, text = 'Κείμενο') => {
    const data = {
      ...emptyData(news.fields),
      title: { el, en: el },
      summary: { el: text, en: text },
      content: { el: `<p>${text}</p>`, en: '' },
      date,
    };
    return createEntry(db, news, { slug, data }, acting);
  };
  const addService = (slug: string, el: string, text: string) => {
    const data = {
      ...emptyData(service.fields),
      title: { el, en: slug },
      description: { el: text, en: 'Text' },
      content: { el: '<p>…</p>', en: '' },
    };
    return createEntry(db, service, { slug, data }, acting);
  };
  return { addPage, addNews, addService };
}

/** What a visitor finds on the first page of ten. */
export const searchFirstTen = (db: Db, query: string, more: Partial<SiteSearchQuery> = {}) =>
  searchSite(db, { query, page: 1, pageSize: 10, ...more });
