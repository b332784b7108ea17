import type { Language } from '../../app/i18n/language.ts';
import { href } from '../../app/i18n/language.ts';
import type { Db } from '../../database/connect.ts';
import type { Asker } from '../admission/gate.ts';
import type { AskedPreview } from './site-documents.ts';

/** A screen to show in a frame of the admin. */
export interface AskedFrame {
  /** Reads drafts in place of what is public. */
  db: Db;
  /** The path and query of the screen, without language. */
  path: string;
  language: Language;
}

/**
 * The document is read by a frame that runs no script anyway; this is the second lock. Links would open elsewhere,
 * which the frame's sandbox refuses, so that the preview stays what it is.
 */
const LOCKS = `<base target="_blank"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'">`;

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Makes screens for frames; null for one that cannot be shown, because it leads elsewhere or fails. */
export function framedPreviews(
  make: (asked: AskedPreview, asker: Asker) => Promise<Response>,
): (asked: AskedFrame, asker: Asker) => Promise<string | null> {
  return async ({ db, path, language }, asker) => {
    const url = href(path, language);
    const response = await make({ db, url, preview: { bar: null } }, asker);
    if (response.status !== 200) return null;
    const html = await response.text();
    // Nothing of the page's own can end the element of a script early: React and the router escape it.
    return html.replace(SCRIPTS, '').replace('<head>', `<head>${LOCKS}`);
  };
}
