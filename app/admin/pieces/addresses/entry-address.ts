import { findContentType } from '../../../../domain/content-types/all.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { presetOf } from '../../content/presets.ts';

/**
 * The address of the form of an entry, which for a singleton is the address at which other types have their list.
 */
export function entryFormAddress(type: string, id: string): string {
  const { list, form } = presetOf(type).addresses;
  return findContentType(type)?.singleton ? list : form(id);
}

/** The address of the history of an entry. */
export function entryHistoryAddress(type: string, id: string): string {
  return `${presetOf(type).addresses.form(id)}/history`;
}

/** The address of the preview of an entry on a page of its own. */
export function entryPreviewAddress(type: string, id: string): string {
  return `/admin/preview/${type}/${id}`;
}

/** The address of the list of a type, which for a singleton is its form. */
export function entryListAddress(type: string): string {
  return presetOf(type).addresses.list;
}

/** The address of the form of a new entry. */
export function newEntryAddress(type: string): string {
  return `${entryListAddress(type)}/new`;
}

/** The label of one entry of a type; for an unknown type its name. */
export function nameOfType(type: string): Bilingual {
  return findContentType(type)?.label.one ?? { el: type, en: type };
}

/** The label of the entries of a type. */
export function nameOfTypes(type: string): Bilingual {
  return findContentType(type)?.label.many ?? { el: type, en: type };
}

/** What the button for another entry of a type says: 'New event'. */
export function newLabelOf(type: string): Bilingual {
  return findContentType(type)?.label.new ?? { el: 'Νέα εγγραφή', en: 'Add new' };
}
