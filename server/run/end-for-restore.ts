import type { Logger } from 'pino';
import type { Connection } from '../../database/connect.ts';
import { describeUnfinishedRestore } from '../operations/restore/unfinished-restore.ts';

/**
 * Ends the process where a backup is being put into its database. Whoever restores looks for sites that listen; one
 * that was just starting, or whose line was away at that moment, looks here as soon as it listens. So of the two at
 * least one sees the other. Nothing is finished first: that would write into what is being replaced.
 */
export async function endForRestore(
  connection: Connection,
  { dataDir, log, end }: { dataDir: string; log: Pick<Logger, 'fatal'>; end(status: number): void },
): Promise<void> {
  // A line that breaks again is followed by another one.
  const said = await describeUnfinishedRestore(connection, dataDir).catch(() => undefined);
  if (said === undefined) return;
  log.fatal(said);
  end(1);
}
