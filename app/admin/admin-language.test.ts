import { expect, test } from 'vitest';
import { preferredLanguage } from './admin-language.tsx';

test.each([
  [['el-GR', 'el', 'en-US', 'en'], 'gr'],
  [['el'], 'gr'],
  [['en-GB', 'el'], 'en'],
  [['de-DE', 'el-CY', 'en'], 'gr'],
  [['de-DE'], 'en'],
  [['elx'], 'en'],
  [[], 'en'],
] as const)('a browser that prefers %j gets the admin in %s', (languages, expected) => {
  expect(preferredLanguage(languages)).toBe(expected);
});
