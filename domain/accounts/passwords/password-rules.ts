import type { Bilingual } from '../../text/bilingual.ts';
import { transliterate } from '../../text/transliterate.ts';
import { readCommonPasswords } from './common-passwords.ts';
import { toEnglishKeys, toGreekKeys } from './keyboard-layouts.ts';

export const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 128;

/** Stems of the passwords that people choose first; digits and signs around them do not help. */
const COMMON_STEMS = new Set([
  'password',
  'passw',
  'pass',
  'kodikos',
  'synthimatiko',
  'qwerty',
  'qwertyuiop',
  'asdfgh',
  'asdfghjkl',
  'zxcvbnm',
  'letmein',
  'welcome',
  'admin',
  'administrator',
  'dimos',
  'dimosaigialeias',
  'aigialeia',
  'aigio',
  'aigion',
  'municipality',
  'ellada',
  'hellas',
  'greece',
  'olympiakos',
  'olympiacos',
  'panathinaikos',
  'abc',
  'abcdef',
  'abcdefgh',
  'iloveyou',
  'sagapo',
  'monkey',
  'dragon',
  'football',
  'changeme',
  'secret',
  'test',
  'user',
  'kalimera',
  'kalispera',
  'kalinychta',
  'kalinixta',
  'summer',
  'winter',
  'kalokairi',
  'cheimonas',
  'xeimonas',
  'anoixi',
  'agapi',
  'agapimou',
  'sagapw',
  'kwdikos',
  'asfaleia',
  'patrida',
  'panagia',
  'thalassa',
  'dimarchos',
  'dimarxos',
  'dimarcheio',
  'dimarxeio',
  'athina',
  'patra',
  'thessaloniki',
  'paok',
  'aek',
  'giorgos',
  'giannis',
  'kostas',
  'dimitris',
  'nikos',
  'christos',
  'xristos',
  'vasilis',
  'panagiotis',
  'alexandros',
  'maria',
  'eleni',
  'katerina',
  'vasiliki',
  'sofia',
  'angeliki',
  'aggeliki',
  'georgia',
  'dimitra',
]);

/**
 * What is wrong with a new password, or null. A password needs at least 12 characters and must not be a common one
 * (ASVS 5.0, 6.2.4 and 6.2.11).
 */
export function describePasswordProblem(password: string, email: string): Bilingual | null {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return { el: 'Τουλάχιστον 12 χαρακτήρες.', en: 'At least 12 characters.' };
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return { el: 'Έως 128 χαρακτήρες.', en: 'At most 128 characters.' };
  }
  if (isCommon(password) || holdsName(password, email)) {
    return {
      el: 'Ο κωδικός αυτός μαντεύεται εύκολα. Διαλέξτε μερικές άσχετες λέξεις.',
      en: 'This password is easy to guess. Choose a few unrelated words.',
    };
  }
  return null;
}

/** Many good passwords contain a name of one to three letters, and none the whole address: kep@aigialeia.gr. */
const SHORTEST_NAME = 4;

function holdsName(password: string, email: string): boolean {
  const address = email.toLowerCase();
  const name = address.split('@')[0] ?? '';
  const told = name.length < SHORTEST_NAME ? address : name;
  return told !== '' && password.toLowerCase().includes(told);
}

function isCommon(password: string): boolean {
  // The password in the form that is hashed: composed by NFKC.
  const composed = password.normalize('NFKC');
  const lower = composed.toLowerCase();
  if (new Set(lower).size < 5 || isRun(lower)) return true;
  if (/^(.{1,16})\1+.{0,5}$/u.test(undisguise(lower))) return true;
  // 'κωδικός' is as common as 'kodikos', and so are both typed on the other keyboard: 'πασσςορδ', 'kvdik;ow'.
  const typed = [lower, ...toEnglishKeys(composed), ...toGreekKeys(composed)];
  const spellings = typed.flatMap(withoutDisguise);
  const latin = spellings.map(transliterate);
  if (latin.some((text) => COMMON_STEMS.has(text.replace(/[^\p{L}]/gu, '')))) return true;
  const common = readCommonPasswords();
  return [...spellings, ...latin].some((text) => common.includes(`\n${text}\n`));
}

/**
 * A text in lower case with its disguised letters restored, once whole and once without the digits and signs around
 * it.
 */
function withoutDisguise(text: string): string[] {
  // A year at the end is removed first, since restoring letters would turn its digits into letters.
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return [text, undisguise(text), undisguise(core)];
}

/** 'p@ssw0rd' as 'password'. */
function undisguise(text: string): string {
  return text.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('3', 'e').replaceAll('$', 's');
}

/** Whether each character follows the one before, up or down: 123456789012, abcdefghijkl. */
function isRun(password: string): boolean {
  let steps = 0;
  for (let i = 1; i < password.length; i++) {
    const step = password.charCodeAt(i) - password.charCodeAt(i - 1);
    if (Math.abs(step) === 1 || Math.abs(step) === 9) steps++;
  }
  return steps >= password.length - 2;
}
