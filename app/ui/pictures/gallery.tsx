import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { DOT } from '../text/dot.ts';
import { plainWords, type Words, WordsOf } from '../text/words.tsx';
import { largestOf, Picture, type PictureSource } from './picture.tsx';

/** A picture of a gallery, with what is said of it here and who made it. */
export interface GalleryItem {
  picture: PictureSource;
  caption?: Words;
  credit?: Words;
  /** Its licence, where visitors are to read it; `href` leads to its text. */
  licence?: { name: string; href?: string };
}

interface GalleryProps {
  items: readonly GalleryItem[];
  language: Language;
}

const TEXTS = {
  enlarge: { el: 'μεγέθυνση', en: 'enlarge' },
  picture: { el: 'Εικόνα', en: 'Picture' },
};

/**
 * Pictures in rows of equal height, each in a frame of about its own shape, cut around the point that counts; one
 * alone is shown whole. Each is a link to all of it, large;
 * the island of the same name (app/islands/gallery-view.ts) opens it over the page instead.
 */
export function Gallery({ items, language }: GalleryProps) {
  const isOne = items.length === 1;
  const rows = isOne ? 'gallery-one measure' : rowsOf(items);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className={`gallery ${rows}`.trim()} data-gallery>
      {items.map((item, at) => (
        <li key={item.picture.path} className={`shape-${shapeOf(item.picture)}`}>
          <figure>
            <a href={largestOf(item.picture)} className="gallery-thumb">
              <Picture picture={item.picture} sizes={sizesOf(items.length, rows, at)} />
              <span className="sr-only">
                {item.picture.alt ? ' ' : `${t(TEXTS.picture, language)} ${at + 1} `}(
                {t(TEXTS.enlarge, language)})
              </span>
            </a>
            <Caption {...item} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The frame that cuts least of a picture; narrow ones stay narrow, wide ones wide. */
function shapeOf({ width, height }: PictureSource): keyof typeof SHAPES {
  const ratio = width / height;
  if (ratio < 0.9) return 'portrait';
  if (ratio < 1.15) return 'square';
  if (ratio < 1.8) return 'landscape';
  return ratio < 2.6 ? 'wide' : 'panorama';
}

/** As in styles/gallery.css: how many times as wide as high. */
const SHAPES = { portrait: 0.75, square: 1, landscape: 1.4, wide: 2, panorama: 3 };

/** Of this width together, they fit into one row beside a menu without becoming small. */
const ONE_ROW = 4.6;

/** Of more width together, in two rows the narrow ones would be too narrow for the words below them. */
const TWO_ROWS = 8.4;

/** How they stand in rows, so that none stands alone below others; nine and more are as many as fit into each row. */
function rowsOf(items: readonly GalleryItem[]): string {
  const shapes = items.map(({ picture }) => shapeOf(picture));
  const count = shapes.length;
  if (count < 3) return '';
  const first = count % 2 === 1 && shapes[0] === 'landscape' ? ' gallery-first' : '';
  const widths = shapes.map((shape) => SHAPES[shape]);
  const together = sum(widths);
  if (count === 3) {
    if (Math.max(...widths) < 2) return `gallery-row${first}`;
    // A wide one after two others has the second row to itself.
    return Math.max(...widths.slice(0, 2)) < 2 ? 'gallery-rows gallery-after-2' : '';
  }
  if (together <= ONE_ROW) return `gallery-row${first}`;
  if (count > 8) return first.trim();
  if (count > 5 && together > TWO_ROWS) return `gallery-rows ${inThreeRows(widths)}${first}`;
  const half = Math.floor(count / 2);
  // Both as high as they can be: the row with one more is that of narrower pictures, and below where all are alike.
  const uneven = (end: number) =>
    Math.round(100 * Math.abs(together - 2 * sum(widths.slice(0, end))));
  const end = uneven(half) <= uneven(count - half) ? half : count - half;
  return `gallery-rows gallery-after-${end}${first}`;
}

/** Three rows that are as wide as each other as can be, each of two pictures or more: after which ones they end. */
function inThreeRows(widths: readonly number[]): string {
  const unevenness = (...rows: number[][]) => sum(rows.map((row) => sum(row) ** 2));
  const ways = widths.flatMap((_, after) =>
    widths.flatMap((__, again) =>
      after >= 2 && again >= after + 2 && again <= widths.length - 2
        ? [
            {
              name: `gallery-after-${after} gallery-again-${again}`,
              unevenness: unevenness(
                widths.slice(0, after),
                widths.slice(after, again),
                widths.slice(again),
              ),
            },
          ]
        : [],
    ),
  );
  return ways.sort((a, b) => a.unevenness - b.unevenness)[0]?.name ?? '';
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The width of one of them on the screen. */
function sizesOf(count: number, rows: string, at: number): string {
  if (count === 1) return '(min-width: 44rem) 38rem, 92vw';
  const onPhone = at === 0 && rows.includes('gallery-first') ? '92vw' : '46vw';
  return `(min-width: 48rem) ${rows.includes('gallery-rows') ? '25rem' : '16rem'}, ${onPhone}`;
}

function Caption({ caption, credit, licence }: GalleryItem) {
  const isSaid = (words: Words | undefined) => words !== undefined && plainWords(words) !== '';
  if (!isSaid(caption) && !isSaid(credit) && !licence) return null;
  return (
    <figcaption className="gallery-caption">
      {isSaid(caption) && (
        <span className="gallery-words">
          <WordsOf words={caption ?? ''} />
        </span>
      )}
      {(isSaid(credit) || licence) && (
        <span className="gallery-credit">
          <WordsOf words={credit ?? ''} />
          {isSaid(credit) && licence && DOT}
          {licence?.href ? <a href={licence.href}>{licence.name}</a> : licence?.name}
        </span>
      )}
    </figcaption>
  );
}
