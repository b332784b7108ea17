import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { TestProject } from 'vitest/node';
import { atExit } from '../../scripts/at-exit.mjs';
import { type Bundle, offerBundle } from '../offer-bundle.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a worker asks for the folder of the bundled commands (bundled-commands.ts). */
    builtCommands: string;
  }
}

const FOLDER = fileURLToPath(new URL('../../server/operations/commands/', import.meta.url));
const ENDING = '-command.ts';

/** Packages that a test reaches into (`pg`), that are no JavaScript alone, or that few commands load. */
const FROM_NODE_MODULES = /^(?:pg|sharp|@aws-sdk\/.+)$/;

const { resolve } = createRequire(import.meta.url);

/** What stands in a file of its own goes on saying where its source is, and finds packages where they are. */
const inPlace: Plugin = {
  name: 'in-place',
  enforce: 'pre',
  resolveId: (id) => (FROM_NODE_MODULES.test(id) ? { id: resolve(id), external: true } : undefined),
  transform: (code, id) =>
    id.includes('/node_modules/')
      ? undefined
      : code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** Bundles the commands into a folder, which takes what five of them take from their sources. */
async function buildCommands(outDir: string): Promise<Bundle<string>> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(ENDING));
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [inPlace],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(
          names.map((name) => [name.slice(0, -ENDING.length), join(FOLDER, name)]),
        ),
        output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name].mjs' },
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('Vite has built nothing.');
  return {
    made: outDir,
    modules: bundle.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])),
  };
}

/** Bundles the commands for all workers, in a folder that goes after all tests, also when they are interrupted. */
export default async function offerCommands(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'dimos-commands-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const callOff = atExit(remove);
  const { address, end } = await offerBundle(() => buildCommands(mkdtempSync(join(folder, 'of-'))));
  project.provide('builtCommands', address);
  return () => {
    end();
    callOff();
    remove();
  };
}
