import type { Page } from '@playwright/test';

interface AskedFor {
  method: string;
  url: string;
  /** By the names that the site gave them. */
  headers: Record<string, string>;
  /** What the browser asks for: 'Document', 'Script' …; of a call it says 'XHR', however it was made. */
  kind: string;
}

/** A request goes on, finds no line, or is answered: with a status alone, or with data. */
export type Fate = 'goes on' | 'no line' | number | { json: object };

/**
 * Has a journey decide what becomes of the requests to some addresses (`*` stands for anything). The browser's own
 * protocol is asked, and not a route of Playwright's: that leads every file and call of the site through its process,
 * and turns off the browser's cache. Returns a function that changes the addresses, at once.
 */
export async function decideAbout(
  page: Page,
  addresses: string[],
  decide: (asked: AskedFor) => Fate | Promise<Fate>,
): Promise<(addresses: string[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, request, resourceType }) => {
    const fate = await decide({ ...request, kind: resourceType });
    const answered =
      fate === 'goes on'
        ? session.send('Fetch.continueRequest', { requestId })
        : fate === 'no line'
          ? session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
          : session.send('Fetch.fulfillRequest', { requestId, ...answerOf(fate) });
    // Whoever asked may have given up.
    await answered.catch(() => undefined);
  });
  const change = async (patterns: string[]) => {
    await session.send('Fetch.enable', {
      patterns: patterns.map((urlPattern) => ({ urlPattern })),
    });
    // The page has heard of it when it answers; what a key sends might pass by until then.
    await session.send('Runtime.evaluate', { expression: '0' });
  };
  await change(addresses);
  return change;
}

function answerOf(fate: number | { json: object }) {
  if (typeof fate === 'number') return { responseCode: fate };
  return {
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value: 'application/json' }],
    body: Buffer.from(JSON.stringify(fate.json)).toString('base64'),
  };
}
