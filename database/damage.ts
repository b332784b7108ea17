/**
 * SQLite's result codes for a file that is damaged (CORRUPT) or no database at all (NOTADB); sqlite.org/rescode.html.
 */
const DAMAGE = new Set([11, 26]);

/** Whether SQLite says that its file is damaged: its data have to come from a backup. */
export function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { errcode } = error as { errcode?: unknown };
  if (typeof errcode === 'number') return DAMAGE.has(errcode & 0xff);
  return isDamaged(error.cause);
}
