import type { ReactNode } from 'react';
import { Children } from 'react';

interface CardGridProps {
  children: ReactNode;
  /** On a large screen; fewer on smaller ones. */
  columns?: 2 | 3 | 4;
  /** `wide` between cards with pictures, `narrow` between tiles, `rows` for IconCards, which bring their own. */
  gap?: 'wide' | 'narrow' | 'rows';
  /** The width from which three columns fit: a tablet for cards with little text, else a small laptop. */
  from?: 'md' | 'lg';
  className?: string;
}

const GAPS = {
  wide: 'gap-x-8 gap-y-12',
  narrow: 'gap-4 md:gap-5',
  rows: 'gap-x-10',
} as const;

/** Six tracks, so that three cards and two cards fill a row alike. */
const TRACKS = {
  2: { md: 'sm:grid-cols-2', lg: 'sm:grid-cols-2' },
  3: { md: 'sm:grid-cols-2 md:grid-cols-6', lg: 'sm:grid-cols-2 lg:grid-cols-6' },
  4: { md: 'sm:grid-cols-2 lg:grid-cols-4', lg: 'sm:grid-cols-2 lg:grid-cols-4' },
} as const;

const SPANS = {
  md: { 2: 'md:col-span-2', 3: 'md:col-span-3', 6: 'md:col-span-6' },
  lg: { 2: 'lg:col-span-2', 3: 'lg:col-span-3', 6: 'lg:col-span-6' },
} as const;

/** The first of an odd number, while the grid has two columns. */
const WHOLE_ROW = {
  2: { md: 'sm:col-span-2', lg: 'sm:col-span-2' },
  3: { md: 'sm:max-md:col-span-2', lg: 'sm:max-lg:col-span-2' },
  4: { md: 'sm:max-lg:col-span-2', lg: 'sm:max-lg:col-span-2' },
} as const;

/**
 * How many of the six tracks a card takes in a grid of three columns. If the number cannot be divided by three, the
 * first cards stand larger, in pairs, so that every row is full and no card stands alone.
 */
export function tracksOf(index: number, count: number): 2 | 3 | 6 {
  if (count === 1) return 6;
  const pairs = { 0: 0, 1: 2, 2: 1 }[count % 3] ?? 0;
  return index < 2 * pairs ? 3 : 2;
}

/**
 * The same for rows of words without pictures, under each other like a table: two rows of pairs over rows of three
 * would make two tables of it, so the first card of seven or ten takes a row.
 */
export function tracksOfRows(index: number, count: number): 2 | 3 | 6 {
  if (count % 3 !== 1 || count < 7) return tracksOf(index, count);
  return index === 0 ? 6 : 2;
}

/** The `sizes` of a card's picture in a grid of three columns; `onPhone` is its width there. */
export function cardSizes(index: number, count: number, onPhone = '92vw'): string {
  return tracksOf(index, count) === 3
    ? `(min-width: 75rem) 36rem, (min-width: 40rem) 46vw, ${onPhone}`
    : `(min-width: 75rem) 24rem, (min-width: 48rem) 31vw, (min-width: 40rem) 46vw, ${onPhone}`;
}

/** Cards in a grid; a list to a screen reader, which says how many there are. Without cards there is no list. */
export function CardGrid({
  children,
  columns = 3,
  gap = 'wide',
  from = gap === 'wide' ? 'md' : 'lg',
  className = '',
}: CardGridProps) {
  const cards = Children.toArray(children);
  const count = cards.length;
  if (count === 0) return null;
  // Three beside each other or three under each other: never two and one.
  const isOneRow = columns === 3 && from === 'lg' && count === 3;
  const tracks = isOneRow ? 'lg:grid-cols-6' : TRACKS[columns][from];
  const tracksIn = gap === 'rows' ? tracksOfRows : tracksOf;
  const spanOf = (index: number) => {
    const isFirstOfOdd = index === 0 && count % 2 === 1 && !isOneRow;
    return [
      isFirstOfOdd ? WHOLE_ROW[columns][from] : '',
      columns === 3 ? SPANS[from][tracksIn(index, count)] : '',
    ];
  };
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list from lists without bullets.
    <ul role="list" className={`grid ${tracks} ${GAPS[gap]} ${className}`.trim()}>
      {cards.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
        <li key={index} className={['flex min-w-0', ...spanOf(index)].filter(Boolean).join(' ')}>
          {child}
        </li>
      ))}
    </ul>
  );
}
