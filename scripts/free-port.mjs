// Finds ports of the loopback for servers that must know theirs before they start.
import { createServer } from 'node:net';

/**
 * Below those that a system gives to whoever asks for any, so that neither a line that somebody opens nor a server on
 * port 0 takes one between the moment when it is found free and its server's start. Browsers refuse 10080.
 */
const FIRST = 11_000;
const LAST = 31_999;
const OF_A_PROCESS = 100;
const SHARES = (LAST + 1 - FIRST) / OF_A_PROCESS;

// Processes that start one after another have shares of their own, and none gives the same port again soon.
let next = FIRST + ((process.pid * 97) % SHARES) * OF_A_PROCESS;

export async function freePort() {
  const port = next;
  next = port === LAST ? FIRST : port + 1;
  return (await isFree(port)) ? port : freePort();
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
