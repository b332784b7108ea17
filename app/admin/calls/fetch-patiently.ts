/** Browsers wait for minutes on a line that froze. No call of a screen takes as long as this. */
const PATIENCE_MS = 60_000;

/**
 * `fetch` that gives up when the whole answer has not come in time, so that a screen never waits for ever with its
 * buttons switched off. The caller's own signal ends it, too.
 */
export function fetchPatiently(
  input: RequestInfo | URL,
  init: RequestInit,
  patienceMs = PATIENCE_MS,
): Promise<Response> {
  // Not AbortSignal.any, which browsers of old computers do not have.
  const stop = new AbortController();
  const own = init.signal;
  if (own?.aborted) stop.abort(own.reason);
  own?.addEventListener('abort', () => stop.abort(own.reason), { once: true });
  // A timer that is left over after the answer ends nothing any more.
  setTimeout(() => stop.abort(new DOMException('No answer in time', 'TimeoutError')), patienceMs);
  return fetch(input, { ...init, signal: stop.signal });
}
