import { createContext, type RouterContextProvider } from 'react-router';
import type { Services } from '../domain/services.ts';
import type { Bilingual } from '../domain/text/bilingual.ts';
import { type Language, languageOf } from './i18n/language.ts';

/** What the server knows of a request besides the request itself. */
export interface RequestContext {
  services: Services;
  /** The visitor's address, for rate limits. */
  clientAddress: string;
  /** For inline scripts and styles of the admin. */
  nonce: string;
  /** Whether `/styleguide` and `/admin/styleguide` are there. */
  showsStyleguide: boolean;
  /** Whether a page that says that there is nothing at an address is left to the server, which holds one. */
  leavesNotFound?: boolean;
  /** Given where the page shows what is not public yet. */
  preview?: Preview;
  /** Set where a form came back with errors, before the screen that shows them is loaded. */
  formCameBack?: boolean;
  /** Why a form came back that nothing was wrong with, for the log. */
  failure?: unknown;
  /** Whether the emergency page is asked for in place of the home page. */
  isEmergencyHome?: boolean;
}

/** How a page is shown that nobody but those who were given it may see. */
export interface Preview {
  /** The bar that says so; null where the page stands in a frame of the admin, which has a bar of its own. */
  bar: PreviewBar | null;
}

export interface PreviewBar {
  /** The address of this page without language. */
  address: string;
  /** Until when it can be opened: ISO 8601, UTC. */
  until: string;
  /** The screens on which the drafts are seen; `address` without language. */
  screens: { address: string; title: Bilingual; isCurrent: boolean }[];
}

export const requestContext = createContext<RequestContext>();

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** The first call of a loader or action of a public screen. */
export function siteRequest({ request, context }: Args): RequestContext & {
  language: Language;
  url: URL;
} {
  const url = new URL(request.url);
  return { ...context.get(requestContext), language: languageOf(url), url };
}
