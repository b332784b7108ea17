import { Agent, get } from 'node:http';
import { startBenchSite } from '../../harness/sites/site.ts';
import { canHoldSocket, startHeldSite } from './held-socket.ts';
import { type Outcome, outcome } from './outcome.ts';

const VISITORS = 16;
const STOPS = 5;
const BROWSING_MS = 400;

interface Tally {
  answered: number;
  /** The connection broke before the answer was complete. */
  broken: number;
  /** Nobody listened, or the connection was not taken any more. */
  refused: number;
}

/** Visitors who ask for pages that take some work until they are told to leave, or nobody is there. */
function startVisitors(url: string, tally: Tally, leaveWhenRefused: boolean) {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  let browsing = true;
  const browse = async (visitor: number) => {
    for (let n = 0; browsing; n++) {
      // Each search is rendered anew.
      const result = await ask(agent, `${url}/search?q=${visitor}x${n}`);
      if (result !== 'again') tally[result]++;
      if (result === 'refused' && leaveWhenRefused) return;
    }
  };
  const all = Promise.all(Array.from({ length: VISITORS }, (_, visitor) => browse(visitor)));
  return async () => {
    browsing = false;
    await all;
    agent.destroy();
  };
}

const browseFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Stops the site by SIGTERM under load, and starts it anew on a socket that stays open. */
export async function terminateUnderLoad(): Promise<Outcome[]> {
  const stopped: Tally = { answered: 0, broken: 0, refused: 0 };
  for (let stop = 0; stop < STOPS; stop++) {
    const site = await startBenchSite();
    const leave = startVisitors(site.url, stopped, true);
    await browseFor(BROWSING_MS);
    await site.stop();
    await leave();
  }
  const outcomes = [
    outcome(
      `${STOPS} times SIGTERM under load: running requests finish`,
      `${stopped.answered} answered, ${stopped.broken} broken off`,
      stopped.broken === 0 && stopped.answered > 0,
    ),
  ];
  if (!canHoldSocket()) return outcomes;
  const restarted: Tally = { answered: 0, broken: 0, refused: 0 };
  const site = await startHeldSite();
  const leave = startVisitors(site.url, restarted, false);
  for (let stop = 0; stop < STOPS; stop++) {
    await browseFor(BROWSING_MS);
    await site.restart();
  }
  await browseFor(BROWSING_MS);
  await leave();
  await site.stop();
  return [
    ...outcomes,
    outcome(
      `${STOPS} restarts under load, the socket held: none is refused`,
      `${restarted.answered} answered, ${restarted.broken + restarted.refused} not`,
      restarted.broken + restarted.refused === 0 && restarted.answered > 0,
    ),
  ];
}

/**
 * A kept connection that was closed while idle breaks nothing: HTTP clients send such a request again
 * (RFC 9112, section 9.3.1). A new one that is reset before a single byte came was never taken.
 */
function ask(agent: Agent, url: string): Promise<keyof Tally | 'again'> {
  return new Promise((resolve) => {
    let begun = false;
    const request = get(url, { agent }, (answer) => {
      begun = true;
      answer.on('error', () => resolve('broken'));
      answer.on('end', () => resolve('answered'));
      answer.resume();
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (begun) resolve('broken');
      else if (request.reusedSocket) resolve('again');
      else resolve(/^ECONN(?:REFUSED|RESET)$/.test(error.code ?? '') ? 'refused' : 'broken');
    });
  });
}
