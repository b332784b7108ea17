import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { REMEMBERED_ADDRESSES, remember } from '../../http/requests/remember.ts';

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
  /** It holds something besides the language that somebody chose: there are as many such pages as words. */
  isChosen: boolean;
}

const MAX_PARAMETER_LENGTH = 200;

/**
 * Reduces the addresses of public pages to what the screens declare that they read, so that
 * nobody fills the cache or misses it with parameters of their own.
 */
export class PageKeys {
  /** The routes by the first part of the paths that they match; under '' those that match any other. */
  readonly #byFirstPart = new Map<string, RouteObject[]>();
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
    const routes = routeTree(build);
    for (const part of new Set(['', ...firstParts(routes)])) {
      this.#byFirstPart.set(part, beginningWith(routes, part));
    }
    this.of = remember((address) => this.#make(address), REMEMBERED_ADDRESSES);
  }

  /** Whether the screen at an address takes a form. */
  takesForms(address: string): boolean {
    const screen = this.#match(urlOf(address).pathname).at(-1);
    return this.#withForms.has(screen?.route.id ?? '');
  }

  /**
   * The router takes all routes apart for each address anew, which would cost more than everything else for
   * a request that is refused. It is given those alone that begin like the address, and each path once: whoever
   * floods with searches asks for one path.
   */
  readonly #match = remember((pathname: string) => {
    const part = firstPart(pathname);
    const routes = this.#byFirstPart.get(part) ?? this.#byFirstPart.get('') ?? [];
    return matchRoutes(routes, pathname) ?? [];
  }, REMEMBERED_ADDRESSES);

  #make(address: string): PageKey {
    const url = urlOf(address);
    const matches = this.#match(url.pathname);
    const handles = matches.map((match) => this.#handles.get(match.route.id ?? '') ?? {});
    const declared = handles.flatMap((handle) => handle.parameters ?? []);
    const kept = new URLSearchParams();
    for (const name of declared) {
      const value = url.searchParams.get(name)?.slice(0, MAX_PARAMETER_LENGTH);
      if (value) kept.set(name, value);
    }
    const isChosen = kept.size > 0;
    if (url.searchParams.get('lang') === 'en') kept.set('lang', 'en');
    const query = kept.toString();
    return {
      url: query ? `${url.pathname}?${query}` : url.pathname,
      uncached: this.#uncached || handles.some((handle) => handle.uncached),
      isChosen,
    };
  }
}

/** Put together rather than resolved: `//x` is a path here, not another host. */
function urlOf(address: string): URL {
  return new URL(`http://localhost${address.startsWith('/') ? '' : '/'}${address}`);
}

/** The first part of a path as the router compares it: `/News/x` begins with `news`. */
function firstPart(path: string): string {
  return path.replace(/^\//, '').split('/', 1)[0]?.toLowerCase() ?? '';
}

/** What a route's path begins with; '' where it matches anything. A layout has no path. */
function partOf({ path = '' }: RouteObject): string {
  const part = firstPart(path);
  return /[:*?]/.test(part) ? '' : part;
}

function firstParts(routes: readonly RouteObject[]): string[] {
  return routes.flatMap((route) => [
    partOf(route),
    ...firstParts(route.path ? [] : (route.children ?? [])),
  ]);
}

/** The routes that may match a path with that first part. */
function beginningWith(routes: readonly RouteObject[], part: string): RouteObject[] {
  return routes.flatMap((route): RouteObject[] => {
    if (!route.index && !route.path && route.children) {
      return [{ ...route, children: beginningWith(route.children, part) }];
    }
    return ['', part].includes(partOf(route)) ? [route] : [];
  });
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
