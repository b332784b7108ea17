import { flushCompileCache, setSourceMapsSupport } from 'node:module';
import { describeStartFailure } from './server/run/describe-start-failure.ts';
import { loadEnvFile, readSettings, type Settings, SettingsError } from './server/settings.ts';

// The screens are TSX and need the build; this file and the settings run as they are.
const BUILD = new URL('./build/site/server/index.js', import.meta.url);

// Relative folders (data, build, fonts of the seed) are the project's, wherever it was started from.
process.chdir(import.meta.dirname);
// What it writes holds messages, passwords' hashes and keys: nobody else on the machine may read it.
process.umask(0o077);

// Errors say where in our own sources they happened. Node's argument for the same (--enable-source-maps)
// would also read the maps of all packages, and take ours apart at each start because pino asks who calls it.
setSourceMapsSupport(true);

let settings: Settings | undefined;
try {
  loadEnvFile();
  settings = readSettings(process.env);
  const { startSite } = (await import(BUILD.href)) as typeof import('./server/run/start.ts');
  const site = await startSite(settings);
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
      site.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  const failure = settings && describeStartFailure(error, settings);
  if (error instanceof SettingsError) console.error(`Wrong setting: ${error.message}`);
  else console.error(failure ?? error);
  process.exit(1);
}
