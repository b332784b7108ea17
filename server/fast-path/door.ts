import type { Server } from 'node:http';
import { targetOf } from '../http/requests/what-is-asked.ts';
import type { PublicPages } from '../pages/public-pages.ts';
import { answerHeld } from './answer-held.ts';
import { HeldPageConnections } from './connections.ts';

/**
 * Lets a server answer held pages before Node's parser (decision 0011). No other code knows of this folder: without
 * this call Node answers the same pages. Call it before the server listens; while `pages` returns none, the site is
 * not open yet.
 */
export function openFastPath(server: Server, pages: () => PublicPages | undefined): void {
  new HeldPageConnections(server, (request) => {
    const { address, isPage, redirect } = targetOf(request.target);
    if (!isPage || redirect !== undefined) return undefined;
    const site = pages();
    return site && answerHeld(site, { ...request, target: address });
  });
}
