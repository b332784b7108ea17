import { describe, expect, it } from 'vitest';
import { EXCERPT_LENGTH, makeExcerpt, markHits } from './excerpt.ts';

const hits = (pieces: { text: string; isHit: boolean }[]) =>
  pieces.filter((piece) => piece.isHit).map((piece) => piece.text);
const parts = (...found: string[]) => ({ parts: found, words: new Set<string>() });
const joined = (pieces: { text: string }[]) => pieces.map((piece) => piece.text).join('');

describe('marking what was searched for', () => {
  it('finds words however accented, and marks them whole', () => {
    const pieces = markHits('Η Άδεια και οι ΑΔΕΙΕΣ χρήσης', parts('αδει', 'χρησησ'));
    expect(hits(pieces)).toEqual(['Άδεια', 'ΑΔΕΙΕΣ', 'χρήσης']);
    expect(joined(pieces)).toBe('Η Άδεια και οι ΑΔΕΙΕΣ χρήσης');
    expect(markHits('Άδεια', parts('αδει'))).toEqual([{ text: 'Άδεια', isHit: true }]);
  });

  it('finds words whose accents are characters of their own, and marks these, too', () => {
    const apart = 'Η Άδεια χρήσης'.normalize('NFD');
    const pieces = markHits(apart, { parts: [], words: new Set(['αδεια']) });
    expect(hits(pieces)).toEqual(['Άδεια'.normalize('NFD')]);
    expect(joined(pieces)).toBe(apart);
  });

  it('marks other forms as words alone', () => {
    const found = { parts: ['τελοσ'], words: new Set(['τελη']) };
    expect(hits(markHits('Τα τέλη είναι ανατελή στο τέλος', found))).toEqual(['τέλη', 'τέλος']);
  });

  it('marks a day whole, however it is written', () => {
    const sought = parts('020250713', 'συνεδριαση');
    const text = 'Συνεδρίαση στις 13 Ιουλίου 2025, όχι 14/7/2025: 13.7.2025, 12-13/07/2025';
    const pieces = markHits(text, sought);
    expect(hits(pieces)).toEqual(['Συνεδρίαση', '13 Ιουλίου 2025', '13.7.2025', '13/07/2025']);
    expect(joined(pieces)).toBe(text);
    const long = makeExcerpt(`${'Λόγια. '.repeat(90)}Στις 13 Ιουλίου 2025 συνεδριάζει.`, sought);
    expect(hits(long)).toEqual(['13 Ιουλίου 2025']);
  });

  it('leaves a text without hits whole', () => {
    expect(markHits('Νερό', parts('φωσ'))).toEqual([{ text: 'Νερό', isHit: false }]);
    expect(markHits('', parts('φωσ'))).toEqual([]);
    expect(markHits('Νερό', parts())).toEqual([{ text: 'Νερό', isHit: false }]);
  });
});

describe('the excerpt', () => {
  const long = `${'Πριν από αυτό '.repeat(40)}η βεβαίωση εκδίδεται αμέσως ${'και μετά '.repeat(60)}`;

  it('shows the hit with a few words before it', () => {
    const text = joined(makeExcerpt(long, parts('βεβαιωση')));
    expect(text.startsWith('… ')).toBe(true);
    expect(text.endsWith(' …')).toBe(true);
    expect(text.indexOf('βεβαίωση')).toBeLessThan(80);
    expect(text.indexOf('βεβαίωση')).toBeGreaterThan(40);
    expect(text.length).toBeLessThanOrEqual(EXCERPT_LENGTH + 5);
    expect(text.length).toBeGreaterThan(EXCERPT_LENGTH - 20);
  });

  it('shows the hit also where no space is near: in the middle of a long address', () => {
    const address = `https://www.example.gr/${'ypiresies/'.repeat(9)}adeies`;
    const lead = 'Πριν από αυτό '.repeat(9);
    expect(hits(makeExcerpt(`${lead}${address} και μετά`, parts('adeies')))).toEqual(['adeies']);
    const endless = `${address}/${'ab-'.repeat(EXCERPT_LENGTH)}`;
    expect(hits(makeExcerpt(`${lead}${endless}`, parts('adeies')))).toEqual(['adeies']);
    expect(joined(makeExcerpt(endless, parts('φωσ'))).length).toBe(EXCERPT_LENGTH + 2);
  });

  it('is the beginning where nothing was found, and the whole of a short text', () => {
    expect(joined(makeExcerpt(long, parts('φωσ'))).startsWith('Πριν')).toBe(true);
    expect(joined(makeExcerpt('  Λίγα \n λόγια ', parts('φωσ')))).toBe('Λίγα λόγια');
  });
});
