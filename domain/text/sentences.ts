/** Tags of elements that stand on lines of their own. Tags within a line (`strong`, `a` …) separate no words. */
const LINE_TAGS =
  /<\/?(?:p|br|h[2-4]|blockquote|hr|[uo]l|li|figure|figcaption|aside|details|summary|table|caption|thead|tbody|t[rhd])\b[^>]*>/;
const TAGS = /<[^<>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const ENDS_WITHOUT_STOP = /[\p{L}\p{N}%€»)]$/u;

/**
 * A stored rich text as one line: headings, items and cells end like sentences, so that they do not run
 * together. What is stored was sanitised (domain/text/rich-text.ts): its tags are whole, and its entities few.
 */
export function sentences(html: string): string {
  let text = '';
  for (const part of html.split(LINE_TAGS)) {
    const line = part.replace(TAGS, '').trim();
    if (line === '') continue;
    const ended = ENDS_WITHOUT_STOP.test(line.slice(-2)) ? `${line}.` : line;
    text += text === '' ? ended : ` ${ended}`;
  }
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] as string);
}
