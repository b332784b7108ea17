// `npm run bench` and its relatives: installs, builds, and runs a file of bench/.
import { build } from './build.mjs';
import { ensurePackages, run } from './environment.mjs';

ensurePackages();
build();
run([`bench/${process.argv[2]}.ts`, ...process.argv.slice(3)]);
