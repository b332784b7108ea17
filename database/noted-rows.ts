import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

/** Of more rows than this nobody keeps account: what was made of them counts as made of any row. */
const MAX_ROWS = 2000;

/** The rows that something was made of. */
export class NotedRows {
  /** Between commas, since a text takes far less memory than a set; undefined for any row at all. */
  readonly #ids: string | undefined;

  constructor(ids: ReadonlySet<string>) {
    this.#ids = ids.size > MAX_ROWS ? undefined : `,${[...ids].join(',')},`;
  }

  /** Whether the row with that id may be one of them. */
  has(id: string): boolean {
    return this.#ids?.includes(`,${id},`) ?? true;
  }

  /** What they take in memory. */
  get bytes(): number {
    return this.#ids?.length ?? 0;
  }
}

const noting = new AsyncLocalStorage<Set<string>>();

/** Runs what reads the database, and says of which rows its result was made. */
export async function noteRows<T>(work: () => Promise<T>): Promise<{ result: T; rows: NotedRows }> {
  const ids = new Set<string>();
  const result = await noting.run(ids, work);
  return { result, rows: new NotedRows(ids) };
}

/** Notes each row that is read with its `id`, whichever query reads it: no loader has to think of it. */
export const noteReadRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    const ids = noting.getStore();
    if (ids) for (const { id } of result.rows) if (typeof id === 'string') ids.add(id);
    return result;
  },
};
