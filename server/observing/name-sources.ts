import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a file of the build, as a stack names it: file, line and column, both from one. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/** Places that were looked up, with what they became: an error that comes with each request is looked up once. */
const known = new Map<string, string>();
const MOST_KNOWN = 1_000;

/**
 * A text with stacks of errors in it, such as `error.stack`, with each place in the build replaced by the place in our
 * own sources. A place that no map of sources knows stays as it is.
 *
 * Node would do so by itself (`setSourceMapsSupport`), but for each error whose stack anything reads, and its streams
 * read it when a visitor leaves in the middle of an answer: that held the server up for a quarter of a second, and
 * 39 MB from then on. So only what is written down is translated, and the map goes again.
 */
export function nameSources(text: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return text.replace(PLACE, (place, file: string, line: string, column: string) => {
    const kept = known.get(place);
    if (kept !== undefined) return kept;
    if (!maps.has(file)) maps.set(file, readMap(file));
    // The map counts from zero.
    const origin = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    const named =
      origin && 'originalSource' in origin
        ? `${new URL(origin.originalSource, file).href}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
        : place;
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(place, named);
    return named;
  });
}

/**
 * The map beside a file of the build; nothing where there is none or it cannot be read, since an error is told as it
 * is.
 */
function readMap(file: string): SourceMap | undefined {
  const path = `${fileURLToPath(file)}.map`;
  if (!existsSync(path)) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
