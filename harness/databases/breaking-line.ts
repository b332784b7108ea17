import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../database/connect.ts';

/** Whether the statement was done before the line broke. */
export type Break = 'before the database heard it' | 'before its answer came';

/** A database of which the line breaks once, at its n-th statement; before and after that it answers. */
export function breakingAt(db: Db, statement: number, when: Break): Db {
  let asked = 0;
  let answered = 0;
  const fail = () => {
    throw new Error(`The line broke ${when}.`);
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked++;
      return when === 'before the database heard it' && asked === statement ? fail() : node;
    },
    transformResult: async ({ result }) => {
      answered++;
      return when === 'before its answer came' && answered === statement ? fail() : result;
    },
  };
  return db.withPlugin(plugin);
}
