import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { plainAddress } from '../../../domain/limits/network.ts';
import type { IsTrusted } from './trusted-proxies.ts';

/**
 * The address of the client. `X-Forwarded-For` is believed only as far as trusted proxies wrote it:
 * read from the right, the first address that is not a trusted proxy is the client's. Where that
 * place holds no address, the proxy itself counts as the client.
 */
export function clientAddress(incoming: IncomingMessage, isTrusted: IsTrusted): string {
  const peer = plain(incoming.socket.remoteAddress ?? '');
  if (!isTrusted(peer)) return peer;
  const forwarded = String(incoming.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plain(address.trim()))
    .filter(Boolean);
  const client = forwarded.findLast((address) => !isTrusted(address)) ?? peer;
  return isIP(client) === 0 ? peer : client;
}

/** Some proxies add the port. */
function plain(address: string): string {
  return plainAddress(
    address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1'),
  );
}
