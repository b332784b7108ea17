import { describe, expect, test } from 'vitest';
import { transliterate } from './transliterate.ts';

describe('transliteration by ELOT 743', () => {
  test.each([
    ['Αίγιο', 'aigio'],
    ['Ευρώπη', 'evropi'],
    ['Αυτοκίνητο', 'aftokinito'],
    ['εφηύρε', 'efivre'],
    ['ταυ', 'taf'],
    ['το ευ ζην', 'to ef zin'],
    ['Ούζο', 'ouzo'],
    ['άγγελος', 'angelos'],
    ['έλεγξε', 'elenxe'],
    ['άγχος', 'anchos'],
    ['μπάνιο', 'banio'],
    ['το μπάνιο', 'to banio'],
    ['Επιτροπή υπηρεσιών', 'epitropi ypiresion'],
    ['καμπάνα', 'kampana'],
    ['ψυχή', 'psychi'],
    ['προϋπολογισμός', 'proypologismos'],
    ['άυλος', 'aylos'],
    ['Θεσσαλονίκη', 'thessaloniki'],
    ['ΔΗΜΟΣ ΑΙΓΙΑΛΕΙΑΣ', 'dimos aigialeias'],
  ])('%s becomes %s', (greek, latin) => {
    expect(transliterate(greek)).toBe(latin);
  });
});
