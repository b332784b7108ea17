import type { Phrase, SynonymGroup, Synonyms } from './synonyms/synonyms.ts';
import { writeOut } from './words/contracted.ts';
import { joinDays, readWrittenDays } from './words/days.ts';
import type { Dictionary } from './words/dictionary.ts';
import {
  findBegun,
  findForms,
  findShortened,
  findTerms,
  SAME_WORD,
  type Terms,
} from './words/find-terms.ts';
import { typeWithOtherLayout } from './words/keyboard.ts';
import { mendSpaces } from './words/mend-spaces.ts';
import { soundsOfLatin } from './words/sound.ts';
import {
  hasNegation,
  isEmptyInLatin,
  isVerbOfAsker,
  isWeakWord,
  listShortened,
  splitQuery,
} from './words/split-words.ts';
import { isGreek, isLatin } from './words/stems.ts';

/** One way to say a part of what is sought: words that must all be there. */
export interface Alternative {
  words: readonly Terms[];
  /** How well it says it: 1 as typed. */
  quality: number;
  /** It names a municipal unit: where something is, and not what. */
  isPlace?: boolean;
  /** It is a verb of who asks: what they do, and not what with. */
  isAct?: boolean;
}

/** A part of what is sought, in one or several words; one of its alternatives must be there. */
export type Slot = readonly Alternative[];

/** The words that searches are read by. */
export interface SearchWords {
  dictionary: Dictionary;
  synonyms: Synonyms;
  /** The words of the names of the municipal units, in all their forms. */
  places: ReadonlySet<string>;
}

export interface ReadQuery {
  slots: readonly Slot[];
  /** For each slot, what else may be meant by it: only for what no public entry and no screen has. */
  otherwise: readonly Slot[];
  /** Nothing has what was typed as it stands or in another form. */
  isGuessed: boolean;
}

const SYNONYM = 0.8;
/** A day as it was typed, word by word: «12-13/07/2025» has «12/07/2025» without being found as of that day. */
const WRITTEN_DAY = 0.5;
/** A phrase that people type, of which only a part was typed. */
const PART_OF_PHRASE = 0.5;
/** A word that is in more phrases alike tells nothing. */
const MOST_PHRASES = 3;
/** A part of a query that so few letters of it make known is rather one with the other layout. */
const CLEARLY_BETTER = 0.15;
/** The key of the accent before a vowel, as in 'd;hmow'. */
const ACCENT_KEY = /;[aehiouyv]/i;

/**
 * What a query asks for: read with the other keyboard layout where that makes more words of it. While somebody is
 * still typing, the last word may be the beginning of one.
 */
export function readQuery(
  typed: string,
  { dictionary, synonyms, places }: SearchWords,
  { isTyping = false } = {},
): ReadQuery {
  const query = writeOut(typed, dictionary);
  const plain = findWords(query, dictionary, isTyping);
  const isKnown = plain.every(({ terms }) => best(terms) >= SURE);
  const swapped = isKnown && !ACCENT_KEY.test(query) ? undefined : typeWithOtherLayout(query);
  const other = swapped === undefined ? [] : findWords(swapped, dictionary, isTyping);
  const needed = ACCENT_KEY.test(query) ? 0 : CLEARLY_BETTER;
  const isSwapped = knownPart(other) > knownPart(plain) + needed;
  const words = isSwapped ? other : plain;
  const isGuessed = isSwapped || words.some(({ terms }) => best(terms) < SURE);
  const isNegated = hasNegation(isSwapped && swapped ? swapped : query);
  return { ...slotsOf({ words, isNegated }, { dictionary, synonyms, places }), isGuessed };
}

interface TypedWord {
  word: string;
  terms: Terms;
  /** Of a day, the words with which it was typed. */
  written?: readonly Terms[];
}

/** What was typed, without what tells nothing. */
interface Typed {
  words: readonly TypedWord[];
  /** It says that something is not there. */
  isNegated: boolean;
}

const SURE = 0.9;
const best = (terms: Terms) => Math.max(0, ...terms.values());
const likeliest = (terms: Terms) =>
  [...terms].reduce((most, term) => (term[1] > most[1] ? term : most), ['', 0])[0];

