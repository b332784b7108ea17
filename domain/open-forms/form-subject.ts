import type { Acting } from '../acting.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { requireMayEdit } from '../content/model/entry-refusals.ts';
import { findContentType } from '../content-types/all.ts';
import { notFound } from '../errors.ts';

/** The name under which forms of the newsletter's issues are known, beside those of content types. */
export const ISSUE_FORM = 'newsletter-issue';

/** What a form is about. */
export interface FormSubject {
  /** A content type, or {@link ISSUE_FORM}. */
  type: string;
  /** The stored entry or issue; null for a new one. */
  entryId: string | null;
}

/** Refuses a form of a type that there is not ('not-found'), or that the person may not edit ('forbidden'). */
export function requireForm(type: string, { by }: Acting): void {
  if (type === ISSUE_FORM) return;
  requireMayEdit(typeOf(type), by);
}

/** The title in the values of a form, Greek or else English; '' before there is one. */
export function titleIn(type: string, values: Record<string, unknown>): string {
  const title = values[type === ISSUE_FORM ? 'subject' : typeOf(type).promoted.title];
  if (typeof title === 'string') return title.trim();
  const { el, en } = (title ?? {}) as { el?: unknown; en?: unknown };
  return [el, en].map((text) => (typeof text === 'string' ? text.trim() : '')).find(Boolean) ?? '';
}

function typeOf(name: string): ContentType {
  const type = findContentType(name);
  if (!type) {
    throw notFound({
      el: 'Δεν υπάρχει τέτοιο είδος περιεχομένου.',
      en: 'There is no such type of content.',
    });
  }
  return type;
}
