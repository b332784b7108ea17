import pino from 'pino';
import { data, RouterContextProvider, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { documentRenderer } from './render-documents.ts';

/** A site of one form, whose action says which origin it was told. */
const ONE_FORM = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers) =>
        new Response('a page of the site', { status, headers }),
    },
  },
  routes: {
    root: {
      id: 'root',
      path: '/',
      module: {
        default: () => null,
        action: ({ request }: { request: Request }) =>
          data(null, { status: request.headers.get('origin') === 'null' ? 403 : 200 }),
      },
    },
  },
  assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '' },
  allowedActionOrigins: ['**'],
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  publicPath: '/',
  assetsBuildDirectory: '',
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

test.each(['no address', 'http://example.org:1.evil.example', '[', 'http://'])(
  'a form that says it comes from %j is refused by the site, not by the router in words of its own',
  async (origin) => {
    const render = documentRenderer(ONE_FORM, pino({ level: 'silent' }));
    const request = new Request('http://example.org/', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    const answer = await render(request, new RouterContextProvider());
    expect(await answer.text()).toBe('a page of the site');
    expect(answer.status).toBe(403);
  },
);
