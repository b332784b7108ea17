import { fold } from '../../text/fold.ts';
import { findDays, isWordOfDay } from '../words/days.ts';

/** A piece of a text; `isHit` where it contains a searched word. */
export interface TextPiece {
  text: string;
  isHit: boolean;
}

/** The searched words, folded. */
export interface Needles {
  /** Found anywhere in a word. */
  parts: readonly string[];
  /** Found as words alone. */
  words: ReadonlySet<string>;
}

const WORD = /[\p{L}\p{N}\p{M}\u2206]+/gu;
/** Characters shown before the first hit, so that it can be understood. */
const LEAD = 60;
export const EXCERPT_LENGTH = 220;

/** A text in pieces; a word that is a needle or contains one is a hit. The joined pieces are the text. */
export function markHits(text: string, needles: Needles): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { start, length } of findHits(text, needles)) {
    if (start > end) pieces.push({ text: text.slice(end, start), isHit: false });
    pieces.push({ text: text.slice(start, start + length), isHit: true });
    end = start + length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isHit: false });
  return pieces;
}

/** About 220 characters of a text around the first hit, cut between words; its beginning where there is no hit. */
export function makeExcerpt(text: string, needles: Needles): TextPiece[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  const [first] = findHits(plain, needles);
  const from = first && first.start > LEAD ? wordAfter(plain, first.start - LEAD, first.start) : 0;
  const last = from + EXCERPT_LENGTH;
  const to = plain.length > last ? wordBefore(plain, last, from + LEAD) : plain.length;
  const cut = `${from > 0 ? '… ' : ''}${plain.slice(from, to)}${to < plain.length ? ' …' : ''}`;
  return markHits(cut, needles);
}

function* findHits(text: string, needles: Needles) {
  if (needles.parts.length === 0 && needles.words.size === 0) return;
  const days = listSoughtDays(text, needles);
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [day] = days;
    if (day && day.start <= match.index) {
      days.shift();
      yield day;
      end = day.start + day.length;
    }
    // A part of a day that was marked whole.
    if (match.index < end) continue;
    const word = foldWord(match[0]);
    if (needles.words.has(word) || needles.parts.some((part) => word.includes(part))) {
      yield { start: match.index, length: match[0].length };
    }
  }
}

/** The days in a text that are searched, however they are written in it. */
function listSoughtDays(text: string, { words, parts }: Needles) {
  const sought = [...words, ...parts].filter(isWordOfDay);
  return sought.length > 0 ? findDays(text).filter(({ word }) => sought.includes(word)) : [];
}

/** Texts repeat their words: folding each occurrence took a tenth of a search. */
const foldedWords = new Map<string, string>();
const MAX_FOLDED_WORDS = 20_000;

function foldWord(word: string): string {
  let folded = foldedWords.get(word);
  if (folded === undefined) {
    folded = fold(word);
    if (foldedWords.size >= MAX_FOLDED_WORDS) foldedWords.clear();
    foldedWords.set(word, folded);
  }
  return folded;
}

/** Where the next word begins; the place itself where none does up to `most`, as in a long address. */
function wordAfter(text: string, at: number, most: number): number {
  const space = text.indexOf(' ', at);
  return space === -1 || space >= most ? at : space + 1;
}

/** Where the word before ends; the place itself where none does from `least` on. */
function wordBefore(text: string, at: number, least: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < least ? at : space;
}
