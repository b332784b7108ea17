// Starts the site (server/main.ts), or says in one sentence that this Node cannot. `server.ts` is a link to this
// file: a Node that reads no TypeScript could not even say so from there (decision 0025).
const MINIMUM_NODE = 24;

const { node: version } = process.versions;
if (Number.parseInt(version, 10) < MINIMUM_NODE) {
  console.error(
    `The site needs Node ${MINIMUM_NODE} or newer, and this is ${version}: start it with node_modules/.bin/node, which the package brings along, or by npm start.`,
  );
  process.exit(1);
}
await import('./server/main.ts');

export {};
