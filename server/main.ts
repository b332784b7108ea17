import { realpathSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { nameSources } from './observing/name-sources.ts';
import type { RunningSite } from './run/start.ts';
import { loadEnvFile, readSettings, type Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

// `npm run dev` starts the sources themselves, every other command the last build.
const isDevelopment = process.argv.includes('--develop');

// Relative folders (data, build, fonts of the seed) are the project's, wherever it was started from.
process.chdir(join(import.meta.dirname, '..'));
// Its files hold messages, passwords' hashes and keys: no other account on the machine may read them.
process.umask(0o077);

// What ends the process says where in our own sources it happened, as what the log tells does.
process.on('uncaughtExceptionMonitor', (error) => {
  if (error.stack) error.stack = nameSources(error.stack);
});

/** Whatever still waits for an answer then, such as a frozen line, does not keep the process; systemd gives it 20 s. */
const STOP_LIMIT_MS = 15_000;

let settings: Settings | undefined;
try {
  const ahead = process.argv.indexOf('--compile-only');
  if (ahead > 0) {
    // The last step of a build: a process that has compiled the site itself holds 26 MB more for as long as it runs.
    await loadBuild(process.argv[ahead + 1]);
    flushCompileCache();
    process.exit();
  }
  loadEnvFile();
  settings = readSettings(process.env);
  const site = await (isDevelopment ? startSources(settings) : startBuild(settings));
  console.log(`Dimos is at ${site.url}`);
  if (site.setupToken) {
    // The public address: on a server nobody has a browser that reaches 127.0.0.1.
    const { siteUrl } = settings;
    console.log(
      `Create the first administrator at ${siteUrl}/admin/setup?token=${site.setupToken}`,
    );
  }
  // Where NODE_COMPILE_CACHE names a folder, the next start finds there what this one had to compile.
  flushCompileCache();
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => {
        console.error('Something that was begun did not end in 15 seconds, and is left as it is.');
        process.exit(1);
      }, STOP_LIMIT_MS).unref();
      site.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(nameSources(inspect(error)));
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  const failure = settings && (await describe(error, settings));
  if (error instanceof SettingsError) console.error(`Wrong setting: ${error.message}`);
  else console.error(failure ?? nameSources(inspect(error)));
  process.exit(1);
}

/** Read only for a failure: it brings the packages of databases along, of which a build has its own. */
async function describe(error: unknown, known: Settings): Promise<string | undefined> {
  const { describeStartFailure } = await import('./run/describe-start-failure.ts');
  return describeStartFailure(error, known);
}

async function startSources(known: Settings): Promise<RunningSite> {
  const { startSite } = await import('./development/workshop.ts');
  return startSite(known);
}

/** This file and the settings run as they are; the screens are TSX and need the build. */
async function startBuild(known: Settings): Promise<RunningSite> {
  const { folder, startSite } = await loadBuild();
  const assets = {
    client: join(folder, 'site/client'),
    islands: join(folder, 'islands'),
    fileProcess: join(folder, 'file-process/main.js'),
  };
  return startSite(known, { assets });
}

async function loadBuild(given = 'build') {
  // `build` is a link. The folder stays when a later build takes its place: a site keeps its own files.
  const folder = realpathSync(given);
  const { startSite }: typeof import('./run/start.ts') = await import(
    pathToFileURL(join(folder, 'site/server/index.js')).href
  );
  return { folder, startSite };
}
