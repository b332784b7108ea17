import { expect, test } from 'vitest';
import { TEST_NOW } from '../../harness/services.ts';
import { emptyData } from '../content/model/content-type.ts';
import { news } from '../content-types/news.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { advise } from './advise.ts';

const NO_WORDS = { el: '', en: '' };

/** What is said of the pictures of a news item whose gallery has one. */
function adviseOnPicture(
  alternative: Bilingual,
  { caption = NO_WORDS, languages = ['el', 'en'] as readonly Lang[] } = {},
): string[] {
  const data = { ...emptyData(news.fields), gallery: [{ image: 'harbour', caption }] };
  return advise(news, data, {
    now: TEST_NOW,
    pictures: new Map([['harbour', alternative]]),
    documents: new Map(),
    dead: new Set(),
    moved: new Map(),
    languages,
  }).flatMap(({ rule, path, text }) =>
    rule === 'alternative-text' ? [`${path}: ${text.en.split('.')[0]}`] : [],
  );
}

test('an English alternative text that is the Greek one is named where English is to be public', () => {
  const copied = { el: 'Το λιμάνι', en: 'Το λιμάνι' };
  expect(adviseOnPicture(copied)).toEqual([
    'gallery.0.image: The picture’s English alternative text is the Greek one',
  ]);
  expect(adviseOnPicture(copied, { languages: ['el'] })).toEqual([]);
  expect(adviseOnPicture({ el: 'LIDL', en: 'LIDL' })).toEqual([]);
});

test('an alternative text that repeats the caption is named, however either is written', () => {
  const alternative = { el: 'Το λιμάνι του Αιγίου', en: 'The harbour of Aigio' };
  const repeated =
    'gallery.0.image: The picture’s alternative text repeats the caption and would be heard twice';
  const greek = { el: 'ΤΟ ΛΙΜΑΝΙ ΤΟΥ ΑΙΓΙΟΥ ', en: '' };
  expect(adviseOnPicture(alternative, { caption: greek })).toEqual([repeated]);
  expect(adviseOnPicture(alternative, { caption: greek, languages: ['en'] })).toEqual([]);
  const other = { el: 'Το λιμάνι το 1930', en: 'The harbour in 1930' };
  expect(adviseOnPicture(alternative, { caption: other })).toEqual([]);
});
