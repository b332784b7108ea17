import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';
import type { StaffEntry } from '../model/entry.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { readStored } from '../model/stored-data.ts';
import { createEntry } from './create-entry.ts';
import { lockEntry } from './lock-entry.ts';
import { lockList } from './write-entry.ts';

const COPY: Bilingual = { el: ' (αντίγραφο)', en: ' (copy)' };

/**
 * Makes a new draft with the data of an entry's working copy: its title says that it is a copy, and it has an address
 * of its own. Throws 'forbidden', 'not-found', or 'conflict' when the type has exactly one entry.
 */
export async function duplicateEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return inTransaction(db, async (tx) => {
    // Before the row, as whoever reorders the list does.
    await lockList(tx, type);
    const { working } = await lockEntry(tx, type, id);
    const data = readStored(type as ContentType, working);
    return createEntry(tx, type, { data: asCopy(type, data), publish: false }, acting);
  });
}

/** The data with a title that says so, cut where its field would be too short for it. */
function asCopy(type: ContentType, data: Record<string, unknown>): Record<string, unknown> {
  const name = type.promoted.title;
  const field = type.fields[name];
  const longest = field && 'maxLength' in field ? field.maxLength : undefined;
  const marked = (title: string, mark: string) =>
    title && cut(title, longest === undefined ? undefined : longest - mark.length) + mark;
  const title = data[name] as string | Bilingual;
  return {
    ...data,
    [name]:
      typeof title === 'string'
        ? marked(title, COPY.el)
        : { el: marked(title.el, COPY.el), en: marked(title.en, COPY.en) },
  };
}

/** The first units of a text, without half of a character at its end. */
function cut(text: string, length: number | undefined): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
