import type { Bilingual, Lang } from '../text/bilingual.ts';
import type { Finding } from './finding.ts';
import { OFFICIALESE } from './officialese.ts';

type Found = Omit<Finding, 'path'>;

/** A sentence with more words than this is hard to read (25 is what plain language guides advise). */
const MOST_WORDS = 40;
/** So many words in capitals one after another are shouting; an acronym or two are not. */
const CAPITAL_WORDS = 4;
/** A word of so many letters is hardly an acronym: beside another one it makes a text of capitals alone shouting. */
const NO_ACRONYM = 7;

/** What makes a text hard to read: very long sentences, capitals, words of officialese. `text` has no tags. */
export function adviseOnWording(text: string, language: Lang): Found[] {
  return [...longSentences(text), ...capitals(text), ...officialese(text, language)];
}

function longSentences(text: string): Found[] {
  return splitSentences(text).flatMap((sentence) => {
    const count = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    if (count <= MOST_WORDS) return [];
    return [
      {
        rule: 'long-sentence' as const,
        words: sentence.split(/\s+/).slice(0, 6).join(' '),
        text: {
          el: `Η πρόταση έχει ${count} λέξεις. Χωρίστε τη σε μικρότερες.`,
          en: `The sentence has ${count} words. Split it into shorter ones.`,
        },
      },
    ];
  });
}

/** A stop ends a sentence when a space and no small letter follow; `·` always ends a part that can be read alone. */
function splitSentences(text: string): string[] {
  return text.split(/(?<=[.;!?…])\s+(?!\p{Ll})|(?<=·)\s+|\n+/u).map((one) => one.trim());
}

function capitals(text: string): Found[] {
  const word = String.raw`(?=[^\s]*\p{Lu}{2})[\p{Lu}\p{N}\p{P}]+`;
  const more = String.raw`\s+(?:${word}|\p{Lu})`;
  const run = new RegExp(`(?<!\\S)${word}(?:${more}){${CAPITAL_WORDS - 1},}(?!\\S)`, 'gu');
  const found = isShouting(text) ? [text.trim()] : (text.match(run) ?? []);
  return found.map((words) => ({
    rule: 'capitals' as const,
    words,
    text: {
      el: 'Τα κεφαλαία διαβάζονται δύσκολα και χάνουν τους τόνους. Γράψτε με πεζά.',
      en: 'Capitals are hard to read. Write in lower case.',
    },
  }));
}

function isShouting(text: string): boolean {
  const words = text.match(/\p{Lu}{2,}/gu) ?? [];
  const isLong = words.some((word) => word.length >= NO_ACRONYM);
  return words.length > 1 && isLong && !/\p{Ll}/u.test(text);
}

function officialese(text: string, language: Lang): Found[] {
  const taken: string[] = [];
  return OFFICIALESE[language].flatMap(({ words, plain }) => {
    const found = words.exec(text)?.[0];
    // A phrase was named already that this word is a part of.
    if (!found || taken.some((phrase) => phrase.includes(found))) return [];
    taken.push(found);
    return [{ rule: 'officialese' as const, words: found, text: plainer(found, plain) }];
  });
}

function plainer(found: string, plain: string): Bilingual {
  if (plain === '') {
    return {
      el: `«${found}»: παραλείψτε το.`,
      en: `‘${found}’: leave it out.`,
    };
  }
  return {
    el: `«${found}»: πιο απλά «${plain}».`,
    en: `‘${found}’: more simply ‘${plain}’.`,
  };
}
