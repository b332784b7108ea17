import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerToken } from '../../../api/access.ts';

/** More than any form or sign-in of ours has, in bytes. */
const LARGE_BYTES = 64 * 1024;

/**
 * Ends the connection of a request that is turned away for its number (429) before its large body has arrived:
 * to receive the rest would cost more than the refusal, and whoever floods sends all of it. Staff, whose
 * uploads may be refused for their quota, are heard to the end, so that they can read why.
 */
export function hangUpOnFlood(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { sessions }: { sessions: { has(token: string): boolean } },
): void {
  const { headers } = incoming;
  const isLarge =
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > LARGE_BYTES;
  if (!isLarge) return;
  outgoing.once('finish', () => {
    if (outgoing.statusCode !== 429 || incoming.complete) return;
    const token = bearerToken(headers.authorization);
    if (!token || !sessions.has(token)) incoming.socket.destroySoon();
  });
}
