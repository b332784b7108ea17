import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** A database as a process has it that dies in the middle of an act. */
export interface DyingProcess {
  db: Db;
  hasDied(): boolean;
}

const WRITES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
] satisfies RootOperationNode['kind'][]);

/**
 * The database of a process that dies after so many writes, before whatever it asks for next: nothing of it reaches
 * the database any more, and what it had not committed is taken back, as both databases do when a line breaks.
 */
export function dieAfter(db: Db, writes: number): DyingProcess {
  let done = 0;
  let hasDied = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      hasDied ||= done >= writes && WRITES.has(node.kind);
      if (hasDied) throw new Error('The process has died.');
      if (WRITES.has(node.kind)) done++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), hasDied: () => hasDied };
}
