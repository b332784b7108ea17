import { expect, test } from 'vitest';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { addFact, readFact, replaceFact, writeFact } from './facts.ts';

test('of two who make a fact the first is believed, and only who has read it replaces it', async () => {
  const { db, close } = await openTestSqlite();
  expect(await addFact(db, 'a', 'first')).toBe(true);
  expect(await addFact(db, 'a', 'second')).toBe(false);
  expect(await readFact(db, 'a')).toBe('first');
  expect(await replaceFact(db, 'a', 'second', 'third')).toBe(false);
  expect(await replaceFact(db, 'a', 'first', 'third')).toBe(true);
  expect(await readFact(db, 'a')).toBe('third');
  await writeFact(db, 'a', 'fourth');
  expect(await readFact(db, 'a')).toBe('fourth');
  await close();
});
