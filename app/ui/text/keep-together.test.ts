import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

test.each([
  ['από 150 € για τρία χρόνια', 'από 150\u00a0€ για τρία χρόνια'],
  ['1 έως 2,50 €', '1 έως 2,50\u00a0€'],
  ['Τηλ. +30 26913 60600, 8:00', 'Τηλ. +30\u00a026913\u00a060600, 8:00'],
  ['Αίγιο · Ακράτα', 'Αίγιο\u00a0· Ακράτα'],
  ['πόσα €;', 'πόσα €;'],
])('%s keeps its facts in one line', (text, kept) => {
  expect(keepTogether(text)).toBe(kept);
});
