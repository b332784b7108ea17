import sanitizeHtml from 'sanitize-html';
import { unescapeMarkup } from './escape.ts';

/** Ids of entries and media. */
const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;
/** Cells over more columns or rows than any table has would take a browser minutes to lay out. */
const SPAN = /^(?:[1-9]\d?|100)$/;
const SPANS = { colspan: SPAN, rowspan: SPAN };
/** The address of a picture of the library, in any of its sizes. */
const OWN_PICTURE = /^\/media\/[a-z0-9-]{1,80}\.[0-9a-f]{16}\/\d{1,5}\.(?:avif|webp|jpg)$/;

/**
 * The structure of rich text: HTML of these elements and no others, as the editor writes it (app/admin/form/rich-text)
 * and as it is stored. Everything that staff or the API send passes here, so whatever else reads stored texts may rely
 * on it. Headings start at h2, since each screen has its own h1. Scripts, styles, classes, event handlers and foreign
 * frames never pass.
 *
 * | What | HTML |
 * |---|---|
 * | words | `p`, `br`, `strong`, `em`, `u`, `s`, `sub`, `sup`, `blockquote`, `hr`, `h2` to `h4` |
 * | list | `ul`; `ol` with `start` and `type` (`a`, `A`, `i`, `I`) |
 * | steps | `ol` with `data-kind="steps"` |
 * | link | `a href`; to an entry of this site also `data-entry`, its id, which decides where it leads (domain/content/texts) |
 * | document | a link to a document of the library, `/media/…` |
 * | attachments | `ul` with `data-kind="attachments"`, a link to a document in each item |
 * | picture | `figure` of an `img` of the library and perhaps a `figcaption`; a decorative one has `alt=""` and `role="presentation"`, one that nobody has described yet `alt=""` alone |
 * | table | `table` of `caption`, `thead`, `tbody`, `tr`, `th` (`scope`), `td`; cells with `colspan`, `rowspan` |
 * | notice | `aside` with `role="note"` and `data-notice`, `important` or `information` |
 * | accordion | `details` with a `summary`, one for each question |
 * | contact card | `p` with `data-contact`, the id of an office or department, and its name; screens show its present data |
 *
 * `lang` may stand on any element.
 */
const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'strong',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'blockquote',
    'hr',
    'ul',
    'ol',
    'li',
    'a',
    'figure',
    'figcaption',
    'img',
    'aside',
    'details',
    'summary',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'lang', 'hreflang', 'data-entry'],
    p: ['data-contact'],
    ul: ['data-kind'],
    ol: ['start', 'type', 'data-kind'],
    img: ['src', 'alt', 'width', 'height', 'role'],
    aside: ['role', 'data-notice'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'template',
  ],
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    div: keepValues({ 'data-contact': ID }, 'p'),
    a: keepValues({ 'data-entry': ID }),
    p: keepValues({ 'data-contact': ID }),
    th: keepValues(SPANS),
    td: keepValues(SPANS),
    ul: keepValues({ 'data-kind': /^attachments$/ }),
    // In Greek texts `a` counts α, β, γ.
    ol: keepValues({ 'data-kind': /^steps$/, type: /^[aAiI]$/ }),
    img: (tagName, attribs) => ({ tagName, attribs: describedPicture(attribs) }),
    aside: (tagName, attribs) => ({ tagName, attribs: { ...attribs, role: 'note' } }),
  },
  exclusiveFilter({ tag, attribs, mediaChildren }) {
    if (tag === 'img') return !OWN_PICTURE.test(attribs.src ?? '');
    if (tag === 'figure' && !mediaChildren.includes('img')) return 'excludeTag';
    const isPlain =
      tag === 'aside' && !/^(?:important|information)$/.test(attribs['data-notice'] ?? '');
    return isPlain ? 'excludeTag' : false;
  },
  nestingLimit: 30,
};

/** HTML that is safe to show: only the elements, attributes and schemes above. Empty paragraphs alone become ''. */
export function sanitiseRichText(html: string): string {
  const clean = freeCaptions(sanitizeHtml(html, OPTIONS)).trim();
  // The parts exclude one another (\s is also U+00A0): if two parts matched the same text, forty of them would take
  // years.
  return clean.replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '').trim() === '' ? '' : clean;
}

/** A caption whose picture did not pass stays as a paragraph; in a caption there is none. */
function freeCaptions(html: string): string {
  const open: string[] = [];
  return html.replace(
    /(<img [^>]*>\s*)?<(\/?)figcaption([^>]*)>/g,
    (_, picture: string | undefined, slash: string, lang: string) => {
      if (slash) {
        const name = open.pop();
        return (picture ?? '') + (name ? `</${name}>` : '');
      }
      const name = open.length > 0 ? '' : picture ? 'figcaption' : 'p';
      open.push(name);
      return (picture ?? '') + (name && `<${name}${lang}>`);
    },
  );
}

/** Leaves those attributes out whose value is not of that form; the element becomes another one where one is named. */
function keepValues(forms: Record<string, RegExp>, becomes?: string): sanitizeHtml.Transformer {
  // In the object itself `constructor`, which anybody may call an attribute, would be a function.
  const known = new Map(Object.entries(forms));
  return (tagName, attribs) => ({
    tagName: becomes ?? tagName,
    attribs: Object.fromEntries(
      Object.entries(attribs).filter(([name, value]) => known.get(name)?.test(value) ?? true),
    ),
  });
}

/** The attributes of a picture: an alternative text, even if it is empty, and a size in whole pixels. */
function describedPicture(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const { src = '', alt = '', width = '', height = '', lang } = attribs;
  const isSized = /^[1-9]\d{0,4}$/.test(width) && /^[1-9]\d{0,4}$/.test(height);
  return {
    src,
    alt,
    ...(isSized && { width, height }),
    ...(alt === '' && attribs.role === 'presentation' && { role: 'presentation' }),
    ...(lang && { lang }),
  };
}

/** The words of an HTML text, for search and descriptions: tags become spaces, entities characters. */
export function plainText(html: string): string {
  const words = sanitizeHtml(
    html.replace(/<[^<>]+>/g, (tag) => `${tag} `),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  );
  return unescapeMarkup(words).replace(/\s+/g, ' ').trim();
}
