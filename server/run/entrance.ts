import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { PUBLIC_HEADERS } from '../http/security-headers.ts';

/** Most starts take less, so that nobody sees more of a restart than a moment of waiting. */
const PATIENCE_MS = 2000;
/**
 * A form, or a save, waits longer: a balancer asks another server for a page that was refused here, but nobody sends
 * such a request twice, and what somebody has typed would be gone.
 */
const SENDING_PATIENCE_MS = 20_000;
const READING = ['GET', 'HEAD', 'OPTIONS'];

const RETRY_AFTER_SECONDS = '5';

const TEXT = {
  el: 'Ο ιστότοπος ξεκινά. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.',
  en: 'The site is starting. Please try again in a few seconds.',
};

/** Nobody has been asked for a language yet, and no file of the site is there. */
const PAGE = `<!doctype html>
<html lang="el">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${TEXT.el}</title></head>
<body><p>${TEXT.el}</p><p lang="en">${TEXT.en}</p></body>
</html>
`;

export interface Entrance {
  /** For the HTTP server, from before there is a site to be asked. */
  listener: RequestListener;
  /** From now on requests are the site's, also those that wait. */
  open(site: RequestListener): void;
}

/**
 * Takes requests while the database is brought up to date and the site is opened. `/healthz` says that the
 * process lives and `/readyz` that it is not ready, both at once; everything else waits for a moment, what sends
 * something for some more, and is then told to come again.
 */
export function openEntrance({
  patienceMs = PATIENCE_MS,
  sendingPatienceMs = SENDING_PATIENCE_MS,
} = {}): Entrance {
  let site: RequestListener | undefined;
  const waiting = new Set<() => void>();

  const wait: RequestListener = (incoming, outgoing) => {
    const leave = () => {
      clearTimeout(timer);
      waiting.delete(enter);
      outgoing.off('close', leave);
    };
    const enter = () => {
      leave();
      site?.(incoming, outgoing);
    };
    const isReading = READING.includes(incoming.method ?? '');
    const timer = setTimeout(
      () => {
        leave();
        refuse(incoming, outgoing);
      },
      isReading ? patienceMs : sendingPatienceMs,
    );
    waiting.add(enter);
    outgoing.once('close', leave);
  };

  return {
    listener: (incoming, outgoing) => {
      const [path] = (incoming.url ?? '').split('?', 1);
      if (site) site(incoming, outgoing);
      else if (path === '/healthz') say(outgoing, 200, 'text/plain', 'ok');
      else if (path === '/readyz') say(outgoing, 503, 'text/plain', 'starting');
      else wait(incoming, outgoing);
    },
    open: (listener) => {
      site = listener;
      for (const enter of [...waiting]) enter();
    },
  };
}

function refuse({ url = '/' }: IncomingMessage, outgoing: ServerResponse): void {
  const message = `${TEXT.el} ${TEXT.en}`;
  if (/^\/api(?:[/?]|$)/.test(url)) {
    say(outgoing, 503, 'application/json', JSON.stringify({ message }));
  } else say(outgoing, 503, 'text/html', PAGE);
}

function say(outgoing: ServerResponse, status: number, type: string, body: string): void {
  const headers = {
    ...PUBLIC_HEADERS,
    'Content-Type': type === 'application/json' ? type : `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': RETRY_AFTER_SECONDS }),
  };
  outgoing.writeHead(status, headers).end(body);
}
