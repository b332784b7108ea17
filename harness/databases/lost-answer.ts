import type { Db } from '../../database/connect.ts';

/** A database whose transactions are stored, while the line breaks before their answer comes. */
export function losingAnswers(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name === 'transaction') {
        return () => ({
          execute: async (work: Parameters<ReturnType<Db['transaction']>['execute']>[0]) => {
            await target.transaction().execute(work);
            throw new Error('The line broke before the answer came.');
          },
        });
      }
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
