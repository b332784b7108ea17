// `npm run bench:fuzz -- [cases] [seed]`: the fuzzing of api/fuzz.test.ts, many times over, on SQLite
// and on a real PostgreSQL, and the pages of the built site with addresses nobody links to.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { type Connection, openPostgres, openSqlite } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { fuzzApi } from '../harness/fuzzing/fuzz-api.ts';
import { startBenchSite } from '../harness/sites/site.ts';
import { readCount, requireKnown } from '../scripts/command-line.mjs';
import { startPostgres } from '../scripts/postgres.mjs';
import { fuzzPages } from './fuzz-pages.ts';

const DEFAULT_CASES = 120_000;
const [givenCases, givenSeed, ...more] = process.argv.slice(2);
requireKnown(more, []);
const cases = readCount(givenCases, 'The number of cases', DEFAULT_CASES);
const seed = readCount(givenSeed, 'The seed', randomInt(1, 2 ** 31));
console.log(`seed ${seed}; the same cases again: npm run bench:fuzz -- ${cases} ${seed}`);

let ran = 0;
const failures: string[] = [];

async function overApi(name: string, connection: Connection, share: number): Promise<void> {
  await migrate(connection);
  const report = await fuzzApi(connection, { seed, cases: Math.ceil(cases * share) });
  ran += report.cases;
  failures.push(...report.failures.map((failure) => `${name}: ${failure}`));
  console.log(
    `API over ${name}: ${report.cases} cases, answers ${JSON.stringify(report.statuses)}`,
  );
}

async function overPages(name: string, env: Record<string, string>, share: number): Promise<void> {
  const site = await startBenchSite({ env });
  try {
    const report = await fuzzPages(site.url, { seed, cases: Math.ceil(cases * share) });
    ran += report.cases;
    failures.push(...report.failures.map((failure) => `${name}: ${failure}`));
    console.log(
      `Pages over ${name}: ${report.cases} cases, answers ${JSON.stringify(report.statuses)}`,
    );
  } finally {
    await site.stop();
  }
}

const server = await startPostgres();
try {
  await overApi('SQLite', openSqlite(':memory:'), server ? 0.4 : 0.7);
  if (server) {
    const connection = openPostgres(server.url);
    await sql`create database pages`.execute(connection.db);
    await overApi('PostgreSQL', connection, 0.35);
  }
  await overPages('SQLite', {}, server ? 0.15 : 0.3);
  if (server) {
    const url = new URL(server.url);
    url.pathname = '/pages';
    await overPages('PostgreSQL', { DATABASE_URL: url.href }, 0.1);
  }
} finally {
  server?.stop();
}

console.log(`${ran} cases, ${failures.length} promises broken`);
for (const failure of failures) console.log(`- ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);
