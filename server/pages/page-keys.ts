import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { REMEMBERED_ADDRESSES, remember } from '../http/remember.ts';

/** A screen's handle, as far as the server reads it. */
export interface ScreenHandle {
  /** The query parameters the screen reads besides `lang`; all others are ignored. */
  parameters?: readonly string[];
  /** The page is made anew for each request. */
  uncached?: boolean;
}

export interface PageKey {
  /** The path and the parameters that matter, in a fixed order: what is rendered and held. */
  url: string;
  uncached: boolean;
}

const MAX_PARAMETER_LENGTH = 200;

/**
 * Reduces the addresses of public pages to what the screens declare that they read, so that
 * nobody fills the cache or misses it with parameters of their own.
 */
export class PageKeys {
  readonly #routes: RouteObject[];
  readonly #handles: Map<string, ScreenHandle>;
  readonly #uncached: boolean;
  readonly #withForms: ReadonlySet<string>;
  /** The key of an address (path and query, as the request line has it). */
  readonly of: (address: string) => PageKey;

  /** With `uncached` every page is made anew for each request, whatever its screen says. */
  constructor(build: ServerBuild, { uncached = false } = {}) {
    this.#uncached = uncached;
    this.#handles = new Map(
      Object.values(build.routes).map((route) => [
        route?.id ?? '',
        (route?.module.handle ?? {}) as ScreenHandle,
      ]),
    );
    this.#withForms = new Set(
      Object.values(build.routes).flatMap((route) => (route?.module.action ? [route.id] : [])),
    );
    this.#routes = routeTree(build);
    this.of = remember((address) => this.#make(address), REMEMBERED_ADDRESSES);
  }

  /** Whether the screen at an address takes a form. */
  takesForms(address: string): boolean {
    const screen = matchRoutes(this.#routes, urlOf(address).pathname)?.at(-1);
    return this.#withForms.has(screen?.route.id ?? '');
  }

  #make(address: string): PageKey {
    const url = urlOf(address);
    const matches = matchRoutes(this.#routes, url.pathname) ?? [];
    const handles = matches.map((match) => this.#handles.get(match.route.id ?? '') ?? {});
    const declared = handles.flatMap((handle) => handle.parameters ?? []);
    const kept = new URLSearchParams();
    for (const name of declared) {
      const value = url.searchParams.get(name)?.slice(0, MAX_PARAMETER_LENGTH);
      if (value) kept.set(name, value);
    }
    if (url.searchParams.get('lang') === 'en') kept.set('lang', 'en');
    const query = kept.toString();
    return {
      url: query ? `${url.pathname}?${query}` : url.pathname,
      uncached: this.#uncached || handles.some((handle) => handle.uncached),
    };
  }
}

/** Put together rather than resolved: `//x` is a path here, not another host. */
function urlOf(address: string): URL {
  return new URL(`http://localhost${address.startsWith('/') ? '' : '/'}${address}`);
}

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(
      (route): RouteObject =>
        route.index
          ? { id: route.id, index: true, path: route.path }
          : { id: route.id, path: route.path, children: routeTree(build, route.id) },
    );
}
