// `npm run breakages`: applies each breakage of breakages/ alone to a copy of the project, runs the tests that must
// notice it, and prints those that no test noticed. scripts/choose-breakages.mjs says which words choose which.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { atExit } from './at-exit.mjs';
import { chooseBreakages, readChoice } from './choose-breakages.mjs';
import { ensurePackages, fail, findNode, ROOT } from './environment.mjs';
import { startPostgres } from './postgres.mjs';

const choice = readChoice(process.argv.slice(2));
ensurePackages();
const node = findNode();
if (process.execPath !== realpathSync(node) && !process.env.BREAKAGES_CHILD) {
  // The list is TypeScript, which the machine's own Node may be too old to read.
  const { status } = spawnSync(node, [import.meta.filename, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BREAKAGES_CHILD: '1' },
  });
  process.exit(status ?? 1);
}
const { BREAKAGES } = await import('../breakages/all.ts');
const { dropTestPostgres, runOnServer } = await import(
  '../harness/databases/create-test-postgres.ts'
);
const chosen = chooseBreakages(choice, BREAKAGES);
if (chosen.length === 0) fail('There is no such breakage.');

const RECURSIVE = { recursive: true, force: true };
/** After each so many breakages their tests run on the whole code, too: a red test must be the breakage's doing. */
const CONTROLLED = 10;

/** The project's files as they are now, in a folder where they can be broken. */
function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-breakages-'));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  // A test that goes on as another account of the machine must find the project's folder open to it, as it is at home.
  chmodSync(folder, 0o755);
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of stdout.split('\0')) {
    if (!file || !existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // A link must lead to the copy.
    cpSync(join(ROOT, file), join(folder, file), { verbatimSymlinks: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  // The packages are the project's. No script in the copy may take them for outdated and install them again.
  utimesSync(join(folder, 'package-lock.json'), 0, 0);
  return folder;
}

/** Runs a program of Node in the copy; its exit code and what it printed. */
function runNode(args, more = {}) {
  const { status, stdout, stderr, error } = spawnSync(node, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, NO_COLOR: '1', ...more },
  });
  if (error) throw error;
  return { status, printed: stdout + stderr };
}

/**
 * Whether one of some tests beside the code fails, in the Vitest that stays open for all breakages: beginning it
 * anew, with its databases, takes ten times as long as most of these tests.
 */
async function runWarm(vitest, files, title) {
  if (title) vitest.setGlobalTestNamePattern(title);
  else vitest.resetGlobalTestNamePattern();
  const specifications = await vitest.globTestSpecifications(files);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // What ran for earlier breakages is told again.
  const asked = new Set(specifications.map(({ moduleId }) => moduleId));
  return (
    unhandledErrors.length > 0 ||
    testModules.some((module) => asked.has(module.moduleId) && !module.ok())
  );
}

/** The same in a Vitest of their own, which makes its databases with the broken code; and how many tests passed. */
function runCold(files, title) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const named = title ? ['-t', title] : [];
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json'];
  const { printed } = runNode([...vitest, `--outputFile.json=${report}`, ...named, ...files]);
  const result = read(report);
  const isFailed = result?.numFailedTests > 0 || result?.numFailedTestSuites > 0;
  return { isFailed, passed: result?.numPassedTests ?? 0, printed };
}

/** Builds the site with the broken code and tries journeys; a build that fails has noticed, too. */
function runJourneys(journeys, title) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const build = runNode(['scripts/build.mjs']);
  if (build.status !== 0) return { isFailed: true, passed: 0, printed: build.printed };
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c'];
  const grep = title ? ['-g', title] : [];
  const { printed } = runNode(
    [...playwright, 'e2e/playwright.config.ts', '--max-failures=1', ...grep, ...journeys],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_DATA_DIR: join(folder, 'data', 'e2e'),
    },
  );
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  const stats = read(report)?.stats;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return { isFailed: stats?.unexpected > 0, passed, printed };
}

/**
 * Runs the tests of a breakage in the broken copy: 'failed', 'passed', or 'nothing ran' with the end of what was
 * printed.
 */
