import pino from 'pino';
import {
  type ActionFunctionArgs,
  data,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { expect, test } from 'vitest';
import { type RequestContext, requestContext } from '../../app/request-context.ts';
import { documentRenderer, logFailure } from './render-documents.ts';

const FULL = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

/** A site of one form: it refuses what comes from elsewhere, and has no room for the rest. */
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
        headers: ({ actionHeaders }: { actionHeaders: Headers }) => actionHeaders,
        action({ request, context }: ActionFunctionArgs) {
          if (request.headers.get('origin') === 'null') return data(null, { status: 403 });
          (context as RouterContextProvider).get(requestContext).failure = FULL;
          return data(null, { status: 503, headers: { 'Retry-After': '60' } });
        },
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

function contextOf(): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, {} as RequestContext);
  return context;
}

test('why a form came back that could not be stored is in the log, and it says when to send it again', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  const answer = await documentRenderer(ONE_FORM, log)(
    new Request('http://example.org/?a=b', { method: 'POST', body: new URLSearchParams('a=b') }),
    contextOf(),
  );
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(lines).toEqual([
    expect.objectContaining({ method: 'POST', path: '/', reason: 'no space left on device' }),
  ]);
});

test('where the database is away the page of the failure says to come again', async () => {
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  const route = {
    ...ONE_FORM.routes.root,
    module: {
      default: () => null,
      loader: () => {
        throw away;
      },
    },
  };
  const build = { ...ONE_FORM, routes: { root: route } } as unknown as ServerBuild;
  const render = documentRenderer(build, pino({ level: 'silent' }));
  const answer = await render(new Request('http://example.org/'), contextOf());
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
});

test('what fails because whoever asked has gone is no failure of the site', async () => {
  const asker = new AbortController();
  const route = {
    ...ONE_FORM.routes.root,
    module: {
      default: () => null,
      loader: () => {
        asker.abort();
        throw new Error('nobody takes it');
      },
    },
  };
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  const build = { ...ONE_FORM, routes: { root: route } } as unknown as ServerBuild;
  const request = new Request('http://example.org/', { signal: asker.signal });
  await documentRenderer(build, log)(request, contextOf()).catch(() => undefined);
  expect(lines).toEqual([]);
});

test.each(['no address', 'http://example.org:1.evil.example', '[', 'http://'])(
  'a form that says it comes from %j is refused by the site, not by the router in words of its own',
  async (origin) => {
    const render = documentRenderer(ONE_FORM, pino({ level: 'silent' }));
    const request = new Request('http://example.org/', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'a=b',
    });
    const answer = await render(request, contextOf());
    expect(await answer.text()).toBe('a page of the site');
    expect(answer.status).toBe(403);
  },
);

test.each([
  ['a sender who left', 'aborted', 'info', 'sender left'],
  ['a database whose line broke', 'read ECONNRESET', 'error', 'database or disk unavailable'],
])('%s is in the log as that', (_, message, level, said) => {
  const lines: Record<string, unknown>[] = [];
  const log = pino(
    { formatters: { level: (label) => ({ level: label }) } },
    {
      write: (line) => lines.push(JSON.parse(line)),
    },
  );
  logFailure(log, Object.assign(new Error(message), { code: 'ECONNRESET' }), 'POST', '/contact');
  expect(lines).toMatchObject([{ level, msg: said, path: '/contact' }]);
});
