import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseHtml, textOf } from '../../../harness/screens/read-html.ts';
import { t } from '../../i18n/language.ts';
import { NewsList } from './news-list.tsx';
import { NEWS_TEXTS } from './news-texts.ts';

const EMPTY = { items: [], page: 1, pageCount: 1, total: 0 };
const pathOf = (category: string) => (category ? `/news?category=${category}` : '/news');

describe('a category without news', () => {
  test.each([
    ['gr', 'Δεν βρέθηκαν ειδήσεις', 'Όλα τα νέα', '/news'],
    ['en', 'No news found', 'All news', '/news?lang=en'],
  ] as const)('says so in %s and leads to all news', (language, text, name, all) => {
    const html = renderToString(
      <NewsList list={EMPTY} language={language} category="tenders" categoryPath={pathOf} />,
    );
    // The link in place of the cards; the filter above leads to all news as well.
    const link = parseHtml(html)
      .querySelectorAll('a')
      .filter((found) => textOf(found) === name);
    expect(link.map((found) => found.getAttributeValue('href'))).toEqual([all]);
    expect(html).toContain(text);
    expect(html).toContain(t(NEWS_TEXTS.emptyText, language));
  });
});

test.each(['gr', 'en'] as const)('a site without news speaks of no category in %s', (language) => {
  const html = renderToString(
    <NewsList list={EMPTY} language={language} category="" categoryPath={pathOf} />,
  );
  expect(html).toContain(t(NEWS_TEXTS.noneYet, language));
  expect(html).not.toContain(t(NEWS_TEXTS.emptyText, language));
});
