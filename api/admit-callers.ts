import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isNetworkOfAccount } from '../domain/accounts/attempts/known-networks.ts';
import { isStoredToken } from '../domain/accounts/sessions/session-tokens.ts';
import type { Services } from '../domain/services.ts';
import { bearerToken } from './access.ts';
import type { ApiEnv } from './env.ts';

/** Who is let in first, and how often others may ask: what the server knows of networks and sessions. */
export interface CallAdmission {
  /** Takes a call from the budget of its network. Throws 'too-many'. */
  spend(address: string): Promise<void>;
  giveBack(address: string): void;
  /** Tokens that held a moment ago. */
  sessions: { has(token: string): boolean; add(token: string): void; delete(token: string): void };
  /** Receives what a stranger sends, who may be broken off for another one. Throws 'busy'. */
  receive<T>(address: string, sender: { destroy(): unknown }, work: () => Promise<T>): Promise<T>;
  /** Remembers that staff work in the network of an address. */
  noteStaff(address: string): void;
  /**
   * Runs what checks a password, a few at a time; `isOwnNetwork` looks whether the account that is named signed in from
   * that network before. Throws 'busy'.
   */
  signIn<T>(
    asker: { address: string; isGone(): boolean },
    work: () => Promise<T>,
    isOwnNetwork: () => Promise<boolean>,
  ): Promise<T>;
}

/**
 * Calls of whoever is signed in pass. All others are counted for their network before anything is done for
 * them, the reading of their bodies included.
 */
export function countCallers(services: Services, admission: CallAdmission) {
  const { sessions } = admission;
  return createMiddleware<ApiEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('Authorization'));
    const address = c.get('clientAddress');
    if (token && sessions.has(token)) {
      await next();
      if (c.res.status === 401) sessions.delete(token);
      else if (c.get('acting')) admission.noteStaff(address);
      // A call that anybody may make has not found out whether the session still holds.
      else if (!(await isStoredToken(services.db, token))) sessions.delete(token);
      return;
    }
    let isSpent = false;
    try {
      await admission.spend(address);
      isSpent = true;
    } catch (refusal) {
      // A session that this process has not seen yet is no stranger's.
      if (!token || !(await isStoredToken(services.db, token))) throw refusal;
    }
    await next();
    const held = c.get('signedIn') ?? (c.get('acting') && token);
    if (!held) return;
    sessions.add(held);
    admission.noteStaff(address);
    if (isSpent) admission.giveBack(address);
  });
}

/** Calls that may check a password wait for their turn, but those of whoever is signed in. */
export function signInInTurn(
  { db, now }: Services,
  admission: CallAdmission,
  isGone: (env: unknown) => boolean,
) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const token = bearerToken(c.req.header('Authorization'));
    if (c.req.method === 'GET' || (token && admission.sessions.has(token))) return next();
    const address = c.get('clientAddress');
    await admission.signIn({ address, isGone: () => isGone(c.env) }, next, async () => {
      const email = await readEmail(c.req);
      return email !== undefined && isNetworkOfAccount(db, email, address, now());
    });
  });
}

/** The address in a body that nobody has looked at yet. */
async function readEmail(request: HonoRequest): Promise<string | undefined> {
  const body: unknown = await request.json().catch(() => undefined);
  const email = isObject(body) ? body.email : undefined;
  return typeof email === 'string' && email.length <= 300 ? email : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
