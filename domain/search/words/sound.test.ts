import { expect, test } from 'vitest';
import { fold } from '../../text/fold.ts';
import { lettersOfGreek } from './letters.ts';
import { soundOf, soundsOfLatin } from './sound.ts';

test.each([
  ['φαράγγι', 'φαράγκι'],
  ['αυτοκίνητο', 'αφτοκίνητο'],
  ['ευχαριστώ', 'εφχαριστώ'],
  ['λεωφορείο', 'λεοφορίο'],
  ['βεβαίωση', 'βεβέοση'],
  ['υιοθεσία', 'ιοθεσία'],
  ['οικισμός', 'ικισμός'],
  ['ανακύκλωση', 'ανακκύκλωση'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(fold(one))).toBe(soundOf(fold(other)));
});

test.each([
  ['πόλη', 'πουλί'],
  ['θέση', 'τέση'],
  ['αγορά', 'άγκυρα'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(fold(one))).not.toBe(soundOf(fold(other)));
});

test.each([
  ['βεβαίωση', 'vevaiosi', 'bebaiwsh', 'veveosi'],
  ['θάλασσα', 'thalassa', '8alassa', '9alassa', 'qalassa', 'ualassa'],
  ['ξενοδοχείο', 'ksenodoxeio', 'xenodohio', '3enodocheio', 'jenodokheio'],
  ['αυτοκίνητο', 'autokinhto', 'aytokinito', 'avtokinito', 'aftokinhto'],
  ['ευχαριστώ', 'euxaristw', 'eyxaristo', 'evharisto', 'efxaristo'],
  ['φωτογραφία', 'fotografia', 'phwtographia'],
  ['άγκυρα', 'agkyra', 'aggura', 'angyra', 'agira'],
  ['μπάνιο', 'mpanio', 'banio'],
  ['ντομάτα', 'ntomata', 'domata'],
  ['νοσοκομείο', 'nosokomeio', 'nosokomio', 'nosocomeio'],
  ['ουρανός', 'ouranos', 'oyranos', 'uranos', 'wranos'],
  ['τζάμι', 'tzami', 'jami'],
  ['οικισμός', 'oikismos', 'ikismos'],
  ['ψωμί', 'pswmi', 'psomi'],
])('%s is what %s and others may be in Greek', (greek, ...typed) => {
  const sound = soundOf(fold(greek));
  expect(typed.filter((latin) => !soundsOfLatin(latin).includes(sound))).toEqual([]);
});

test.each([
  ['χοτελ', 'hotel'],
  ['φοτο', 'photo'],
  ['θεατερ', 'theater'],
  ['ταξι', 'taxi'],
  ['νεως', 'news'],
  ['μυσευμ', 'museum'],
  ['λιβραρυ', 'library'],
])('%s may be %s, letter by letter', (greek, english) => {
  expect(lettersOfGreek(fold(greek))).toContain(english);
});
