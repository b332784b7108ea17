import { describe, expect, test } from 'vitest';
import { adviseOnDeadlines } from './past-dates.ts';
import { adviseOnWording } from './wording.ts';

const rulesIn = (text: string, language: 'el' | 'en' = 'el') =>
  adviseOnWording(text, language).map(({ rule, words }) => [rule, words]);
const words = (count: number) =>
  Array.from({ length: count }, (_, i) => `${i === 0 ? 'Λέξη' : 'λέξη'}${i}`).join(' ');

describe('sentences', () => {
  test('of more than forty words are long', () => {
    expect(rulesIn(`${words(40)}.`)).toEqual([]);
    expect(rulesIn(`Αρχή. ${words(41)}. Τέλος.`)).toEqual([
      ['long-sentence', 'Λέξη0 λέξη1 λέξη2 λέξη3 λέξη4 λέξη5'],
    ]);
  });

  test('have as many words as are read: a dash is none', () => {
    expect(rulesIn(`${words(20)} – ${words(20).toLowerCase()} –.`)).toEqual([]);
  });

  test('do not end at an abbreviation', () => {
    expect(
      rulesIn(`Ο αρ. ${words(20).toLowerCase()} κ.λπ. ${words(20).toLowerCase()}.`),
    ).toHaveLength(1);
    expect(rulesIn(`${words(30)}· ${words(30)}`)).toEqual([]);
  });
});

describe('capitals', () => {
  test('are shouting from four words on', () => {
    expect(rulesIn('ΔΕΛΤΙΟ ΤΥΠΟΥ ΤΟΥ ΔΗΜΟΥ για το νερό')).toEqual([
      ['capitals', 'ΔΕΛΤΙΟ ΤΥΠΟΥ ΤΟΥ ΔΗΜΟΥ'],
    ]);
    expect(rulesIn('Τα ΚΕΠ, η ΔΕΥΑ και το ΑΣΕΠ')).toEqual([]);
    expect(rulesIn('ΑΦΜ ΑΜΚΑ ΑΔΤ')).toEqual([]);
  });

  test('are shouting in a title that has nothing else, and a letter alone is one of them', () => {
    expect(rulesIn('ΔΙΑΚΟΠΗ ΝΕΡΟΥ')).toEqual([['capitals', 'ΔΙΑΚΟΠΗ ΝΕΡΟΥ']]);
    expect(rulesIn('ΠΡΟΣΟΧΗ Η ΟΔΟΣ ΕΙΝΑΙ κλειστή')).toEqual([['capitals', 'ΠΡΟΣΟΧΗ Η ΟΔΟΣ ΕΙΝΑΙ']]);
    expect(rulesIn('ΔΕΔΔΗΕ')).toEqual([]);
    expect(rulesIn('ΥΠΕΣΔΔΑ')).toEqual([]);
    expect(rulesIn('ΔΕΥΑ 2026')).toEqual([]);
  });
});

describe('words of officialese', () => {
  test.each([
    ['Οι αιτήσεις υποβάλλονται, ήτοι κατατίθενται, στο ΚΕΠ.', 'ήτοι', 'δηλαδή'],
    ['Η εν λόγω απόφαση', 'εν λόγω', 'αυτός, αυτή, αυτό'],
    ['Προβείτε στην υποβολή αίτησης', 'Προβείτε στην', 'κάνω'],
    ['κατά τα διαλαμβανόμενα στην απόφαση', 'τα διαλαμβανόμενα', 'όσα γράφει'],
    ['η υπ’ αριθμόν 5 απόφαση', 'υπ’ αριθμόν', 'αριθμός'],
    ['Η κλήρωση διενεργείται δημόσια.', 'διενεργείται', 'γίνεται'],
    ['Οι ενδιαφερόμενοι δύνανται να', 'ενδιαφερόμενοι δύνανται', 'όποιος ενδιαφέρεται μπορεί'],
  ])('in «%s» get a plain one', (text, found, plain) => {
    const advice = adviseOnWording(text, 'el');
    expect(advice.map(({ words }) => words)).toEqual([found]);
    expect(advice[0]?.text.el).toBe(`«${found}»: πιο απλά «${plain}».`);
  });

  test('are looked for in the language of the text', () => {
    expect(rulesIn('Applicants shall apply prior to 1 May.', 'en')).toEqual([
      ['officialese', 'prior to'],
      ['officialese', 'shall'],
    ]);
    expect(rulesIn('Applicants must apply before 1 May.', 'en')).toEqual([]);
    expect(rulesIn('Μαρσαλ, άνευρος, πλησίονος')).toEqual([]);
  });

  test('that no plain one stands for are to be left out', () => {
    const [advice] = adviseOnWording('The permit is hereby granted.', 'en');
    expect(advice).toMatchObject({
      words: 'hereby',
      text: { el: '«hereby»: παραλείψτε το.', en: '‘hereby’: leave it out.' },
    });
  });
});

describe('deadlines in a text', () => {
  const now = new Date('2026-11-20T21:30:00Z');
  const deadlines = (text: string) => adviseOnDeadlines(text, now).map(({ words }) => words);

  test.each([
    ['αιτήσεις έως 15 Μαρτίου 2026.', 'έως 15 Μαρτίου 2026'],
    ['μέχρι και την Παρασκευή 20 Νοεμβρίου 2026', undefined],
    ['μέχρι την Πέμπτη 19 Νοεμβρίου 2026', 'μέχρι την Πέμπτη 19 Νοεμβρίου 2026'],
    ['έως 15 Μαΐου 2026', 'έως 15 Μαΐου 2026'],
    ['έως τις 1/2/2026 στο πρωτόκολλο', 'έως τις 1/2/2026'],
    ['apply by 3rd March 2026', 'by 3rd March 2026'],
    ['until Friday 4 December 2026', undefined],
    ['apply by Thursday, March 5, 2026.', 'by Thursday, March 5, 2026'],
    ['open until November 19, 2026', 'until November 19, 2026'],
    ['open until November 20, 2026', undefined],
    ['adopted on March 5, 2026', undefined],
    ['απόφαση της 15 Μαρτίου 2026', undefined],
  ])('%s', (text, expected) => {
    expect(deadlines(text)).toEqual(expected ? [expected] : []);
  });
});
