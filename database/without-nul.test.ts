import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';
import { expect, test } from 'vitest';
import { acceptNul } from './without-nul.ts';

test('a text that PostgreSQL cannot have finds nothing, whatever else is asked for with it', async () => {
  const asked: (readonly unknown[])[] = [];
  const connection = {
    executeQuery: async ({ parameters }: CompiledQuery) => {
      asked.push(parameters);
      return { rows: [] };
    },
  } as unknown as DatabaseConnection;
  const driver = { acquireConnection: async () => connection } as unknown as Driver;
  const taught = acceptNul({ createDriver: () => driver } as unknown as Dialect).createDriver();
  const ask = async (...parameters: unknown[]) =>
    (await taught.acquireConnection()).executeQuery({ parameters } as unknown as CompiledQuery);
  await ask('news', '\u0000x\u0000', 7, null);
  await ask('news', 'x');
  await ask();
  expect(asked).toEqual([['news', '\ufffdx\ufffd', 7, null], ['news', 'x'], []]);
});
