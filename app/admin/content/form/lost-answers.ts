import { isSameContent } from '../../form/entry-values.ts';

/** What was sent when the connection broke before the answer: the server may have stored it all the same. */
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
 * The entry that a lost call created, among those changed last; undefined when it did not arrive.
 * Only the very same content of the same person counts: sending again then changes it, instead of
 * making a second one.
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

/** Whether what is stored now is what a lost call sent: then nobody else has saved in between. */
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
