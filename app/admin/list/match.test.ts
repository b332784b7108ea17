import { expect, test } from 'vitest';
import { matchesSearch } from './match.ts';

const titles = ['Ιστορία του Δήμου', 'History of the municipality'];

test('either title is found, with or without accents, in any case', () => {
  for (const query of [
    'ιστορια',
    'ΙΣΤΟΡΊΑ',
    'history',
    'Muni',
    'δημου ιστορια',
    'ιστορία history',
  ]) {
    expect(matchesSearch(query, titles), query).toBe(true);
  }
});

test('every word has to be there', () => {
  expect(matchesSearch('ιστορια παραλια', titles)).toBe(false);
});

test('an empty search finds everything', () => {
  expect(matchesSearch('', titles)).toBe(true);
  expect(matchesSearch('  – ', titles)).toBe(true);
});
