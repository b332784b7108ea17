import { expect, test } from 'vitest';
import { href, languageOf, localise } from './language.ts';

test.each([
  ['/news', '/news?lang=en'],
  ['/news?page=2', '/news?page=2&lang=en'],
  ['/news?page=2#top', '/news?page=2&lang=en#top'],
  ['/services#cost', '/services?lang=en#cost'],
  ['/search?q=where?&type=page', '/search?q=where%3F&type=page&lang=en'],
  ['/services#cost#more?', '/services?lang=en#cost#more?'],
  ['/?', '/?lang=en'],
  ['https://example.org/a', 'https://example.org/a'],
  ['//example.org/a', '//example.org/a'],
  ['mailto:a@example.org', 'mailto:a@example.org'],
])('%s keeps all that it asks for when it is read in English', (path, english) => {
  expect(href(path, 'en')).toBe(english);
  expect(href(path, 'gr')).toBe(path);
});

test.each([
  ['', 'gr'],
  ['?lang=en', 'en'],
  ['?lang=gr', 'gr'],
  ['?lang=el', 'gr'],
  ['?lang=de', 'gr'],
  ['?lang=EN', 'gr'],
  ['?lang=en-GB', 'gr'],
  // The first counts, as in every other parameter.
  ['?lang=gr&lang=en', 'gr'],
  ['?lang=en&lang=gr', 'en'],
])('only the two languages are known: %j', (query, language) => {
  expect(languageOf(new URL(`https://example.org/${query}`))).toBe(language);
});

test('a text that was never translated stands in the other language, and says in which', () => {
  expect(localise({ el: 'Θάλασσα', en: 'Sea' }, 'en')).toEqual({ text: 'Sea' });
  expect(localise({ el: 'Θάλασσα', en: '' }, 'en')).toEqual({ text: 'Θάλασσα', lang: 'el' });
  expect(localise({ el: '', en: 'Sea' }, 'gr')).toEqual({ text: 'Sea', lang: 'en' });
  expect(localise({ el: '', en: '' }, 'gr')).toEqual({ text: '' });
});
