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
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className={isOne ? 'gallery gallery-one measure' : 'gallery'} data-gallery>
      {items.map((item, at) => (
        <li key={item.picture.path} className={shapeOf(item.picture)}>
          <figure>
            <a href={largestOf(item.picture)} className="gallery-thumb">
              <Picture
                picture={item.picture}
                sizes={isOne ? '(min-width: 44rem) 38rem, 92vw' : sizesOf(items.length, at)}
              />
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

/** Of three, the first is as wide as a phone (styles/gallery.css). */
const sizesOf = (count: number, at: number) =>
  `(min-width: 48rem) 16rem, ${count === 3 && at === 0 ? '92vw' : '46vw'}`;

/** The frame that cuts least of a picture (styles/gallery.css); narrow ones stay narrow, wide ones wide. */
function shapeOf({ width, height }: PictureSource): string {
  const ratio = width / height;
  if (ratio < 0.9) return 'shape-portrait';
  if (ratio < 1.15) return 'shape-square';
  if (ratio < 1.8) return 'shape-landscape';
  return ratio < 2.6 ? 'shape-wide' : 'shape-panorama';
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
