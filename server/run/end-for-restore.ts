import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Connection } from '../../database/connect.ts';
import { describeUnfinishedRestore } from '../operations/restore/unfinished-restore.ts';

const AGAIN_MS = 1000;
/** A line that breaks again is followed by another one, which looks, too. */
const MOST_LOOKS = 60;

interface EndForRestoreOptions {
  dataDir: string;
  log: Pick<Logger, 'fatal'>;
  end(status: number): void;
  againMs?: number;
}

/**
 * Ends the process where a backup is being put into its database. Whoever restores looks for sites that listen; one
 * that was just starting, or whose line was away at that moment, looks here as soon as it listens. So of the two at
 * least one sees the other: also where the first look fails, since all that waited asks at once when a database is
 * back. Nothing is finished first: that would write into what is being replaced.
 */
export async function endForRestore(
  connection: Connection,
  { dataDir, log, end, againMs = AGAIN_MS }: EndForRestoreOptions,
): Promise<void> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    try {
      const said = await describeUnfinishedRestore(connection, dataDir);
      if (said === undefined) return;
      log.fatal(said);
      end(1);
      return;
    } catch {
      await wait(againMs, undefined, { ref: false });
    }
  }
}
