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

  test('has each letter of the alphabet, small and large', () => {
    const latin = 'a v g d e z i th i k l m n x o p r s t y f ch ps o';
    expect(transliterate('α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω')).toBe(latin);
    expect(transliterate('Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω')).toBe(latin);
    expect(transliterate('ά έ ή ί ϊ ΐ ό ύ ϋ ΰ ώ ς')).toBe('a e i i i i o y y y o s');
    expect(transliterate('Abc 12-3')).toBe('abc 12-3');
  });

  test.each(['α', 'ε', 'η'])('%sυ sounds like what follows it', (vowel) => {
    const first = transliterate(vowel);
    const after = (letters: string) =>
      [...letters].filter((letter) => {
        const written = transliterate(`${vowel}υ${letter}`);
        return written === `${first}v${transliterate(letter)}`;
      });
    const all = 'αβγδεζηθικλμνξοπρστυφχψω';
    expect(after(all).join('')).toBe('αβγδεζηιλμνορυω');
    for (const letter of 'θκξπστφχψ') {
      expect(transliterate(`${vowel}υ${letter}`)).toBe(`${first}f${transliterate(letter)}`);
    }
  });
});
