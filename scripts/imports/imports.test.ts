import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findCircles, readAllImports, readSpecifiers } from './read-imports.ts';
import { mayImport, mayUse } from './rooms.ts';

const imports = readAllImports(join(import.meta.dirname, '../..'));
const links = [...imports].flatMap(([file, { files }]) => files.map((target) => [file, target]));

describe('the imports of the project', () => {
  test('are all read', () => {
    expect(imports.size).toBeGreaterThan(900);
    expect(links).toContainEqual(['server.mjs', 'server/main.ts']);
    expect(links).toContainEqual(['app/admin/calls/api-client.ts', 'api/create-api.ts']);
    expect(links).toContainEqual([
      'domain/media/store/store.ts',
      'domain/media/store/bucket-driver.ts',
    ]);
  });

  test('have no circle', () => {
    const files = new Map([...imports].map(([file, { files }]) => [file, files]));
    expect(findCircles(files)).toEqual([]);
  });

  test('go downward between rooms (docs/architecture.md, Rooms)', () => {
    expect(
      links.filter(([file = '', target = '']) => !mayImport(file, target)).map(String),
    ).toEqual([]);
  });

  test('are of no package that the room knows nothing of', () => {
    const uses = [...imports].flatMap(([file, { packages }]) =>
      packages.filter((name) => !mayUse(file, name)).map((name) => `${file}: ${name}`),
    );
    expect(uses).toEqual([]);
  });
});

test.each([
  ["import { a } from './a.ts';"],
  ["import type { A } from './a.ts';"],
  ["import './a.ts';"],
  ["export * from './a.ts';"],
  ["export type { A } from './a.ts';"],
  ["const a = await import('./a.ts');"],
])('%s is an import', (source) => {
  expect(readSpecifiers('b.ts', source)).toEqual(['./a.ts']);
});

test('a circle is found over any number of files, and nothing beside it', () => {
  const files = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
  ]);
  expect(findCircles(files).map((circle) => circle.sort())).toEqual([['a', 'b', 'c']]);
});

test.each([
  ['domain/errors.ts', 'api/errors.ts'],
  ['database/connect.ts', 'domain/errors.ts'],
  ['api/errors.ts', 'database/connect.ts'],
  ['app/ui/pieces/card.tsx', 'app/site/find-page.ts'],
  ['app/ui/pieces/card.tsx', 'domain/errors.ts'],
  ['app/admin/theme.ts', 'app/site/find-page.ts'],
  ['app/admin/theme.ts', 'domain/screens/register.ts'],
  ['app/site/find-page.ts', 'app/admin/theme.ts'],
  ['app/site/find-page.ts', 'database/connect.ts'],
  ['server/application.ts', 'harness/sites/site.ts'],
  ['harness/sites/site.ts', 'bench/fuzz.ts'],
  ['bench/fuzz.ts', 'e2e/enlarged.ts'],
  ['e2e/enlarged.ts', 'bench/fuzz.ts'],
  ['domain/errors.test.ts', 'server/application.ts'],
])('%s may not import %s', (file, target) => {
  expect(mayImport(file, target)).toBe(false);
});
