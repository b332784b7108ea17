// `npm run breakages`: applies each breakage of breakages/ alone to a copy of the project, runs the tests that must
// notice it, and prints those that no test noticed. `-- WORD` takes those whose text has the word, `-- --quick`
// leaves out those that need a build, `-- --sample N` takes N of the others, different ones after each commit.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensurePackages, findNode, ROOT } from './environment.mjs';
import { startPostgres } from './postgres.mjs';

ensurePackages();
const node = findNode();
if (process.execPath !== node && !process.env.BREAKAGES_CHILD) {
  // The list is TypeScript, which the machine's own Node may be too old to read.
  const { status } = spawnSync(node, [import.meta.filename, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BREAKAGES_CHILD: '1' },
  });
  process.exit(status ?? 1);
}
const { BREAKAGES } = await import('../breakages/all.ts');

const isJourney = ({ tests }) => tests.some((test) => test.endsWith('.e2e.ts'));

function choose(args) {
  const at = args.indexOf('--sample');
  if (at >= 0) return sample(Number(args[at + 1] ?? 10));
  const isQuick = args.includes('--quick');
  const word = args.find((arg) => !arg.startsWith('--')) ?? '';
  return BREAKAGES.filter(
    (one) => !(isQuick && isJourney(one)) && JSON.stringify(one).includes(word),
  );
}

/** Spread over the list from a place that depends on the last commit, so that everybody tries the same ones. */
function sample(count) {
  const quick = BREAKAGES.filter((one) => !isJourney(one));
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' });
  const start = createHash('sha256').update(stdout).digest().readUInt32BE(0) % quick.length;
  const step = Math.max(1, Math.floor(quick.length / count));
  return Array.from(
    { length: Math.min(count, quick.length) },
    (_, i) => quick[(start + i * step) % quick.length],
  );
}

/** The project's files as they are now, in a folder where they can be broken. */
function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-breakages-'));
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

/** Runs tests in the copy: 'passed', 'failed', or 'nothing ran' with the end of what was printed. */
function runTests(folder, { tests, title }, env) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const journeys = tests.filter((test) => test.endsWith('.e2e.ts'));
  const others = tests.filter((test) => !test.endsWith('.e2e.ts'));
  let printed = '';
  const run = (args, more = {}) => {
    const { status, stdout, stderr, error } = spawnSync(node, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, ...env, NO_COLOR: '1', ...more },
    });
    if (error) throw error;
    printed += stdout + stderr;
    return status;
  };
  const named = title ? ['-t', title] : [];
  let ran = 0;
  if (others.length > 0) {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=json'];
    run([...vitest, `--outputFile.json=${report}`, ...named, ...others]);
    const result = read(report);
    if (result?.numFailedTests > 0 || result?.numFailedTestSuites > 0) return { end: 'failed' };
    ran += result?.numPassedTests ?? 0;
  }
  if (journeys.length > 0) {
    if (run(['scripts/build.mjs']) !== 0) return { end: 'failed' };
    const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c'];
    const grep = title ? ['-g', title] : [];
    run([...playwright, 'e2e/playwright.config.ts', '--max-failures=1', ...grep, ...journeys], {
      CHROMIUM_PATH: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      E2E_DATA_DIR: join(folder, 'data', 'e2e'),
    });
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    const stats = read(report)?.stats;
    if (stats?.unexpected > 0) return { end: 'failed' };
    ran += (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  }
  return ran > 0 ? { end: 'passed' } : { end: 'nothing ran', printed: printed.slice(-2000) };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const chosen = choose(process.argv.slice(2));
const ownServer = process.env.TEST_POSTGRES_URL ? undefined : await startPostgres({ brief: true });
const url = process.env.TEST_POSTGRES_URL ?? ownServer?.url;
const env = url ? { TEST_POSTGRES_URL: url } : {};
const folder = copyProject();
const unnoticed = [];
try {
  for (const [i, one] of chosen.entries()) {
    const path = join(folder, one.file);
    const whole = readFileSync(path, 'utf8');
    let end;
    if (whole.split(one.find).length !== 2) {
      end = `does not apply: what it replaces stands ${whole.split(one.find).length - 1} times in the file`;
    } else {
      writeFileSync(
        path,
        whole.replace(one.find, () => one.replace),
      );
      const outcome = runTests(folder, one, env);
      writeFileSync(path, whole);
      end = outcome.end;
      if (outcome.printed) end += `\n${outcome.printed}`;
    }
    console.log(`${i + 1}/${chosen.length} ${end === 'failed' ? 'noticed' : end}: ${one.breaks}`);
    if (end !== 'failed') unnoticed.push({ ...one, end });
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
  ownServer?.stop();
}
for (const { breaks, file, tests, end } of unnoticed) {
  console.log(`\nNot noticed (${end}): ${breaks}\n  ${file}, by ${tests.join(', ')}`);
}
const noticed = chosen.length - unnoticed.length;
console.log(`\n${noticed} of ${chosen.length} breakages were noticed.`);
process.exit(unnoticed.length > 0 || chosen.length === 0 ? 1 : 0);
