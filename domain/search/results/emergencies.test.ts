import { expect, test } from 'vitest';
import type { Slot } from '../read-query.ts';
import { foldForIndex } from '../words/split-words.ts';
import { listEmergencyNumbers } from './emergencies.ts';

/** What is to be called for words that were typed so, each as its own part. */
const listFor = (typed: string) =>
  listEmergencyNumbers(
    foldForIndex(typed)
      .split(' ')
      .map((word) => [{ words: [new Map([[word, 1]])], quality: 1 }] as unknown as Slot),
  );
const calledFor = (typed: string) => listFor(typed).map(({ number }) => number);

test.each([
  ['πυρκαγιά', ['112', '199']],
  ['wildfire', ['112', '199']],
  ['ασθενοφόρο', ['112', '166']],
  ['ambulance', ['112', '166']],
  ['πνίγεται', ['112', '108']],
  ['coastguard', ['112', '108']],
  ['ναυάγιο', ['112', '108']],
  ['διάρρηξη', ['112', '100']],
  ['stolen', ['112', '100']],
  ['heart attack', ['112', '166']],
  ['attack', ['112', '100']],
  ['πυρκαγιά κλέφτης', ['112', '199', '100']],
  ['σεισμός', ['112']],
  ['earthquake', ['112']],
  ['πλημμύρα', ['112']],
  ['flood', ['112']],
  ['βιβλιοθήκη', []],
])('%s: %j', (typed, numbers) => {
  expect(calledFor(typed)).toEqual(numbers);
});

/** Each of these words is enough; what only several mean together stands between commas. */
const BY_NUMBER = {
  199: 'φωτιά, πυρκαγιά, πυροσβεστική, πυροσβέστης, καίγεται, καπνός, 199, fire, wildfire, smoke',
  166: `ασθενοφόρο, ΕΚΑΒ, ατύχημα, τροχαίο, τραυματίας, έμφραγμα, ανακοπή, εγκεφαλικό, λιποθυμία, λιποθύμησε,
    λιπόθυμος, αναίσθητος, αναπνέει, αιμορραγία, αιμορραγεί, ηλεκτροπληξία, θερμοπληξία, δηλητηρίαση, αυτοκτονία,
    166, ambulance, accident, injured, injury, poisoning, crash, unconscious, breathing, bleeding, choking, overdose,
    seizure, suicide, πόνος στο στήθος, heart attack, cardiac arrest, chest pain, having a stroke`,
  108: 'λιμενικό, πνίγεται, πνιγμός, ναυάγιο, 108, coastguard, drowning, shipwreck',
  100: `κλοπή, έκλεψαν, κλέφτης, κλέφτες, ληστεία, διάρρηξη, επίθεση, απειλεί, μαχαίρι, 100, theft, robbery, robbed,
    burglary, burglar, stolen, stole, thief, attack, attacked, ενδοοικογενειακή βία, με χτυπάει, domestic violence`,
};

test.each(Object.entries(BY_NUMBER))(
  'who is in danger and types such a word calls 112 or %s',
  (number, typed) => {
    const words = typed.split(/,\s+/);
    expect(words.filter((word) => calledFor(word).join() !== `112,${number}`)).toEqual([]);
  },
);

test('what may be any danger leads to 112 alone', () => {
  const words = ['112', 'SOS', 'επείγον', 'επείγοντα', 'κίνδυνος', 'σεισμός', 'πλημμύρα'];
  words.push('emergency', 'danger', 'earthquake', 'flood');
  expect(words.filter((word) => calledFor(word).join() !== '112')).toEqual([]);
});

test('each number stands beside whom it calls, in both languages', () => {
  expect(listFor('φωτιά ατύχημα πνιγμός κλοπή')).toEqual([
    {
      number: '112',
      label: { el: 'Ευρωπαϊκός αριθμός έκτακτης ανάγκης', en: 'European emergency number' },
    },
    { number: '199', label: { el: 'Πυροσβεστική', en: 'Fire brigade' } },
    { number: '166', label: { el: 'Ασθενοφόρο (ΕΚΑΒ)', en: 'Ambulance' } },
    { number: '108', label: { el: 'Λιμενικό Σώμα', en: 'Coast Guard' } },
    { number: '100', label: { el: 'Αστυνομία', en: 'Police' } },
  ]);
});
