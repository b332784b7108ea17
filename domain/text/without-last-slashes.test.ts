import { expect, test } from 'vitest';
import { withoutLastSlashes } from './without-last-slashes.ts';

test.each([
  ['/news/', '/news'],
  ['/news///', '/news'],
  ['/news', '/news'],
  ['//news/a', '//news/a'],
  ['/', ''],
  ['///', ''],
  ['', ''],
])('%s is %s without the slashes at its end', (path, plain) => {
  expect(withoutLastSlashes(path)).toBe(plain);
});
