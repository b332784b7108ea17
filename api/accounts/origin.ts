import type { Context } from 'hono';
import type { SignInOrigin } from '../../domain/accounts/signing-in/sign-in-origin.ts';
import type { ApiEnv } from '../env.ts';

/** Where a call comes from, for what opens a session. */
export function originOf(c: Context<ApiEnv>, now: Date): SignInOrigin {
  return { address: c.get('clientAddress'), userAgent: c.req.header('User-Agent'), now };
}
