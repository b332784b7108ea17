import { networkOf, siteOf } from '../../domain/limits/network.ts';
import { MINUTE_MS } from '../../domain/time/durations.ts';

/** So many networks are remembered; of more, those that asked longest ago begin anew. */
const MOST_NETWORKS = 10_000;
/** All networks of one customer have so many budgets together: who has a /48 of IPv6 has 65,536 networks. */
const BUDGETS_OF_SITE = 4;

interface Account {
  /** How many it begins with, and gains in a minute. */
  perMinute: number;
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

  /**
   * Takes one request from the budget of the network of an address; 0, or the seconds to wait where nothing is left.
   */
  take(address: string): number {
    const accounts = this.#accountsOf(address);
    const wait = Math.max(...accounts.map(({ left, perMinute }) => ((1 - left) * 60) / perMinute));
    if (wait > 0) return Math.max(1, Math.ceil(wait));
    for (const account of accounts) account.left--;
    return 0;
  }

  /** Gives back what turned out to cost nothing. */
  giveBack(address: string): void {
    for (const account of this.#accountsOf(address)) {
      account.left = Math.min(account.perMinute, account.left + 1);
    }
  }

  get size(): number {
    return this.#accounts.size;
  }

  #accountsOf(address: string): Account[] {
    const [network, site] = [networkOf(address), siteOf(address)];
    const own = this.#accountOf(network, this.#perMinute);
    if (site === network) return [own];
    return [own, this.#accountOf(`${site}/48`, BUDGETS_OF_SITE * this.#perMinute)];
  }

  #accountOf(name: string, perMinute: number): Account {
    const now = this.#now();
    const known = this.#accounts.get(name);
    // Put in anew, it is the last to be forgotten.
    if (known) this.#accounts.delete(name);
    else if (this.#accounts.size >= MOST_NETWORKS) {
      const [oldest] = this.#accounts.keys();
      this.#accounts.delete(oldest as string);
    }
    const gained = known ? ((now - known.at) / MINUTE_MS) * perMinute : 0;
    const left = Math.min(perMinute, (known?.left ?? perMinute) + gained);
    const account = { perMinute, left, at: now };
    this.#accounts.set(name, account);
    return account;
  }
}
