import type { Connection, Db } from '../database/connect.ts';
import type { Auth } from './accounts/auth.ts';
import type { SecondFactorRule } from './accounts/must-first.ts';
import type { KeptDays } from './launch/legal-page.ts';
import type { MediaServices } from './media/media-services.ts';
import type { NotedSearch } from './missed/search-tally.ts';
import type { RefusalReason } from './refusals.ts';

/** Named here for the rooms that may not import database/. */
export type { Db };

/** What a request needs of the running system. It is made once at the start and passed in. */
export interface Services extends MediaServices {
  kind: Connection['kind'];
  auth: Auth;
  /** The site's public address, without a slash at its end. */
  siteUrl: string;
  /** For how many days a password that an administrator gave may be used for a first sign-in. */
  firstPasswordDays: number;
  /** For how long the privacy notice says that things are kept. */
  kept: KeptDays;
  /** Who must sign in with a second step. */
  secondFactor: SecondFactorRule;
  /** The address to which messages of visitors are mailed, if any. */
  contactEmail: string | undefined;
  /** Whether a mail server is configured: without one letters wait. */
  canSendMail: boolean;
  /** The current moment; tests set it. */
  now(): Date;
  /** Asks the mail job to look at the outbox soon. */
  nudgeMail(): void;
  /** Notes a visitor's search, so that staff learn which found nothing. */
  noteSearch(search: NotedSearch): void;
  /** Notes why the current request was turned away, for the log and the figures of operators. */
  noteRefusal(reason: RefusalReason): void;
}
