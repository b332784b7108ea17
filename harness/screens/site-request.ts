import { RouterContextProvider } from 'react-router';
import { requestContext } from '../../app/request-context.ts';
import type { Services } from '../../domain/services.ts';

export interface SiteRequestOptions {
  /** Fields of a form; without them the page is only read. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  clientAddress?: string;
}

/**
 * The arguments of a loader or action of a public screen. A form comes from a page of the site itself, unless
 * headers say else.
 */
export function siteArgs(
  services: Services,
  path: string,
  {
    form,
    headers = { 'Sec-Fetch-Site': 'same-origin' },
    clientAddress = '192.0.2.7',
  }: SiteRequestOptions = {},
): never {
  const context = new RouterContextProvider();
  context.set(requestContext, { services, clientAddress, nonce: '', showsStyleguide: true });
  const request = new Request(`${services.siteUrl}${path}`, {
    headers,
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  // The router also passes the matching pattern, which no loader of the site uses.
  return { request, context, params: {} } as never;
}
