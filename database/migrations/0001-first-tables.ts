import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../connect.ts';
import { createAccountTables } from './first-tables/accounts.ts';
import { createAlertMessages } from './first-tables/alert-messages.ts';
import { createContentTables } from './first-tables/content.ts';
import { createInboxAndMailTables } from './first-tables/inbox-and-mail.ts';
import { createLinkTables } from './first-tables/links.ts';
import { createOpenFormTables } from './first-tables/open-forms.ts';
import { createPreviewLinks } from './first-tables/preview-links.ts';
import { createPublishingSets } from './first-tables/publishing-sets.ts';
import { createRedirectTables } from './first-tables/redirects.ts';
import { createSearchHelpTables } from './first-tables/search-help.ts';
import { createSearchOnPostgres } from './first-tables/search-on-postgres.ts';
import { createSearchOnSqlite } from './first-tables/search-on-sqlite.ts';
import { createSiteMapsTable } from './first-tables/site-maps.ts';
import { createUploadTables } from './first-tables/uploads.ts';
import { createWaysIn } from './first-tables/ways-in.ts';

/** The tables of 0.2.0. What changes them after its release is a migration of its own. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createContentTables(db);
  await createAlertMessages(db);
  await createUploadTables(db);
  await createLinkTables(db);
  await createRedirectTables(db);
  await createPublishingSets(db);
  await createSearchHelpTables(db);
  await createSiteMapsTable(db);
  await createPreviewLinks(db);
  await createAccountTables(db, kind);
  await createInboxAndMailTables(db);
  await createWaysIn(db);
  await createOpenFormTables(db);
  if (kind === 'postgres') await createSearchOnPostgres(db);
  else await createSearchOnSqlite(db);
}
