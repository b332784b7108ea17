import { expect, test } from 'vitest';
import { changeTitle, missingFields, suggestSlug, valuesOf } from './page-values.ts';

test('a new page’s address follows its title while nobody has written another', () => {
  const greek = changeTitle(
    { slug: '', title: { el: '', en: '' } },
    { el: 'Εθελοντισμός', en: '' },
  );
  expect(greek.slug).toBe('ethelontismos');
  const both = changeTitle(
    { slug: 'ethelontismos', title: { el: 'Εθελοντισμός', en: '' } },
    { el: 'Εθελοντισμός', en: 'Volunteering' },
  );
  expect(both.slug).toBe('volunteering');
});

test('an address that somebody wrote stays', () => {
  const change = changeTitle(
    { slug: 'help-out', title: { el: '', en: 'Volunteering' } },
    { el: '', en: 'Volunteers' },
  );
  expect(change).toEqual({ title: { el: '', en: 'Volunteers' } });
});

test('a title of signs suggests nothing', () => {
  expect(suggestSlug({ el: '…', en: '—' })).toBe('');
});

test('pictures come as addresses and are held by id', () => {
  const page = {
    id: '1',
    slug: 'a',
    title: { el: 'Α', en: 'A' },
    content: { el: '', en: '' },
    lead: { el: '', en: '' },
    section: null,
    images: ['/media/abc-1.0123456789abcdef/1280.webp'],
    version: 2,
    state: 'published' as const,
    hasUnpublishedChanges: false,
    publishAt: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
  };
  expect(valuesOf(page).images).toEqual(['abc-1']);
});

test('a page needs an English title and an address, and both are said at once', () => {
  const empty = missingFields({ slug: ' ', title: { el: 'Μόνο ελληνικά', en: '' } });
  expect(Object.keys(empty)).toEqual(['title.en', 'slug']);
  expect(missingFields({ slug: 'a', title: { el: '', en: 'A' } })).toEqual({});
});
