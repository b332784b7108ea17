import { networkOf } from '../../domain/limits/network.ts';

/** How many may have something under way at once that takes as long as the other side likes. */
export interface PlaceLimits {
  /** Of everybody together. */
  total: number;
  perNetwork: number;
  /** Milliseconds after which somebody gives their place to another one where none is left. */
  longest: number;
}

/** What is ended where its place goes to another one. */
export interface Holder {
  destroy(): unknown;
}

/** What one network has under way with the moments at which it began, the first of them first. */
type Held = Map<Holder, number>;

/**
 * Counts what is under way, so that nobody holds so many places that others get none. Where no place is left,
 * a network with fewer gets one of the network with the most: somebody with many addresses, who takes or sends a byte
 * now and then on each, would otherwise hold all places for as long as they like.
 */
export class Places {
  readonly #limits: PlaceLimits;
  readonly #now: () => number;
  readonly #byNetwork = new Map<string, Held>();
  #total = 0;

  /** `now` gives milliseconds that only ever grow. */
  constructor(limits: PlaceLimits, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  get taken(): number {
    return this.#total;
  }

  /** Gives a place to one more of this address, and what ends that; undefined where there is none. */
  take(address: string, holder: Holder): (() => void) | undefined {
    const network = networkOf(address);
    if (!this.#hasRoom(network)) return undefined;
    const own = this.#byNetwork.get(network) ?? new Map();
    this.#byNetwork.set(network, own.set(holder, this.#now()));
    this.#total++;
    return () => this.#end(network, holder);
  }

  /** Whether there is a place for one more; one is made where others may be asked to give theirs. */
  #hasRoom(network: string): boolean {
    const own = this.#byNetwork.get(network)?.size ?? 0;
    const { total, perNetwork, longest } = this.#limits;
    if (own < perNetwork && this.#total < total) return true;
    const giving = own < perNetwork ? this.#findLargest() : network;
    const held = this.#byNetwork.get(giving);
    const [first] = held ?? [];
    if (!held || !first) return false;
    const [holder, began] = first;
    if (held.size <= own && this.#now() - began < longest) return false;
    this.#end(giving, holder);
    holder.destroy();
    return true;
  }

  /** The network with the most places; of several the one that has had one for the longest time. */
  #findLargest(): string {
    let [largest, most, began] = ['', 0, 0];
    for (const [network, held] of this.#byNetwork) {
      const [first = 0] = held.values();
      if (held.size < most || (held.size === most && first >= began)) continue;
      [largest, most, began] = [network, held.size, first];
    }
    return largest;
  }

  #end(network: string, holder: Holder): void {
    const held = this.#byNetwork.get(network);
    if (!held?.delete(holder)) return;
    this.#total--;
    if (held.size === 0) this.#byNetwork.delete(network);
  }
}
