import type { Dictionary } from './dictionary.ts';
import { errorsBetween } from './errors-between.ts';
import { lettersOfGreek } from './letters.ts';
import { soundOf, soundsOfLatin } from './sound.ts';
import { isEmptyWord } from './split-words.ts';
import { isGreek, isLatin } from './stems.ts';
import { beginningOf, formsOf } from './word-forms.ts';
import { isDerived, rootOf, tailsOf, verbForms, withoutDiminutive } from './word-parts.ts';

/** Words that exist, each with how well it answers a typed word: 1 is the word itself. */
export type Terms = Map<string, number>;

/** How well what was found answers: the word as typed, another form, its sound, an error, a part. */
const QUALITY = {
  form: 0.95,
  sound: 0.88,
  /** An English word in Greek letters. */
  letters: 0.8,
  /** What a small thing is called by, or a verb in another form. */
  kin: 0.78,
  error: 0.7,
  /** Another word of the same root. */
  root: 0.68,
  /** The last word of a compound. */
  tail: 0.62,
  begun: 0.65,
  beginning: 0.5,
  part: 0.35,
} as const;
/** From this quality on, a word is taken for the typed one, so that its synonyms count. */
export const SAME_WORD = 0.6;

/** A form that is heard alike is a little less certain than the same sound. */
const FORM_OF_SOUND = 0.04;
/** Greek that somebody may have meant by an English word that exists. */
const GREEK_BESIDE_ENGLISH = 0.55;
/** A word that exists may be another one misspelt: «σχολιο». */
const ANOTHER_SPELLING = 0.65;
const NUMBER = /^\d+$/;
const SHORTEST_SOUND = 2;
const SHORTEST_STEMMED = 4;
/** Shorter words are one error away from too many others; of four letters only one may be missing or exchanged. */
const SHORTEST_WITH_ERROR = 4;
const SHORTEST_WITH_ANY_ERROR = 5;
/** Of seven and eight letters, two may be exchanged, doubled or missing, but none may be another: 'wedinng'. */
const SHORTEST_WITH_TWO = 7;
const SHORTEST_WITH_ANY_TWO = 9;
/** Shorter ones begin, or are in, too many others; so acronyms are never parts of words. */
const SHORTEST_PART = 4;
const MOST_PARTS = 12;
/** What is shorter begins too many words. */
const SHORTEST_HALF_WORD = 5;
/** Of the words that begin as somebody is typing, or as an abbreviation. */
const MOST_BEGUN = 40;
const MOST_SHORTENED = 150;

/**
 * The existing words that answer a typed, folded one: itself and its forms; if there are none, words that sound the
 * same; then words with an error less; then words that begin with it or contain it.
 */
