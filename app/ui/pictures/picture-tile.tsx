import { type ReactNode, useId } from 'react';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';
import type { PictureSource } from './picture.tsx';
import { Picture } from './picture.tsx';

interface PictureTileProps {
  href: string;
  title: Words;
  picture: PictureSource;
  /** Above the title: a badge. */
  kicker?: ReactNode;
  /** Under the title, in a line: population, distance. */
  meta?: ReactNode;
  sizes?: string;
  headingLevel?: 2 | 3 | 4;
}

/** A place: its picture, all of it in sight, with its name below. The whole tile is one link. */
export function PictureTile({
  href,
  title,
  picture,
  kicker,
  meta,
  sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw',
  headingLevel = 3,
}: PictureTileProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <article aria-labelledby={titleId} className="tile on-deep">
      <Picture picture={picture} sizes={sizes} className="tile-picture" />
      <div className="tile-text">
        {kicker && <div className="mb-2">{kicker}</div>}
        <Heading id={titleId} className="text-2xl">
          <a href={href} className="card-link">
            <WordsOf words={title} />
          </a>
        </Heading>
        {meta && <div className="mt-1 text-sm text-muted">{meta}</div>}
      </div>
    </article>
  );
}
