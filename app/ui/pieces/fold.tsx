import type { ReactNode } from 'react';
import { ChevronDown } from '../pictures/icons.tsx';

interface FoldProps {
  title: string;
  children: ReactNode;
  headingLevel?: 2 | 3;
  /** Of its title on a large screen: `text-2xl`. */
  titleSize?: string;
  /** On a large screen it stands without a heading. */
  isBare?: boolean;
  /** It is open on a phone, too. */
  isOpen?: boolean;
  /**
   * `framed` like a field; `quiet` is a line of a card, which has a frame of its own; `tablet` is open on a tablet,
   * too, and so is `row`, one of many under each other.
   */
  look?: keyof typeof LOOKS;
}

const LOOKS = {
  framed: '',
  quiet: 'fold-quiet',
  tablet: 'fold-tablet',
  row: 'fold-tablet fold-row',
};

/**
 * What stands open under its heading on a large screen, and on a phone, where it would push away what people came
 * for, behind a button with the same words.
 */
export function Fold({
  title,
  children,
  headingLevel = 2,
  titleSize = 'text-lg',
  isBare = false,
  isOpen = false,
  look = 'framed',
}: FoldProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`fold ${LOOKS[look]}`.trim()}>
      {!isBare && <Heading className={`fold-title ${titleSize}`}>{title}</Heading>}
      <details open={isOpen}>
        <summary>
          {title}
          <ChevronDown className="side-navigation-mark" />
        </summary>
        {children}
      </details>
    </div>
  );
}