export function findTerms(word: string, dictionary: Dictionary): Terms {
  const terms: Terms = new Map();
  const add = (words: Iterable<string>, quality: number) => {
    for (const one of words) {
      // Nobody who types «κε» means «και».
      if (!isEmptyWord(one)) terms.set(one, Math.max(quality, terms.get(one) ?? 0));
    }
  };
  addExact(terms, word, dictionary);
  const isExact = terms.size > 0;
  if (terms.size > 0 && isLatin(word) && word.length >= SHORTEST_STEMMED) {
    for (const sound of soundsOfLatin(word)) add(dictionary.withSound(sound), GREEK_BESIDE_ENGLISH);
  }
  if (terms.size > 0 && isGreek(word) && word.length >= SHORTEST_STEMMED) {
    // What exists in another form alone may be heard like what was meant: «ογκωδοι» is «ογκώδη», and not «ογκωδών».
    if (!dictionary.words.has(word)) add(dictionary.withSound(soundOf(word)), QUALITY.sound);
    for (const form of [...terms.keys()]) {
      add(dictionary.withSound(soundOf(form)), ANOTHER_SPELLING);
    }
  }
  // A number is never misspelt: with one digit less it is another number.
  const isNumber = NUMBER.test(word);
  // Of three letters, 'til' is rather «τηλ» than what is left of 'tiled'.
  if (terms.size === 0 && word.length >= SHORTEST_STEMMED)
    addExisting(verbForms(word), QUALITY.kin);
  if (terms.size === 0 && !isNumber) addSounds();
  if (terms.size === 0) addExisting(withoutDiminutive(word), QUALITY.kin);
  if (terms.size === 0) addTails();
  if (terms.size === 0 && isGreek(word)) addExisting(lettersOfGreek(word), QUALITY.letters);
  if (terms.size === 0) addDerived();
  if (!isNumber && !isExact && word.length >= SHORTEST_HALF_WORD) addBegun();
  if (terms.size === 0 && !isNumber) addErrors();
  if (terms.size === 0) addParts();
  return terms;

  function addExisting(words: readonly string[], quality: number) {
    add(
      words.filter((one) => dictionary.words.has(one)),
      quality,
    );
  }

  function addDerived() {
    const root = rootOf(word);
    if (!root) return;
    add(
      dictionary.startingWith(root).filter((other) => isDerived(other, root)),
      QUALITY.root,
    );
  }

  function addTails() {
    for (const tail of tailsOf(word)) {
      addExisting([tail, ...formsOf(tail)], QUALITY.tail);
      // «σκύλα» is a form of «σκύλο», and that is one of «σκύλος».
      addExisting(
        [...terms.keys()].flatMap((form) => [...formsOf(form)]),
        QUALITY.tail,
      );
      if (terms.size > 0) return;
    }
  }

  function addSounds() {
    for (const sound of soundsOf(word).filter(({ length }) => length >= SHORTEST_SOUND)) {
      add(dictionary.withSound(sound), QUALITY.sound);
      if (sound.length >= SHORTEST_STEMMED) {
        add(dictionary.withStem(sound), QUALITY.sound - FORM_OF_SOUND);
      }
    }
  }

  /** Half a word, as phones offer it and people send it: 'accomm'. Nobody who means another misspells so much of it. */
  function addBegun() {
    const begun = dictionary.startingWith(word);
    if (terms.size === 0) {
      for (const sound of soundsOf(word)) {
        if (sound.length >= SHORTEST_HALF_WORD) begun.push(...dictionary.beginningWith(sound));
      }
    }
    add(begun.sort((a, b) => a.length - b.length).slice(0, MOST_BEGUN), QUALITY.begun);
  }

  /** The words with the fewest errors, and what else sounds or is declined like them. */
  function addErrors() {
    if (word.length < SHORTEST_WITH_ERROR) return;
    const sounds = isGreek(word) ? [soundOf(word)] : soundsOfLatin(word).slice(0, 8);
    const near = [
      ...sounds.flatMap((sound) =>
        nearest(sound, 'greek').map(({ text, errors }) => ({
          words: [...dictionary.withSound(text), ...dictionary.withStem(text)],
          errors,
        })),
      ),
      ...(isLatin(word) ? nearest(word, 'latin') : []).map(({ text, errors }) => ({
        words: [text, ...formsOf(text)].filter((form) => dictionary.words.has(form)),
        errors,
      })),
    ];
    const fewest = Math.min(...near.map(({ errors }) => errors));
    for (const { words, errors } of near) if (errors === fewest) add(words, QUALITY.error);
  }

  function nearest(text: string, of: 'greek' | 'latin') {
    const { length } = text;
    const most = length >= SHORTEST_WITH_TWO ? 2 : length >= SHORTEST_WITH_ERROR ? 1 : 0;
    if (most === 0) return [];
    return dictionary
      .near(text, of, most)
      .filter((other) => other[0] === text[0] || most === 1 || other[1] === text[1])
      .map((other) => ({ text: other, errors: errorsBetween(text, other, most) }))
      .filter(({ text: other, errors }) => errors <= most && isLikely(text, other, errors));
  }

  function addParts() {
    if (word.length < SHORTEST_PART) return;
    const beginning = beginningOf(word);
    const shortest = (words: string[]) =>
      words.sort((a, b) => a.length - b.length).slice(0, MOST_PARTS);
    add(shortest(dictionary.startingWith(beginning)), QUALITY.beginning);
    for (const sound of soundsOf(word).filter(({ length }) => length >= SHORTEST_PART)) {
      add(shortest(dictionary.beginningWith(sound)), QUALITY.beginning);
    }
    if (terms.size === 0) add(shortest(dictionary.containing(word)), QUALITY.part);
  }
}

/** Whether somebody may have written a text for another one: the shorter it is, the less it may differ. */
function isLikely(text: string, other: string, errors: number): boolean {
  if (errors === 1) {
    return (
      text.length >= SHORTEST_WITH_ANY_ERROR || other.length > text.length || isMixed(text, other)
    );
  }
  return text.length >= SHORTEST_WITH_ANY_TWO || (text[0] === other[0] && isMixed(text, other));
}

/** Whether two texts consist of the same letters. */
function isMixed(one: string, other: string): boolean {
  return (
    [...one].every((letter) => other.includes(letter)) &&
    [...other].every((letter) => one.includes(letter))
  );
}

/**
 * The words that somebody may be about to write: those that begin or sound so; if there are none, as for a whole word.
 */
export function findBegun(word: string, dictionary: Dictionary): Terms {
  const begun = dictionary.startingWith(word);
  for (const sound of soundsOf(word)) begun.push(...dictionary.beginningWith(sound));
  if (begun.length === 0) return findTerms(word, dictionary);
  const shortest = [...new Set(begun)].sort((a, b) => a.length - b.length).slice(0, MOST_BEGUN);
  const terms: Terms = new Map(shortest.map((other) => [other, QUALITY.begun]));
  addExact(terms, word, dictionary);
  return terms;
}

/** The words that an abbreviation may stand for: itself, and whatever begins so. */
export function findShortened(word: string, dictionary: Dictionary): Terms {
  const begun = dictionary.startingWith(word);
  const terms: Terms = new Map(
    begun.slice(0, MOST_SHORTENED).map((other) => [other, QUALITY.begun]),
  );
  addExact(terms, word, dictionary);
  return terms;
}

/** A word as it stands and its forms, as far as they exist. */
export function findForms(word: string, dictionary: Dictionary): Terms {
  const terms: Terms = new Map();
  addExact(terms, word, dictionary);
  return terms;
}

function addExact(terms: Terms, word: string, { words }: Dictionary) {
  for (const form of formsOf(word)) if (words.has(form)) terms.set(form, QUALITY.form);
  if (words.has(word)) terms.set(word, 1);
}

function soundsOf(word: string): string[] {
  if (isGreek(word)) return word.length > SHORTEST_SOUND ? [soundOf(word)] : [];
  return isLatin(word) && word.length >= SHORTEST_SOUND ? soundsOfLatin(word) : [];
}
