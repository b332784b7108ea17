import { expect, test } from 'vitest';
import { openTestSqlite } from '../harness/databases/databases.ts';
import { isWriteConflict, markOfProcess } from './transaction.ts';

test('an act is begun again after a deadlock and after a conflict, and after nothing else', () => {
  // Appendix A of PostgreSQL's manual: serialization_failure, deadlock_detected, unique_violation, disk_full.
  const codes = ['40001', '40P01', '23505', '53100'];
  expect(codes.filter((code) => isWriteConflict(Object.assign(new Error(), { code })))).toEqual([
    '40001',
    '40P01',
  ]);
});

test('processes of several machines, each the first of its own, are told apart', async () => {
  const connections = [await openTestSqlite(), await openTestSqlite()];
  // Without the number of the process and which of its connections it is.
  const tails = connections.map(({ db }) => markOfProcess(db).replace(/^\d+-\d+/, ''));
  expect(tails[0]).toMatch(/\w{4,}/);
  expect(tails[0]).not.toBe(tails[1]);
  expect(connections.map(({ db }) => markOfProcess(db))).toEqual(
    connections.map(({ db }) => markOfProcess(db)),
  );
  for (const { close } of connections) await close();
});
