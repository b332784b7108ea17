import { describe, expect, it } from 'vitest';
import { fold } from '../text/fold.ts';
import { findGreekWords, greekPattern, isLatin } from './greeklish.ts';

const finds = (typed: string, greek: string) =>
  findGreekWords(fold(typed), fold(`Ο ${greek} εδώ`)).length > 0;

describe('Greek in Latin letters', () => {
  it.each([
    ['vevaiosi', 'βεβαίωση'],
    ['bebaiwsh', 'βεβαίωση'],
    ['veveosi', 'βεβαίωση'],
    ['dimotologio', 'δημοτολόγιο'],
    ['dhmotologio', 'δημοτολόγιο'],
    ['paralia', 'Παραλία'],
    ['aithsh', 'αίτηση'],
    ['aitisi', 'αίτηση'],
    ['pistopoiitiko', 'πιστοποιητικό'],
    ['pistopoihtiko', 'πιστοποιητικό'],
    ['dimarxeio', 'δημαρχείο'],
    ['dimarcheio', 'δημαρχείο'],
    ['dhmarxeio', 'δημαρχείο'],
    ['dimos', 'δήμος'],
    ['nero', 'νερό'],
    ['ydreysi', 'ύδρευση'],
    ['idrevsi', 'ύδρευση'],
    ['apoxeteusi', 'αποχέτευση'],
    ['katharhotita', 'καθαρηότητα'],
    ['kathariotita', 'καθαριότητα'],
    ['ekdiloseis', 'εκδηλώσεις'],
    ['ekdhlwseis', 'εκδηλώσεις'],
    ['diagonismos', 'διαγωνισμός'],
    ['sholeio', 'σχολείο'],
    ['sxoleio', 'σχολείο'],
    ['scholeio', 'σχολείο'],
    ['8alassa', 'θάλασσα'],
    ['thalassa', 'θάλασσα'],
    ['thalasa', 'θάλασσα'],
    ['efimeria', 'εφημερία'],
    ['eykairia', 'ευκαιρία'],
    ['aftokinito', 'αυτοκίνητο'],
    ['autokinhto', 'αυτοκίνητο'],
    ['leoforeio', 'λεωφορείο'],
    ['oikodomiki', 'οικοδομική'],
    ['adeia', 'άδεια'],
    ['adia', 'άδεια'],
    ['plirwmi', 'πληρωμή'],
    ['mpanio', 'μπάνιο'],
    ['banio', 'μπάνιο'],
    ['xrimatodotisi', 'χρηματοδότηση'],
    ['diakopto', 'Διακοπτό'],
    ['aigio', 'Αίγιο'],
    ['egio', 'Αίγιο'],
    ['sympoliteia', 'Συμπολιτεία'],
    ['dikaiologitika', 'δικαιολογητικά'],
  ])('%s finds %s', (typed, greek) => {
    expect(finds(typed, greek)).toBe(true);
  });

  it.each([
    ['paralia', 'παραλαβή'],
    ['nero', 'νωρίς'],
    ['dimos', 'δόμος'],
    ['adeia', 'αδελφή'],
  ])('%s does not find %s', (typed, greek) => {
    expect(finds(typed, greek)).toBe(false);
  });

  it('names the words of the text, the shortest first and none within another', () => {
    const text = fold('Η παραλιακή οδός, οι παραλίες και η παραλία του Αιγίου\nπαραλίας');
    expect(findGreekWords('paral', text)).toEqual(['παραλια', 'παραλιεσ']);
    expect(findGreekWords('paralia', text)).toEqual(['παραλια']);
  });

  it('asks for six words at most', () => {
    const text = 'μανα μενα μινα μονα μυνα μωνα μηνασ μονοσ';
    expect(findGreekWords('mina', 'μινα μηνα μυνα μεινα μοινα').length).toBe(5);
    expect(findGreekWords('mon', text).length).toBeLessThanOrEqual(6);
  });

  it('is not slowed down by a word made to be slow', () => {
    const started = performance.now();
    findGreekWords('ei'.repeat(100), `${'ει'.repeat(5000)} `.repeat(20));
    findGreekWords(`${'l'.repeat(200)}a`, `${'λ'.repeat(5000)} `.repeat(20));
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('leaves Greek words, numbers and very short words alone', () => {
    expect(greekPattern('νερο')).toBeUndefined();
    expect(greekPattern('2026')).toBeUndefined();
    expect(greekPattern('to')).toBeUndefined();
    expect(isLatin('kαι')).toBe(false);
  });
});
