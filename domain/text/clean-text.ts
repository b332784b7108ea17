// Control characters other than tab and line ends; they have no meaning in text and break XML feeds.
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming them is the point
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;

/** Text as stored: composed Unicode (NFC), no control characters or lone surrogates, no white space at its ends. */
export function cleanText(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(CONTROL_CHARACTERS, '').trim();
}

/** A text in one line: line ends, with the white space around them, become a space. */
export function withoutLineEnds(text: string): string {
  // Run by run: /\s*[\r\n]+\s*/ would try every length of a long run of spaces, which takes seconds.
  return text.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run));
}
