import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startBenchSite } from '../harness/sites/site.ts';
import server from '../scripts/server-process.json' with { type: 'json' };

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dimos-compiled-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build leaves all code compiled, so that no start has to compile it and to hold what that takes', async () => {
  expect(readdirSync('build/compile-cache')).not.toEqual([]);

  const cache = join(folder, 'cache');
  const dataDir = join(folder, 'data');
  execFileSync(process.execPath, [...server.arguments, '--compile-only'], {
    env: { ...process.env, ...server.environment, NODE_COMPILE_CACHE: cache, DATA_DIR: dataDir },
  });
  expect(existsSync(dataDir)).toBe(false);
  const compiled = () =>
    readdirSync(cache, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  const before = compiled();
  expect(before.length).toBeGreaterThan(100);

  const site = await startBenchSite({ dataDir, env: { NODE_COMPILE_CACHE: cache, SEED: 'none' } });
  await site.stop();
  expect(compiled()).toEqual(before);
});
