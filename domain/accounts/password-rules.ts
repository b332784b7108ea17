import type { Bilingual } from '../content/fields.ts';
import { transliterate } from '../content/slug.ts';

export const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 128;

/** Stems that the passwords people choose first are made of; digits and signs around them do not help. */
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
  'summer',
  'winter',
  'kalokairi',
]);

/** What is wrong with a new password, or null. At least 12 characters and not one of those everybody tries. */
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

/** Names of one to three letters are in many a good password. */
const SHORTEST_NAME = 4;

function holdsName(password: string, email: string): boolean {
  const name = (email.split('@')[0] ?? '').toLowerCase();
  return name.length >= SHORTEST_NAME && password.toLowerCase().includes(name);
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const plain = undisguise(lower);
  // Undisguised, a year at the end would hold letters: it is taken off first.
  const core = undisguise(lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  // 'κωδικός' is as common as 'kodikos'.
  const stems = [lower, plain, core].map((text) => transliterate(text).replace(/[^\p{L}]/gu, ''));
  if (stems.some((stem) => COMMON_STEMS.has(stem))) return true;
  if (new Set(password).size < 5) return true;
  const repeated = /^(.{1,8})\1+.{0,5}$/u.exec(plain);
  return repeated !== null || isRun(password);
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
