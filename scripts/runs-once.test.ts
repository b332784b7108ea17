import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runsOnce } from './runs-once.mjs';

const ROOT = join(import.meta.dirname, '..');

test.each([
  'server.mjs',
  'server/main.ts',
  'vite.config.ts',
  'vite.islands.config.ts',
  'react-router.config.ts',
  'scripts/build-folder.ts',
  'scripts/keep-server-code-home.ts',
  'server/settings.ts',
  'server/http/http-server.ts',
  'server/http/refusals.ts',
  'server/http/listen.ts',
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
