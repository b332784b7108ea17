import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServerModuleRunner } from 'vite';
import { createHttpServer } from '../http/connections/http-server.ts';
import { listen } from '../http/connections/listen.ts';
import type { OpenSite } from '../run/open-site.ts';
import type { RunningSite } from '../run/start.ts';
import type { Settings } from '../settings.ts';
import { openVite } from './open-vite.ts';
import { pageOfFailure } from './page-of-failure.ts';

type OpenSiteModule = typeof import('../run/open-site.ts');
type PrepareModule = typeof import('../run/prepare-database.ts');

/** Vite serves scripts and styles; these are the files that a build copies as they are. */
const OPTIONS = {
  assets: {
    client: 'public',
    islands: 'public',
    fileProcess: 'server/file-process/main.ts',
  },
  development: { nonce: randomBytes(16).toString('base64') },
  now: () => new Date(),
};

/**
 * The site from its sources, with Vite in front (decision 0015). The HTTP server and the connection to the database
 * stay; everything else is opened again with the first request after a change of its code.
 */
export async function startSite(settings: Settings): Promise<RunningSite> {
  const server = createHttpServer((incoming, outgoing) => {
    // It is used for nothing else, since it would give its own version of every source.
    const { middlewares } = incoming.url?.startsWith('/islands/') ? vite.islands : vite.site;
    middlewares(incoming, outgoing, () => void answer(incoming, outgoing));
  });
  const vite = await openVite(server, settings, OPTIONS.now);
  // Without hot updates: a changed module, and all modules that import it, are evaluated again at the next request.
  const runner = createServerModuleRunner(vite.site.environments.ssr, { hmr: false });
  const load = <T>(path: string) => runner.import<T>(path);
  const { prepareDatabase } = await load<PrepareModule>('/server/run/prepare-database.ts');
  const connection = await prepareDatabase(settings, OPTIONS.now());

  let current: { code: OpenSiteModule['openSite']; site: Promise<OpenSite> } | undefined;
  let handedOver = Promise.resolve();
  async function siteOfNow(): Promise<OpenSite> {
    const { openSite } = await load<OpenSiteModule>('/server/run/open-site.ts');
    if (current?.code !== openSite) {
      const earlier = current?.site;
      const site = openSite(settings, connection, OPTIONS);
      current = { code: openSite, site };
      // Nobody waits for it: the earlier site finishes its work in the meantime.
      if (earlier) handedOver = handedOver.then(() => handOver(earlier, site));
    }
    return current.site;
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      const site = await siteOfNow();
      site.application.listener(incoming, outgoing);
    } catch (error) {
      console.error(error);
      outgoing.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
      outgoing.end(pageOfFailure(error, OPTIONS.now()));
    }
  }

  const site = await siteOfNow();
  const setupToken = await site.ensureAdministrator();
  const url = await listen(server, settings);
  await site.begin();
  return {
    url,
    setupToken,
    stop: async () => {
      await vite.close();
      server.close();
      server.closeAllConnections();
      await handedOver;
      await current?.site.then(
        (last) => last.stop(),
        () => undefined,
      );
      await connection.close();
    },
  };
}

/** A site that could not be opened has nothing to stop and starts nothing; every page says why. */
async function handOver(earlier: Promise<OpenSite>, later: Promise<OpenSite>): Promise<void> {
  try {
    await (await earlier.catch(() => undefined))?.stop();
    await (await later.catch(() => undefined))?.begin();
  } catch (error) {
    console.error(error);
  }
}
