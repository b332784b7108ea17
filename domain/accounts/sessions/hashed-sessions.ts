import { kyselyAdapter } from '@better-auth/kysely-adapter';
import type { Connection } from '../../../database/connect.ts';
import { keyedHash } from '../../keys/server-key.ts';

type MakeAdapter = ReturnType<typeof kyselyAdapter>;
type Adapter = ReturnType<MakeAdapter>;
type Row = Record<string, unknown>;

interface Request {
  model: string;
  where?: { field: string; value: unknown }[];
  data?: Row;
  update?: Row | undefined;
}

/** The library's calls to its database. */
const CALLS = [
  'create',
  'findOne',
  'findMany',
  'count',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
  'incrementOne',
  'consumeOne',
] as const;

/**
 * The accounts library's own adapter, except for the tokens of sessions: the library writes them as they are, and
 * this replaces each by its keyed hash. When a row is read, it gets back the token by which it was requested or
 * made. Nobody knows the token of any other row, so that row keeps the hash.
 */
export function hashedSessions({ db, kind }: Connection, key: Buffer): MakeAdapter {
  const make = kyselyAdapter(db, { type: kind });
  return (options) => overHashes(make(options), (token) => keyedHash(key, token));
}

function overHashes<A extends Pick<Adapter, (typeof CALLS)[number]>>(
  inner: A,
  hash: (token: string) => string,
): A {
  const outer: Record<string, unknown> = { ...inner };
  for (const name of CALLS) {
    const call = inner[name] as (request: Request) => Promise<unknown>;
    outer[name] = async (request: Request) => {
      if (request.model !== 'session') return call(request);
      const tokens = new Map<string, string>();
      const answer = await call(withHashes(request, tokens, hash));
      return Array.isArray(answer)
        ? answer.map((row: Row) => withToken(row, tokens))
        : withToken(answer, tokens);
    };
  }
  const { transaction } = inner as unknown as Adapter;
  outer.transaction = <R>(work: (adapter: A) => Promise<R>) =>
    transaction((within) => work(overHashes(within as unknown as A, hash)));
  return outer as unknown as A;
}

/** The request with hashes for tokens; `tokens` records which hash belongs to which token. */
function withHashes(
  { where, data, update, ...rest }: Request,
  tokens: Map<string, string>,
  hash: (token: string) => string,
): Request {
  const hashed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hashed);
    if (typeof value !== 'string') return value;
    const stored = hash(value);
    tokens.set(stored, value);
    return stored;
  };
  const ofRow = (row: Row) => ('token' in row ? { ...row, token: hashed(row.token) } : row);
  return {
    ...rest,
    ...(where && {
      where: where.map((part) =>
        part.field === 'token' ? { ...part, value: hashed(part.value) } : part,
      ),
    }),
    ...(data && { data: ofRow(data) }),
    ...(update && { update: ofRow(update) }),
  };
}

function withToken<T>(answer: T, tokens: Map<string, string>): T {
  const { token } = (answer ?? {}) as Row;
  const known = typeof token === 'string' ? tokens.get(token) : undefined;
  return known === undefined ? answer : { ...answer, token: known };
}
