import type { Logger } from 'pino';
import type { Db } from '../../database/connect.ts';
import { publishDue } from '../../domain/content/acts/publish-due.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** However far the next moment: a clock may be set, and another process may have planned something unheard. */
const LONGEST_WAIT_MS = 60_000;

export interface PlannedPublications {
  /** Looks now at what is due and what comes next: at the start, and after every change. */
  look(): void;
  /** The next planned moment in milliseconds since 1970, as far as is known. */
  nextAt(): number | undefined;
  stop(): Promise<void>;
}

export interface PlannedPublicationsOptions {
  db: Db;
  log: Logger;
  now: () => Date;
}

/** Makes entries public at the moments that staff planned, once for all processes of a database. */
export function plannedPublications(options: PlannedPublicationsOptions): PlannedPublications {
  const { db, log, now } = options;
  let timer: NodeJS.Timeout | undefined;
  let next: Date | undefined;

  async function publish(): Promise<void> {
    try {
      const outcome = await publishDue(db, now());
      next = outcome.next;
      for (const { id, error } of outcome.failures) {
        log.error({ err: error, entry: id }, 'an entry could not be published as planned');
      }
      if (outcome.published > 0) {
        log.info({ published: outcome.published }, 'published as planned');
      }
    } catch (error) {
      log.error({ err: error }, 'what is planned for publication could not be read');
    }
  }

  const looking = oneAtATime(async () => {
    clearTimeout(timer);
    await publish();
    const wait = next ? next.getTime() - now().getTime() : LONGEST_WAIT_MS;
    timer = setTimeout(looking.ask, Math.min(Math.max(wait, 0), LONGEST_WAIT_MS));
  });

  return {
    look: looking.ask,
    nextAt: () => next?.getTime(),
    stop: async () => {
      await looking.stop();
      clearTimeout(timer);
    },
  };
}
