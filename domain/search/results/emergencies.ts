import type { Bilingual } from '../../text/bilingual.ts';
import type { Slot } from '../read-query.ts';
import { SAME_WORD } from '../words/find-terms.ts';
import { foldForIndex } from '../words/split-words.ts';

/** A number to call when somebody is in danger. */
export interface EmergencyNumber {
  number: string;
  label: Bilingual;
}

const EUROPEAN: EmergencyNumber = {
  number: '112',
  label: { el: 'Ευρωπαϊκός αριθμός έκτακτης ανάγκης', en: 'European emergency number' },
};

/** The services behind the number, each with the words by which people mean it; forms and errors are found, too. */
const SERVICES: readonly { called: EmergencyNumber; words: string }[] = [
  {
    called: { number: '199', label: { el: 'Πυροσβεστική', en: 'Fire brigade' } },
    words: 'φωτιά πυρκαγιά πυροσβεστική πυροσβέστης καίγεται καπνός 199 fire wildfire smoke',
  },
  {
    called: { number: '166', label: { el: 'Ασθενοφόρο (ΕΚΑΒ)', en: 'Ambulance' } },
    words: `ασθενοφόρο ΕΚΑΒ ατύχημα τροχαίο τραυματίας έμφραγμα εγκεφαλικό λιποθυμία δηλητηρίαση 166
      ambulance accident injured injury poisoning crash`,
  },
  {
    called: { number: '108', label: { el: 'Λιμενικό Σώμα', en: 'Coast Guard' } },
    words: 'λιμενικό πνίγεται πνιγμός ναυάγιο 108 coastguard drowning shipwreck',
  },
  {
    called: { number: '100', label: { el: 'Αστυνομία', en: 'Police' } },
    words: 'κλοπή ληστεία διάρρηξη επίθεση 100 theft robbery burglary stolen thief attack',
  },
];
/** Words by which people mean any of them. */
const ANY = '112 SOS επείγον επείγοντα κίνδυνος σεισμός πλημμύρα emergency danger earthquake flood';

const wordsOf = (text: string) => new Set(foldForIndex(text).split(' '));
const ofServices = SERVICES.map(({ called, words }) => ({ called, words: wordsOf(words) }));
const ofAny = wordsOf(ANY);

/** All these words, folded, so that they are known before anybody writes them on the site. */
export const EMERGENCY_WORDS: ReadonlySet<string> = new Set([
  ...ofAny,
  ...ofServices.flatMap(({ words }) => [...words]),
]);

/** The numbers to call for what somebody typed, 112 first; none where nobody seems to be in danger. */
export function listEmergencyNumbers(slots: readonly Slot[]): EmergencyNumber[] {
  const typed = slots.flatMap(([asTyped]) =>
    (asTyped?.words ?? []).flatMap((terms) =>
      [...terms].flatMap(([term, quality]) => (quality > SAME_WORD ? term : [])),
    ),
  );
  const meant = ofServices.filter(({ words }) => typed.some((term) => words.has(term)));
  if (meant.length === 0 && !typed.some((term) => ofAny.has(term))) return [];
  return [EUROPEAN, ...meant.map(({ called }) => called)];
}
