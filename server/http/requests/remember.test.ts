import { expect, test, vi } from 'vitest';
import { remember } from './remember.ts';

test('what comes again is worked out once, and each text has its own outcome', () => {
  const make = vi.fn((text: string) => text.toUpperCase());
  const of = remember(make, { most: 10, longest: 10 });
  expect(['a', 'b', 'a', 'b'].map(of)).toEqual(['A', 'B', 'A', 'B']);
  expect(make).toHaveBeenCalledTimes(2);
});

test('an outcome that is empty or no is remembered like any other', () => {
  const make = vi.fn((text: string) => text !== 'a');
  const of = remember(make, { most: 10, longest: 10 });
  expect([of('a'), of('a')]).toEqual([false, false]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('however many texts come, no more than so many are kept, and the outcomes stay right', () => {
  const make = vi.fn((text: string) => ({ text }));
  const of = remember(make, { most: 3, longest: 10 });
  for (const text of ['a', 'b', 'c', 'd', 'a']) expect(of(text)).toEqual({ text });
  expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'd', 'a']);
});

test('long texts are worked out each time', () => {
  const make = vi.fn((text: string) => text.length);
  const of = remember(make, { most: 10, longest: 3 });
  expect([of('long'), of('long')]).toEqual([4, 4]);
  expect(make).toHaveBeenCalledTimes(2);
});