function findWords(query: string, dictionary: Dictionary, isTyping: boolean): TypedWord[] {
  const isKnownDay = (day: string) => dictionary.words.has(day);
  const split = splitQuery(joinDays(query, isKnownDay));
  const days = readWrittenDays(query, isKnownDay);
  const typing = isTyping ? split.at(-1) : undefined;
  const all = typing
    ? [...mendSpaces(split.slice(0, -1), dictionary), typing]
    : mendSpaces(split, dictionary);
  const isInLatin = all.some((word) => isGreekInLatin(word, dictionary));
  const telling = all.filter(
    (word) =>
      word === typing ||
      !isEmptyInLatin(word) ||
      // Among Greek words in Latin letters, 'se' is «σε», though some text has it.
      (dictionary.words.has(word) && !isInLatin),
  );
  const words = telling.length > 0 ? telling : all;
  const shortened = listShortened(query);
  const found = words.map((word) => {
    const find = word === typing ? findBegun : shortened.has(word) ? findShortened : findTerms;
    const found = find(word, dictionary);
    const terms = found.size > 0 ? found : findTerms(word, dictionary);
    const day = days.get(word);
    return day === undefined
      ? { word, terms }
      : { word, terms, written: findWritten(day, dictionary, word === typing) };
  });
  // What tells little and no text has is left out: what sounds like «φτηνό» says something else.
  const clear = found.filter(({ word, terms }) => !isWeakWord(word) || best(terms) >= SURE);
  return clear.length > 0 ? clear : found;
}

/** The words of a day as it was typed; the last may be the beginning of one: «12/7/20» of «12/7/2025». */
function findWritten(day: string, dictionary: Dictionary, isTyping: boolean): Terms[] {
  const words = splitQuery(day);
  return words.map((word, at) =>
    isTyping && at === words.length - 1 ? findBegun(word, dictionary) : findTerms(word, dictionary),
  );
}

/** Whether a word in Latin letters is none, and one in Greek ones: 'seismo'. */
const isGreekInLatin = (word: string, dictionary: Dictionary) =>
  isLatin(word) &&
  !dictionary.words.has(word) &&
  soundsOfLatin(word).some((sound) => dictionary.withSound(sound).length > 0);

/** The part of the letters that belongs to words that exist, from 0 to 1; words found with an error count less. */
function knownPart(words: readonly TypedWord[]): number {
  const letters = words.reduce((sum, { word }) => sum + word.length, 0);
  const known = words.reduce((sum, { word, terms }) => {
    const quality = best(terms);
    return sum + word.length * (quality >= 0.8 ? quality : quality * quality);
  }, 0);
  return letters === 0 ? 0 : known / letters;
}

function slotsOf(
  asked: Typed,
  { dictionary, synonyms, places }: SearchWords,
): Omit<ReadQuery, 'isGuessed'> {
  const { words } = asked;
  const free = new Set(words);
  const slots: Slot[] = [];
  const otherwise: Slot[] = [];
  const meant = listMeant(asked, synonyms);
  // The longest phrases first: «κόπηκε το νερό» is not «νερό».
  for (const { phrase } of meant.filter(({ phrase }) => phrase.length > 1)) {
    const used = usedBy(phrase, words);
    if (!used.every((word) => free.has(word))) continue;
    for (const word of used) free.delete(word);
    const groups = meant.filter(
      (other) =>
        other.phrase.length > 1 && usedBy(other.phrase, words).every((one) => used.includes(one)),
    );
    slots.push([
      { words: used.map(({ terms }) => terms), quality: 1 },
      ...groups.flatMap(({ group }) => sought(group, used, dictionary)),
    ]);
    otherwise.push([]);
  }
  for (const typed of free) {
    const groups = meant.filter(
      ({ phrase }) => phrase.length === 1 && usedBy(phrase, [typed]).length === 1,
    );
    slots.push([
      {
        words: [typed.terms],
        quality: 1,
        isPlace: isPlace(typed, places),
        isAct: isAct(typed),
      },
      ...(typed.written ? [{ words: typed.written, quality: WRITTEN_DAY }] : []),
      ...groups.flatMap(({ group }) => sought(group, [typed], dictionary)),
    ]);
    otherwise.push(
      listNearest(typed, asked, synonyms).flatMap((group) =>
        sought(group, [typed], dictionary, PART_OF_PHRASE),
      ),
    );
  }
  return { slots, otherwise };
}

