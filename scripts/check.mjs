// `npm run check`: format, lint, types, unused code, changes of content types, and then the tests. Run it before each
// commit; `npm run check -- quick` leaves the tests out.
import { spawn } from 'node:child_process';
import { requireKnown } from './command-line.mjs';
import { ensurePackages, findNode, ROOT, run } from './environment.mjs';

const words = process.argv.slice(2);
requireKnown(words, ['quick', 'unit', 'journeys']);
ensurePackages();
// Types of routes, which the next ones read.
run(['node_modules/@react-router/dev/dist/cli/index.js', 'typegen']);

const CHECKS = [
  ['node_modules/@biomejs/biome/bin/biome', 'ci', '.'],
  ['node_modules/typescript/bin/tsc', '--noEmit'],
  ['node_modules/knip/bin/knip.js'],
  ['scripts/compare-content-types.ts'],
];

/** Runs a program to its end. Returns its output, and whether it succeeded. */
async function follow(args) {
  let said = '';
  const child = spawn(findNode(), args, { cwd: ROOT });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { said, isFine: status === 0 };
}

// They run side by side: one alone would leave a core idle most of the time.
const results = await Promise.all(CHECKS.map(follow));
for (const { said } of results) process.stdout.write(said);
if (results.some(({ isFine }) => !isFine)) process.exit(1);

if (!words.includes('quick')) run(['scripts/test.mjs', ...words]);
