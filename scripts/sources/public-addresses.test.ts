// biome-ignore-all lint/suspicious/noTemplateCurlyInString: pieces of sources in which templates stand
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { matchesPattern } from '../../domain/content/model/address-pattern.ts';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';

/**
 * A content type says where its entries have their addresses. Who leads to an entry asks `entryPath` or
 * `publicAddress`: an address that is put together by hand would stay behind when the type's moves.
 */
const ROOMS = '{api,app,domain,seed,server}/**/*.{ts,tsx}';

/** Who puts one together all the same, and why. */
const EXCEPTIONS: Record<string, string> = {
  'app/admin/styleguide/sample-entries.ts':
    'made-up entries of a screen in the browser, which may not import domain/screens',
  'domain/screens/reserved.ts': 'asks who else has the address that a page would have',
};

/** Pages stand at their slugs, a pattern that every address matches: see {@link SLUG_ALONE}. */
const PATTERNS = CONTENT_TYPES.flatMap(({ address }) =>
  address && address !== '/:slug' ? partedBySlashes(address) : [],
);
const SLUG_ALONE = /^\/\$\{(?:\w+\.)*slug\}$/;

/** Templates that begin as an address of the site does, or with another address. */
const TEMPLATE = /`((?:\$\{[\w.]*(?:siteUrl|path|PATH)\})?\/[^`\n]*\$\{[^`\n]*)`/g;
/** The beginnings of addresses to which something may be added. */
const BEGINNINGS = new Set(
  CONTENT_TYPES.flatMap(({ address }) => address?.replace(/:.*/, '') ?? []).filter(
    (beginning) => beginning.length > 1,
  ),
);

function partedBySlashes(address: string): string {
  return address.replace('#', '/');
}

function isByHand(template: string): boolean {
  if (SLUG_ALONE.test(template)) return true;
  if (/^\$\{[\w.]*(?:path|PATH)\}\/\$\{[\w.]*slug\}/.test(template)) return true;
  const [path = ''] = template
    .replace(/^\$\{[^}]*\}/, '')
    .replace(/\$\{[^}]*\}/g, 'x')
    .split('?');
  return PATTERNS.some((pattern) => matchesPattern(pattern, partedBySlashes(path)));
}

/** What in a source is an address of an entry that is put together there. */
function byHandIn(source: string): string[] {
  return [
    ...[...source.matchAll(TEMPLATE)].map(([, template = '']) => template).filter(isByHand),
    ...[...source.matchAll(/'(\/[^'\n]+)' \+/g)]
      .map(([, text = '']) => text)
      .filter((text) => BEGINNINGS.has(text)),
  ];
}

const ROOT = join(import.meta.dirname, '..', '..');
const files = globSync(ROOMS, { cwd: ROOT }).filter((path) => !path.includes('.test.'));

test('the address of an entry is put together in one place, but for those with a reason', () => {
  expect(files.length).toBeGreaterThan(1500);
  const found = files.filter((path) => byHandIn(readFileSync(join(ROOT, path), 'utf8')).length > 0);
  expect(found.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

test.each([
  'href(`/news/${slug}`, language)',
  '`/events/${event.slug}?day=${day}`',
  '`${siteUrl}/tourism/${data.category}/${slug}`',
  '`/services/glossary#${slug}`',
  '`/${entry.slug}`',
  '`${LIST.path}/${other.slug}`',
  "'/municipality/units/' + unit",
])('%s does', (source) => {
  expect(byHandIn(source)).toHaveLength(1);
});

test.each([
  "href(entryPath('news', entry), language)",
  '`/news/category/${category}/${page}`',
  '`/events?unit=${unit}`',
  '`/admin/content/${type}`',
  '`/${section}`',
  "'/news'",
])('%s does not', (source) => {
  expect(byHandIn(source)).toEqual([]);
});
