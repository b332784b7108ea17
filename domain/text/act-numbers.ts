import { withHyphens } from './clean-text.ts';

/** The numbers by which acts of Greek public bodies are found on Diavgeia and in the register of contracts (ΚΗΜΔΗΣ). */

/** Latin capitals that look like Greek ones: whoever copies a number by hand cannot tell them apart. */
const LOOKALIKES: Record<string, string> = {
  A: 'Α',
  B: 'Β',
  E: 'Ε',
  Z: 'Ζ',
  H: 'Η',
  I: 'Ι',
  K: 'Κ',
  M: 'Μ',
  N: 'Ν',
  O: 'Ο',
  P: 'Ρ',
  T: 'Τ',
  Y: 'Υ',
  X: 'Χ',
};

/** An ADA as Diavgeia writes it: Greek capitals and digits, without spaces. */
export function tidyAda(typed: string): string {
  return withHyphens(typed)
    .replace(/\s/g, '')
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => LOOKALIKES[letter] ?? letter);
}

const SHORTEST_BEGINNING = /^[0-9Α-Ω]{3,12}(?:-[0-9Α-Ω]{0,3})?$/;

/**
 * What somebody typed as the beginning of an ADA, as Diavgeia writes it; undefined where no ADA begins so. Who copies
 * one from a letter may copy the word before it, too: «ΑΔΑ: Ψ4Χ7».
 */
export function beginningOfAda(typed: string): string | undefined {
  const number = typed.trim().replace(/^(?:αδα|ada)[\s:]+(?=\S)/i, '');
  const tidy = tidyAda(number);
  return SHORTEST_BEGINNING.test(tidy) ? tidy : undefined;
}

/** Whether a text has the form of an ADA: `Ψ4Χ7ΩΞ6-ΑΒΓ`; those of the first years are shorter. */
export function isAda(text: string): boolean {
  return /^[0-9Α-Ω]{4,12}-[0-9Α-Ω]{1,3}$/.test(text);
}

/**
 * Where Diavgeia shows the act with that number, or undefined where there is none: the numbers of the sample content
 * begin with ΔΕΙΓΜΑ, as no real one does.
 */
export function diavgeiaAddress(ada: string): string | undefined {
  if (!isAda(ada) || ada.startsWith('ΔΕΙΓΜΑ')) return undefined;
  return `https://diavgeia.gov.gr/decision/view/${encodeURIComponent(ada)}`;
}

/** An ADAM as the register of contracts writes it: in Latin capitals, without spaces. */
export function tidyAdam(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** Whether a text has the form of an ADAM: the year, the stage of the contract and nine digits, `26PROC012345678`. */
export function isAdam(text: string): boolean {
  return /^\d{2}(REQ|PROC|AWRD|SYMV|PAY)\d{9}$/.test(text);
}

/**
 * Whether a text has the form of a code of the Common Procurement Vocabulary: `45214200-2` (Regulation (EC) 213/2008).
 */
export function isCpv(text: string): boolean {
  return /^\d{8}-\d$/.test(text);
}
