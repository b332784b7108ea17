import { createHash } from 'node:crypto';
import { RecentTexts } from './recent-texts.ts';

const MOST_SESSIONS = 2_000;

/**
 * Tokens of sessions that held a moment ago, as hashes. It says whose calls come first, and nothing else:
 * whether a session still holds is asked of the database with every call.
 */
export class KnownSessions {
  readonly #hashes = new RecentTexts(MOST_SESSIONS);

  has(token: string): boolean {
    return this.#hashes.has(hashOf(token));
  }

  add(token: string): void {
    this.#hashes.add(hashOf(token));
  }

  delete(token: string): void {
    this.#hashes.delete(hashOf(token));
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
