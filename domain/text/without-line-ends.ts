/** A text in one line: line ends, with the white space around them, become a space. */
export function withoutLineEnds(text: string): string {
  // Run by run: /\s*[\r\n]+\s*/ would try every length of a long run of spaces, which takes seconds.
  return text.replace(/\s+/g, (run) => (/[\r\n]/.test(run) ? ' ' : run));
}
