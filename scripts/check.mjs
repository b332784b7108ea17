// `npm run check`: format, lint, types, unused code, tests. Run it before each commit.
import { ensurePackages, run } from './environment.mjs';

ensurePackages();
run(['node_modules/@biomejs/biome/bin/biome', 'ci', '.']);
run(['node_modules/@react-router/dev/dist/cli/index.js', 'typegen']);
run(['node_modules/typescript/bin/tsc', '--noEmit']);
run(['node_modules/knip/bin/knip.js']);
run(['scripts/test.mjs', ...process.argv.slice(2)]);
