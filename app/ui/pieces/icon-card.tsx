import { type ReactNode, useId } from 'react';
import { ArrowRight } from '../pictures/icons.tsx';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';

interface IconCardProps {
  title: Words;
  text?: Words;
  /** A lucide icon or `<NamedIcon name="Bus" />`. */
  icon: ReactNode;
  /** Without it the card is no link. */
  href?: string;
  headingLevel?: 2 | 3 | 4;
  /** On a surface of its own, where few cards should stand out. */
  isFramed?: boolean;
}

/** A service or a task: icon, name, one sentence. The whole card is one link. */
export function IconCard({
  title,
  text,
  icon,
  href,
  headingLevel = 3,
  isFramed = false,
}: IconCardProps) {
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  return (
    <article
      aria-labelledby={titleId}
      className={`icon-card ${isFramed ? 'icon-card-framed' : ''}`.trim()}
    >
      <span className="icon-card-icon" aria-hidden="true">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <Heading id={titleId} className="text-xl">
          {href ? (
            <a href={href} className="card-link">
              <WordsOf words={title} />
            </a>
          ) : (
            <WordsOf words={title} />
          )}
        </Heading>
        {text && (
          <p className="mt-1.5 text-sm text-muted">
            <WordsOf words={text} />
          </p>
        )}
      </div>
      {href && <ArrowRight className="icon-card-arrow" />}
    </article>
  );
}
