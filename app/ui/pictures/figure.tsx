import { DOT } from '../text/dot.ts';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';
import type { PictureSource } from './picture.tsx';
import { Picture } from './picture.tsx';

interface FigureProps {
  picture: PictureSource;
  caption?: Words;
  /** Who made it. */
  credit?: string;
  sizes?: string;
  priority?: boolean;
}

/** Upright pictures as wide as the text would be higher than the screen. */
function widthFor({ width, height }: PictureSource): string {
  if (width / height < 0.6) return 'max-w-72';
  return width / height < 0.9 ? 'max-w-md' : '';
}

/** A picture in a text, with its caption and its author. */
export function Figure({
  picture,
  caption,
  credit,
  sizes = '(min-width: 64rem) 48rem, 92vw',
  priority,
}: FigureProps) {
  return (
    <figure>
      <Picture
        picture={picture}
        sizes={sizes}
        priority={priority}
        className={`h-auto w-full rounded-lg ${widthFor(picture)}`.trim()}
      />
      {(caption || credit) && (
        <figcaption className="mt-2 text-xs text-muted">
          {caption && <WordsOf words={caption} />}
          {caption && credit && DOT}
          {credit}
        </figcaption>
      )}
    </figure>
  );
}
