import { expect, test } from 'vitest';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { SIGNATURES } from './erase-person.ts';

test('every column that says who did something loses the address of an erased person', async () => {
  const { db, close } = await openTestSqlite();
  const tables = await db.introspection.getTables();
  const signed = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => /_by$/.test(column.name)).map((column) => `${name}.${column.name}`),
  );
  await close();
  expect(signed).toContain('entries.updated_by');
  const erased = SIGNATURES.map(([table, column]) => `${table}.${column}`);
  expect(signed.filter((column) => !erased.includes(column as (typeof erased)[number]))).toEqual(
    [],
  );
});
