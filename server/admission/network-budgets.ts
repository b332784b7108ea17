import { networkOf } from '../../domain/limits/network.ts';
import { MINUTE_MS } from '../../domain/time/durations.ts';

/** So many networks are remembered; of more, those that asked longest ago begin anew. */
const MOST_NETWORKS = 10_000;

interface Account {
  left: number;
  /** By `performance.now()`. */
  at: number;
}

/**
 * What each network may have made anew: so many requests at once, and again as many in each minute. It is
 * counted in the memory of the process, in constant time, before anything else is done for a request.
 */
export class NetworkBudgets {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #accounts = new Map<string, Account>();

  /** `now` gives milliseconds that only ever grow. */
  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes one request from the budget of the network of an address; 0, or the seconds to wait where nothing is left. */
  take(address: string): number {
    const account = this.#accountOf(networkOf(address));
    if (account.left < 1) {
      return Math.max(1, Math.ceil(((1 - account.left) * 60) / this.#perMinute));
    }
    account.left--;
    return 0;
  }

  /** Gives back what turned out to cost nothing. */
  giveBack(address: string): void {
    const account = this.#accountOf(networkOf(address));
    account.left = Math.min(this.#perMinute, account.left + 1);
  }

  get size(): number {
    return this.#accounts.size;
  }

  #accountOf(network: string): Account {
    const now = this.#now();
    const known = this.#accounts.get(network);
    // Put in anew, it is the last to be forgotten.
    if (known) this.#accounts.delete(network);
    else if (this.#accounts.size >= MOST_NETWORKS) {
      const [oldest] = this.#accounts.keys();
      this.#accounts.delete(oldest as string);
    }
    const gained = known ? ((now - known.at) / MINUTE_MS) * this.#perMinute : 0;
    const left = Math.min(this.#perMinute, (known?.left ?? this.#perMinute) + gained);
    const account = { left, at: now };
    this.#accounts.set(network, account);
    return account;
  }
}
