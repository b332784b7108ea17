import type { Logger } from 'pino';
import type { Db } from '../../../database/connect.ts';
import { sweepRateLimits } from '../../../domain/limits/rate-limit.ts';
import { type Postbag, type SendMail, sendDueLetters } from '../../../domain/mail/outbox.ts';
import { oneAtATime } from './one-at-a-time.ts';

const MAIL_INTERVAL_MS = 15_000;
const SWEEP_INTERVAL_MS = 60 * 60_000;

export interface Jobs {
  /** Looks at the outbox now rather than at the next interval. */
  nudgeMail(): void;
  /** Ends the jobs and waits for the letter that is being sent. */
  stop(): Promise<void>;
}

/** What happens without a request: waiting mail is sent, ended limits are swept. */
export function startJobs(options: {
  db: Db;
  send: SendMail | undefined;
  log: Logger;
  now: () => Date;
  /** How long after the start limits are swept for the first time: another time for each site. */
  sweepOffsetMs?: number;
}): Jobs {
  const { db, send, log, now, sweepOffsetMs = 0 } = options;

  const stopping = new AbortController();
  const bag: Postbag = { untold: [], signal: stopping.signal };
  const mailing = oneAtATime(async () => {
    if (!send) return;
    try {
      const { sent, failed } = await sendDueLetters(db, send, now, bag);
      if (sent || failed) log.info({ sent, failed }, 'mail');
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be read');
    }
  });

  const sweep = () =>
    sweepRateLimits(db, now()).catch((error: unknown) =>
      log.error({ err: error }, 'limits were not swept'),
    );
  const timers = [
    setInterval(mailing.ask, MAIL_INTERVAL_MS),
    setTimeout(() => {
      void sweep();
      timers.push(setInterval(sweep, SWEEP_INTERVAL_MS));
    }, sweepOffsetMs),
  ];
  mailing.ask();
  return {
    nudgeMail: mailing.ask,
    stop: async () => {
      // One function ends both kinds (https://nodejs.org/api/timers.html).
      for (const timer of timers) clearTimeout(timer);
      stopping.abort();
      await mailing.stop();
    },
  };
}
