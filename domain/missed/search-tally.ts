import { networkOf } from '../limits/network.ts';
import { isEmptyWord, splitQuery } from '../search/words/split-words.ts';
import { cleanText } from '../text/clean-text.ts';
import { HOUR_MS } from '../time/durations.ts';
import type { MissedSearch } from './missed-searches.ts';

/** A search that somebody made. */
export interface NotedSearch {
  /** As typed. */
  query: string;
  /** Whose: kept in memory for an hour at most, and never written down. */
  address: string;
  /** What was found: all words, some of them, or nothing. */
  found: 'all' | 'some' | 'nothing';
  now: Date;
}

/** Different searches between two writes; a flood of others is not counted. */
const MOST_AT_ONCE = 200;
/** Of one network within an hour, so that one sender fills no list. */
const MOST_OF_NETWORK = 20;
const MOST_NETWORKS = 5000;
/** Results come while somebody types: what is not gone on with for so long is what was meant. */
const TYPING_MS = 20_000;
const SHORTEST = 3;
const LONGEST = 60;
const MOST_WORDS = 6;
/**
 * E-mail and web addresses, and numbers by which somebody may be known: telephones, ΑΦΜ, ΑΜΚΑ, identity cards, plates.
 * A year alone is none.
 */
const PERSONAL = /@|https?:|www\.|(?:\d[\s./-]*){5}|\p{L}{3}[\s-]?(?!19|20)\d{4}/iu;

interface Typing {
  words: string;
  query: string;
  isPartial: boolean;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Counts searches that found nothing, or nothing with all words, in memory, until they are written down together. A
 * network counts once an hour for each search, whatever it sends; so a number says how many wanted it.
 */
export class SearchTally {
  readonly #counted = new Map<string, MissedSearch>();
  /** What each network is typing, and what was counted of it in this hour. */
  readonly #typing = new Map<string, Typing>();
  readonly #ofNetwork = new Map<string, Set<string>>();
  #hour = 0;

  note({ query, address, found, now }: NotedSearch): void {
    const network = networkOf(address);
    const words = splitQuery(query).join(' ');
    const at = now.getTime();
    const before = this.#typing.get(network);
    this.#typing.delete(network);
    if (before && !isSameTyping(before, { words, at })) this.#count(network, before);
    if (found === 'all' || !isKept(query, words)) return;
    if (this.#typing.size >= MOST_NETWORKS) return;
    this.#typing.set(network, { words, query: cleanText(query), isPartial: found === 'some', at });
  }

  /** What was counted since the last time; at the end (`isLast`) also what somebody may still be typing. */
  take(now: Date, { isLast = false } = {}): MissedSearch[] {
    for (const [network, typing] of this.#typing) {
      if (!isLast && now.getTime() - typing.at < TYPING_MS) continue;
      this.#typing.delete(network);
      this.#count(network, typing);
    }
    const counted = [...this.#counted.values()];
    this.#counted.clear();
    return counted;
  }

  #count(network: string, { words, query, isPartial, at }: Typing): void {
    const hour = Math.floor(at / HOUR_MS);
    if (hour !== this.#hour) this.#ofNetwork.clear();
    this.#hour = hour;
    const known = this.#ofNetwork.get(network) ?? new Set();
    if (known.has(words) || known.size >= MOST_OF_NETWORK) return;
    if (known.size === 0 && this.#ofNetwork.size >= MOST_NETWORKS) return;
    this.#ofNetwork.set(network, known.add(words));
    const counted = this.#counted.get(words);
    if (counted) counted.times++;
    else if (this.#counted.size < MOST_AT_ONCE) {
      this.#counted.set(words, { words, query, isPartial, times: 1 });
    }
  }
}

/** Whether a search goes on with, or takes back letters of, the one before it. */
function isSameTyping(before: Typing, next: Pick<Typing, 'words' | 'at'>): boolean {
  if (next.at - before.at > TYPING_MS) return false;
  return next.words.startsWith(before.words) || before.words.startsWith(next.words);
}

function isKept(query: string, words: string): boolean {
  const all = words.split(' ');
  if (words.length < SHORTEST || query.trim().length > LONGEST) return false;
  return all.length <= MOST_WORDS && !all.every(isEmptyWord) && !PERSONAL.test(query);
}
