import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NewsList } from './news-list.tsx';

const EMPTY = { items: [], page: 1, pageCount: 1, total: 0 };
const pathOf = (category: string) => (category ? `/news?category=${category}` : '/news');

describe('a category without news', () => {
  test.each([
    ['gr', 'Δεν βρέθηκαν ειδήσεις', '/news'],
    ['en', 'No news found', '/news?lang=en'],
  ] as const)('says so in %s and leads to all news', (language, text, all) => {
    const html = renderToString(
      <NewsList list={EMPTY} language={language} category="tenders" categoryPath={pathOf} />,
    );
    expect(html).toContain(text);
    expect(html).toContain(`href="${all}"`);
  });
});
