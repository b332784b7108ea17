import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

/** The most rows that are noted; a result made from more counts as made from any row. */
const MAX_ROWS = 2000;

/** The rows from which a result was made. */
export class NotedRows {
  /** Ids between commas, since a text takes far less memory than a set; undefined means any row. */
  readonly #ids: string | undefined;

  constructor(ids: ReadonlySet<string>) {
    this.#ids = ids.size > MAX_ROWS ? undefined : `,${[...ids].join(',')},`;
  }

  /** Whether the row with that id may be one of them. */
  has(id: string): boolean {
    return this.#ids?.includes(`,${id},`) ?? true;
  }

  /** The memory that they take. */
  get bytes(): number {
    return this.#ids?.length ?? 0;
  }
}

const noting = new AsyncLocalStorage<Set<string>>();

/** Runs a function that reads the database. Returns its result and the rows from which it was made. */
export async function noteRows<T>(work: () => Promise<T>): Promise<{ result: T; rows: NotedRows }> {
  const ids = new Set<string>();
  const result = await noting.run(ids, work);
  return { result, rows: new NotedRows(ids) };
}

/** Notes each row that any query reads with its `id`, so that loaders need no code for it. */
export const noteReadRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const ids = noting.getStore();
    if (ids) for (const { id } of result.rows) if (typeof id === 'string') ids.add(id);
    return result;
  },
};
