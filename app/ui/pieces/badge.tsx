import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';

export type BadgeTone = 'sea' | 'sand' | 'olive' | 'terracotta' | 'citrus';

interface BadgeProps {
  words: Words;
  tone?: BadgeTone;
  className?: string;
}

/** A category or a state, in a word or two. */
export function Badge({ words, tone = 'sea', className = '' }: BadgeProps) {
  return (
    <span className={`badge badge-${tone} ${className}`.trim()}>
      <WordsOf words={words} />
    </span>
  );
}
