import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { ADMIN_GROUPS } from './scripts/vite/admin-files.ts';
import { BUILD_FOLDER } from './scripts/vite/build-folder.ts';
import { freshStyles } from './scripts/vite/fresh-styles.ts';
import { keepServerCodeHome } from './scripts/vite/keep-server-code-home.ts';
import { leanBundle } from './scripts/vite/lean-bundle.ts';
import { leanScrollArea } from './scripts/vite/lean-scroll-area.ts';
import { missingScreens } from './scripts/vite/missing-screens.ts';
import { staffScreensAlone } from './scripts/vite/staff-screens-alone.ts';
import { unreadData } from './scripts/vite/unread-data.ts';

/**
 * Where the script of an island is: in a build as its manifest says, which the build of
 * vite.islands.config.ts has written before; in development where that file's own server gives it.
 */
function islandScripts(command: 'build' | 'serve'): Plugin {
  const id = 'virtual:island-scripts';
  return {
    name: 'island-scripts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return;
      if (command === 'serve') {
        return `export const islandScript = (name) => '/islands/app/islands/entries/' + name + '.tsx';`;
      }
      const manifest = JSON.parse(
        readFileSync(`${BUILD_FOLDER}/islands/manifest.json`, 'utf8'),
      ) as Record<string, { file: string; name: string; isEntry?: boolean }>;
      const scripts = Object.values(manifest)
        .filter((chunk) => chunk.isEntry)
        .map((chunk) => [chunk.name, `/islands/${chunk.file}`]);
      return `const scripts = ${JSON.stringify(Object.fromEntries(scripts))};\nexport const islandScript = (name) => scripts[name];`;
    },
  };
}

export default defineConfig(({ command }) => ({
  // The environment is read where server/main.ts reads it, and from one file.
  envDir: false,
  plugins: [
    freshStyles(),
    islandScripts(command),
    reactRouter(),
    keepServerCodeHome(),
    leanBundle(),
    leanScrollArea(),
    missingScreens(),
    unreadData(),
    staffScreensAlone({ client: `${BUILD_FOLDER}/site/client` }),
  ],
  environments: {
    client: {
      // In development packages are put together once, at the start: one that is found later reloads the page.
      optimizeDeps: {
        entries: [
          'app/entry.client.tsx',
          'app/admin/**/*.tsx',
          'app/ui/pictures/icons.tsx',
          '!**/*.test.*',
        ],
        // Without tree shaking the domain brings these along. Found late, they would reload the page.
        include: ['kysely', 'pg', 'sanitize-html', 'zod'],
      },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: ADMIN_GROUPS },
          },
        },
      },
    },
    ssr: {
      // A build's bundle takes what is used of these: of thousands of icons a few (all of them cost 40 MB), and of a
      // thousand files less than half, in one, which is a third of the time and 10 MB of a start.
      resolve: {
        noExternal:
          command === 'serve'
            ? []
            : [
                'lucide-react',
                'kysely',
                'zod',
                /^@?better-auth/,
                /^@?hono/,
                'flydrive',
                'pino',
                'pg',
                'sanitize-html',
                'react-router',
                '@react-router/node',
              ],
      },
      build: {
        rollupOptions: {
          input: './server/run/start.ts',
          // For saying where an error happened the sources themselves are not needed, and would stay in memory.
          // Nobody reads the bundle: its comments would only stay in memory.
          output: { sourcemapExcludeSources: true, comments: false },
        },
        sourcemap: true,
      },
    },
  },
}));
