import { expect, test } from 'vitest';
import { beachFactsOf } from './beach-facts.ts';

const data = {
  shore: 'sand',
  depth: 'shallow',
  shade: 'trees',
  waterQuality: 'excellent',
  waterYear: 2025,
};
const valuesOf = (category: string) =>
  beachFactsOf({ ...data, category } as never, 'en').map(({ name, value }) => [name, value !== '']);

test('a beach has its facts, and a place that was one before shows none of them', () => {
  expect(valuesOf('beach')).toEqual([
    ['shore', true],
    ['depth', expect.any(Boolean)],
    ['shade', expect.any(Boolean)],
    ['water', true],
  ]);
  expect(valuesOf('landmark')).toEqual([]);
});

test('a year says nothing of water whose class is not known', () => {
  const known = { ...data, category: 'beach' };
  expect(beachFactsOf(known as never, 'en').at(-1)?.value).toBe('Excellent (2025)');
  const unknown = { ...known, waterQuality: null };
  expect(beachFactsOf(unknown as never, 'en').at(-1)?.value).toBe('');
});
