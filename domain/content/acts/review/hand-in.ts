import type { EntryTable } from '../../../../database/tables.ts';
import type { Acting } from '../../../acting.ts';

/** The columns of an entry that is handed in with this version. A save writes them: see EntryInput. */
export function handedInColumns(version: number, acting: Acting): Partial<EntryTable> {
  return {
    review_state: 'handed-in',
    review_by: acting.by.email,
    review_at: acting.now.toISOString(),
    review_version: version,
    review_back_by: null,
    review_note: null,
  };
}
