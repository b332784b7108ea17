import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../i18n/language.ts';
import { ResultPages } from './result-pages.tsx';

const render = (total: number, shown: number, language: Language) =>
  renderToString(
    <ResultPages
      total={total}
      shown={shown}
      page={1}
      pageCount={shown / 10}
      hrefOf={(page) => `/search?q=x&page=${page}`}
      language={language}
    />,
  );

describe('the pages of a search', () => {
  test.each([
    ['gr', 'Εμφανίζονται τα πρώτα 500 αποτελέσματα.'],
    ['en', 'Only the first 500 results are shown.'],
  ] as const)('say in %s that there is more than they show', (language, text) => {
    const html = render(18_002, 500, language);
    expect(html).toContain(text);
    expect(html).toContain('page=50"');
    expect(html).not.toContain('page=51"');
  });

  test('say nothing of it where everything is shown', () => {
    expect(render(500, 500, 'gr')).not.toContain('Εμφανίζονται');
  });
});
