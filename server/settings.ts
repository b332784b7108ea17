import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { POSTGRES_LIMITS } from '../database/postgres-limits.ts';
import { SECOND_FACTOR_RULES, type SecondFactorRule } from '../domain/accounts/must-first.ts';
import { describePasswordProblem } from '../domain/accounts/passwords/password-rules.ts';
import type { S3Location } from '../domain/media/store/store-location.ts';
import { parseNetwork } from './http/requests/trusted-proxies.ts';
import { readSecretKey, type SecretKey } from './secret-key.ts';
import {
  clamd,
  days,
  email,
  fewDays,
  listOf,
  onOff,
  optional,
  port,
  siteUrl,
  url,
  whole,
} from './setting-kinds.ts';
import { SettingsError } from './settings-error.ts';

/** The settings of the process, read from its environment and checked. `.env.example` lists the variables. */
export interface Settings {
  port: number;
  host: string;
  /** The public address of the site, without a slash at its end. */
  siteUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** How many queries this process sends to PostgreSQL at once. */
  databasePoolSize: number;
  seed: 'sample' | 'none';
  admin: { email: string; password: string } | undefined;
  secretKey: SecretKey | undefined;
  contactEmail: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  s3: S3Location | undefined;
  /** Where ClamAV is asked about uploads; undefined for nowhere. */
  clamav: { path: string } | { host: string; port: number } | undefined;
  /** How much each account may upload within a day. */
  uploadBytesPerDay: number;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  /**
   * For how many seconds caches in front may give a page without asking, and the addresses at which they are told of
   * changes.
   */
  sharedCache: { seconds: number; purgeUrls: string[] };
  /** Whether held pages are answered before Node's parser (decision 0011). */
  fastPath: boolean;
  /** Whether the widths of pictures are made before anybody asks for them. */
  picturesAhead: boolean;
  /** Beyond this the process collects its garbage, in bytes (decision 109); undefined where the content says it. */
  collectBeyond: number | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The hour of the day in Greece at which a backup is made; undefined for none. */
  backupHour: number | undefined;
  /** Whether links to other sites are followed at night, to find those that lead nowhere. */
  checkLinks: boolean;
  backupKeepDays: number;
  /**
   * After how many days messages that are dealt with, and records of who changed what and who signed in, are deleted.
   */
  retention: { messagesDays: number; auditDays: number };
  /** For how many days a password that an administrator gave may be used for a first sign-in. */
  firstPasswordDays: number;
  /** Who must sign in with a second step. */
  secondFactor: SecondFactorRule;
  /** The port that offers figures for Prometheus, on the loopback alone; undefined for none. */
  metricsPort: number | undefined;
  /** Whether `/styleguide` and `/admin/styleguide` are served. */
  showsStyleguide: boolean;
  /** How many requests that cannot be answered from memory a network may send in a minute. */
  networkBudget: number;
  /** Only for tests, at an address of this machine: passwords are hashed at a cost that guards nothing. */
  cheapPasswords: boolean;
}

/**
 * Adds to the environment the variables of `.env` in the working folder that are not yet set. Throws {@link
 * SettingsError}.
 */
export function loadEnvFile(file = '.env'): void {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (cause) {
    // Node reports an unreadable file as missing.
    throw new SettingsError(
      `${file} cannot be read: the account that runs the site must be allowed to.`,
      { cause },
    );
  }
}

const environment = z.object({
  PORT: optional(port),
  HOST: optional(
    z
      .string()
      .refine((value) => isIP(value) !== 0 || /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(value), {
        error: 'must be an address of this machine, such as 127.0.0.1 or 0.0.0.0',
      }),
  ),
  SITE_URL: optional(siteUrl),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url(/^postgres(ql)?:$/, 'postgres://user:password@localhost/dimos')),
  DATABASE_POOL_SIZE: optional(whole(2, 100, 'must be a number of connections from 2 to 100')),
  SEED: optional(z.enum(['sample', 'none'], { error: "must be 'sample' or 'none'" })),
  ADMIN_EMAIL: optional(email),
  ADMIN_PASSWORD: optional(z.string()),
  SECRET_KEY: optional(z.string()),
  SECRET_KEY_FILE: optional(z.string()),
  CONTACT_EMAIL: optional(email),
  SMTP_URL: optional(url(/^smtps?:$/, 'smtp://user:password@mail.example.gr:587')),
  MAIL_FROM: optional(email),
  S3_ENDPOINT: optional(url(/^https?:$/, 'https://s3.example.gr')),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  CLAMAV: optional(clamd),
  UPLOAD_MB_PER_DAY: optional(
    whole(20, 100_000, 'must be a number of megabytes from 20 to 100000'),
  ),
  TRUSTED_PROXIES: optional(
    z
      .string()
      .transform(listOf)
      .refine((networks) => networks.every((network) => parseNetwork(network)), {
        error:
          'must be IP addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8',
      }),
  ),
  SHARED_CACHE_SECONDS: optional(whole(0, 300, 'must be a number of seconds from 0 to 300')),
  SHARED_CACHE_PURGE: optional(
    z
      .string()
      .transform(listOf)
      .refine((urls) => urls.every((value) => /^https?:\/\//.test(value) && URL.canParse(value)), {
        error: 'must be addresses with commas between them, such as http://127.0.0.1:6081/',
      }),
  ),
  FAST_PATH: optional(onOff),
  PICTURES_AHEAD: optional(onOff),
  MEMORY_MB: optional(whole(100, 10_000, 'must be a number of megabytes from 100 to 10000')),
  LOG_LEVEL: optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], {
      error: "must be 'debug', 'info', 'warn', 'error' or 'silent'",
    }),
  ),
  LINK_CHECKS: optional(onOff),
  BACKUP_HOUR: optional(
    z.union([z.literal('off'), whole(0, 23, '')], {
      error: "must be an hour from 0 to 23 or 'off'",
    }),
  ),
  BACKUP_KEEP_DAYS: optional(days),
  RETENTION_MESSAGES_DAYS: optional(days),
  RETENTION_AUDIT_DAYS: optional(days),
  FIRST_PASSWORD_DAYS: optional(fewDays),
  SECOND_FACTOR: optional(
    z.enum(SECOND_FACTOR_RULES, { error: "must be 'optional', 'administrators' or 'everybody'" }),
  ),
  METRICS_PORT: optional(port),
  STYLEGUIDE: optional(onOff),
  NETWORK_BUDGET: optional(whole(30, 999_999, 'must be a number of requests from 30 to 999999')),
  CHEAP_PASSWORDS: optional(z.literal('for-tests', { error: "must be 'for-tests'" })),
});

