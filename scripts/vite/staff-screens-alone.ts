import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC_SCREEN = /[\\/]app[\\/]site[\\/].*\?__react-router-build-client-route$/;
const BEFORE = 'window.__reactRouterManifest=';

interface Manifest {
  routes: Record<string, unknown>;
}

/** The browser's table of screens without the public ones. Throws where the router has changed how it writes it. */
export function withoutPublicScreens(code: string): string {
  if (!code.startsWith(BEFORE)) throw new Error('The browser’s table of screens begins otherwise.');
  const manifest = JSON.parse(code.slice(BEFORE.length).replace(/;$/, '')) as Manifest;
  const kept = Object.entries(manifest.routes).filter(([id]) => /^(?:root$|admin\/)/.test(id));
  return `${BEFORE}${JSON.stringify({ ...manifest, routes: Object.fromEntries(kept) })};`;
}

/**
 * Public screens are written by the server and run in no browser, but the router builds them for browsers too and names
 * all their files in the table that each screen of the admin sends.
 */
export function staffScreensAlone(options: { client: string }): Plugin {
  return {
    name: 'staff-screens-alone',
    apply: 'build',
    transform(_, id) {
      if (this.environment.name === 'client' && PUBLIC_SCREEN.test(id))
        return { code: 'export {};', map: null };
    },
    writeBundle() {
      // The router writes the table while it builds the server.
      if (this.environment.name !== 'ssr') return;
      const folder = join(options.client, 'assets');
      const tables = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name));
      if (tables.length !== 1) throw new Error(`Found ${tables.length} tables of screens.`);
      const file = join(folder, tables[0] as string);
      writeFileSync(file, withoutPublicScreens(readFileSync(file, 'utf8')));
    },
  };
}
