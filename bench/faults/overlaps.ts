import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, outcome } from './outcome.ts';

interface Report {
  numPassedTests: number;
  testResults: { assertionResults: { fullName: string; status: string }[] }[];
}

const LISTS = 'domain/**/*races.test.ts';

/**
 * Tries each two acts of all races at every point at which they can overlap (harness/overlaps.ts), on a PostgreSQL that
 * the tests start, and prints the pairs that ended wrong.
 */
export async function overlapActs(): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-overlaps-'));
  try {
    const report = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...globSync(LISTS), ...reporters, '-t', 'overlaps'],
      { stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', OVERLAPS: 'all' } },
    );
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const wrong = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed');
    for (const { fullName } of wrong) console.log(fullName);
    return [
      outcome(
        'each two acts, one at every statement of the other: as one after the other, or a refusal',
        `${numPassedTests} pairs as promised, ${wrong.length} not`,
        wrong.length === 0 && numPassedTests > 0,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