/** The variables that are read. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

const S3_NAMES = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Reads the settings. Throws {@link SettingsError} with every problem in one sentence. */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new SettingsError(`${problems.join('; ')}.`);
  }
  const env = parsed.data;
  const isProduction = variables.NODE_ENV === 'production';
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    throw new SettingsError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.');
  }
  if (env.ADMIN_EMAIL && env.ADMIN_PASSWORD) {
    const problem = describePasswordProblem(env.ADMIN_PASSWORD, env.ADMIN_EMAIL);
    if (problem) throw new SettingsError(`ADMIN_PASSWORD will not do: ${problem.en}`);
  }
  const port = env.PORT ?? 3000;
  if (env.CHEAP_PASSWORDS && !env.SITE_URL?.startsWith('http://127.0.0.1:')) {
    throw new SettingsError('CHEAP_PASSWORDS is for tests, with a SITE_URL of 127.0.0.1 alone.');
  }
  if (env.METRICS_PORT === port && port !== 0) {
    throw new SettingsError('METRICS_PORT must be another port than PORT.');
  }
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    siteUrl: env.SITE_URL ?? `http://localhost:${port}`,
    dataDir: resolve(env.DATA_DIR ?? './data'),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE ?? POSTGRES_LIMITS.poolSize,
    seed: env.SEED ?? 'sample',
    admin:
      env.ADMIN_EMAIL && env.ADMIN_PASSWORD
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    secretKey: readSecretKey(env),
    contactEmail: env.CONTACT_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    s3: readS3(env),
    clamav: env.CLAMAV,
    uploadBytesPerDay: (env.UPLOAD_MB_PER_DAY ?? 1000) * 1024 * 1024,
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    sharedCache: readSharedCache(env),
    fastPath: env.FAST_PATH !== 'off',
    picturesAhead: env.PICTURES_AHEAD !== 'off',
    collectBeyond: env.MEMORY_MB && env.MEMORY_MB * 1024 * 1024,
    logLevel: env.LOG_LEVEL ?? 'info',
    checkLinks: env.LINK_CHECKS !== 'off',
    backupHour: env.BACKUP_HOUR === 'off' ? undefined : (env.BACKUP_HOUR ?? 3),
    backupKeepDays: env.BACKUP_KEEP_DAYS ?? 14,
    retention: {
      messagesDays: env.RETENTION_MESSAGES_DAYS ?? 730,
      auditDays: env.RETENTION_AUDIT_DAYS ?? 1825,
    },
    firstPasswordDays: env.FIRST_PASSWORD_DAYS ?? 7,
    secondFactor: env.SECOND_FACTOR ?? 'optional',
    metricsPort: env.METRICS_PORT,
    showsStyleguide: (env.STYLEGUIDE ?? (isProduction ? 'off' : 'on')) === 'on',
    networkBudget: env.NETWORK_BUDGET ?? 600,
    cheapPasswords: env.CHEAP_PASSWORDS !== undefined,
  };
}

function readSharedCache(env: z.infer<typeof environment>): Settings['sharedCache'] {
  const seconds = env.SHARED_CACHE_SECONDS ?? 0;
  if (env.SHARED_CACHE_PURGE?.length && seconds === 0) {
    throw new SettingsError(
      'SHARED_CACHE_PURGE needs SHARED_CACHE_SECONDS: without it caches in front keep no page.',
    );
  }
  return { seconds, purgeUrls: env.SHARED_CACHE_PURGE ?? [] };
}

function readS3(env: z.infer<typeof environment>): S3Location | undefined {
  const missing = S3_NAMES.filter((name) => !env[name]);
  if (missing.length === S3_NAMES.length) return undefined;
  if (missing.length > 0) {
    throw new SettingsError(
      `${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: storage in S3 needs all of ${S3_NAMES.join(', ')}.`,
    );
  }
  return {
    endpoint: env.S3_ENDPOINT as string,
    region: env.S3_REGION as string,
    bucket: env.S3_BUCKET as string,
    accessKeyId: env.S3_ACCESS_KEY_ID as string,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY as string,
  };
}
