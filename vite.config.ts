import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { BUILD_FOLDER } from './scripts/build-folder.ts';
import { keepServerCodeHome } from './scripts/keep-server-code-home.ts';
import { leanBundle } from './scripts/lean-bundle.ts';
import { leanScrollArea } from './scripts/lean-scroll-area.ts';

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
    tailwindcss(),
    islandScripts(command),
    reactRouter(),
    keepServerCodeHome(),
    leanBundle(),
    leanScrollArea(),
  ],
  environments: {
    client: {
      // In development packages are put together once, at the start: one that is found later reloads the page.
      optimizeDeps: {
        entries: ['app/entry.client.tsx', 'app/admin/**/*.tsx', '!**/*.test.*'],
        // Without tree shaking the domain brings these along. Found late, they would reload the page.
        include: ['kysely', 'pg', 'zod'],
      },
      build: {
        rolldownOptions: {
          output: {
            // Many tiny files cost more in headers than in code: what the admin always shares goes together.
            codeSplitting: {
              groups: [
                { name: 'icons', test: /node_modules[\\/]lucide-react/ },
                // The register of public screens is no part of it: the admin does not send it.
                { name: 'domain', test: /[\\/]domain[\\/](?!screens[\\/])/ },
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]|vite[\\/]preload-helper/,
                },
                // Of its own: what public screens import brings the styles of its whole chunk with it.
                { name: 'i18n', test: /[\\/]app[\\/]i18n[\\/]/ },
                {
                  name: 'session',
                  test: /[\\/]@simplewebauthn[\\/]|[\\/]app[\\/]admin[\\/](?:session|passkeys[\\/]|sign-in[\\/]sign-in-failure|layout[\\/](?:language-switch|layout-texts))/,
                },
                {
                  name: 'frame',
                  test: /[\\/]app[\\/]admin[\\/](?:layout[\\/]admin-shell|layout[\\/]screen-header|list[\\/]|pieces[\\/]|announce|content[\\/]content-api)|[\\/]@tanstack[\\/]|[\\/]@mantine[\\/]core[\\/].*[\\/](?:Anchor|Table)[\\/]/,
                },
                {
                  name: 'controls',
                  test: /[\\/]@mantine[\\/]core[\\/].*[\\/](?:Checkbox|InlineInput|NativeSelect)[\\/]/,
                },
              ],
            },
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
