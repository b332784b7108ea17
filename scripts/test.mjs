// `npm test`: every test, those in a browser included, and one line that counts them. `npm test -- unit` or `npm
// test -- journeys` runs one half. The halves run one after the other: side by side they take longer, and journeys
// meet the limits of their waiting. Beside the unit tests ten breakages of the code are tried with what these leave of
// the processor: the first of them wait for a browser. What failed is run once more by itself and named at the end,
// whatever becomes of it (docs/testing.md).
import { spawn } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { atExit } from './at-exit.mjs';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { requireKnown } from './command-line.mjs';
import { ensurePackages, findNode, ROOT } from './environment.mjs';
import { findMemoryFolder } from './memory-folder.mjs';
import { startPostgres } from './postgres.mjs';

const halves = process.argv.slice(2);
requireKnown(halves, ['unit', 'journeys']);
const half = halves.length === 1 ? halves[0] : undefined;
ensurePackages();
// Fetched once, before several processes ask for it.
ensureChromium();
const results = mkdtempSync(join(findMemoryFolder() ?? tmpdir(), 'dimos-tests-'));
atExit(() => rmSync(results, { recursive: true, force: true }));
// The account of PostgreSQL has to get through.
chmodSync(results, 0o755);
// Tests make and remove tens of thousands of files: in memory that takes a sixth less of the processor.
process.env.TMPDIR = results;
// Further heaps for malloc take a tenth of it, in processes of many threads that live this long.
process.env.MALLOC_ARENA_MAX = '1';
let passed = 0;
let failed = 0;
const remarks = [];

/**
 * Runs a test runner and returns its exit status. Its output goes to `output`, an open file, or to this process's
 * own output. `isPatient` lets everything else go first.
 */
function runTests(args, env, output = 'inherit', isPatient = false) {
  return new Promise((resolve, reject) => {
    const child = spawn(findNode(), args, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    if (isPatient && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const callOff = atExit(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (status) => {
      callOff();
      resolve(status ?? 1);
    });
  });
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs one half, and what failed in it once more by itself: a test that asks for more than a busy machine gives is
 * told from a broken promise. `run` takes the tests to run, none for all, and a number for the attempt; it gives the
 * exit status, how many tests passed, and those that failed as `{ name, file }`, or undefined when the runner could
 * not say. A runner that failed without a failed test (it could not start, a file does not load) counts as one.
 */
async function runHalf(run) {
  const first = await run([], 1);
  passed += first.counts?.passed ?? 0;
  const broken = first.counts?.failed ?? [];
  if (broken.length === 0) {
    if (first.status === 0) return;
    failed += 1;
    remarks.push(`A runner ended with status ${first.status}.`);
    return;
  }
  const files = [...new Set(broken.map(({ file }) => file))];
  // Many failures are no accident.
  const second = files.length > 10 ? undefined : await run(files, 2);
  const stillBroken = new Set(second?.counts?.failed.map(({ name }) => name));
  for (const { name } of broken) {
    const passedAlone =
      second?.counts !== undefined && second.counts.passed > 0 && !stillBroken.has(name);
    if (passedAlone) passed += 1;
    else failed += 1;
    remarks.push(`${passedAlone ? 'Passed only by itself' : 'Failed'}: ${name}`);
  }
}

async function runUnit() {
  const ownServer = process.env.TEST_POSTGRES_URL
    ? undefined
    : await startPostgres({ brief: true });
  const url = process.env.TEST_POSTGRES_URL ?? ownServer?.url;
  if (!url) console.log('PostgreSQL is not installed: data tests run on SQLite and PGlite alone.');
  try {
    await runHalf(async (files, attempt) => {
      const file = join(results, `vitest-${attempt}.json`);
      const status = await runTests(
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          ...files,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        // React's development build renders screens at half the speed.
        { NODE_ENV: 'production', ...(url && { TEST_POSTGRES_URL: url }) },
      );
      return { status, counts: countUnit(readResults(file)) };
    });
  } finally {
    ownServer?.stop();
  }
}

/** A file that does not load has no tests, and counts as one that failed. */
function countUnit(json) {
  if (!json) return undefined;
  const failures = json.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const broken = assertionResults.filter((test) => test.status === 'failed');
    if (broken.length === 0 && status === 'failed') return [{ name: file, file }];
    return broken.map(({ fullName }) => ({ name: `${file} › ${fullName}`, file }));
  });
  return { passed: json.numPassedTests, failed: failures };
}

const runJourneys = () =>
  runHalf(async (files, attempt) => {
    const file = join(results, `playwright-${attempt}.json`);
    const status = await runTests(
      ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts', ...files],
      {
        // Collecting what is young took a seventh of the time of Playwright's workers.
        NODE_OPTIONS: '--max-semi-space-size=32',
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        E2E_DATA_DIR: join(results, `site-${attempt}`),
      },
    );
    const json = readResults(file);
    return {
      status,
      counts: json && { passed: json.stats.expected, failed: json.suites.flatMap(brokenJourneys) },
    };
  });

function brokenJourneys(suite) {
  const own = suite.specs.filter(({ ok }) => !ok);
  return [
    ...own.map(({ file, title }) => ({ name: `e2e/${file} › ${title}`, file: `e2e/${file}` })),
    ...(suite.suites ?? []).flatMap(brokenJourneys),
  ];
}

/** Ten of the breakages: each that is noticed counts as a test that passed. Returns what is to be said of them. */
async function runBreakages() {
  const said = join(results, 'breakages.log');
  const output = openSync(said, 'w');
  const status = await runTests(['scripts/breakages.mjs', '--sample', '10'], {}, output, true);
  closeSync(output);
  const text = readFileSync(said, 'utf8');
  const [, noticed, tried] = /^(\d+) of (\d+) breakages were noticed\.$/m.exec(text) ?? [];
  passed += Number(noticed ?? 0);
  failed += Math.max(Number(tried ?? 0) - Number(noticed ?? 0), status === 0 ? 0 : 1);
  remarks.push(...(text.match(/^\d+\/\d+ (?!noticed).*$/gm) ?? []));
  return text;
}

if (half !== 'unit') build();
const [tried] = await Promise.all([half ? '' : runBreakages(), half !== 'journeys' && runUnit()]);
if (half !== 'unit') await runJourneys();
process.stdout.write(tried);

if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
