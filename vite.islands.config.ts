import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { BUILD_FOLDER } from './scripts/vite/build-folder.ts';

const entries = readdirSync('app/islands/entries').filter((file) => file.endsWith('.tsx'));

/** The browser widgets of public pages, one script for each. */
export default defineConfig({
  publicDir: false,
  envDir: false,
  build: {
    outDir: `${BUILD_FOLDER}/islands`,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(
        entries.map((file) => [basename(file, '.tsx'), `app/islands/entries/${file}`]),
      ),
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        // What several islands share is one file: a second costs more in headers than it holds.
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
      },
    },
  },
});