async function runTests(vitest, { tests, title }) {
  const journeys = tests.filter((test) => test.endsWith('.e2e.ts'));
  const others = tests.filter((test) => !test.endsWith('.e2e.ts'));
  const runs = [];
  if (others.length > 0) {
    if (await runWarm(vitest, others, title)) return { end: 'failed' };
    // The databases that tests copy were made before the code was broken: what passes is tried once more.
    runs.push(choice.isOnce ? { isFailed: false, passed: 1 } : runCold(others, title));
  }
  if (journeys.length > 0 && !runs.some(({ isFailed }) => isFailed)) {
    runs.push(runJourneys(journeys, title));
  }
  if (runs.some(({ isFailed }) => isFailed)) return { end: 'failed' };
  if (runs.some(({ passed }) => passed > 0)) return { end: 'passed' };
  const printed = runs.map((run) => run.printed).join('\n');
  return { end: 'nothing ran', printed: printed.slice(-2000) };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

// As in scripts/test.mjs: the staff's screens, bundled for a test, show nothing with the other half of React's build.
process.env.NODE_ENV = 'production';
const ownServer = process.env.TEST_POSTGRES_URL ? undefined : await startPostgres({ brief: true });
if (ownServer) process.env.TEST_POSTGRES_URL = ownServer.url;
const folder = copyProject();
const unnoticed = [];
process.chdir(folder);
const { createVitest } = await import('vitest/node');
const vitest = await createVitest('test', { watch: false, bail: 1, reporters: [{}] });

/**
 * What keeps a broken file from running at all: text that is no code, or a name that nothing declares. Any test would
 * notice that, whatever it promises. Undefined where the file runs.
 */
function faultOfCode(file) {
  if (!/\.(?:ts|tsx|mjs)$/.test(file)) return undefined;
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'lint'];
  const only = '--only=correctness/noUndeclaredVariables';
  const { status, printed } = runNode([...biome, only, '--reporter=github', file]);
  return status === 0 ? undefined : `does not run: ${printed.trim().slice(0, 500)}`;
}

/**
 * The databases with the first content that tests leave for others (harness/databases/), by their names, each with
 * what drops it: none that the broken code filled may be taken for one of the whole code.
 */
async function listFilled() {
  const { filledFolder, postgresTemplate } = vitest.getRootProject().getProvidedContext();
  const files = filledFolder && existsSync(filledFolder) ? readdirSync(filledFolder) : [];
  const filled = new Map(
    files.map((name) => [name, { name, act: () => rmSync(join(filledFolder, name), RECURSIVE) }]),
  );
  if (!postgresTemplate) return filled;
  const url = process.env.TEST_POSTGRES_URL;
  const named = `select datname from pg_database where datname like '${postgresTemplate}\\_%'`;
  for (const { datname: name } of await runOnServer(url, named)) {
    filled.set(name, { name, act: () => dropTestPostgres(url, name) });
  }
  return filled;
}

/** Breaks a file while `run` runs. */
async function whileBroken({ file, find, replace }, run) {
  const path = join(folder, file);
  if (!existsSync(path)) return { end: 'does not apply: there is no such file' };
  const whole = readFileSync(path, 'utf8');
  const places = whole.split(find).length - 1;
  if (places !== 1) {
    return { end: `does not apply: what it replaces stands ${places} times in the file` };
  }
  const write = (text) => {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  };
  write(whole.replace(find, () => replace));
  const kept = await listFilled();
  try {
    const fault = faultOfCode(file);
    return fault ? { end: fault } : await run();
  } finally {
    write(whole);
    for (const drop of (await listFilled()).values()) if (!kept.has(drop.name)) await drop.act();
  }
}

try {
  for (const [i, one] of chosen.entries()) {
    const { end, printed } = await whileBroken(one, () => runTests(vitest, one));
    console.log(`${i + 1}/${chosen.length} ${end === 'failed' ? 'noticed' : end}: ${one.breaks}`);
    if (printed) console.log(printed);
    if (end !== 'failed') unnoticed.push({ ...one, end });
    const others = one.tests.filter((test) => !test.endsWith('.e2e.ts'));
    if (i % CONTROLLED === 0 && others.length > 0 && (await runWarm(vitest, others, one.title))) {
      console.log('Its tests fail on the whole code, too.');
      unnoticed.push({ ...one, end: 'its tests fail on the whole code, too' });
    }
  }
} finally {
  await vitest.close();
  process.chdir(ROOT);
  ownServer?.stop();
}
for (const { breaks, file, tests, end } of unnoticed) {
  console.log(`\nNot noticed (${end}): ${breaks}\n  ${file}, by ${tests.join(', ')}`);
}
const noticed = chosen.length - unnoticed.length;
console.log(`\n${noticed} of ${chosen.length} breakages were noticed.`);
process.exit(unnoticed.length > 0 ? 1 : 0);
