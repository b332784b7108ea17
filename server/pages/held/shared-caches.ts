/** The other servers of the site hear of a change within a second: what a cache asked of one meanwhile may be old. */
const AGAIN_MS = 1000;
/** After a failure. */
const RETRY_MS = [5000, 30_000, 120_000];
const TIMEOUT_MS = 5000;
/**
 * So long a save waits for caches to let go: theirs is a matter of milliseconds, and a broken one stops nobody's work.
 */
const WAIT_MS = 250;

/** Caches in front of the site (Varnish, a CDN) that are told to let go of its pages by the request PURGE. */
export class SharedCaches {
  readonly #urls: readonly string[];
  readonly #onFailure: (error: unknown) => void;
  readonly #delays: { againMs: number; retryMs: readonly number[] };
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    urls: readonly string[],
    onFailure: (error: unknown) => void,
    delays = { againMs: AGAIN_MS, retryMs: RETRY_MS as readonly number[] },
  ) {
    this.#urls = urls;
    this.#onFailure = onFailure;
    this.#delays = delays;
  }

  /**
   * Something changed: tells all of them now and once more a moment later, and again where one failed. Ends
   * when all have answered, or after a quarter of a second, so that whoever saved sees it with the next request.
   */
  async letGo(): Promise<void> {
    if (this.#urls.length === 0 || this.#stopped) return;
    this.#later(this.#delays.againMs, this.#delays.retryMs);
    const { promise: waitedEnough, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, WAIT_MS);
    await Promise.race([this.#tell(), waitedEnough]);
    clearTimeout(timer);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #later(ms: number, retries: readonly number[]): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(async () => {
      if ((await this.#tell()) || this.#stopped || timer !== this.#timer) return;
      const [next, ...rest] = retries;
      if (next !== undefined) this.#later(next, rest);
    }, ms);
    timer.unref();
    this.#timer = timer;
  }

  /** Whether all of them took it. */
  async #tell(): Promise<boolean> {
    const told = await Promise.allSettled(this.#urls.map(purge));
    for (const result of told) if (result.status === 'rejected') this.#onFailure(result.reason);
    return told.every(({ status }) => status === 'fulfilled');
  }
}

async function purge(url: string): Promise<void> {
  const { origin, pathname, search, username, password } = new URL(url);
  const headers = new Headers();
  if (username) {
    const words = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    headers.set('Authorization', `Basic ${Buffer.from(words).toString('base64')}`);
  }
  const response = await fetch(origin + pathname + search, {
    method: 'PURGE',
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`PURGE ${origin}${pathname} was answered ${response.status}`);
}
