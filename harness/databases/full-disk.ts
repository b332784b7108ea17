import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../database/connect.ts';

const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);

/** A database whose disk has no room: it reads, and refuses what is written. */
export function withFullDisk(db: Db): Db {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (!WRITES.has(node.kind)) return node;
      throw Object.assign(new Error('could not extend file: No space left on device'), {
        code: '53100',
      });
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
