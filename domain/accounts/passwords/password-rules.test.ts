import { describe, expect, test } from 'vitest';
import { readCommonPasswords } from './common-passwords.ts';
import { describePasswordProblem, MIN_PASSWORD_LENGTH } from './password-rules.ts';

const problem = (password: string, email = 'maria@example.org') =>
  describePasswordProblem(password, email);

describe('a new password', () => {
  test.each([
    'olive-harbour-lantern',
    'ελιά λιμάνι φανάρι',
    'correct horse battery',
    'Tr7!mqKz0pLw',
    'llama-harbour-lantern',
    'tomato motto ma',
    '🫒🏖️⚓🐟🌊🏛️🚂',
  ])('may be “%s”', (password) => {
    expect(problem(password)).toBeNull();
  });

  test('has twelve to 128 characters', () => {
    expect(problem('olive-harbo')).toEqual({
      el: 'Τουλάχιστον 12 χαρακτήρες.',
      en: 'At least 12 characters.',
    });
    expect(problem('olive-harbou')).toBeNull();
    const long = 'olive harbour lantern, plane tree shade; '.repeat(4).slice(0, 128);
    expect(problem(long)).toBeNull();
    expect(problem(`${long}x`)?.en).toBe('At most 128 characters.');
  });

  test.each([
    'password12345',
    'P@ssw0rd!2026',
    '2030P@ssw0rd!',
    'passwordpassword',
    'Welcome123456!',
    'κωδικός123456',
    'Ολυμπιακός1925',
    'kalokairi2026!',
    'dimosaigialeias',
    'qwertyuiop[]12',
    '123456789012',
    '987654321098',
    '890123456789012',
    'abcdefghijkl',
    '123456345678',
    'aaaaaaaaaaaa',
    'abababababab',
    'xyz1xyz1xyz1',
    'olive-harbourolive-harbour',
    'harbourharbour2026',
    'harbourharbourharbour',
    'harb0urharbour',
    'AbbaCaddabCd',
    '$candinavian',
    'W3lcome123456!',
    'Pa$$word12345',
    'giorgos123456',
    'Γιώργος123456',
    'Θεσσαλονίκη26!',
  ])('is not one that everybody tries: %s', (password) => {
    expect(problem(password)?.en).toMatch(/easy to guess/);
  });

  /** Words that people here choose first, as they are typed in Latin letters or in Greek ones. */
  const FIRST_THOUGHTS = `
    password passw pass kodikos kwdikos synthimatiko letmein welcome changeme secret asfaleia test user admin
    administrator qwerty qwertyuiop asdfgh asdfghjkl zxcvbnm abc abcdef abcdefgh
    dimos dimosaigialeias aigialeia aigio aigion municipality dimarchos dimarxos dimarcheio dimarxeio
    ellada hellas greece patrida athina patra thessaloniki panagia thalassa
    olympiakos olympiacos panathinaikos paok aek football monkey dragon
    iloveyou sagapo sagapw agapi agapimou kalimera kalispera kalinychta kalinixta
    summer winter kalokairi cheimonas xeimonas anoixi
    giorgos giannis kostas dimitris nikos christos xristos vasilis panagiotis alexandros
    maria eleni katerina vasiliki sofia angeliki aggeliki georgia dimitra
    Δήμος Αίγιο Ελλάδα Πάτρα καλημέρα καλησπέρα καλοκαίρι χειμώνας άνοιξη Γιάννης Ελένη Δημήτρης`;

  test('is none of the words that people think of first, with figures and signs behind', () => {
    const words = FIRST_THOUGHTS.trim().split(/\s+/);
    const taken = words.filter((word) => problem(`${word}-2026-7391`) === null);
    expect(taken).toEqual([]);
  });

  test('is none of the most common ones that are long enough, however they are written', () => {
    const common = readCommonPasswords().trim().split('\n');
    expect(common.length).toBeGreaterThan(3000);
    expect(common.filter((password) => password.length < MIN_PASSWORD_LENGTH)).toEqual([]);
    const some = common.filter((_password, place) => place % 100 === 0);
    expect(some.filter((password) => problem(password) === null)).toEqual([]);
    expect(problem('scandinavian')?.en).toMatch(/easy to guess/);
    expect(problem('SCANDINAVIAN')).not.toBeNull();
    expect(problem('Scandinavian2026!')).not.toBeNull();
    expect(problem('ｓｃａｎｄｉｎａｖｉａｎ')).not.toBeNull();
    expect(problem('scandinavian harbour')).toBeNull();
  });

  test.each([
    ['πασσςορδ12345', 'password12345'],
    ['Σελψομε123456', 'Welcome123456'],
    [';ςερτυθιοπ123', 'qwertyuiop123'],
    ['ΣΨΑΝΔΙΝΑΩΙΑΝ', 'scandinavian'],
    ['kvdik;ow12345', 'κωδικός12345'],
    ['Kalhm;era2026!', 'Καλημέρα2026!'],
    ['uessalon;ikh1', 'θεσσαλονίκη1'],
    ['KVDIK;OW12345', 'ΚΩΔΙΚΟΣ12345'],
  ])('is as easy to guess on the other keyboard: %s is %s', (typed, meant) => {
    expect(problem(typed)?.en).toMatch(/easy to guess/);
    expect(problem(meant)?.en).toMatch(/easy to guess/);
  });

  test('does not hold the name in the address, unless that has one to three letters', () => {
    expect(problem('2026-MARIA-plane-tree')?.en).toMatch(/easy to guess/);
    expect(problem('olive-anna-lantern', 'anna@example.org')?.en).toMatch(/easy to guess/);
    expect(problem('olive-ann-lantern', 'ann@example.org')).toBeNull();
    expect(problem('olive-harbour-lantern', 'a@example.org')).toBeNull();
    expect(problem('Kep@Aigialeia.gr', 'kep@aigialeia.gr')?.en).toMatch(/easy to guess/);
    expect(problem('1kep@aigialeia.gr', 'kep@aigialeia.gr')?.en).toMatch(/easy to guess/);
    expect(problem('olive-harbour-lantern', '')).toBeNull();
  });
});
