import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';
import routes from '../../app/routes.ts';
import { type Bundle, offerBundle } from '../offer-bundle.ts';

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

async function buildScreens(): Promise<Bundle<BuiltScreens>> {
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
  return {
    made: new Map(
      bundle.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
    ),
    modules: bundle.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  };
}

/** Bundles the screens for all workers: it takes four seconds of the processor, and each worker did it for itself. */
export default async function offerScreens(project: TestProject) {
  const { address, end } = await offerBundle(buildScreens);
  project.provide('builtScreens', address);
  return end;
}
