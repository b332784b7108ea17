import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from './connect.ts';
import { POSTGRES_LIMITS } from './postgres-limits.ts';

test('nobody waits for PostgreSQL for longer than ten seconds', () => {
  const { connectMs, statementMs, answerMs } = POSTGRES_LIMITS;
  for (const ms of [connectMs, statementMs, answerMs]) expect(ms).toBeLessThanOrEqual(10_000);
});

test('what is given up is given up by PostgreSQL first, which lets go of its rows', () => {
  const { statementMs, answerMs, idleInTransactionMs } = POSTGRES_LIMITS;
  expect(statementMs).toBeLessThan(answerMs);
  // Whoever waits for the rows of a server that froze gets them before its own limit.
  expect(idleInTransactionMs).toBeLessThan(statementMs);
});

test('an idle line is closed by the pool before PostgreSQL ends it, which it does within minutes', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  const { lines, close } = openDatabase({ databaseUrl, dataDir: '' });
  const poolMs = lines?.pool.options.idleTimeoutMillis ?? 0;
  await close();
  expect(poolMs).toBeGreaterThan(0);
  expect(poolMs).toBeLessThan(POSTGRES_LIMITS.idleMs);
  expect(POSTGRES_LIMITS.idleMs).toBeLessThanOrEqual(120_000);
});

test('a process that ends waits for no answer for longer than a few seconds', () => {
  expect(POSTGRES_LIMITS.closeMs).toBeLessThanOrEqual(5_000);
});

test('there are as many lines as the README says', () => {
  const [, said] =
    /\| `DATABASE_POOL_SIZE` \|.*\| (\d+) \|/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(POSTGRES_LIMITS.poolSize).toBe(Number(said));
});
