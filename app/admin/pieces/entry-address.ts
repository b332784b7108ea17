import { findContentType } from '../../../domain/content-types/all.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';

/** The address of the form of an entry. Pages have a form of their own (specification, section 2). */
export function entryFormAddress(type: string, id: string): string {
  if (type === 'page') return `/admin/pages/edit/${id}`;
  return findContentType(type)?.singleton
    ? `/admin/content/${type}`
    : `/admin/content/${type}/${id}`;
}

/** The address of the list of a type, which for a single entry is its form. */
export function entryListAddress(type: string): string {
  return type === 'page' ? '/admin/pages' : `/admin/content/${type}`;
}

/** The address of the form of a new entry. */
export function newEntryAddress(type: string): string {
  return `${entryListAddress(type)}/new`;
}

/** What one entry of a type is called; an unknown type by its name. */
export function nameOfType(type: string): Bilingual {
  return findContentType(type)?.label.one ?? { el: type, en: type };
}

/** What the entries of a type are called. */
export function nameOfTypes(type: string): Bilingual {
  return findContentType(type)?.label.many ?? { el: type, en: type };
}