const isPlace = ({ terms }: TypedWord, places: ReadonlySet<string>) =>
  [...terms].some(([term, quality]) => quality >= SAME_WORD && places.has(term));

/** Whether a typed word is a verb of who asks; in Latin letters, the Greek one that it stands for. */
const isAct = ({ word, terms }: TypedWord) =>
  isVerbOfAsker(isGreek(word) ? word : likeliest(terms));

/**
 * The groups with a phrase that has the word, and most of its words are in what was typed: «τραπέζια στο πεζοδρόμιο».
 */
function listNearest(typed: TypedWord, asked: Typed, synonyms: Synonyms): SynonymGroup[] {
  const shares = new Map<SynonymGroup, number>();
  for (const [term, quality] of typed.terms) {
    if (quality < SURE || isWeakWord(term)) continue;
    for (const { phrase, group } of synonyms.withWord(term, asked)) {
      const share = usedBy(phrase, asked.words).length / phrase.length;
      shares.set(group, Math.max(share, shares.get(group) ?? 0));
    }
  }
  const most = Math.max(0, ...shares.values());
  const nearest = [...shares].flatMap(([group, share]) => (share === most ? [group] : []));
  return nearest.length <= MOST_PHRASES ? nearest : [];
}

/**
 * The phrases with synonyms that are in what was typed, the longest first; of those as long, the words that stand
 * together belong together: «απόφαση του δημοτικού συμβουλίου» is of the «δημοτικό συμβούλιο».
 */
function listMeant(asked: Typed, synonyms: Synonyms) {
  const { words } = asked;
  const found = new Map<Phrase, SynonymGroup>();
  for (const { terms } of words) {
    for (const [term, quality] of terms) {
      if (quality < SAME_WORD) continue;
      for (const { phrase, group } of synonyms.withWord(term, asked)) {
        if (usedBy(phrase, words).length === phrase.length) found.set(phrase, group);
      }
    }
  }
  return [...found]
    .map(([phrase, group]) => ({ phrase, group, span: spanOf(phrase, words) }))
    .sort((a, b) => b.phrase.length - a.phrase.length || a.span - b.span);
}

/** How many places the words of a phrase lie apart in what was typed. */
function spanOf(phrase: Phrase, words: readonly TypedWord[]): number {
  const places = usedBy(phrase, words).map((word) => words.indexOf(word));
  return Math.max(...places) - Math.min(...places);
}

/** The typed words that stand for the words of a phrase, in its order; fewer where some are missing. */
function usedBy(phrase: Phrase, words: readonly TypedWord[]): TypedWord[] {
  const used: TypedWord[] = [];
  for (const word of phrase) {
    const typed = words.find(
      (one) => !used.includes(one) && (one.terms.get(word) ?? 0) >= SAME_WORD,
    );
    if (typed) used.push(typed);
  }
  return used;
}

/**
 * What a group leads to. For words typed in Greek its English phrases are left out where it has Greek ones: they add
 * nothing to a text in both languages, and apart their words mean other things ('parking' and 'a fine seabed').
 */
function sought(
  group: SynonymGroup,
  typed: readonly TypedWord[],
  dictionary: Dictionary,
  quality: number = SYNONYM,
): Alternative[] {
  const isInGreek = typed.every(({ word }) => isGreek(word)) && group.sought.some(hasGreek);
  return group.sought
    .filter((phrase) => !isInGreek || phrase.length === 1 || hasGreek(phrase))
    .map((phrase) => ({ words: phrase.map((word) => findForms(word, dictionary)), quality }));
}

const hasGreek = (phrase: Phrase) => phrase.some(isGreek);
