import type { HtmlElement } from 'html-validate';
import type { ComponentType } from 'react';
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
} from 'react-router';
import * as entry from '../../app/entry.server.tsx';
import { requestContext } from '../../app/request-context.ts';
import * as root from '../../app/root.tsx';
import routes from '../../app/routes.ts';
import { PageKeys } from '../../server/pages/held/page-keys.ts';
import { openFilledSqlite } from '../databases/filled-sqlite.ts';
import { openTestServices, type TestServices } from '../services.ts';
import { parseHtml, textOf } from './read-html.ts';

interface ScreenModule {
  default?: ComponentType;
  ErrorBoundary?: ComponentType;
}

/** What the router's build does to a module: its components get what was loaded as properties. */
function withProps(screen: ScreenModule): never {
  const { default: component, ErrorBoundary } = screen;
  return {
    ...screen,
    ...(component && { default: withComponentProps(component as never) }),
    ...(ErrorBoundary && { ErrorBoundary: withErrorBoundaryProps(ErrorBoundary as never) }),
  } as never;
}

/** Every file of the public screens, loaded when it is asked for. */
const FILES = import.meta.glob<ScreenModule>('../../app/site/**/*.{ts,tsx}');

/** What a visitor gets for an address. */
export interface Answer {
  status: number;
  /** Where a redirect leads to, or null. */
  location: string | null;
  contentType: string;
  /** Whether a file is shown or saved, and under which name, or null. */
  disposition: string | null;
  html: string;
  /** The whole document, and what it is about. */
  document: HtmlElement;
  main: HtmlElement;
  /** What somebody reads in `main`. */
  text: string;
}

export interface TestSite extends TestServices {
  get(path: string): Promise<Answer>;
  /** Sends a form of the site. */
  post(path: string, fields: Record<string, string>): Promise<Answer>;
}

type Route = NonNullable<ServerBuild['routes'][string]>;

interface RouteEntry {
  id?: string;
  path?: string;
  index?: boolean;
  file: string;
  children?: RouteEntry[];
}

/** The routes of the public site, flat, with their modules. Staff screens run in the browser alone. */
async function loadRoutes(): Promise<Record<string, Route>> {
  const flat: Record<string, Route> = {
    root: { id: 'root', path: '', module: withProps(root as never) },
  };
  const add = async (list: RouteEntry[], parentId: string) => {
    for (const { file, path, index, children, id = file } of list) {
      const load = FILES[`../../app/${file}`];
      if (!load) continue;
      const place = { id, parentId, ...(path !== undefined && { path }), ...(index && { index }) };
      flat[id] = { ...place, module: withProps(await load()) };
      if (children) await add(children, id);
    }
  };
  await add(routes as RouteEntry[], 'root');
  return flat;
}

/** The routes of the public site as a build would have them, from their sources. */
export async function makeBuild(): Promise<ServerBuild> {
  const flat = await loadRoutes();
  const assets = Object.fromEntries(
    Object.entries(flat).map(([id, route]) => [
      id,
      {
        ...route,
        module: '',
        hasAction: 'action' in route.module,
        hasLoader: 'loader' in route.module,
        hasClientAction: false,
        hasClientLoader: false,
        hasClientMiddleware: false,
        hasErrorBoundary: 'ErrorBoundary' in route.module,
        clientActionModule: undefined,
        clientLoaderModule: undefined,
        clientMiddlewareModule: undefined,
        hydrateFallbackModule: undefined,
      },
    ]),
  );
  return {
    entry: { module: entry },
    routes: flat,
    assets: { entry: { module: '', imports: [] }, routes: assets, url: '', version: 'test' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
}

let build: Promise<ServerBuild> | undefined;

/** The routes of the public site, put together once for a test file. */
function sharedBuild(): Promise<ServerBuild> {
  build ??= makeBuild();
  return build;
}

/**
 * The public site over SQLite, rendered by its own routes without a build; with the municipality's content, or with
 * none.
 */
export async function openTestSite(kind: 'sample' | 'none' = 'sample'): Promise<TestSite> {
  const opened = await openTestServices(await openFilledSqlite(kind));
  const { services } = opened;
  const handle = createRequestHandler(await sharedBuild(), 'production');
  // The server leaves out what a screen does not declare to read.
  const keys = new PageKeys(await sharedBuild());
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const context = new RouterContextProvider();
    context.set(requestContext, {
      services,
      clientAddress: '192.0.2.7',
      nonce: '',
      showsStyleguide: true,
    });
    const response = await handle(new Request(services.siteUrl + path, init), context);
    const html = await response.text();
    let document: HtmlElement | undefined;
    const answer: Answer = {
      status: response.status,
      location: response.headers.get('Location'),
      contentType: response.headers.get('Content-Type') ?? '',
      disposition: response.headers.get('Content-Disposition'),
      html,
      // Read when it is asked for: that takes as long as to make the screen.
      get document() {
        document ??= parseHtml(html);
        return document;
      },
      get main() {
        return answer.document.querySelector('main') ?? answer.document;
      },
      get text() {
        return textOf(answer.main);
      },
    };
    return answer;
  };
  return {
    ...opened,
    get: (path) => ask(keys.of(path).url),
    post: (path, fields) =>
      ask(path, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields),
      }),
  };
}
