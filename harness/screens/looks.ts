import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { tidy } from './outline.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Utilities that say whether something is seen: on which screens, on paper, in colours of one's own, or only heard. */
const SHOWING =
  /(?:^|:)(?:sr-only|hidden|invisible|whitespace-pre-line)$|:(?:block|grid|flex|inline|inline-\w+|static|contents)$|(?:^|:)(?:print|forced-colors|motion-\w+|empty):/;

/** What outlines leave out: who hears a sign, which menu a button opens, what is fetched first. */
const ATTRIBUTES =
  /^(?:aria-hidden|fetchpriority|novalidate|popover\w*|autofocus|tabindex|crossorigin|enterkeyhint|start)$/;

/** The classes of which the stylesheets of the public site speak. */
function readOwnClasses(): ReadonlySet<string> {
  const styles = globSync(['app/{site,ui,islands}/**/*.css', 'public/emergency.css'], { cwd: ROOT })
    .map((path) => readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');
  return new Set([...styles.matchAll(/(?<!\w)\.([a-z][\w-]*)/g)].map(([, name = '']) => name));
}

let own: ReadonlySet<string> | undefined;

/** What an element says of its looks: classes that show or hide it or have a style of their own, and attributes. */
function marksOf(element: HtmlElement): string[] {
  own ??= readOwnClasses();
  const names = (element.getAttributeValue('class') ?? '').split(/\s+/);
  const classes = names.filter((name) => own?.has(name) || SHOWING.test(name));
  const attributes = element.attributes
    .filter(({ key }) => ATTRIBUTES.test(key))
    .map(({ key, value }) => (value ? `[${key}="${tidy(String(value))}"]` : `[${key}]`));
  return [...classes.map((name) => `.${name}`), ...attributes];
}

/** How a part of a screen looks, a class or an attribute in a line, with how many elements of each kind have it. */
export function looksOf(parts: readonly HtmlElement[]): string[] {
  const counts = new Map<string, Map<string, number>>();
  for (const element of parts.flatMap((part) => [part, ...part.querySelectorAll('*')])) {
    for (const mark of marksOf(element)) {
      const tags = counts.get(mark) ?? new Map<string, number>();
      counts.set(mark, tags.set(element.tagName, (tags.get(element.tagName) ?? 0) + 1));
    }
  }
  const byName = <T>(entries: Iterable<[string, T]>) =>
    [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return byName(counts).map(
    ([mark, tags]) =>
      `${mark}: ${byName(tags)
        .map(([tag, count]) => `${count} ${tag}`)
        .join(', ')}`,
  );
}

/** What a document asks of the browser before anything is seen: its colours, signs, fonts and scale. */
export function askedOf(document: HtmlElement): string[] {
  return document
    .querySelectorAll('meta[charset], meta[name], link')
    .filter((one) => !/^(?:description|robots)$/.test(one.getAttributeValue('name') ?? ''))
    .filter((one) => !/^(?:canonical|alternate)$/.test(one.getAttributeValue('rel') ?? ''))
    .map(({ tagName, attributes }) =>
      [tagName, ...attributes.map(({ key, value }) => `${key}="${tidy(String(value))}"`)].join(' '),
    );
}
