// Reads what stands behind the name of a command. What it cannot use ends the process with one sentence.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail } from './environment.mjs';

/** As `parseArgs` of Node, without its stack. */
export function parseWords(config) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Advice follows that does not hold for words behind `npm run`.
    const [said] = error.message.split(/\.\s/);
    return fail(`${said.replace(/\.$/, '')}.`);
  }
}

/** Ends the process with one sentence where a word is none that the command knows. */
export function requireKnown(words, known) {
  const unknown = words.find((word) => !known.includes(word));
  if (unknown === undefined) return;
  const others = known.length > 0 ? `, only ${known.join(', ')}` : ': no word is expected';
  fail(`There is no ‘${unknown}’ here${others}.`);
}

/** A whole number above 0, or `otherwise` where none is given; `name` is what it is called in the sentence. */
export function readCount(text, name, otherwise) {
  if (text === undefined) return otherwise;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1) {
    fail(`${name} takes a whole number above 0, not ‘${text}’.`);
  }
  return count;
}

/** The text of a file that somebody named. */
export function readGivenFile(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    return fail(`${path} cannot be read (${error.code}).`);
  }
}
