import { isSameContent } from '../../form/entry-values.ts';

/** A request whose connection broke before the answer: the server may have stored it all the same. */
export interface LostCall {
  slug: string | undefined;
  data: Record<string, unknown>;
}

interface Stored {
  slug: string;
  version: number;
  updatedBy: string | null;
  data: Record<string, unknown>;
}

/**
 * The entry that a lost call created, among the entries changed last; undefined when the call did not arrive. Only
 * identical content by the same person counts: sending again then changes that entry instead of making a second one.
 */
export function findCreated<E extends Stored>(
  entries: readonly E[],
  lost: LostCall,
  email: string,
): E | undefined {
  return entries.find(
    (entry) =>
      entry.version === 1 &&
      entry.updatedBy === email &&
      (!lost.slug || entry.slug === lost.slug) &&
      isSameContent(entry.data, lost.data),
  );
}

/** Whether the stored entry is the one that a lost call sent: then nobody else has saved in between. */
export function isOwnSave(
  stored: Stored,
  lost: LostCall,
  email: string,
  baseVersion: number,
): boolean {
  return (
    stored.version === baseVersion + 1 &&
    stored.updatedBy === email &&
    isSameContent(stored.data, lost.data)
  );
}
