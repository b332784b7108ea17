// `npm start`: everything a fresh clone needs, then the server.
import { build } from './build.mjs';
import { become, ensurePackages } from './environment.mjs';
// By default V8 and malloc use the memory of a large machine; with these limits memory stays small and requests are
// as fast (docs/operations.md).
import server from './server-process.json' with { type: 'json' };

ensurePackages();
build();
become(server.arguments, server.environment);
