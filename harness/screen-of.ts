import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import routes from '../app/routes.ts';

/** The file of the screen that answers an address, such as `site/news/news-page.tsx`. */
export function screenOf(address: string): string {
  const file = matchRoutes(TABLE, address)?.at(-1)?.route.handle;
  if (!file) throw new Error(`No screen answers ${address}.`);
  return file;
}

const toRoute = ({ path, index, children, file }: RouteConfigEntry): RouteObject =>
  index
    ? { index: true, handle: file }
    : { path, handle: file, children: children?.map(toRoute) ?? [] };

const TABLE = routes.map(toRoute);
