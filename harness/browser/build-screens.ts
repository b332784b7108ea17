import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';
import routes from '../../app/routes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for the bundled screens of the staff: a serialized {@link BuiltScreens}. */
    builtScreens: string;
  }
}

/** The files of the staff's screens, and of their text editor alone, by their names. */
export type BuiltScreens = Map<string, string | Uint8Array>;

interface RouteEntry {
  path?: string;
  file: string;
  children?: RouteEntry[];
}

const staffRoutes: Plugin = {
  name: 'staff-routes',
  resolveId: (id) => (id === 'virtual:staff-routes' ? `\0${id}` : undefined),
  load(id) {
    if (id !== '\0virtual:staff-routes') return;
    const frame = (routes as RouteEntry[]).find(({ file }) => file.endsWith('admin-route.tsx'));
    return `export default ${JSON.stringify(frame?.children?.filter(({ file }) => file.endsWith('-page.tsx')))}`;
  },
};

interface Bundle {
  screens: BuiltScreens;
  /** Our own files in it, as they were when it was made. */
  sources: Map<string, string>;
}

function stateOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : 'gone';
}

const isOfNow = ({ sources }: Bundle) =>
  [...sources].every(([file, state]) => stateOf(file) === state);

async function buildScreens(): Promise<Bundle> {
  const entry = fileURLToPath(new URL('./staff-screens-entry.tsx', import.meta.url));
  const editor = fileURLToPath(new URL('./text-editor-entry.ts', import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [staffRoutes],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { screens: entry, 'text-editor': editor },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('Vite has built nothing.');
  const screens = new Map(
    bundle.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  const sources = bundle.output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => id.startsWith('/') && !id.includes('/node_modules/'))
    .map((id) => id.replace(/\?.*$/, ''));
  return {
    screens,
    sources: new Map(sources.map((file) => [file, stateOf(file)])),
  };
}

/**
 * Stands beside all workers and bundles the screens when the first of them asks: it takes four seconds of the
 * processor, and each worker did it for itself.
 */
export default async function offerScreens(project: TestProject) {
  let built: Promise<Bundle> | undefined;
  const server = createServer(async (_, response) => {
    try {
      // Somebody who watches the tests changes a file, and breakages change one after the other.
      if (built && !isOfNow(await built)) built = undefined;
      built ??= buildScreens();
      response.end(serialize((await built).screens));
    } catch (error) {
      built = undefined;
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('builtScreens', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => server.close();
}
