import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deserialize, serialize } from 'node:v8';

/** What Vite has built for tests. */
export interface Bundle<Made> {
  made: Made;
  /** Every module in it, as Vite names them. */
  modules: readonly string[];
}

function stateOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : 'gone';
}

/** Our own files among modules, as they are now. */
function statesOf(modules: readonly string[]): Map<string, string> {
  const files = modules
    .filter((id) => id.startsWith('/') && !id.includes('/node_modules/'))
    .map((id) => id.replace(/\?.*$/, ''));
  return new Map(files.map((file) => [file, stateOf(file)]));
}

const isOfNow = (states: Map<string, string>) =>
  [...states].every(([file, state]) => stateOf(file) === state);

/**
 * Stands beside all workers and builds something for them when the first of them asks, and again once a file of it has
 * changed. Each worker would otherwise build it for itself, and keep the 300 MB that Vite takes for it, which makes
 * every process that it begins dearer. Returns where to ask ({@link fetchBundle}), and what ends it.
 */
export async function offerBundle<Made>(build: () => Promise<Bundle<Made>>) {
  async function buildNow() {
    const { made, modules } = await build();
    return { made, states: statesOf(modules) };
  }
  let built: ReturnType<typeof buildNow> | undefined;
  const server = createServer(async (_, response) => {
    try {
      // Somebody who watches the tests changes a file, and breakages change one after the other.
      const former = built;
      if (former && !isOfNow((await former).states) && built === former) built = undefined;
      built ??= buildNow();
      response.end(serialize((await built).made));
    } catch (error) {
      built = undefined;
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, end: () => void server.close() };
}

/** Asks for what is offered at an address. Throws what Vite said when it could not be built. */
export async function fetchBundle<Made>(address: string): Promise<Made> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(await answer.text());
  return deserialize(Buffer.from(await answer.arrayBuffer()));
}
