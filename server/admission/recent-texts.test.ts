import { expect, test } from 'vitest';
import { RecentTexts } from './recent-texts.ts';

test('as many are remembered as it says, those that were added last', () => {
  const texts = new RecentTexts(3);
  for (const text of ['a', 'b', 'c', 'a', 'd']) texts.add(text);
  expect(['a', 'b', 'c', 'd'].filter((text) => texts.has(text))).toEqual(['a', 'c', 'd']);
  texts.delete('a');
  expect([texts.has('a'), texts.size]).toEqual([false, 2]);
});
