import { globSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../domain/text/escape.ts';

/** A screen in one look, in the folder of earlier pictures, in that of the new ones, or in both. */
export interface Pair {
  /** The way to it within both folders: `el/light/390/home.jpg`. */
  name: string;
  isBefore: boolean;
  isAfter: boolean;
  /** The share of the larger picture that looks otherwise, from 0 to 1; 1 where there is only one of the two. */
  changed: number;
}

/** Pictures are compared at this width: a line that moved by a pixel is no change to look at. */
const WIDTH = 300;
/** Of 255 greys; what JPEG makes of the same screen differs by less. */
const LEAST_GREYS = 20;

async function readGreys(path: string): Promise<Uint8Array> {
  return sharp(path).resize(WIDTH).greyscale().raw().toBuffer();
}

/** The share of the larger one of two pictures that looks otherwise. */
export async function compareLooks(before: string, after: string): Promise<number> {
  const [a, b] = await Promise.all([readGreys(before), readGreys(after)]);
  const all = Math.max(a.length, b.length);
  const shared = Math.min(a.length, b.length);
  let changed = all - shared;
  for (let at = 0; at < shared; at++) {
    if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > LEAST_GREYS) changed++;
  }
  return changed / all;
}

/** All screens of two folders of screenshots, those that changed most first. */
export async function pairScreenshots(before: string, after: string): Promise<Pair[]> {
  const earlier = new Set(globSync('**/*.jpg', { cwd: before }));
  const now = new Set(globSync('**/*.jpg', { cwd: after }));
  const pairs: Pair[] = [];
  for (const name of [...new Set([...earlier, ...now])].sort()) {
    const [isBefore, isAfter] = [earlier.has(name), now.has(name)];
    const changed =
      isBefore && isAfter ? await compareLooks(join(before, name), join(after, name)) : 1;
    pairs.push({ name, isBefore, isAfter, changed });
  }
  return pairs.sort((a, b) => b.changed - a.changed);
}

/** A page that shows before and after beside each other; the folders as the page calls them. */
export function writeSheet(pairs: readonly Pair[], before: string, after: string): string {
  const picture = (folder: string, name: string, isThere: boolean, when: string) =>
    isThere
      ? `<a href="${escapeMarkup(`${folder}/${name}`)}"><img loading="lazy" src="${escapeMarkup(`${folder}/${name}`)}" alt="${when}"></a>`
      : `<p>${when}: not there</p>`;
  const rows = pairs
    .filter(({ changed }) => changed > 0)
    .map(
      ({ name, changed, isBefore, isAfter }) =>
        `<section><h2>${escapeMarkup(name)} <small>${percent(changed)}</small></h2>
<div>${picture(before, name, isBefore, 'Before')}${picture(after, name, isAfter, 'After')}</div></section>`,
    );
  const same = pairs.filter(({ changed }) => changed === 0).map(({ name }) => escapeMarkup(name));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Before and after</title>
<style>
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
h2 { font-size: 1rem; }
div { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; align-items: start; }
img { max-width: 100%; border: 1px solid #999; }
</style>
</head>
<body>
<h1>Before and after</h1>
<p>${rows.length} changed, ${same.length} as before.</p>
${rows.join('\n')}
<h2>As before</h2>
<p>${same.join('<br>')}</p>
</body>
</html>
`;
}

const percent = (share: number) =>
  new Intl.NumberFormat('en-GB', { style: 'percent', maximumSignificantDigits: 2 }).format(share);
