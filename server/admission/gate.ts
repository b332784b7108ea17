import { tooBusy } from '../../domain/limits/busy.ts';
import { siteOf } from '../../domain/limits/network.ts';

export interface GateLimits {
  /** So much work is under way at a time. */
  atOnce: number;
  /** So many may wait, and so many of one network: an IPv4 address, or a /48 of IPv6. */
  waiting: number;
  waitingOfNetwork: number;
  /** Whoever has waited for so long is refused. */
  longestWaitMs: number;
  /**
   * Milliseconds between two that begin while others wait, after what the first does in one go; none where it is left
   * out.
   */
  breathMs?: number | undefined;
}

/** Who asks for work. */
export interface Asker {
  address: string;
  /** Whether nobody is there any more to take the answer. */
  isGone(): boolean;
}

interface Waiting {
  asker: Asker;
  start(): void;
  refuse(error: Error): void;
  timer: NodeJS.Timeout;
}

/**
 * Lets a few pieces of work begin at a time, each in a turn of the event loop of its own: whatever else
 * has come meanwhile, such as requests for held pages, is answered between two of them. The others wait
 * in a short queue, in which networks take turns.
 */
export class Gate {
  readonly #limits: GateLimits;
  /** By network; the first is next, and goes to the end after its turn. */
  readonly #queues = new Map<string, Waiting[]>();
  #waiting = 0;
  #underWay = 0;
  #isTurnAsked = false;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether whoever came now would have to wait for somebody. */
  get isTaken(): boolean {
    return this.#waiting > 0 || this.#underWay >= this.#limits.atOnce;
  }

  /**
   * What `work` gives, once it was its turn. Throws 'busy' where too many wait, it took too long, or the
   * asker is gone.
   */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    await this.#enter(asker);
    try {
      return await work();
    } finally {
      this.#underWay--;
      this.#askTurn();
    }
  }

  #enter(asker: Asker): Promise<void> {
    const network = siteOf(asker.address);
    const isFull = () =>
      this.#waiting >= this.#limits.waiting ||
      (this.#queues.get(network)?.length ?? 0) >= this.#limits.waitingOfNetwork;
    if (isFull()) this.#removeGone();
    if (isFull()) return Promise.reject(tooBusy());
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        asker,
        start: resolve,
        refuse: reject,
        timer: setTimeout(() => {
          this.#remove(network, waiting);
          reject(tooBusy());
        }, this.#limits.longestWaitMs),
      };
      waiting.timer.unref();
      const queue = this.#queues.get(network);
      if (queue) queue.push(waiting);
      else this.#queues.set(network, [waiting]);
      this.#waiting++;
      this.#askTurn();
    });
  }

  #askTurn(): void {
    if (this.#isTurnAsked || this.#waiting === 0 || this.#underWay >= this.#limits.atOnce) return;
    this.#isTurnAsked = true;
    setImmediate(() => {
      this.#startNext();
      this.#takeBreath(() => {
        this.#isTurnAsked = false;
        this.#askTurn();
      });
    });
  }

  /** Calls back at once where nobody waits, or after the breath, which begins when what was started lets go. */
  #takeBreath(then: () => void): void {
    const { breathMs } = this.#limits;
    if (breathMs === undefined || this.#waiting === 0) then();
    else setImmediate(() => setTimeout(then, breathMs).unref());
  }

  #startNext(): void {
    while (this.#waiting > 0) {
      const [network, queue] = this.#queues.entries().next().value as [string, Waiting[]];
      const next = queue[0] as Waiting;
      this.#remove(network, next);
      const left = this.#queues.get(network);
      if (left) {
        this.#queues.delete(network);
        this.#queues.set(network, left);
      }
      if (next.asker.isGone()) {
        next.refuse(tooBusy());
        continue;
      }
      this.#underWay++;
      next.start();
      return;
    }
  }

  #removeGone(): void {
    for (const [network, queue] of this.#queues) {
      for (const waiting of queue.filter(({ asker }) => asker.isGone())) {
        this.#remove(network, waiting);
        waiting.refuse(tooBusy());
      }
    }
  }

  #remove(network: string, waiting: Waiting): void {
    clearTimeout(waiting.timer);
    const left = (this.#queues.get(network) ?? []).filter((one) => one !== waiting);
    if (left.length > 0) this.#queues.set(network, left);
    else this.#queues.delete(network);
    this.#waiting--;
  }
}
