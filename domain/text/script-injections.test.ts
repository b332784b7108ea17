import { describe, expect, test } from 'vitest';
import { SCRIPT_INJECTIONS } from '../../harness/content/script-injections.ts';
import { cleanText } from './clean-text.ts';
import { sanitiseRichText } from './rich-text.ts';

const ELEMENTS =
  'p|br|h2|h3|h4|strong|em|u|s|sub|sup|blockquote|hr|ul|ol|li|a|figure|figcaption|img|aside|details|summary|table|caption|thead|tbody|tr|th|td';
/** A whole tag of ours: only the elements and attributes that staff may use, in double quotes. */
const TAG = new RegExp(
  `^<(?:/(?:${ELEMENTS})|(?:${ELEMENTS})(?: (?:href|lang|hreflang|start|type|scope|colspan|rowspan|src|alt|width|height|role|data-entry|data-contact|data-notice|data-kind)="[^"<>]*")*(?: /)?)>$`,
);
/** What the attributes that are not for reading may say. */
const VALUES =
  / (?:src="(?!\/media\/[a-z0-9-]+\.[0-9a-f]{16}\/\d+\.(?:webp|avif|jpg)")|data-(?:entry|contact)="(?![a-z0-9-]+")|data-notice="(?!important"|information")|data-kind="(?!steps"|attachments")|role="(?!note"|presentation")|(?:width|height)="(?!\d+"))/;
const HREF = / href="([^"]*)"/g;

/** An attribute as a browser reads it. */
function decode(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('what staff paste is harmless (e2e/sanitiser.e2e.ts asks a browser the same)', () => {
  test('the list is worth the name', () => {
    expect(new Set(SCRIPT_INJECTIONS).size).toBe(SCRIPT_INJECTIONS.length);
    expect(SCRIPT_INJECTIONS.length).toBeGreaterThan(200);
  });

  test.each(SCRIPT_INJECTIONS.map((html, number) => [number, html.slice(0, 100), html]))(
    '%i %j',
    (_number, _start, html) => {
      for (const clean of [sanitiseRichText(html), sanitiseRichText(cleanText(html))]) {
        for (const tag of clean.match(/<[^>]*>?/g) ?? []) {
          expect(tag).toMatch(TAG);
          expect(tag).not.toMatch(VALUES);
        }
        for (const [, href = ''] of clean.matchAll(HREF)) {
          const address = URL.parse(decode(href), 'https://site.example/page');
          if (!address) continue;
          expect(address.protocol).toMatch(/^(?:https?|mailto|tel):$/);
          expect(address.host).not.toContain('evil');
        }
        // Text stays text however often it is cleaned; empty paragraphs may be removed.
        expect([clean, '']).toContain(sanitiseRichText(clean));
      }
    },
  );
});
