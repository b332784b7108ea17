import { expect, test } from 'vitest';
import { event } from '../../../../domain/content-types/event.ts';
import { news } from '../../../../domain/content-types/news.ts';
import { page } from '../../../../domain/content-types/page.ts';
import { synonym } from '../../../../domain/content-types/synonym.ts';
import { transparencyDocument } from '../../../../domain/content-types/transparency-document.ts';
import { startValues } from '../entry-values.ts';
import { languagesOf, suggestLanguages } from './choose-languages.ts';
import { sayPublish } from './languages-texts.ts';

const event1 = (title: [string, string], description: [string, string]) => ({
  ...startValues(event, ''),
  title: { el: title[0], en: title[1] },
  description: { el: description[0], en: description[1] },
});

test('Greek is published, and English as soon as nothing of it is missing', () => {
  expect(suggestLanguages(event, event1(['Α', ''], ['Β', '']))).toEqual(['el']);
  expect(suggestLanguages(event, event1(['Α', 'A'], ['Β', ' ']))).toEqual(['el']);
  expect(suggestLanguages(event, event1(['Α', 'A'], ['Β', 'B']))).toEqual(['el', 'en']);
});

test('Greek that was forgotten is asked for, not left out', () => {
  expect(suggestLanguages(event, event1(['', 'A'], ['', 'B']))).toEqual(['el', 'en']);
});

test('English that no type demands is published where it has a title', () => {
  const titled = (en: string) => ({
    ...startValues(transparencyDocument, ''),
    title: { el: 'Απόφαση', en },
  });
  expect(suggestLanguages(transparencyDocument, titled(''))).toEqual(['el']);
  expect(suggestLanguages(transparencyDocument, titled('Decision'))).toEqual(['el', 'en']);
});

test('a page with an English title alone is published in English', () => {
  const titled = (el: string, en: string) => ({ ...startValues(page, ''), title: { el, en } });
  expect(suggestLanguages(page, titled('', 'Harbour'))).toEqual(['en']);
  expect(suggestLanguages(page, titled('Λιμάνι', 'Harbour'))).toEqual(['el', 'en']);
  expect(suggestLanguages(page, titled('Λιμάνι', ''))).toEqual(['el']);
  expect(suggestLanguages(page, titled('', ''))).toEqual(['el']);
});

test('the button names no languages where the entry is in none', () => {
  expect(sayPublish(languagesOf(synonym, ['el', 'en']))).toEqual({
    el: 'Δημοσίευση',
    en: 'Publish',
  });
  expect(languagesOf({ fields: { tags: news.fields.tags } }, ['el'])).toEqual(['el']);
  expect(sayPublish(languagesOf(event, ['el', 'en'])).en).toBe('Publish in both languages');
});
