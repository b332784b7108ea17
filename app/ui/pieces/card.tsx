import { type ReactNode, useId } from 'react';
import type { PictureSource } from '../pictures/picture.tsx';
import { Picture } from '../pictures/picture.tsx';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';

interface CardProps {
  href: string;
  title: Words;
  /** Above the title: a date, a badge. */
  kicker?: ReactNode;
  text?: Words;
  /** Under the text: place, time, size. */
  meta?: ReactNode;
  picture?: PictureSource;
  /** Instead of a picture, beside the text: `<DateLeaf>`. */
  leaf?: ReactNode;
  sizes?: string | undefined;
  priority?: boolean;
  /** `row` sets the picture beside the text from 640 px. */
  layout?: 'stack' | 'row';
  headingLevel?: 2 | 3 | 4;
}

/** One entry of a list: all of it can be clicked, and a screen reader finds one link. */
export function Card({
  href,
  title,
  kicker,
  text,
  meta,
  picture,
  leaf,
  sizes = '(min-width: 75rem) 24rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, 92vw',
  priority,
  layout = 'stack',
  headingLevel = 3,
}: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={`card card-${leaf ? 'leaf' : layout} ${picture ? '' : 'card-bare'}`.trim()}
    >
      {leaf}
      {picture && (
        <div className="card-picture">
          <Picture picture={picture} sizes={sizes} priority={priority} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {kicker && <div className="card-kicker">{kicker}</div>}
        <Heading id={titleId} className="text-xl">
          <a href={href} className="card-link">
            <WordsOf words={title} />
          </a>
        </Heading>
        {text && (
          <p className="mt-2">
            <WordsOf words={text} />
          </p>
        )}
        {meta && <div className="card-meta">{meta}</div>}
      </div>
    </article>
  );
}
