import type { Words } from './words.tsx';
import { WordsOf } from './words.tsx';

interface BadgeProps {
  words: Words;
  tone?: 'sea' | 'sand' | 'olive' | 'terracotta' | 'citrus';
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
