import { type Connection, openPostgres } from '../../database/connect.ts';

/**
 * A connection to PostgreSQL whose statements, `begin` and `commit` among them, can be held in the middle of an act.
 */
export interface HeldStatements {
  connection: Connection;
  /**
   * Begins to count, and holds the n-th statement from now on (1 is the next), or the first one of that kind, and all
   * that follow.
   */
  holdBefore(which: number | RegExp): Hold;
}

export interface Hold {
  /** The statement that is held, as soon as it is. */
  reached: Promise<string>;
  /** How many statements were asked for since it began. */
  asked(): number;
  /** Lets it go on. Nothing is held or counted any more. */
  release(): void;
}

interface Holding {
  which: number | RegExp;
  isReached: boolean;
  asked: number;
  reach(statement: string): void;
  released: Promise<void>;
}

/** Opens such a connection. */
export function openHeldPostgres(url: string): HeldStatements {
  const connection = openPostgres(url);
  let hold: Holding | undefined;

  const pass = async (statement: string) => {
    if (!hold) return;
    hold.asked++;
    const { which } = hold;
    hold.isReached ||= typeof which === 'number' ? hold.asked >= which : which.test(statement);
    if (!hold.isReached) return;
    hold.reach(statement);
    await hold.released;
  };
  connection.lines?.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (text: string, values: unknown) => Promise<unknown>;
    const query = async (text: string, values: unknown) => {
      await pass(text);
      return ask(text, values);
    };
    Object.assign(client, { query });
  });
  return {
    connection,
    holdBefore: (which) => {
      const reached = Promise.withResolvers<string>();
      const released = Promise.withResolvers<void>();
      const own: Holding = {
        ...{ which, isReached: false, asked: 0 },
        ...{ reach: reached.resolve, released: released.promise },
      };
      hold = own;
      return {
        asked: () => own.asked,
        reached: reached.promise,
        release: () => {
          hold = undefined;
          released.resolve();
        },
      };
    },
  };
}
