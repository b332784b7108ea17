// `npm test`: every test, those in a browser included, and one line that counts them.
// `npm test -- unit` or `npm test -- journeys` runs one half.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensurePackages, findNode, ROOT } from './environment.mjs';
import { startPostgres } from './postgres.mjs';

ensurePackages();
const half = process.argv[2];
const results = mkdtempSync(join(tmpdir(), 'dimos-tests-'));
let passed = 0;
let failed = 0;

function runTests(args, env) {
  const { status, error } = spawnSync(findNode(), args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return status ?? 1;
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that failed without a failed test (it could not start, a file does not load) counts as one. */
function count(status, counts) {
  passed += counts?.passed ?? 0;
  failed += Math.max(counts?.failed ?? 0, status === 0 ? 0 : 1);
}

if (half !== 'journeys') {
  const ownServer = process.env.TEST_POSTGRES_URL ? undefined : await startPostgres();
  const url = process.env.TEST_POSTGRES_URL ?? ownServer?.url;
  if (!url) console.log('PostgreSQL is not installed: data tests run on SQLite and PGlite alone.');
  try {
    const file = join(results, 'vitest.json');
    const status = runTests(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      url ? { TEST_POSTGRES_URL: url } : {},
    );
    const json = readResults(file);
    count(status, json && { passed: json.numPassedTests, failed: json.numFailedTests });
  } finally {
    ownServer?.stop();
  }
}

if (half !== 'unit') {
  build();
  const file = join(results, 'playwright.json');
  const status = runTests(
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    {
      CHROMIUM_PATH: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      E2E_DATA_DIR: join(results, 'site'),
    },
  );
  const stats = readResults(file)?.stats;
  count(status, stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected });
}

rmSync(results, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
