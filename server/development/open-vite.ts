import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';
import type { Settings } from '../settings.ts';

/** The messages to and from pages that run app/development/client.ts. */
const CHANGED = 'dimos:changed';
const MADE = 'dimos:made';
/** Written while the site runs, or watched by scripts/dev.mjs, which restarts everything. */
const UNWATCHED = ['builds', 'data', 'screenshots', 'scripts', 'test-results', '*.config.ts'];

/**
 * How the sources are watched. The watcher's own way is to tell of a change at once and to be deaf for the 50 ms after
 * it: of two saves so close, or of a save beside which the machine was busy, only what was read in between is seen.
 */
export const watching = (root: string) => ({
  ignored: UNWATCHED.map((name) => join(root, name, '**')),
  awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
});

export interface OpenVite {
  /** Gives the sources of the admin and its styles, and knows which of the server's modules changed. */
  site: ViteDevServer;
  /** Gives the sources of the islands. */
  islands: ViteDevServer;
  close(): Promise<void>;
}

/** Vite behind our own server, once for each of its two configurations. */
export async function openVite(
  server: Server,
  settings: Settings,
  now: () => Date,
): Promise<OpenVite> {
  const root = process.cwd();
  const common: InlineConfig = {
    root,
    mode: 'development',
    appType: 'custom',
    // The files in public/ are given by the application, with its headers.
    publicDir: false,
  };
  const middleware = {
    middlewareMode: true,
    // Otherwise Vite would answer the requests that browsers send before a request from another site.
    cors: false,
    allowedHosts: [new URL(settings.siteUrl).hostname],
    fs: {
      // The packages may be links to another folder.
      allow: [root, dirname(realpathSync('node_modules/vite'))],
      deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', `${settings.dataDir}/**`, 'data/**'],
    },
  };
  const islands = await createServer({
    ...common,
    configFile: 'vite.islands.config.ts',
    base: '/islands/',
    cacheDir: 'node_modules/.vite-islands',
    // Hears of changes from the other one, so that nobody is told before both know.
    server: { ...middleware, ws: { server }, watch: null },
  });
  const site = await createServer({
    ...common,
    configFile: 'vite.config.ts',
    plugins: [tellPages(islands, now)],
    server: {
      ...middleware,
      ws: { server },
      watch: watching(root),
    },
  });
  return {
    site,
    islands,
    close: async () => {
      await Promise.all([site.close(), islands.close()]);
    },
  };
}

/**
 * Tells public pages that something changed of which they may be made; the admin is told by Vite itself.
 * A page says when it was made as soon as it listens, since the change may have come meanwhile.
 */
function tellPages(islands: ViteDevServer, now: () => Date): Plugin {
  const graph = islands.environments.client.moduleGraph;
  let changedAt = 0;
  return {
    name: 'tell-pages',
    configureServer({ ws }) {
      ws.on(MADE, ({ at }: { at: string }, client) => {
        if (Date.parse(at) <= changedAt) client.send(CHANGED);
      });
    },
    // The modules that the server imports, styles included, and those that islands import.
    applyToEnvironment: (environment) => environment.name === 'ssr',
    hotUpdate({ file, modules, server }) {
      const isOfIslands = (graph.getModulesByFile(file)?.size ?? 0) > 0;
      graph.onFileChange(file);
      if (modules.length === 0 && !isOfIslands) return;
      changedAt = now().getTime();
      server.ws.send(CHANGED);
    },
  };
}
