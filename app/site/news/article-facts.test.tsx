import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { parseHtml, textsIn } from '../../../harness/screens/read-html.ts';
import { localise } from '../../i18n/language.ts';
import { ArticleFacts } from './article-facts.tsx';

function facts(author: Bilingual, tags: Bilingual[] = []): string {
  return renderToString(
    <ArticleFacts
      language="en"
      author={localise(author, 'en')}
      tags={tags.map((tag) => localise(tag, 'en'))}
    />,
  );
}

test('an English article names its author in English', () => {
  const html = facts({ el: 'Γραφείο Τύπου', en: 'Press office' });
  expect(html).toContain('<dd>Press office</dd>');
  expect(html).not.toContain('Γραφείο Τύπου');
});

test('an author who was never translated is shown, and marked as Greek', () => {
  expect(facts({ el: 'Γραφείο Τύπου', en: '' })).toContain('<span lang="el">Γραφείο Τύπου</span>');
});

test('without an author nobody is named', () => {
  expect(facts({ el: '', en: '' }, [{ el: 'Δρόμοι', en: 'Roads' }])).not.toContain('Author');
});

test('tags are named in the language of the page, and only where there are any', () => {
  const words = (html: string) => textsIn(parseHtml(html), 'dt, li');
  const author = { el: 'Γραφείο Τύπου', en: 'Press office' };
  const tags = [
    { el: 'Δρόμοι', en: 'Roads' },
    { el: 'Παιδεία', en: '' },
  ];
  expect(words(facts(author, tags))).toEqual(['Author', 'Tags', 'Roads', 'Παιδεία']);
  expect(words(facts(author))).toEqual(['Author']);
});
