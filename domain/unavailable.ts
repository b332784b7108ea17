/** Named here for the rooms that may not import database/. */
export { isWriteConflict } from '../database/transaction.ts';

/**
 * PostgreSQL's error codes (appendix A of its manual) for temporary failures: connection lost (08), no resources or
 * disk left (53), shutting or starting up (57P), a statement or a transaction stopped for its time (57014, 25P03), a
 * server that only reads after a failover (25006), transactions that blocked each other.
 */
const POSTGRES = /^(?:08\d{3}|53\d{3}|57P0[1235]|57014|25006|25P03|40001|40P01|55P03)$/;

/** Failures of the network and the disk, by Node's names of system errors. */
const SYSTEM =
  /^(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EMFILE|ENFILE)$/;

/** SQLite's primary result codes: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN (sqlite.org/rescode.html). */
const SQLITE = new Set([5, 6, 8, 10, 13, 14]);

/** A disk without room: by Node, by PostgreSQL. */
const DISK_FULL = /^(?:ENOSPC|EDQUOT|53100)$/;

const SQLITE_FULL = 13;

/** Messages of pg that have no code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed and is not queryable|Query read timeout)/;

/** Answers of an S3-compatible store that concern one file, not the store. */
const S3_MISSING = /^(?:NoSuchKey|NotFound)$/;

const MAX_DEPTH = 5;

/**
 * Whether an error says that the database, the disk or the media store cannot be reached or written to. The request
 * was right and may be sent again once the failure is over.
 */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE.has(errcode & 0xff);
  if (typeof code === 'string' && (POSTGRES.test(code) || SYSTEM.test(code))) return true;
  if (MESSAGES.test(error.message) || error.name === 'TimeoutError') return true;
  // A bucket refuses because of keys, rights or its own state, never because of what a visitor sent.
  if ('$metadata' in error) return !S3_MISSING.test(error.name);
  return isUnavailable(error.cause, depth + 1);
}

/**
 * Whether an error says that a disk has no room left: somebody must make some, and trying again does not help before.
 */
export function isDiskFull(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > MAX_DEPTH) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return (errcode & 0xff) === SQLITE_FULL;
  if (typeof code === 'string' && DISK_FULL.test(code)) return true;
  return isDiskFull(error.cause, depth + 1);
}
