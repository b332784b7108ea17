import { isDamaged } from '../../database/damage.ts';
import { isUnavailable } from '../../domain/unavailable.ts';
import type { Settings } from '../settings.ts';

type Known = Pick<Settings, 'port' | 'host' | 'metricsPort' | 'dataDir' | 'databaseUrl' | 's3'>;
interface SystemError {
  code?: unknown;
  syscall?: unknown;
  port?: unknown;
  path?: unknown;
  hostname?: unknown;
  message?: string;
}

/**
 * Errors whose message is such a sentence. They are known by name, since the built site throws errors of classes
 * of its own: this file is started from the sources.
 */
const SENTENCES: readonly string[] = [
  'FormerVersionError',
  'ServerKeyError',
  'FirstContentError',
  'UnfinishedRestoreError',
];

/** What PostgreSQL calls a refusal to let somebody in (appendix A of its manual). */
const POSTGRES_REFUSALS: Record<string, string> = {
  '28P01': 'the password is wrong',
  '28000': 'this account may not connect',
  '3D000': 'there is no such database',
  '42501': 'this account may not make tables there',
};

/**
 * Why the site cannot start with its settings, in one sentence that names the setting; undefined for what
 * nobody foresaw.
 */
export function describeStartFailure(error: unknown, settings: Known): string | undefined {
  if (error instanceof Error && SENTENCES.includes(error.name)) return error.message;
  const chain = causesOf(error);
  for (const cause of chain) {
    const sentence = describe(cause as SystemError, settings);
    if (sentence) return sentence;
  }
  const last = chain.at(-1);
  if (chain.some((cause) => '$metadata' in cause)) {
    return `The bucket ${settings.s3?.bucket} does not take media (${last?.message}). Check S3_*; npm run doctor says more.`;
  }
  if (isDamaged(error)) {
    return `The SQLite file in ${settings.dataDir} is damaged (${last?.message}). Restore the last backup: npm run restore -- <folder> --force.`;
  }
  // Kysely's words for a database that had migrations which this version does not know.
  const newer = /previously executed migration (\S+) is missing/.exec(last?.message ?? '')?.[1];
  if (newer) {
    return `The database is of a newer version (${newer}). Start that version, or go back with a backup from before it: npm run restore -- <folder> --force.`;
  }
  // SQLite's own errors carry its code.
  const isSqlite = chain.some((cause) => 'errcode' in cause);
  if (!isSqlite && !isUnavailable(error)) return undefined;
  return settings.databaseUrl
    ? `PostgreSQL does not answer (${last?.message}). Check DATABASE_URL and that it runs.`
    : `The database cannot be used (${last?.message}). Check DATA_DIR, who owns it, and that there is room.`;
}

function describe(error: SystemError, settings: Known): string | undefined {
  const { code, syscall } = error;
  const listens = syscall === 'listen' || syscall === 'bind';
  const which = error.port === settings.metricsPort ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE') return `Port ${error.port} is in use. Set ${which} to another one.`;
  if (code === 'EACCES' && listens) {
    return `Port ${error.port} needs rights that this account lacks. Set ${which} to one above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && error.hostname === settings.host)) {
    return `${settings.host} is no address of this machine. Set HOST to one, such as 127.0.0.1.`;
  }
  if (typeof code !== 'string') return undefined;
  if (POSTGRES_REFUSALS[code]) {
    return `PostgreSQL refuses: ${POSTGRES_REFUSALS[code]}. Check DATABASE_URL.`;
  }
  // ENOENT and EEXIST: a link to a disk that is not there, or a place that takes no folder, such as /proc.
  const isFolder = syscall === 'mkdir' || /^(?:EACCES|EPERM|EROFS|ENOTDIR)$/.test(code);
  if (isFolder && typeof error.path === 'string') {
    return `${error.path} cannot be written (${code}). Check DATA_DIR, who owns it, and that its disk is there.`;
  }
  return undefined;
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at);
  return causes;
}
