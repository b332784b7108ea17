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

async function buildScreens(): Promise<BuiltScreens> {
  const screens = fileURLToPath(new URL('./staff-screens-entry.tsx', import.meta.url));
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
        input: { screens, 'text-editor': editor },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('Vite has built nothing.');
  return new Map(
    bundle.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
}

/**
 * Stands beside all workers and bundles the screens when the first of them asks: it takes four seconds of the processor,
 * and each worker did it for itself.
 */
export default async function offerScreens(project: TestProject) {
  let built: Promise<BuiltScreens> | undefined;
  // Somebody who watches the tests has changed something.
  project.onTestsRerun(() => {
    built = undefined;
  });
  const server = createServer(async (_, response) => {
    built ??= buildScreens();
    try {
      response.end(serialize(await built));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('builtScreens', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => server.close();
}
