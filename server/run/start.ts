import { openFastPath } from '../fast-path/door.ts';
import { closeServer } from '../http/close-server.ts';
import { createHttpServer } from '../http/http-server.ts';
import { listen } from '../http/listen.ts';
import type { Settings } from '../settings.ts';
import { type OpenSiteOptions, openSite } from './open-site.ts';
import { prepareDatabase } from './prepare-database.ts';

export interface RunningSite {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Given once, on a database without accounts and without configured administrator. */
  setupToken: string | undefined;
  /** Lets running requests finish, then closes everything. */
  stop(): Promise<void>;
}

/** Opens the database, brings it up to date, fills it when empty, and listens. */
export async function startSite(
  settings: Settings,
  options: Pick<OpenSiteOptions, 'assets'>,
): Promise<RunningSite> {
  const now = () => new Date();
  const connection = await prepareDatabase(settings, now());
  const site = await openSite(settings, connection, { ...options, now });
  const setupToken = await site.ensureAdministrator();
  const { application } = site;
  const server = createHttpServer(application.listener);
  if (settings.fastPath) openFastPath(server, application.publicPages);
  const url = await listen(server, settings);
  await site.begin();
  return {
    url,
    setupToken,
    stop: async () => {
      application.stop();
      await closeServer(server);
      await site.stop();
      await connection.close();
    },
  };
}
