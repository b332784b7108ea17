import { expect, test } from 'vitest';
import { titleIn } from './title-in.ts';

test.each([
  ['in both languages, in English', { el: 'Λιμάνι', en: 'Harbour' }, 'en', { text: 'Harbour' }],
  ['in both languages, in Greek', { el: 'Λιμάνι', en: 'Harbour' }, 'gr', { text: 'Λιμάνι' }],
  ['in Greek alone', { el: 'Λιμάνι', en: '' }, 'en', { text: 'Λιμάνι', lang: 'el' }],
  ['in English alone', { el: '', en: 'Harbour' }, 'gr', { text: 'Harbour', lang: 'en' }],
  [
    'in Greek alone, as the API gives it',
    { el: 'Λιμάνι 2', en: 'Λιμάνι 2' },
    'en',
    { text: 'Λιμάνι 2', lang: 'el' },
  ],
  [
    'in English alone, as the API gives it',
    { el: 'Harbour', en: 'Harbour' },
    'gr',
    { text: 'Harbour', lang: 'en' },
  ],
  ['in Greek alone, on a Greek screen', { el: 'Ώρες', en: 'Ώρες' }, 'gr', { text: 'Ώρες' }],
  ['without letters', { el: '1821–2021', en: '1821–2021' }, 'gr', { text: '1821–2021' }],
  ['that nobody has typed yet', { el: '', en: '' }, 'en', { text: '' }],
] as const)('a title %s', (_, title, language, shown) => {
  expect(titleIn(title, language)).toEqual(shown);
});
