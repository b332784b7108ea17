import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { MissedTally } from '../../domain/missed/missed-tally.ts';
import { Admission } from '../../server/admission/admission.ts';
import { createApplication } from '../../server/application.ts';
import { createHttpServer } from '../../server/http/connections/http-server.ts';
import { createLog, noteRefusal } from '../../server/observing/log.ts';
import { Metrics } from '../../server/observing/metrics.ts';
import { PageCache } from '../../server/pages/held/page-cache.ts';
import { openFilledSqlite } from '../databases/filled-sqlite.ts';
import { makeBuild } from '../screens/site-screens.ts';
import { openTestServices, signInAs, type TestServices } from '../services.ts';

export interface TestSiteServer extends TestServices {
  port: number;
  url: string;
  cache: PageCache;
  metrics: Metrics;
  missed: MissedTally;
  admission: Admission;
  /** A token of an editor who has not called yet. */
  editor: string;
}

/**
 * The whole site behind a real HTTP server, over SQLite in memory, without a build; with the sample content, or with
 * what it cannot do without. Of the sample's pictures and documents it has the rows alone. What a visitor's network is,
 * X-Forwarded-For says.
 */
export async function startTestSiteServer(
  perMinute: number,
  kind: 'sample' | 'none' = 'none',
  /** Where styles, scripts and files are. */
  client = 'public',
  log = createLog('silent'),
): Promise<TestSiteServer> {
  const opened = await openTestServices(await openFilledSqlite(kind), { noteRefusal });
  const { services } = opened;
  const editor = await signInAs(services.auth, services, 'editor');
  const cache = new PageCache();
  const metrics = new Metrics();
  const missed = new MissedTally();
  // Ten seconds each would be most of what tests of floods take.
  const admission = new Admission({ perMinute, noteRefusal, signInWaitMs: 500 });
  const application = createApplication({
    build: await makeBuild(),
    admission,
    services,
    log,
    trustedProxies: ['127.0.0.1'],
    cache,
    metrics,
    missed,
    sharedCacheSeconds: 0,
    nextPublication: () => undefined,
    showsStyleguide: true,
    isFresh: () => true,
    assets: {
      client,
      islands: 'public',
      fileProcess: 'server/file-process/main.ts',
    },
  });
  const server = createHttpServer(application.listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...opened,
    port,
    url: `http://127.0.0.1:${port}`,
    cache,
    metrics,
    missed,
    admission,
    editor,
    close: async () => {
      application.stop();
      server.close();
      server.closeAllConnections();
      await opened.close();
    },
  };
}
