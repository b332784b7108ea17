// `npm test`: every test, those in a browser included, and one line that counts them. `npm test -- unit` or `npm
// test -- journeys` runs one half. Both together share the cores: while one waits, the other works. The output of
// the unit half is held back until it ends. After both, ten breakages of the code are tried.
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
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

/**
 * Runs a test runner and returns its exit status. Its output goes to `output`, an open file, or to this process's
 * own output.
 */
function runTests(args, env, output = 'inherit') {
  return new Promise((resolve, reject) => {
    const child = spawn(findNode(), args, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (status) => resolve(status ?? 1));
  });
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

async function runUnit() {
  const ownServer = process.env.TEST_POSTGRES_URL
    ? undefined
    : await startPostgres({ brief: true });
  const url = process.env.TEST_POSTGRES_URL ?? ownServer?.url;
  if (!url) console.log('PostgreSQL is not installed: data tests run on SQLite and PGlite alone.');
  const said = join(results, 'unit.log');
  const output = half === 'unit' ? 'inherit' : openSync(said, 'w');
  try {
    const file = join(results, 'vitest.json');
    const status = await runTests(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      url ? { TEST_POSTGRES_URL: url } : {},
      output,
    );
    const json = readResults(file);
    count(status, json && { passed: json.numPassedTests, failed: json.numFailedTests });
  } finally {
    ownServer?.stop();
    if (typeof output === 'number') {
      closeSync(output);
      process.stdout.write(readFileSync(said));
    }
  }
}

async function runJourneys() {
  const file = join(results, 'playwright.json');
  const status = await runTests(
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

/** Ten of the breakages: each that is noticed counts as a test that passed. */
async function runBreakages() {
  const said = join(results, 'breakages.log');
  const output = openSync(said, 'w');
  const status = await runTests(['scripts/breakages.mjs', '--sample', '10'], {}, output);
  closeSync(output);
  const text = readFileSync(said, 'utf8');
  process.stdout.write(text);
  const [, noticed, tried] = /^(\d+) of (\d+) breakages were noticed\.$/m.exec(text) ?? [];
  count(status, noticed && { passed: Number(noticed), failed: Number(tried) - Number(noticed) });
}

if (half !== 'unit') build();
await Promise.all([half !== 'journeys' && runUnit(), half !== 'unit' && runJourneys()]);
if (!half) await runBreakages();

rmSync(results, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
