/** Elements within a line: their tags stand between letters of one word. Any other tag ends a word. */
const WITHIN_LINE = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;
/** What a text leads to or shows: it says something else when one of these changes. */
const TARGETS = /\s(?:href|src)="([^"]*)"/gi;

/** What a text says: its words, and where it is HTML also what it links to. Spaces and bold letters say nothing. */
function sayingOf(text: string, isHtml: boolean): string {
  const words = isHtml
    ? text
        .replace(WITHIN_LINE, '')
        .replace(/<[^<>]*>/g, ' ')
        .replace(/&nbsp;/g, ' ')
    : text;
  const targets = isHtml ? Array.from(text.matchAll(TARGETS), ([, target]) => target) : [];
  return [words.normalize('NFC').replace(/\s+/g, ' ').trim(), ...targets].join('\n');
}

/** Whether two texts, or two HTML texts, say the same in the same words. */
export function hasSameWords(a: string, b: string, { isHtml }: { isHtml: boolean }): boolean {
  return a === b || sayingOf(a, isHtml) === sayingOf(b, isHtml);
}
