import sanitizeHtml from 'sanitize-html';

/**
 * What staff may write in rich text. Headings start at h2, since each screen has its own h1.
 * Scripts, styles, classes, event handlers and foreign frames never pass.
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
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'lang', 'hreflang'],
    ol: ['start', 'type'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
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
    div: 'p',
    ol: (tagName, { type, ...attribs }) => ({
      tagName,
      // Letters and Roman numbers; in Greek texts `a` counts α, β, γ.
      attribs: type && /^[aAiI]$/.test(type) ? { ...attribs, type } : attribs,
    }),
  },
  nestingLimit: 30,
};

/** HTML that is safe to show: only the elements, attributes and schemes above. Empty paragraphs alone become ''. */
export function sanitiseRichText(html: string): string {
  const clean = sanitizeHtml(html, OPTIONS).trim();
  // The parts exclude one another (\s is also U+00A0): if two parts matched the same text, forty of them would take
  // years.
  return clean.replace(/<p>(?:\s|&nbsp;|<br \/>)*<\/p>/g, '') === '' ? '' : clean;
}

/** The words of an HTML text, for search and descriptions: tags become spaces, entities characters. */
export function plainText(html: string): string {
  return sanitizeHtml(
    html.replace(/<[^>]+>/g, (tag) => `${tag} `),
    {
      allowedTags: [],
      allowedAttributes: {},
    },
  )
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ')
    .trim();
}
