import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { BUILD_FOLDER } from './scripts/build-folder.ts';

const entries = readdirSync('app/islands/entries').filter((file) => file.endsWith('.tsx'));

/** The browser widgets of public pages: React components on preact, one script for each. */
export default defineConfig({
  publicDir: false,
  envDir: false,
  resolve: {
    alias: {
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
      react: 'preact/compat',
    },
  },
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
        codeSplitting: { groups: [{ name: 'mount', minShareCount: 2 }] },
      },
    },
  },
});
