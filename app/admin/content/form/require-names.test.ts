import { expect, test } from 'vitest';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { news } from '../../../../domain/content-types/news.ts';
import { page } from '../../../../domain/content-types/page.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { ApiError } from '../../calls/api-client.ts';
import { type EntryValues, startValues } from '../../form/entry-values.ts';
import { requireNames } from './require-names.ts';

/** What is said in all and at each field; null where nothing is refused. */
function refusalOf(values: Partial<EntryValues>, languages?: Lang[], type: ContentType = page) {
  try {
    requireNames(type, { ...startValues(type, '2026-01-01'), ...values }, languages);
  } catch (error) {
    if (error instanceof ApiError) return [error.message, error.fields];
    throw error;
  }
  return null;
}

const ONE = 'One field needs to be corrected';
const TWO = '2 fields need to be corrected';
const EMPTY = 'Fill in this field.';
const NO_SLUG = { slug: 'Enter an address.' };

test('a page needs an English title and a slug, and both are said at once', () => {
  const title = { el: 'Μόνο ελληνικά', en: ' ' };
  expect(refusalOf({ title, slug: ' ' })).toEqual([TWO, { 'title.en': EMPTY, ...NO_SLUG }]);
  expect(refusalOf({ title, slug: 'a' })).toEqual([ONE, { 'title.en': EMPTY }]);
  expect(refusalOf({ title: { el: '', en: 'A' }, slug: '' })).toEqual([ONE, NO_SLUG]);
  expect(refusalOf({ title: { el: '', en: 'A' }, slug: 'a' })).toBeNull();
});

test('what needs a title in both languages is asked for both', () => {
  const title = { el: '', en: '' };
  const both = { 'title.el': EMPTY, 'title.en': EMPTY };
  expect(refusalOf({ title, slug: 'a' }, undefined, news)).toEqual([TWO, both]);
});

test('who publishes the Greek by name is asked for the slug alone', () => {
  const title = { el: 'Μόνο ελληνικά', en: '' };
  expect(refusalOf({ title, slug: ' ' }, ['el'])).toEqual([ONE, NO_SLUG]);
  expect(refusalOf({ title, slug: 'a' }, ['el'])).toBeNull();
});
