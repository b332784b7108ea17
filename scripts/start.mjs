// `npm start`: everything a fresh clone needs, then the server.
import { build } from './build.mjs';
import { become, ensurePackages } from './environment.mjs';
// Left alone, V8 and malloc take what a large machine has; with these limits memory stays small
// and requests are as fast (docs/operations.md).
import server from './server-process.json' with { type: 'json' };

ensurePackages();
build();
become(server.arguments, server.environment);
