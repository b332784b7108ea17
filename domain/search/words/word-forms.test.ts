import { describe, expect, it, test } from 'vitest';
import { fold } from '../../text/fold.ts';
import { beginningOf, formsOf } from './word-forms.ts';

const isFormOf = (one: string, other: string) => formsOf(fold(one)).has(fold(other));

describe('two words are forms of one', () => {
  it.each([
    ['πιστοποιητικό', 'πιστοποιητικά'],
    ['πιστοποιητικών', 'πιστοποιητικού'],
    ['ληξιαρχείο', 'ληξιαρχεία'],
    ['σχολεία', 'σχολείων'],
    ['τέλη', 'τέλος'],
    ['τελών', 'τέλη'],
    ['έτος', 'έτη'],
    ['παραλία', 'παραλίες'],
    ['παραλιών', 'παραλία'],
    ['άδεια', 'άδειες'],
    ['αίτηση', 'αιτήσεις'],
    ['αιτήσεως', 'αιτήσεων'],
    ['γέννηση', 'γεννήσεως'],
    ['ανακύκλωση', 'ανακύκλωσης'],
    ['κάδος', 'κάδους'],
    ['δήμος', 'δήμων'],
    ['οδός', 'οδού'],
    ['ώρα', 'ωρών'],
    ['δημότης', 'δημότες'],
    ['γραμματέας', 'γραμματείς'],
    ['παιδί', 'παιδιά'],
    ['τμήμα', 'τμημάτων'],
    ['προϊόν', 'προϊόντα'],
    ['βρεφονηπιακός', 'βρεφονηπιακοί'],
    ['δημοτική', 'δημοτικό'],
    ['δημόσιος', 'δημόσια'],
    ['ωφελούμενος', 'ωφελούμενες'],
    ['πληρώνω', 'πληρώνετε'],
    ['εκδίδεται', 'εκδίδονται'],
    ['πουλάω', 'πουλήσω'],
    ['δηλώνω', 'δήλωσα'],
    ['χτίζω', 'χτίσω'],
    ['κλαδεύω', 'κλαδέψουν'],
    ['γέννησα', 'γέννησε'],
    ['ανοίξω', 'ανοίξουμε'],
    ['κόψω', 'κόψετε'],
    ['beach', 'beaches'],
    ['certificate', 'certificates'],
    ['duty', 'duties'],
    ['bin', 'bins'],
    ['bus', 'buses'],
    ['address', 'addresses'],
    ['survey', 'surveys'],
  ])('%s and %s', (one, other) => {
    expect(isFormOf(one, other)).toBe(true);
    expect(isFormOf(other, one)).toBe(true);
  });

  it.each([
    ['δήμος', 'δημοτικό'],
    ['δήμος', 'δημότης'],
    ['δήμος', 'δήμαρχος'],
    ['τέλη', 'τελικά'],
    ['ληξιαρχείο', 'ληξίαρχος'],
    ['σχολείο', 'σχολή'],
    ['μέρα', 'μέρος'],
    ['πόλη', 'πόλος'],
    ['τόμος', 'τομή'],
    ['φόρος', 'φορά'],
    ['φύλακας', 'φυλακή'],
    ['χρήστης', 'Χρήστος'],
    ['νερό', 'νέος'],
    ['παιδί', 'παιδικός'],
    ['έργο', 'εργασία'],
    ['χώρα', 'χώρος'],
    ['σκι', 'σκιά'],
    ['κρίση', 'κρίσιμος'],
    ['αίτηση', 'αιτία'],
    ['new', 'news'],
    ['servic', 'services'],
    ['statu', 'status'],
    ['it', 'its'],
    ['2026', '2026s'],
  ])('but not %s and %s', (one, other) => {
    expect(isFormOf(one, other)).toBe(false);
    expect(isFormOf(other, one)).toBe(false);
  });

  test('and no word is another form of itself, nor has what is no word any', () => {
    expect(formsOf('παραλια').has('παραλια')).toBe(false);
    expect(formsOf('του').size).toBe(0);
    expect(formsOf('2026').size).toBe(0);
    expect(formsOf('kαι').size).toBe(0);
  });
});

describe('the beginning of a word', () => {
  it.each([
    ['πιστοποιητικων', 'πιστοποιητικ'],
    ['αποφασεισ', 'αποφασ'],
    ['parking', 'park'],
    ['νερο', 'νερο'],
    ['2026', '2026'],
  ])('of %s is %s', (word, beginning) => {
    expect(beginningOf(word)).toBe(beginning);
  });
});
