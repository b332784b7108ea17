import { slugify } from '../../../domain/text/slug.ts';

/** A heading of a text, as a table of contents names it. */
export interface Heading {
  id: string;
  label: string;
  level: 2 | 3;
}

const HEADING = /<h([23])((?:\s[^>]*)?)>([\s\S]*?)<\/h\1>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/**
 * Gives the headings (h2, h3) of a sanitised text ids to jump to, made from their words, and lists those of level 2.
 * Ids begin with `section-`, so that none equals an id of the screen.
 */
export function addHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  /** Where to go on counting: from the beginning, ten thousand equal headings would take half a minute. */
  const counted = new Map<string, number>();
  const withIds = html.replace(
    HEADING,
    (whole, digit: string, attributes: string, inner: string) => {
      const label = wordsOf(inner);
      if (label === '') return whole;
      const base = `section-${slugify(label) || headings.length + 1}`;
      let id = base;
      let number = counted.get(base) ?? 1;
      while (taken.has(id)) id = `${base}-${++number}`;
      counted.set(base, number);
      taken.add(id);
      if (digit === '2') headings.push({ id, label, level: 2 });
      return `<h${digit}${attributes} id="${id}">${inner}</h${digit}>`;
    },
  );
  return { html: withIds, headings };
}

/** The headings of a text as a table of contents names them: in the language of the text. */
export function namedIn(text: { headings: Heading[]; lang?: 'el' | 'en' | undefined }) {
  const { headings, lang } = text;
  return headings.map(({ label, ...heading }) => ({
    ...heading,
    label: { text: label, ...(lang && { lang }) },
  }));
}

/** A text whose headings lie one level deeper, for texts under a heading of the screen. */
export function lowerHeadings(html: string): string {
  return html.replace(
    /<(\/?)h([23])(?=[\s>])/g,
    (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`,
  );
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^<>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
