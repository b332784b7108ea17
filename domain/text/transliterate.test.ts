import { describe, expect, test } from 'vitest';
import { transliterate } from './transliterate.ts';

describe('transliteration by ELOT 743', () => {
  test.each([
    ['Αίγιο', 'aigio'],
    ['Ευρώπη', 'evropi'],
    ['Αυτοκίνητο', 'aftokinito'],
    ['εφηύρε', 'efivre'],
    ['Ούζο', 'ouzo'],
    ['άγγελος', 'angelos'],
    ['έλεγξε', 'elenxe'],
    ['άγχος', 'anchos'],
    ['μπάνιο', 'banio'],
    ['καμπάνα', 'kampana'],
    ['ψυχή', 'psychi'],
    ['προϋπολογισμός', 'proypologismos'],
    ['Θεσσαλονίκη', 'thessaloniki'],
    ['ΔΗΜΟΣ ΑΙΓΙΑΛΕΙΑΣ', 'dimos aigialeias'],
  ])('%s becomes %s', (greek, latin) => {
    expect(transliterate(greek)).toBe(latin);
  });
});
