import { RouterContextProvider } from 'react-router';
import { requestContext } from '../app/request-context.ts';
import type { Services } from '../domain/services.ts';

export interface SiteRequestOptions {
  /** Fields of a form; left out, the page is only looked at. */
  form?: Record<string, string>;
  headers?: Record<string, string>;
  clientAddress?: string;
}

/** What a loader or action of a public screen is called with. A form comes from a page of the site itself, unless headers say else. */
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
  // The router also says which pattern met the address, of which no loader of the site makes use.
  return { request, context, params: {} } as never;
}
