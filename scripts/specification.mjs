// `node scripts/specification.mjs`: writes docs/specification.md from the table of promises.
import { ensurePackages, run } from './environment.mjs';

ensurePackages();
// The table is TypeScript, which the machine's own Node may be too old to read.
run(['scripts/specification/write.ts']);
