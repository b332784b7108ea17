// Control characters other than tab and line ends; they have no meaning in text and break XML feeds.
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/**
 * Characters that nobody sees and that come in by copying: marks that turn the direction of what follows (U+202E makes
 * `invoice-exe.pdf` of what ends in `fdp.exe`), spaces and letters without width, soft hyphens, hidden tags. With
 * them a text looks like another one, or empty, and no search finds it. Greek and English need none of them; Arabic
 * and Hebrew are put in order by their letters.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them is meant
  /(?![\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/**
 * What joins letters or chooses their forms, where it can do neither: Persian names need it, and many emoji are two
 * characters with one of these between.
 */
const IDLE_JOINERS =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each of them is meant
  /(?<=^|[\s\p{Script=Greek}\p{Script=Latin}\p{Script=Cyrillic}][\p{M}\u200c\u200d]{0,8})[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+/gu;

/** No script stacks more marks on a letter; fifty of them write over the lines above and below. */
const STACKED_MARKS = /(\p{Mark}{4})\p{Mark}+/gu;

/**
 * Text as stored: composed Unicode (NFC), nothing in it that nobody can see, no lone surrogates, no white space at its
 * ends. What it loses nobody misses, so it is no reason to refuse what a person typed; only in e-mail addresses, which
 * have to be the right one, is it refused (`describeEmailProblem`).
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(CONTROL_CHARACTERS, '')
    .replace(UNSEEN, '')
    .replace(/[\u2028\u2029]/g, '\n')
    .replaceAll('\u2800', ' ')
    .replace(IDLE_JOINERS, '')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .trim();
}

/** Every hyphen, dash and minus sign as the one of keyboards; in a number nobody can tell them apart. */
export function withHyphens(text: string): string {
  return text.replace(/[\p{Pd}\u2212]/gu, '-');
}

/** A text in one line: line ends, with the white space around them, become a space. */
export function withoutLineEnds(text: string): string {
  // Run by run: /\s*[\r\n]+\s*/ would try every length of a long run of spaces, which takes seconds.
  return text.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run));
}
