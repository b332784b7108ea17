import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inheritedListener } from './inherited-listener.ts';

/**
 * Listens where the settings say, or on the socket that systemd holds; returns the address, such as
 * http://127.0.0.1:3000.
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const inherited = inheritedListener(process.env, process.pid);
    if (inherited === undefined) server.listen(port, host, resolve);
    else server.listen({ fd: inherited }, resolve);
  });
  return `http://${nameOf(host)}:${(server.address() as AddressInfo).port}`;
}

/** What to write for a host in an address. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
