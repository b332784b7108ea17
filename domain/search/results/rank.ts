import type { Slot } from '../read-query.ts';
import { isEmptyWord, isWeakWord } from '../words/split-words.ts';
import { certaintyOf } from './certainty.ts';
import { keyOf, SoughtTerms } from './sought-terms.ts';

/** Something that may be found, as ranking sees it; texts are folded. */
export interface Candidate {
  /** In both languages, the Greek one first. */
  title: string;
  /** The titles one by one, each without words that tell nothing ({@link tellingWordsOf}). */
  names: readonly string[];
  /** Begins with the titles. */
  text: string;
  /** Words that count as if they stood behind the text. */
  typeWords?: string;
  /** A lower place is more helpful: the types' order (domain/content-types). */
  place: number;
  /** The promoted date, '' without one. */
  date: string;
  /** It is archived, or over. */
  isPast: boolean;
  /** A warning that has not ended. */
  isUrgent?: boolean;
  /** The slots that its type stands for: «φεστιβάλ» is what an event is, whatever its title. */
  given?: ReadonlySet<number>;
  /** Its text consists of words chosen to find it. */
  isCurated?: boolean;
}

export interface Ranked<T> {
  candidate: T;
  score: number;
}

/** What a word is worth in a title, and how much of it the rest of the title may take away. */
const TITLE = 12;
const REST_OF_TITLE = 0.5;
/** What it is worth in a text: once, again, and near its beginning. */
const TEXT = 2;
const AGAIN = 0.4;
const MOST_AGAIN = 5;
const EARLY = 2.5;
const EARLY_WORDS = 45;
/** What a type is worth that stands for a word. */
const GIVEN = 10;
/** How many times as much words count that were chosen to find it. */
const CURATED = 2.5;
/** For what has the typed words as its whole title: more than the distance between the types. */
const NAMED = 10;
/** For a warning that has every word: it is why people search for them now. */
const URGENT = 12;
/** For what has every word. */
const WHOLE = 8;
/** Between the most helpful type and the least. */
const PLACE = 0.4;
/** How much the oldest entry loses. What has no day is never old: no news goes before a service for its day alone. */
const OLDER = 0.7;
/**
 * What was archived or is over stands behind all else, unless it has every word: then before what lacks most of them.
 */
const PAST = -30;
const PAST_WHOLE = -12;

/** What a candidate is worth for each slot; 0 for what it does not have. */
export interface Measured<T> {
  candidate: T;
  values: readonly number[];
}

/** What candidates have of each slot, in their titles and texts and by their types. */
export function measure<T extends Candidate>(
  slots: readonly Slot[],
  candidates: readonly T[],
): Measured<T>[] {
  const terms = new SoughtTerms(slots);
  return candidates.map((candidate) => ({
    candidate,
    values: withGiven(valuesOf(candidate, slots, terms), candidate),
  }));
}

/** What is of a sought type and has something else that is sought is sought as that: a festival in August. */
function withGiven(values: number[], { given }: Candidate): number[] {
  if (!given || !values.some((value, at) => value > 0 && !given.has(at))) return values;
  return values.map((value, at) => (given.has(at) ? Math.max(value, GIVEN) : value));
}

/**
 * What was measured, the best first; without what has no slot at all. What is rarer and more certain counts more, and
 * what bears exactly the `typed` name (folded) is what is meant. What is equally good keeps its order.
 */
