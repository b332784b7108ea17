import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { runsOnce } from './runs-once.mjs';

const ROOT = join(import.meta.dirname, '..');

/** What Node itself loads with some files: they, what they import by value, and so on. */
function loadedWith(...files: string[]): Set<string> {
  const loaded = new Set<string>();
  const load = (file: string) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const { staticImports } = parseSync(file, readFileSync(join(ROOT, file), 'utf8')).module;
    for (const { entries, moduleRequest } of staticImports) {
      const isOfTypes = entries.length > 0 && entries.every(({ isType }) => isType);
      if (!isOfTypes && moduleRequest.value.startsWith('.'))
        load(join(dirname(file), moduleRequest.value));
    }
  };
  files.forEach(load);
  return loaded;
}

test('whatever the start loads by itself needs a new start', () => {
  // The rest of the server comes by way of Vite. So does what the start takes from the domain (rules of passwords,
  // texts): the site sees a change of those at once, and only the settings and refusals keep what they have.
  const loaded = [...loadedWith('server/main.ts', 'server/development/workshop.ts')].filter(
    (file) => !file.startsWith('domain/'),
  );
  expect(loaded).toContain('server/http/connections/listen.ts');
  expect(loaded.filter((file) => !runsOnce(file))).toEqual([]);
});

test.each([
  'server.mjs',
  'server/main.ts',
  'vite.config.ts',
  'vite.islands.config.ts',
  'react-router.config.ts',
  'scripts/vite/build-folder.ts',
  'scripts/vite/keep-server-code-home.ts',
  'server/settings.ts',
  'server/http/connections/http-server.ts',
  'server/http/requests/refusals.ts',
  'server/http/connections/listen.ts',
  'server/development/workshop.ts',
  'database/connect.ts',
])('a change of %s needs a new start', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
  expect(runsOnce(file)).toBe(true);
});

test('so does a change of the settings in .env, which is nowhere but where somebody made it', () => {
  expect(runsOnce('.env')).toBe(true);
});

test.each([
  '.env.example',
  'server/application.ts',
  'server/http/redirects.ts',
  'server/run/open-site.ts',
  'domain/services.ts',
  'api/create-api.ts',
  'app/routes.ts',
  'database/connect.test.ts',
])('%s is read anew without one', (file) => {
  expect(runsOnce(file)).toBe(false);
});
