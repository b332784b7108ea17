import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { fillPattern, parametersOf } from '../domain/content/model/address-pattern.ts';
import type { ContentType } from '../domain/content/model/content-type.ts';
import { CONTENT_TYPES } from '../domain/content-types/all.ts';
import { findScreen, isFixed, screens } from '../domain/screens/find-screen.ts';
import { ROUTES_WITHOUT_SCREEN } from '../domain/screens/register.ts';
import { TAKEN_BY_SERVER } from '../domain/screens/reserved.ts';
import { ADMIN_SCREENS } from './admin/screens.ts';
import routes from './routes.ts';

interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Route[] | undefined;
}

/** The addresses of the route table, with a slash before each. */
function addressesOf(table: readonly Route[]): string[] {
  return table.flatMap(({ path, index, children }) => [
    ...(path !== undefined || index ? [`/${path ?? ''}`] : []),
    ...addressesOf(children ?? []),
  ]);
}

const table = addressesOf(routes);
const routeObjects: RouteObject[] = table.map((path) => ({ path }));
const answering = (path: string) => matchRoutes(routeObjects, path)?.at(-1)?.route.path;
const registered = [...screens, ...ADMIN_SCREENS].map(({ path }): string => path);

describe('the registers of screens and the route table', () => {
  test('hold the same addresses, each once', () => {
    expect(table.length).toBeGreaterThan(60);
    expect([...registered, ...ROUTES_WITHOUT_SCREEN].sort()).toEqual([...table].sort());
    expect(new Set(table).size).toBe(table.length);
  });

  test('agree on which screen answers an address', () => {
    const examples = screens.flatMap(({ path, visit }) => [
      ...(visit ?? []),
      ...(isFixed({ path })
        ? [path]
        : [fillPattern(path, { category: 'events', slug: 'example' })]),
    ]);
    for (const example of [...examples, '/tourism/beaches/deeper', '/services/eservices/deeper']) {
      const [path = ''] = example.split('?', 1);
      expect(findScreen(path)?.path, example).toBe(answering(path));
    }
  });

  test('leave the staff’s addresses to the staff', () => {
    for (const { path } of ADMIN_SCREENS) {
      expect(TAKEN_BY_SERVER[path.split('/')[1] ?? ''], path).toBe('admin');
    }
  });
});

describe.each(CONTENT_TYPES.map((type): [string, ContentType] => [type.name, type]))(
  'the entries of %s',
  (name, { address, promoted, fields }) => {
    test('have addresses that their screen answers, or none', () => {
      const shown = screens.filter(({ of }) => of === name).map(({ path }) => path);
      if (address === null) {
        expect(shown).toEqual([]);
        return;
      }
      const category = fields[promoted.category ?? ''];
      const value = category?.kind === 'choice' ? category.options[0]?.value : 'example';
      const example = fillPattern(address, { slug: 'example', [promoted.category ?? '']: value });
      const [path = ''] = example.split('#', 1);
      expect(shown, `a route and a row of the register for ${address}`).toEqual([answering(path)]);
    });

    test('have addresses of their slug and category alone, which lists know of them', () => {
      const known = ['slug', promoted.category];
      expect(parametersOf(address ?? '').filter((one) => !known.includes(one))).toEqual([]);
    });
  },
);