export function rank<T extends Candidate>(
  measured: readonly Measured<T>[],
  slots: readonly Slot[],
  typed = '',
): Ranked<T>[] {
  const names = typed === '' ? [] : [...new Set([tellingWordsOf(typed), ...namesIn(slots)])];
  const weights = slots.map((slot, at) => {
    const having = measured.filter(({ values }) => (values[at] ?? 0) > 0).length;
    return having === 0 ? 0 : certaintyOf(slot) * Math.log(1 + measured.length / having);
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const dates = [...new Set(measured.map(({ candidate }) => candidate.date))]
    .filter((date) => date !== '')
    .sort()
    .reverse();
  const older = new Map(dates.map((date, at) => [date, (OLDER * (at + 1)) / (dates.length + 1)]));
  const scored = measured
    .filter(({ values }) => values.some((value) => value > 0))
    .map(({ candidate, values }) => {
      const words = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);
      const whole = weights.reduce(
        (sum, weight, at) => sum + ((values[at] ?? 0) > 0 ? weight : 0),
        0,
      );
      const score =
        (words + WHOLE * whole) / all -
        PLACE * candidate.place -
        (older.get(candidate.date) ?? 0) +
        standingOf(candidate, values, names);
      return { candidate, score, isWhole: hasAll(values) };
    });
  return putPastBehind(scored).sort((a, b) => b.score - a.score);
}

/** However well what is over has every word, it stands behind all else that has. */
function putPastBehind<T extends Candidate>(
  scored: readonly (Ranked<T> & { isWhole: boolean })[],
): Ranked<T>[] {
  const scores = (isPast: boolean) =>
    scored
      .filter(({ candidate, isWhole }) => isWhole && candidate.isPast === isPast)
      .map(({ score }) => score);
  const lead = Math.max(...scores(true)) - Math.min(...scores(false));
  return scored.map(({ candidate, score, isWhole }) => ({
    candidate,
    score: isWhole && candidate.isPast && lead >= 0 ? score - lead - 1 : score,
  }));
}

/**
 * What was typed as names are written: in Greek letters, and without what tells little; «διαγωνισμοί» of 'diagonismoi
 * dimou'.
 */
function namesIn(slots: readonly Slot[]): string[] {
  const telling = slots
    .flatMap(([typed]) => typed?.words ?? [])
    .map((terms) => [...terms].reduce((best, term) => (term[1] > best[1] ? term : best), NO_TERM))
    .filter(([word]) => !isWeakWord(word));
  if (telling.length === 0 || telling.some(([, quality]) => quality < HEARD)) return [];
  return [telling.map(([word]) => word).join(' ')];
}

const NO_TERM = ['', 0] as [string, number];
/** The least quality of a word that was meant and no other: it sounds like what was typed. */
const HEARD = 0.84;

/** A folded title, or what was typed, as a name: «παραλίες» is the name of «Οι παραλίες». */
export function tellingWordsOf(folded: string): string {
  const telling = folded.split(' ').filter((word) => !isEmptyWord(word));
  return telling.length > 0 ? telling.join(' ') : folded;
}

/** What is archived or over stands behind all else, whatever it is called; what bears the typed name before. */
function standingOf(candidate: Candidate, values: readonly number[], typed: readonly string[]) {
  if (candidate.isPast) return pastBy(values);
  if (candidate.isUrgent && hasAll(values)) return URGENT;
  return typed.some((name) => isNamed(candidate, name)) ? NAMED : 0;
}

/** Most titles lack a word of the name. Only where none is missing are their own names made, which takes long. */
const isNamed = (candidate: Candidate, name: string) =>
  name.split(' ').every((word) => candidate.title.includes(word)) && candidate.names.includes(name);

const hasAll = (values: readonly number[]) => values.every((value) => value > 0);
const pastBy = (values: readonly number[]) => (hasAll(values) ? PAST_WHOLE : PAST);

/** What a candidate has of each slot: the best of its alternatives. */
function valuesOf(
  { title, text, typeWords = '', isCurated }: Candidate,
  slots: readonly Slot[],
  terms: SoughtTerms,
): number[] {
  const inTitle = terms.countIn([title]);
  const inText = terms.countIn([text.slice(title.length + 1), typeWords]);
  if (inTitle.size === 0 && inText.size === 0) return slots.map(() => 0);
  const sizes = scriptsOf(title);
  return slots.map((slot, at) => {
    let best = 0;
    slot.forEach(({ words, quality }, alternative) => {
      let sum = 0;
      for (let word = 0; word < words.length; word++) {
        const key = keyOf(at, alternative, word);
        const titled = inTitle.get(key);
        const told = inText.get(key);
        if (!titled && !told) return;
        if (titled) {
          const share = Math.min(1, words.length / sizes[titled.isLatin ? 1 : 0]);
          sum += titled.quality * TITLE * (1 - REST_OF_TITLE + REST_OF_TITLE * share);
        }
        if (told) {
          const again = AGAIN * Math.min(told.count - 1, MOST_AGAIN);
          const early = told.first < EARLY_WORDS ? EARLY : 0;
          sum += told.quality * (TEXT + again + early) * (isCurated ? CURATED : 1);
        }
      }
      best = Math.max(best, (quality * sum) / words.length);
    });
    return best;
  });
}

/** How many words of a bilingual title are Greek, and how many Latin: at least one each. */
function scriptsOf(title: string): [number, number] {
  const words = title.split(' ').filter((word) => !isEmptyWord(word));
  const latin = words.filter((word) => /^[a-z0-9]/.test(word)).length;
  return [Math.max(1, words.length - latin), Math.max(1, latin)];
}
