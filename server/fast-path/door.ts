import type { Server } from 'node:http';
import { targetOf } from '../http/what-is-asked.ts';
import type { PublicPages } from '../pages/public-pages.ts';
import { answerHeld } from './answer-held.ts';
import { HeldPageConnections } from './connections.ts';

/**
 * Lets a server answer held pages before Node's parser (decision 0011). Nothing else knows of this folder:
 * without this call the same pages are given by Node's way alone. To be called before the server listens;
 * while `pages` gives none, the site is not open yet.
 */
export function openFastPath(server: Server, pages: () => PublicPages | undefined): void {
  new HeldPageConnections(server, (request) => {
    const { address, isPage, redirect } = targetOf(request.target);
    if (!isPage || redirect !== undefined) return undefined;
    const site = pages();
    return site && answerHeld(site, { ...request, target: address });
  });
}
