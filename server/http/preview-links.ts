import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { href, type Language, languageOf } from '../../app/i18n/language.ts';
import type { PreviewBar } from '../../app/request-context.ts';
import { writeEndedPreview } from '../../app/site/preview/ended-preview.tsx';
import {
  findPreviewDrafts,
  listScreens,
  readWithDrafts,
} from '../../domain/content/preview/drafts.ts';
import { findByToken, type LinkSubject } from '../../domain/content/preview/preview-links.ts';
import { findSetDrafts } from '../../domain/content/sets/set-drafts.ts';
import { networkOf } from '../../domain/limits/network.ts';
import { countAttempt } from '../../domain/limits/rate-limit.ts';
import type { ShownOn } from '../../domain/screens/shown-on.ts';
import type { Services } from '../../domain/services.ts';
import type { Admission } from '../admission/admission.ts';
import type { Asker } from '../admission/gate.ts';
import { isGone } from '../admission/visitors.ts';
import type { AskedPreview } from '../pages/site-documents.ts';
import { PREVIEW_HEADERS } from './security-headers.ts';

/** Links that open nothing, of one network: nobody comes by so many in good faith. */
const WRONG_LINKS = { attempts: 60, windowMs: 15 * 60_000 };

const HTML = { ...PREVIEW_HEADERS, 'Content-Type': 'text/html; charset=utf-8' };

interface PreviewLinksOptions {
  services: Services;
  admission: Admission;
  /** The addresses of the style sheets of the site. */
  styles: readonly string[];
  clientOf(incoming: IncomingMessage): string;
  make(asked: AskedPreview, asker: Asker): Promise<Response>;
}

/**
 * Answers the links that staff give to somebody without an account: a public screen with the working copy of this
 * moment. Links that have ended, were withdrawn or never were are answered alike. Throws 'too-many' and 'busy'.
 */
export function previewLinks({ services, admission, styles, clientOf, make }: PreviewLinksOptions) {
  const { db } = services;

  const draftsOf = (of: LinkSubject, now: Date) =>
    'entryId' in of
      ? findPreviewDrafts(db, [{ id: of.entryId }], now)
      : findSetDrafts(db, of.setId, now);

  async function open(token: string, url: URL, incoming: IncomingMessage, address: string) {
    const now = services.now();
    const link = await findByToken(db, token, now);
    const drafts = link ? await draftsOf(link.of, now) : [];
    const screens = listScreens(drafts);
    const asked = Number(url.searchParams.get('screen'));
    const at = Number.isInteger(asked) && asked > 0 && asked < screens.length ? asked : 0;
    const shown = screens[at];
    if (!link || !shown) return undefined;
    const language = languageOf(url);
    const bar = { ...barOf(token, screens, at), until: link.expiresAt };
    const response = await make(
      {
        db: readWithDrafts(db, drafts),
        url: href(shown.path, language),
        preview: { bar },
      },
      { address: networkOf(address), isGone: () => isGone(incoming) },
    );
    const html = await response.text();
    return new Response(leadToPreviews(html, token, screens, language), {
      status: response.status,
      headers: HTML,
    });
  }

  return async (c: Context<{ Bindings: { incoming: IncomingMessage } }>): Promise<Response> => {
    const { incoming } = c.env;
    const address = clientOf(incoming);
    await admission.spend(address);
    const url = new URL(c.req.url);
    const token = url.pathname.replace(/^\/preview\/?/, '');
    const opened = await open(token, url, incoming, address);
    if (opened) return opened;
    await countAttempt(db, `preview ${networkOf(address)}`, WRONG_LINKS, services.now());
    return new Response(writeEndedPreview(languageOf(url), styles), { status: 404, headers: HTML });
  };
}

const addressOf = (token: string, at: number, place = '') =>
  `/preview/${token}${at > 0 ? `?screen=${at}` : ''}${place ? `#${place}` : ''}`;

function barOf(token: string, screens: readonly ShownOn[], at: number): Omit<PreviewBar, 'until'> {
  return {
    address: addressOf(token, at, screens[at]?.place),
    screens: screens.map(({ title, place }, index) => ({
      address: addressOf(token, index, place),
      title,
      isCurrent: index === at,
    })),
  };
}

/** Links to the pages that are not public yet lead to their previews. */
function leadToPreviews(
  html: string,
  token: string,
  screens: readonly ShownOn[],
  language: Language,
): string {
  return screens.reduce((text, { path, isOwnPage }, at) => {
    if (!isOwnPage) return text;
    const address = href(addressOf(token, at), language).replaceAll('&', '&amp;');
    return text.replaceAll(`href="${href(path, language)}"`, `href="${address}"`);
  }, html);
}
