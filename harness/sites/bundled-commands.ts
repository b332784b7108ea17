import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../server/operations/commands/', import.meta.url));
const ENDING = '-command.ts';

/** Packages that a test reaches into (`pg`), that are no JavaScript alone, or that few commands load. */
const FROM_NODE_MODULES = /^(?:pg|sharp|@aws-sdk\/.+)$/;

/** What stands in a file of its own goes on saying where its source is, and finds packages where they are. */
const inPlace: Plugin = {
  name: 'in-place',
  enforce: 'pre',
  resolveId: (id) =>
    FROM_NODE_MODULES.test(id)
      ? { id: fileURLToPath(import.meta.resolve(id)), external: true }
      : undefined,
  transform: (code, id) =>
    id.includes('/node_modules/')
      ? undefined
      : code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** The commands of whoever runs a site, each in few files: to load the six hundred of its sources is most of its work. */
export interface BundledCommands {
  fileOf(name: string): string;
  /** Where Node keeps what it has compiled: the next command finds it there. */
  compiled: string;
  remove(): void;
}

/** Bundles them, which takes what five of them take from their sources. */
export async function bundleCommands(): Promise<BundledCommands> {
  const outDir = mkdtempSync(join(tmpdir(), 'dimos-commands-'));
  const names = readdirSync(FOLDER).filter((name) => name.endsWith(ENDING));
  await build({
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
  return {
    fileOf: (name) => join(outDir, `${name}.mjs`),
    compiled: join(outDir, 'compiled'),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  };
}
