import {
  type ContentType,
  type EntryData,
  emptyData,
} from '../../domain/content/model/content-type.ts';
import type {
  attractionFacts,
  beachFacts,
  visitFacts,
} from '../../domain/content-types/parts/place-facts.ts';
import type { serviceSheet } from '../../domain/content-types/parts/service-fields.ts';

/** Most entries have nothing in these fields, and leave them out. */
type Left =
  | 'gallery'
  | 'attachments'
  | 'tender'
  | 'repetition'
  | 'exceptions'
  | 'days'
  | 'isCancelled'
  | 'address'
  | 'audience'
  | 'topic'
  | 'hours'
  | 'onHolidays'
  | 'entrance'
  | 'emblem'
  | keyof typeof attractionFacts
  | keyof typeof beachFacts
  | keyof typeof visitFacts
  | keyof typeof serviceSheet;

/**
 * One entry of the first content. Its pictures and documents are named by the keys of seed/pictures and seed/documents.
 */
export interface SeedEntry<T> {
  slug: string;
  /** Made up for the demonstration: staff find such entries listed and replace them. Facts the owner gave are not. */
  isSample: boolean;
  data: EntryData<T>;
}

type WrittenEntry<T> = Omit<SeedEntry<T>, 'data'> & {
  data: Omit<EntryData<T>, Left> & Partial<Pick<EntryData<T>, Left & keyof EntryData<T>>>;
};

/** Types a list of entries by its content type, and fills what they leave out: `seedEntries(news, […])`. */
export function seedEntries<T extends Pick<ContentType, 'fields'>>(
  type: T,
  entries: WrittenEntry<T>[],
): SeedEntry<T>[] {
  return entries.map((entry) => ({
    ...entry,
    data: { ...emptyData(type.fields), ...entry.data } as EntryData<T>,
  }));
}
