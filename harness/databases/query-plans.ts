import { type CompiledQuery, type KyselyPlugin, SqliteQueryCompiler } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** A SQLite database that writes down what it is asked, and tells what it reads for all of that. */
export function notingQueries(db: Db): { db: Db; plans(): Promise<string[]> } {
  // Queries in others pass by, too, and cannot be asked about alone; a result comes only for a whole one.
  const compiled = new Map<unknown, CompiledQuery>();
  const asked: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (node.kind === 'SelectQueryNode') {
        compiled.set(queryId, new SqliteQueryCompiler().compileQuery(node, queryId));
      }
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      const query = compiled.get(queryId);
      if (query) asked.push(query);
      return result;
    },
  };
  return {
    db: db.withPlugin(plugin),
    plans: async () => {
      const steps: string[] = [];
      for (const { sql, ...query } of asked) {
        const explained = { ...query, sql: `explain query plan ${sql}` };
        const { rows } = await db.executeQuery<{ detail: string }>(explained);
        steps.push(...rows.map(({ detail }) => detail));
      }
      return steps;
    },
  };
}
