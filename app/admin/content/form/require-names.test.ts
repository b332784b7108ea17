import { expect, test } from 'vitest';
import { page } from '../../../../domain/content-types/page.ts';
import type { Lang } from '../../../../domain/text/bilingual.ts';
import { ApiError } from '../../calls/api-client.ts';
import { type EntryValues, startValues } from '../../form/entry-values.ts';
import { requireNames } from './require-names.ts';

function refusedFields(values: Partial<EntryValues>, languages?: Lang[]): string[] {
  try {
    requireNames(page, { ...startValues(page, '2026-01-01'), ...values }, languages);
  } catch (error) {
    if (error instanceof ApiError) return Object.keys(error.fields);
    throw error;
  }
  return [];
}

test('a page needs an English title and a slug, and both are said at once', () => {
  const title = { el: 'Μόνο ελληνικά', en: ' ' };
  expect(refusedFields({ title, slug: ' ' })).toEqual(['title.en', 'slug']);
  expect(refusedFields({ title, slug: 'a' })).toEqual(['title.en']);
  expect(refusedFields({ title: { el: '', en: 'A' }, slug: '' })).toEqual(['slug']);
  expect(refusedFields({ title: { el: '', en: 'A' }, slug: 'a' })).toEqual([]);
});

test('who publishes the Greek by name is asked for the slug alone', () => {
  const title = { el: 'Μόνο ελληνικά', en: '' };
  expect(refusedFields({ title, slug: ' ' }, ['el'])).toEqual(['slug']);
  expect(refusedFields({ title, slug: 'a' }, ['el'])).toEqual([]);
});
