import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { hasTags } from '../../../../domain/content/model/tags.ts';
import { presetOf } from '../presets.ts';

/** The columns between the title and the acts. */
export type Column = 'slug' | 'state' | 'category' | 'tags' | 'date' | 'updated';

/** What somebody chose, by column; the others follow the width of the screen. */
export type ColumnChoice = Partial<Record<Column, boolean>>;

const COLUMNS: readonly Column[] = ['slug', 'state', 'category', 'tags', 'date', 'updated'];

/** The columns that the list of a type can have, in their order. */
export function columnsOf(type: ContentType): Column[] {
  const { isNamedBySlug } = presetOf(type.name);
  const lacking: Partial<Record<Column, boolean>> = {
    slug: !isNamedBySlug,
    category: !type.promoted.category,
    tags: !hasTags(type),
    date: !type.promoted.date,
  };
  return COLUMNS.filter((column) => !lacking[column]);
}

/** The columns that are shown: as chosen, else one fewer where the screen is narrower than a desk's. */
export function shownColumns(type: ContentType, choice: ColumnChoice, isWide: boolean): Column[] {
  const spared = presetOf(type.name).isNamedBySlug ? 'category' : 'updated';
  // Tags are shown where somebody asks for them: few lists have room for them beside all else.
  return columnsOf(type).filter(
    (column) => choice[column] ?? (column !== 'tags' && (isWide || column !== spared)),
  );
}

/** What is stored in the browser; anything else is no choice. */
export function readChoice(stored: string | null): ColumnChoice {
  try {
    const read = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    const known = COLUMNS.filter((column) => typeof read[column] === 'boolean');
    return Object.fromEntries(known.map((column) => [column, read[column]]));
  } catch {
    return {};
  }
}

const keyOf = (type: string) => `list-columns:${type}`;

/** The columns of a list, and a way to show or hide one, which this browser remembers. */
export function useColumns(type: ContentType) {
  const isWide = useMediaQuery('(min-width: 80rem)', true, { getInitialValueInEffect: false });
  const [choice, setChoice] = useState(() => readChoice(localStorage.getItem(keyOf(type.name))));
  function choose(column: Column, isShown: boolean) {
    const next = { ...choice, [column]: isShown };
    setChoice(next);
    try {
      localStorage.setItem(keyOf(type.name), JSON.stringify(next));
    } catch {
      // A full or forbidden store: the choice lasts as long as the screen.
    }
  }
  return { all: columnsOf(type), shown: shownColumns(type, choice, isWide), choose };
}

export type Columns = ReturnType<typeof useColumns>;
