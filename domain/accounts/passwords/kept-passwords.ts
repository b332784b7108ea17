import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

interface Cost {
  N: number;
  r: number;
  p: number;
}

/** How passwords become what is stored of them, and are compared with it. */
export interface PasswordKeeper {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
  /**
   * What is stored of a password that was right, at today's cost; undefined where it is that already. The salt stays:
   * by it {@link saltOf} tells a password that was hashed anew from another one.
   */
  renew(hash: string, password: string): Promise<string | undefined>;
}

/** 32 MiB and a quarter of a second of a core: one of the costs in appendix C of OWASP's ASVS 5 (decision 116). */
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
/** better-auth's own: as much memory, and a third of the work. */
const FORMER_COST: Cost = { N: 2 ** 14, r: 16, p: 1 };
/** The rest of the work, so that the time of a refusal does not tell which accounts exist. */
const REST_OF_COST: Cost = { N: 2 ** 15, r: 8, p: 2 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;
/** `salt:key:mark`; what better-auth stored has no mark. */
const MARK = `scrypt,${COST.N},${COST.r},${COST.p}`;

type Derive = (
  password: string,
  salt: string,
  bytes: number,
  cost: Cost & { maxmem: number },
) => Promise<Buffer>;

/** Keeps passwords by scrypt; tests count what it works. */
export function keepPasswords(
  derive: Derive = promisify<string, string, number, Cost & { maxmem: number }, Buffer>(scrypt),
): PasswordKeeper {
  /** The same password typed on another system may be other characters: NFKC makes them one. */
  const keyOf = (password: string, salt: string, cost: Cost) =>
    derive(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: 256 * cost.N * cost.r });
  const hashWith = async (password: string, salt: string) =>
    `${salt}:${(await keyOf(password, salt, COST)).toString('hex')}:${MARK}`;
  return {
    hash: (password) => hashWith(password, randomBytes(SALT_BYTES).toString('hex')),
    async verify({ hash, password }) {
      const [salt = '', key = '', mark] = hash.split(':');
      const given = await keyOf(password, salt, mark === MARK ? COST : FORMER_COST);
      if (mark !== MARK) await keyOf(password, salt, REST_OF_COST);
      const kept = Buffer.from(key, 'hex');
      return kept.length === given.length && timingSafeEqual(kept, given);
    },
    async renew(hash, password) {
      return hash.endsWith(`:${MARK}`) ? undefined : hashWith(password, saltOf(hash));
    },
  };
}

/** A password that is set gets a salt of its own, and keeps it when it is hashed anew. */
export const saltOf = (hash: string): string => hash.split(':', 1)[0] ?? '';
