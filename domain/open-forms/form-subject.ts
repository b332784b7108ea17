import type { Acting } from '../acting.ts';
import { isWarningForm } from '../alerts/warning-form.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { requireMayEdit } from '../content/model/entry-refusals.ts';
import { alert } from '../content-types/alert.ts';
import { findContentType } from '../content-types/all.ts';
import { notFound } from '../errors.ts';

/** The name under which forms of the newsletter's issues are known, beside those of content types. */
export const ISSUE_FORM = 'newsletter-issue';

/** What a form is about. */
export interface FormSubject {
  /** A content type, {@link ISSUE_FORM}, or the form of a warning (domain/alerts/warning-form.ts). */
  type: string;
  /** The stored entry or issue; null for a new one. */
  entryId: string | null;
}

/** Refuses a form of a type that there is not ('not-found'), or that the person may not edit ('forbidden'). */
export function requireForm(type: string, { by }: Acting): void {
  if (type === ISSUE_FORM) return;
  requireMayEdit(isWarningForm(type) ? alert : typeOf(type), by);
}

/** The title in the values of a form, Greek or else English; '' before there is one. */
export function titleIn(type: string, values: Record<string, unknown>): string {
  const title = titleOf(type, values);
  if (typeof title === 'string') return title;
  const { el, en } = (title ?? {}) as { el?: unknown; en?: unknown };
  return [el, en].map((text) => (typeof text === 'string' ? text.trim() : '')).find(Boolean) ?? '';
}

function titleOf(type: string, values: Record<string, unknown>): unknown {
  if (isWarningForm(type)) return (values.data as { title?: unknown } | undefined)?.title;
  return values[type === ISSUE_FORM ? 'subject' : typeOf(type).promoted.title];
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
