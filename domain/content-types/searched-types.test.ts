import { expect, test } from 'vitest';
import { CONTENT_TYPES } from './all.ts';

/** Searched is the rule: a type that visitors do not search stands here with the reason. */
const NOT_SEARCHED: Record<string, string> = {
  settings: 'its texts stand on the screens for contact and the municipality, which are found',
  'menu-item': 'says the name of what it leads to, which is found itself',
  'footer-link': 'leads to another site',
  slide: 'leads to what is found itself',
  teaser: 'leads to what is found itself',
  synonym: 'is what a search goes by, and no text that anybody reads',
  'search-promise': 'is for staff alone',
};

test('every type is searched, or it is said why not', () => {
  const notSearched = CONTENT_TYPES.filter(({ search }) => search === null);
  expect(notSearched.map(({ name }) => name).sort()).toEqual(Object.keys(NOT_SEARCHED).sort());
});
