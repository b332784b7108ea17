import { defineConfig } from 'vite';
import { BUILD_FOLDER } from './scripts/vite/build-folder.ts';

/** What the process for files runs (decision 0018): built with the site, so that a site keeps its own. */
export default defineConfig({
  publicDir: false,
  envDir: false,
  build: {
    ssr: 'server/file-process/main.ts',
    outDir: `${BUILD_FOLDER}/file-process`,
  },
});
