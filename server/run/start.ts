import { openFastPath } from '../fast-path/door.ts';
import { closeServer } from '../http/connections/close-server.ts';
import { createHttpServer } from '../http/connections/http-server.ts';
import { listen } from '../http/connections/listen.ts';
import type { Settings } from '../settings.ts';
import { openEntrance } from './entrance.ts';
import { type OpenSite, type OpenSiteOptions, openSite } from './open-site.ts';
import { prepareDatabase } from './prepare-database.ts';

export interface RunningSite {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Given once, on a database without accounts and without configured administrator. */
  setupToken: string | undefined;
  /** Lets running requests finish, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Listens first, so that whoever asks is told that the site lives and is not ready; then opens the database,
 * brings it up to date, fills it when empty, and opens the site.
 */
export async function startSite(
  settings: Settings,
  options: Pick<OpenSiteOptions, 'assets'>,
): Promise<RunningSite> {
  const now = () => new Date();
  const entrance = openEntrance();
  let site: OpenSite | undefined;
  const server = createHttpServer(entrance.listener);
  if (settings.fastPath) openFastPath(server, () => site?.application.publicPages);
  const url = await listen(server, settings);
  const connection = await prepareDatabase(settings, now());
  const opened = await openSite(settings, connection, { ...options, now });
  const setupToken = await opened.ensureAdministrator();
  site = opened;
  entrance.open(opened.application.listener);
  await opened.begin();
  return {
    url,
    setupToken,
    stop: async () => {
      opened.application.stop();
      await closeServer(server);
      await opened.stop();
      await connection.close();
    },
  };
}
