import { spawnSync } from 'node:child_process';
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

/**
 * The commands of whoever runs a site, each in few files: to load the six hundred of its sources is most of its work.
 */
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

/** How a command ended, and what it said. */
interface Ended {
  status: number;
  said: string;
}

/** Runs the commands that it is given one after another, as if each were alone, and says how each ended. */
const RUN_EACH = `
  const write = process.stdout.write;
  const ended = [];
  for (const [at, [file, words]] of JSON.parse(process.argv[1]).entries()) {
    let said = '';
    process.stdout.write = process.stderr.write = (text) => {
      said += text;
      return true;
    };
    process.argv = [process.execPath, file, ...words];
    process.exitCode = 0;
    await import(file + '?' + at);
    ended.push({ status: process.exitCode, said });
  }
  process.stdout.write = write;
  process.exitCode = 0;
  process.stdout.write(JSON.stringify(ended));`;

/**
 * Runs commands in one process, each by its file with its words. To begin a process and to load what all commands load
 * is most of the work of one that refuses.
 */
export function runEach(
  calls: readonly (readonly [file: string, words: readonly string[]])[],
  env: Record<string, string | undefined>,
): Ended[] {
  const asked = calls.map(([file, words]) => [pathToFileURL(file).href, words]);
  const args = ['--input-type=module', '-e', RUN_EACH, JSON.stringify(asked)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`The commands ended with ${status}: ${stdout}${stderr}`);
  return JSON.parse(stdout) as Ended[];
}
