import { describe, expect, test } from 'vitest';
import { findPersonalData, maskPersonalData } from './personal-data.ts';

const kindsIn = (text: string) => findPersonalData(text).map(({ kind }) => kind);

describe('numbers that identify a person', () => {
  // Made-up numbers, whose check digits were computed by hand from the published rules.
  test.each([
    ['ο κάτοχος του ΑΦΜ 123456783 καλείται', 'tax-number', '123456783'],
    ['ΑΦΜ: 123 456 783.', 'tax-number', '123 456 783'],
    ['ΑΦΜ που αρχίζει με μηδέν: 012345670', 'tax-number', '012345670'],
    ['με ΑΜΚΑ 01017012343', 'social-security', '01017012343'],
    ['ΑΜΚΑ 010170-12343', 'social-security', '010170-12343'],
    ['γεννήθηκε στις 31 Δεκεμβρίου: 31129912346', 'social-security', '31129912346'],
    [
      'στον GR16 0110 1250 0000 0001 2300 695 έως αύριο',
      'iban',
      'GR16 0110 1250 0000 0001 2300 695',
    ],
    ['GR16-0110-1250-0000-0001-2300-695 2026', 'iban', 'GR16-0110-1250-0000-0001-2300-695'],
    ['to DE89370400440532013000', 'iban', 'DE89370400440532013000'],
    ['με Α.Δ.Τ. ΑΒ 123456', 'identity-card', 'ΑΒ 123456'],
    ['αριθμός ταυτότητας Χ123456', 'identity-card', 'Χ123456'],
    ['αρ. ταυτότητας Χ123456 και υπηρεσία που το εξέδωσε', 'identity-card', 'Χ123456'],
    ['identity card AK-654321', 'identity-card', 'AK-654321'],
    ['ταυτότητα αβ123456', 'identity-card', 'αβ123456'],
    ['ταυτότητα του προσώπου αυτού: Χ123456', 'identity-card', 'Χ123456'],
    ['ΑΡ. ΔΕΛΤΙΟΥ ΤΑΥΤΟΤΗΤΑΣ ΑΜ 123456', 'identity-card', 'ΑΜ 123456'],
    ['με δελτίο ταυτότητας ΓΔ1234567', 'identity-card', 'ΓΔ1234567'],
    ['Παππάς Νίκος, ΑΚ 654321, Αίγιο', 'identity-card', 'ΑΚ 654321'],
    ['Προσωπικός Αριθμός 12Α123456783', 'personal-number', '12Α123456783'],
    ['ο 47k 123456783 δηλώνει', 'personal-number', '47k 123456783'],
    ['με Προσωπικό Αριθμό 47k 123456783', 'personal-number', '47k 123456783'],
    ['VAT EL123456783', 'tax-number', 'EL123456783'],
    ['gr1601101250000000012300695', 'iban', 'gr1601101250000000012300695'],
    ['κιν. 6971234567', 'mobile', '6971234567'],
    ['τηλ. +30 697 123 4567', 'mobile', '+30 697 123 4567'],
    ['6971-234567 (κ. Παπαδοπούλου)', 'mobile', '6971-234567'],
    ['κιν. 00306971234567', 'mobile', '00306971234567'],
    // As telephones and documents write the spaces and hyphens of numbers.
    ['κιν. 697\u202f123\u202f4567', 'mobile', '697\u202f123\u202f4567'],
    ['ΑΜΚΑ 010170–12343', 'social-security', '010170–12343'],
    ['ΑΦΜ 123\u2009456\u2009783', 'tax-number', '123\u2009456\u2009783'],
    [
      'DE89\u202f3704\u202f0044\u202f0532\u202f0130\u202f00',
      'iban',
      'DE89\u202f3704\u202f0044\u202f0532\u202f0130\u202f00',
    ],
    ['Παππάς Νίκος, ΑΚ‑654321', 'identity-card', 'ΑΚ‑654321'],
  ])('%s', (text, kind, words) => {
    expect(findPersonalData(text)).toEqual([{ kind, words, at: text.indexOf(words) }]);
  });

  test.each([
    ['a tax number with a wrong check digit', 'ΑΦΜ 123456784'],
    ['a range of days', 'από 5/5/2020-31/12/2020'],
    ['a range of days with full stops', '5.5.2020-31.12.2020'],
    ["an authority's tax number", 'ΑΦΜ 997856439'],
    ["a company's tax number", 'ΑΦΜ 094014201'],
    ['nine zeros', '000000000'],
    ['a social security number with a wrong check digit', 'ΑΜΚΑ 01017012344'],
    ['eleven digits that begin with day 32', '32017012348'],
    ['eleven digits that begin with day 0', '00017012345'],
    ['eleven digits that begin with a day of month 13', '01137012348'],
    ['eleven digits that begin with a day of month 0', '01007012345'],
    ['an IBAN with a wrong check', 'GR17 0110 1250 0000 0001 2300 695'],
    ['a Greek IBAN that is too short, with a right check', 'GR750110125000000000'],
    ['a telephone of an office', '2691 360 600'],
    ['a number within a longer one', '91234567830'],
    ['an ΑΔΑ', 'ΑΔΑ: 6ΩΨ7Ω6Χ-Λ3Θ'],
    ['one letter and six digits that nothing explains', 'απόφαση Α123456'],
    ['the number of a decision on identity cards', 'απόφαση Α123456 για τη νέα ταυτότητα'],
    ['an amount in capitals', 'ΤΑ 150000 ΕΥΡΩ ΚΑΙ ΤΟ 250000'],
    ['a number of a register', 'ΑΜ 123456, INVOICE NO 123456'],
    ['an amount behind a small word', 'για τα 150000 και με 250000'],
    ['an amount where identity cards are the subject', 'οι νέες ταυτότητες για τα 150000 πρόσωπα'],
    ['a word that ends in ‘id’', 'Covid Α123456'],
    ['a personal number with a wrong check digit', '12Α123456784'],
    ['two letters and seven digits', 'ΓΔ1234567 και ΑΒ1234567'],
    ['a protocol number', 'αρ. πρωτ. 123456/2026'],
    ['a date and a time', '15/03/2026 10:30'],
    ['an amount', '1.490.000,00 €'],
  ])('%s is none', (_, text) => {
    expect(kindsIn(text)).toEqual([]);
  });

  test('are found in the order of the text, each once', () => {
    expect(kindsIn('6971234567, ΑΦΜ 123456783, ΑΜΚΑ 01017012343')).toEqual([
      'mobile',
      'tax-number',
      'social-security',
    ]);
  });

  test('are shown without their middle', () => {
    expect(maskPersonalData('697 123 4567')).toBe('69• ••• ••67');
  });
});
