import type { KnownTerms } from './known-terms.ts';

/** A part of a text: words as they are, or words that name a term. */
export interface TextPart {
  text: string;
  /** The slug of the term; null for other words. */
  term: string | null;
}

/** Tags, and what lies between them. */
const PIECES = /<[^<>]*>|[^<]+/g;
/** No term is marked within these: links lead elsewhere already, and headings are read as a whole. */
const LEFT_ALONE = /^<(\/?)(?:a|h[1-6])\b/i;

/**
 * Marks each term where a page uses it first. One of these for each page: it remembers what it has marked, so the parts
 * of the page are given in the order in which they are read.
 */
export class TermMarker {
  readonly #terms: KnownTerms;
  readonly #marked = new Set<string>();

  constructor(terms: KnownTerms) {
    this.#terms = terms;
  }

  /** A plain text in its parts. */
  split(text: string): TextPart[] {
    const parts: TextPart[] = [];
    let end = 0;
    for (const { slug, from, to } of this.#terms.find(text)) {
      if (this.#marked.has(slug)) continue;
      this.#marked.add(slug);
      if (from > end) parts.push({ text: text.slice(end, from), term: null });
      parts.push({ text: text.slice(from, to), term: slug });
      end = to;
    }
    if (end < text.length) parts.push({ text: text.slice(end), term: null });
    return parts;
  }

  /** HTML of the editor with its terms as links; `open` makes the tag that opens one. */
  link(html: string, open: (slug: string) => string): string {
    let within = 0;
    return html.replace(PIECES, (piece) => {
      const tag = LEFT_ALONE.exec(piece);
      if (tag) within += tag[1] ? -1 : 1;
      if (within > 0 || piece.startsWith('<')) return piece;
      return this.split(piece)
        .map(({ text, term }) => (term === null ? text : `${open(term)}${text}</a>`))
        .join('');
    });
  }
}
