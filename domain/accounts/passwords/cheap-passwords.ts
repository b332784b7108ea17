import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordKeeper } from './kept-passwords.ts';

/**
 * How tests hash passwords: by scrypt, but at a cost that guards nothing (RFC 7914, section 2). A real site takes a
 * quarter of a second for each password by design (kept-passwords.ts).
 */
const COST = { N: 2, r: 1, p: 1 };
const KEY_BYTES = 64;

const deriveKey = promisify<string, string, number, typeof COST, Buffer>(scrypt);

export const cheapPasswords: PasswordKeeper = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${(await deriveKey(password, salt, KEY_BYTES, COST)).toString('hex')}`;
  },
  async verify({ hash, password }) {
    const [salt = '', key = ''] = hash.split(':');
    const kept = Buffer.from(key, 'hex');
    const given = await deriveKey(password, salt, KEY_BYTES, COST);
    return kept.length === given.length && timingSafeEqual(kept, given);
  },
  renew: async () => undefined,
};
