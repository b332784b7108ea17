// `npm run backup`, `restore`, `try-restore`, `move`, `doctor`, `administrator`, `rotate-keys` and `person`: installs
// what is missing and runs a file of server/operations/.
import { ensurePackages, run } from './environment.mjs';

ensurePackages();
run([`server/operations/commands/${process.argv[2]}-command.ts`, ...process.argv.slice(3)]);
