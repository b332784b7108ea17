import type { AlertMessage } from '../../../domain/alerts/messages.ts';
import { writeCap } from './cap-document.ts';

/** A message as programs read it, or that there is none. */
export function answerCap(message: AlertMessage | undefined, siteUrl: string): Response {
  if (!message) return new Response('Not found', { status: 404 });
  return new Response(writeCap(message, siteUrl), {
    headers: { 'Content-Type': 'application/cap+xml; charset=utf-8' },
  });
}
