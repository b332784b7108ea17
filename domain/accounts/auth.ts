import { betterAuth } from 'better-auth';
import { admin, bearer, twoFactor } from 'better-auth/plugins';
import type { Connection } from '../../database/connect.ts';
import type { Tx } from '../../database/transaction.ts';
import { keyedHash, keyFor } from '../keys/server-key.ts';
import { accountsSecret } from './accounts-secret.ts';
import { cheapPasswords } from './passwords/cheap-passwords.ts';
import { keepPasswords } from './passwords/kept-passwords.ts';
import { MIN_PASSWORD_LENGTH } from './passwords/password-rules.ts';
import { createRecoveryCodes } from './second-step/recovery-codes.ts';
import { hashedSessions } from './sessions/hashed-sessions.ts';
import { wayOfCall } from './sessions/way-of-session.ts';

/** The seconds after its last use at which a session ends: a working day. */
const SESSION_SECONDS = 12 * 60 * 60;
/** How often use prolongs a session, in seconds; each prolongation is a write. */
const SESSION_UPDATE_SECONDS = 15 * 60;
/** The header that tells the library the network address of a sign-in. */
export const ADDRESS_HEADER = 'x-client-address';

export interface AuthOptions {
  /** Only for tests: passwords are hashed at a cost that guards nothing. */
  cheapPasswords?: boolean;
}

/**
 * better-auth over our database: e-mail and password, opaque bearer tokens, roles, disabling. It works with the
 * server's present key: after a change of the key, make another.
 */
export async function createAuth(
  connection: Connection,
  siteUrl: string,
  options: AuthOptions = {},
) {
  const { db } = connection;
  return Object.assign(await makeLibrary(connection, siteUrl, options), {
    db,
    passwords: keeperOf(options),
    /** The library within a transaction: what it writes is stored with the rest of an act, or not at all. */
    within: (tx: Tx) => makeLibrary({ ...connection, db: tx }, siteUrl, options),
  });
}

const keeperOf = (options: AuthOptions) =>
  options.cheapPasswords ? cheapPasswords : keepPasswords();

async function makeLibrary(connection: Connection, siteUrl: string, options: AuthOptions) {
  const { db } = connection;
  const tokenKey = await keyFor(db, 'sessions');
  return betterAuth({
    database: hashedSessions(connection, tokenKey),
    secret: await accountsSecret(db),
    // Half a sign-in, between password and code, is as secret as a whole one.
    verification: { storeIdentifier: { hash: async (id) => keyedHash(tokenKey, id) } },
    baseURL: siteUrl,
    basePath: '/api/auth',
    // The library's own HTTP calls are not served; ours count attempts and check roles.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD_LENGTH,
      maxPasswordLength: 128,
      password: keeperOf(options),
    },
    user: {
      // Comes with each session, so that no call needs a query of its own: see must-first.ts.
      additionalFields: {
        firstPasswordExpiresAt: { type: 'string', required: false, input: false },
        secondFactorLostAt: { type: 'string', required: false, input: false },
        language: { type: 'string', required: false, input: false },
      },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: SESSION_UPDATE_SECONDS,
      additionalFields: { signedInWith: { type: 'string', required: false, input: false } },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => ({
            data: { signedInWith: wayOfCall(context?.path) ?? session.signedInWith },
          }),
        },
        delete: {
          // The library would end a session for the one with an app whether it is still there or not: see confirmTotp.
          before: async (_, context) => context?.path !== '/two-factor/verify-totp',
        },
      },
    },
    advanced: {
      // Our own call names the address of a sign-in; the client's own headers are not read.
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
    },
    plugins: [
      bearer(),
      admin({ defaultRole: 'editor', adminRoles: ['admin'] }),
      twoFactor({
        issuer: new URL(siteUrl).hostname,
        backupCodeOptions: { customBackupCodesGenerate: createRecoveryCodes },
        // It would call right codes wrong for a quarter of an hour; our own limits say how long to wait.
        accountLockout: { enabled: false },
      }),
    ],
  });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;
