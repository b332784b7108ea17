// `npm run content-types`: whether stored entries survive what changed in content types since the last release. `--
// release` records the types of today as those of a release: see docs/releases.md.
import { ensurePackages, run } from './environment.mjs';

ensurePackages();
run(['scripts/compare-content-types.ts', ...process.argv.slice(2)]);
if (process.argv[2] === 'release') {
  run([
    'node_modules/@biomejs/biome/bin/biome',
    'format',
    '--write',
    'domain/content/releases/last-release.json',
  ]);
}
