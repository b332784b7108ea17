import type { Bilingual } from '../../text/bilingual.ts';
import type { Slot } from '../read-query.ts';
import { SAME_WORD } from '../words/find-terms.ts';
import { foldForIndex, splitQuery } from '../words/split-words.ts';

/** A number to call when somebody is in danger. */
export interface EmergencyNumber {
  number: string;
  label: Bilingual;
}

const EUROPEAN: EmergencyNumber = {
  number: '112',
  label: { el: 'Ευρωπαϊκός αριθμός έκτακτης ανάγκης', en: 'European emergency number' },
};

/**
 * The services behind the number, each with the words by which people mean it; forms and errors are found, too. What
 * only several words mean together stands in `phrases`, with commas: nobody who types 'heart attack' calls the police.
 */
const SERVICES: readonly { called: EmergencyNumber; words: string; phrases?: string }[] = [
  {
    called: { number: '199', label: { el: 'Πυροσβεστική', en: 'Fire brigade' } },
    words: 'φωτιά πυρκαγιά πυροσβεστική πυροσβέστης καίγεται καπνός 199 fire wildfire smoke',
  },
  {
    called: { number: '166', label: { el: 'Ασθενοφόρο (ΕΚΑΒ)', en: 'Ambulance' } },
    words: `ασθενοφόρο ΕΚΑΒ ατύχημα τροχαίο τραυματίας έμφραγμα ανακοπή εγκεφαλικό λιποθυμία λιποθύμησε
      λιπόθυμος αναίσθητος αναπνέει αιμορραγία αιμορραγεί ηλεκτροπληξία θερμοπληξία δηλητηρίαση αυτοκτονία 166
      ambulance accident injured injury poisoning crash unconscious breathing bleeding choking overdose seizure suicide`,
    phrases: 'πόνος στο στήθος, heart attack, cardiac arrest, chest pain, having a stroke',
  },
  {
    called: { number: '108', label: { el: 'Λιμενικό Σώμα', en: 'Coast Guard' } },
    words: 'λιμενικό πνίγεται πνιγμός ναυάγιο 108 coastguard drowning shipwreck',
  },
  {
    called: { number: '100', label: { el: 'Αστυνομία', en: 'Police' } },
    words: `κλοπή έκλεψαν κλέφτης κλέφτες ληστεία διάρρηξη επίθεση απειλεί μαχαίρι 100
      theft robbery robbed burglary burglar stolen stole thief attack attacked`,
    phrases: 'ενδοοικογενειακή βία, με χτυπάει, domestic violence',
  },
];
/** Words by which people mean any of them. */
const ANY = '112 SOS επείγον επείγοντα κίνδυνος σεισμός πλημμύρα emergency danger earthquake flood';

const wordsOf = (text: string) => new Set(foldForIndex(text).split(' '));
const ofServices = SERVICES.map(({ called, words, phrases = '' }) => ({
  called,
  words: wordsOf(words),
  phrases: phrases.split(',').flatMap((phrase) => {
    const telling = splitQuery(phrase);
    return telling.length > 0 ? [telling] : [];
  }),
}));
const ofAny = wordsOf(ANY);

/** All these words, folded, so that they are known before anybody writes them on the site. */
export const EMERGENCY_WORDS: ReadonlySet<string> = new Set([
  ...ofAny,
  ...ofServices.flatMap(({ words, phrases }) => [...words, ...phrases.flat()]),
]);

/**
 * The numbers to call for what somebody typed, 112 first; none where nobody seems to be in danger. `nearest` are the
 * words least unlike it where nothing has any of it: who is in danger may be far from spelling well.
 */
export function listEmergencyNumbers(
  slots: readonly Slot[],
  nearest: readonly Slot[] = [],
): EmergencyNumber[] {
  const typed = [...termsAbove(SAME_WORD, slots), ...termsAbove(0, nearest)];
  const said = ofServices.flatMap(({ phrases }) =>
    phrases.filter((phrase) => phrase.every((word) => typed.includes(word))),
  );
  // A word of a phrase means nothing else.
  const single = typed.filter((term) => !said.some((phrase) => phrase.includes(term)));
  const meant = ofServices.filter(
    ({ words, phrases }) =>
      phrases.some((phrase) => said.includes(phrase)) || single.some((term) => words.has(term)),
  );
  if (meant.length === 0 && !typed.some((term) => ofAny.has(term))) return [];
  return [EUROPEAN, ...meant.map(({ called }) => called)];
}

/** The words that slots were typed as, of which each answers better than that. */
function termsAbove(least: number, slots: readonly Slot[]): string[] {
  return slots.flatMap(([asTyped]) =>
    (asTyped?.words ?? []).flatMap((terms) =>
      [...terms].flatMap(([term, quality]) => (quality > least ? term : [])),
    ),
  );
}
