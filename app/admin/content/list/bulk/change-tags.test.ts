import { expect, test } from 'vitest';
import { publicationOf, tagsAfter } from './change-tags.ts';

const tag = (el: string) => ({ name: { el, en: '' } });
const tagged = (...names: string[]) => ({ data: { tags: names.map(tag) } });

test('a tag is added once and removed by its Greek name; nothing else changes', () => {
  const add = { act: 'add-tag', tag: tag('Νερό') } as const;
  expect(tagsAfter(tagged('Έργα'), add)).toEqual([tag('Έργα'), tag('Νερό')]);
  expect(tagsAfter(tagged('Νερό'), add)).toBeNull();
  const remove = { act: 'remove-tag', tag: { name: { el: 'Νερό', en: 'Water' } } } as const;
  expect(tagsAfter(tagged('Έργα', 'Νερό'), remove)).toEqual([tag('Έργα')]);
  expect(tagsAfter(tagged('Έργα'), remove)).toBeNull();
});

test('a tag is public at once where nothing else would become public with it', () => {
  const published = {
    state: 'published',
    hasUnpublishedChanges: false,
    languages: ['el'],
  } as const;
  const entry = { ...published, languages: ['el' as const] };
  expect(publicationOf(entry, false)).toEqual({ publish: true, languages: ['el'] });
  expect(publicationOf(entry, true)).toEqual({ publish: false });
  expect(publicationOf({ ...entry, hasUnpublishedChanges: true }, false)).toEqual({
    publish: false,
  });
  expect(publicationOf({ ...entry, state: 'draft', languages: [] }, false)).toEqual({
    publish: false,
  });
});
