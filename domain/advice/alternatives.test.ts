import { expect, test } from 'vitest';
import { TEST_NOW } from '../../harness/services.ts';
import { emptyData } from '../content/model/content-type.ts';
import { attraction } from '../content-types/attraction.ts';
import { news } from '../content-types/news.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { advise } from './advise.ts';
import { isFileName } from './alternatives.ts';

const NO_WORDS = { el: '', en: '' };
const FACTS = {
  now: TEST_NOW,
  pictures: new Map<string, Bilingual>(),
  documents: new Map(),
  dead: new Set<string>(),
  moved: new Map(),
  languages: ['el'] as const,
};

/** What is said of the pictures of a news item whose gallery has one. */
function adviseOnPicture(
  alternative: Bilingual,
  { caption = NO_WORDS, title = NO_WORDS, languages = ['el', 'en'] as readonly Lang[] } = {},
): string[] {
  const data = { ...emptyData(news.fields), title, gallery: [{ image: 'harbour', caption }] };
  return advise(news, data, {
    ...FACTS,
    pictures: new Map([['harbour', alternative]]),
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
  // That neither says anything in the one language is no repetition, and hides none in the other.
  const english = { el: '', en: 'The harbour' };
  expect(adviseOnPicture(english, { caption: english })).toContain(repeated);
});

test.each<[alternative: Bilingual, caption: Bilingual, words: string]>([
  [{ el: '', en: '' }, NO_WORDS, ''],
  [{ el: 'Το λιμάνι', en: '' }, NO_WORDS, ''],
  [{ el: 'Το λιμάνι', en: 'IMG_20240503' }, NO_WORDS, 'IMG_20240503'],
  [{ el: 'Το λιμάνι', en: 'Το λιμάνι' }, NO_WORDS, 'Το λιμάνι'],
  [{ el: 'Το σχέδιο', en: 'The harbour' }, NO_WORDS, 'Το σχέδιο'],
  [{ el: 'Το λιμάνι', en: 'The harbour' }, { el: '', en: 'THE HARBOUR' }, 'The harbour'],
])(
  'what is said of an alternative text says of which words (%#)',
  (alternative, caption, words) => {
    const title = { el: 'Το σχέδιο', en: 'The plan' };
    const data = { ...emptyData(news.fields), title, gallery: [{ image: 'harbour', caption }] };
    const pictures = new Map([['harbour', alternative]]);
    const found = advise(news, data, { ...FACTS, pictures, languages: ['el', 'en'] });
    const ofPicture = found.filter(({ rule }) => rule === 'alternative-text');
    expect(ofPicture.map((one) => one.words)).toEqual([words]);
  },
);

test('an alternative text that repeats the title is named, but not the name of what it shows', () => {
  const alternative = { el: 'Καθαρισμός της παραλίας', en: 'Cleaning the beach' };
  const repeated =
    'gallery.0.image: The picture’s alternative text repeats the title and would be heard twice';
  const title = { el: 'ΚΑΘΑΡΙΣΜΟΣ ΤΗΣ ΠΑΡΑΛΙΑΣ', en: 'The beach is cleaned' };
  expect(adviseOnPicture(alternative, { title })).toEqual([repeated]);
  expect(adviseOnPicture(alternative, { title, languages: ['en'] })).toEqual([]);
  const inText = { el: '<p><img src="/a.webp" alt="Καθαρισμός της παραλίας"></p>', en: '' };
  const data = { ...emptyData(news.fields), title: alternative, content: inText };
  expect(advise(news, data, FACTS).map(({ rule }) => rule)).toEqual(['alternative-text']);
  const name = { el: 'Ναός της Παναγίας', en: 'Church of Our Lady' };
  const place = { ...emptyData(attraction.fields), name, image: 'harbour' };
  const pictures = new Map([['harbour', name]]);
  expect(advise(attraction, place, { ...FACTS, pictures })).toEqual([]);
});

test.each([
  'IMG_20240503_101112',
  'limani-aigiou-2024',
  'limani_2.JPG',
  'limani.jpg ',
  'photo (3)',
  'Screenshot 2024-05-03 101112',
  'WhatsApp Image 2024-05-03 at 10.11.12',
  'Εικόνα1',
])('the name of a file is no alternative text: %s', (alt) => {
  expect(isFileName(alt)).toBe(true);
});

test.each([
  'Λιμάνι',
  'COVID-19',
  'Το λιμάνι-μαρίνα της γραμμής Αιγίου-Ρίου',
  'Image of Our Lady',
  'Σχέδιο 3',
])('words are no name of a file: %s', (alt) => {
  expect(isFileName(alt)).toBe(false);
});
