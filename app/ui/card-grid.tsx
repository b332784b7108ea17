import type { ReactNode } from 'react';
import { Children } from 'react';

interface CardGridProps {
  children: ReactNode;
  /** On a large screen; fewer on smaller ones. */
  columns?: 2 | 3 | 4;
  /** `wide` between cards with pictures, `narrow` between tiles, `rows` for IconCards, which bring their own. */
  gap?: 'wide' | 'narrow' | 'rows';
  className?: string;
}

const COLUMNS = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
} as const;

const GAPS = {
  wide: 'gap-x-8 gap-y-12',
  narrow: 'gap-4 md:gap-5',
  rows: 'gap-x-10',
} as const;

/** As many columns as leave no card alone in a last row, as far as that can be known. */
function columnsOf(columns: 2 | 3 | 4, gap: keyof typeof GAPS, count: number): string {
  if (columns === 3 && gap === 'wide') return 'sm:grid-cols-2 md:grid-cols-3';
  if (columns === 3 && count === 3) return 'lg:grid-cols-3';
  return COLUMNS[columns];
}

/** Cards in a grid; a list to a screen reader, which says how many there are. */
export function CardGrid({ children, columns = 3, gap = 'wide', className = '' }: CardGridProps) {
  const cards = Children.toArray(children);
  const look = `${columnsOf(columns, gap, cards.length)} ${GAPS[gap]}`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className={`grid ${look} ${className}`.trim()}>
      {cards.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
        <li key={index} className="flex min-w-0">
          {child}
        </li>
      ))}
    </ul>
  );
}
