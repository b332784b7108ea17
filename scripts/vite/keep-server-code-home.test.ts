import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepServerCodeHome } from './keep-server-code-home.ts';

const ROOT = join(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  mkdirSync(join(ROOT, 'builds'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'builds', 'browser-build-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a script for the browser as the site's own build does. */
async function buildForBrowser(script: string): Promise<unknown> {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, script);
  return build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    publicDir: false,
    plugins: [keepServerCodeHome()],
    build: { write: false, rollupOptions: { input: entry } },
  });
}

test('a script that brings the database along is refused, and the refusal says by what', async () => {
  await expect(
    buildForBrowser(`import { sql } from 'kysely';\nconsole.log(sql\`select 1\`);`),
  ).rejects.toThrow(/would be sent node_modules\/kysely\/.*imported by/);
  await expect(
    buildForBrowser(`import { readFileSync } from 'node:fs';\nconsole.log(readFileSync('a'));`),
  ).rejects.toThrow(/would be sent __vite-browser-external/);
});

test.each([
  ['database/like-pattern.ts', 'likePattern'],
  ['seed/documents/amounts.ts', 'formatEuro'],
  ['server/admission/turns.ts', 'Turns'],
])(
  'a script is refused that takes from %s, which needs nothing of a server',
  async (file, name) => {
    await expect(
      buildForBrowser(`import { ${name} } from '../../${file}';\nconsole.log(${name});`),
    ).rejects.toThrow(`would be sent ${file}`);
  },
);

test('a script that takes a content type and a rule is built', async () => {
  await expect(
    buildForBrowser(
      `import { news } from '../../domain/content-types/news.ts';
       import { isCalendarDay } from '../../domain/time/calendar.ts';
       console.log(news, isCalendarDay('2026-01-01'));`,
    ),
  ).resolves.toBeDefined();
});

test('the build of the site has the rule', async () => {
  const { default: config } = await import('../../vite.config.ts');
  const { plugins = [] } = config({ command: 'build', mode: 'production' });
  const names = plugins.flat(3 as 1).map((plugin) => (plugin as { name?: string })?.name);
  expect(names).toContain('keep-server-code-home');
});
