import type { ServerResponse } from 'node:http';
import { networkOf } from '../../../domain/limits/network.ts';
import { refuse } from '../requests/refusals.ts';

/** How many files may be on their way at once. */
export interface InFlightLimits {
  /** To everybody together: each takes a descriptor and some 100 kB. */
  total: number;
  /** To one network: an office whose browsers take six at once each, or a page's pictures over HTTP/2. */
  perNetwork: number;
  /** Milliseconds after which a file gives its place to another one where none is left. */
  longest: number;
}

export const IN_FLIGHT_LIMITS: InFlightLimits = { total: 400, perNetwork: 128, longest: 30_000 };

/** The files on their way to one network with the moments at which they began, the first of them first. */
type Sending = Map<ServerResponse, number>;

/**
 * Counts the files that are on their way, so that nobody holds so many that others get none. Where no place is left,
 * a network with fewer gets one of the network with the most: somebody with many addresses, who takes a byte now and
 * then of a file to each, would otherwise hold all places for as long as they like.
 */
export class FilesInFlight {
  readonly #limits: InFlightLimits;
  readonly #now: () => number;
  readonly #byNetwork = new Map<string, Sending>();
  #total = 0;

  /** `now` gives milliseconds that only ever grow. */
  constructor(limits = IN_FLIGHT_LIMITS, now: () => number = () => performance.now()) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Whether one more may go to this address, counted until its answer has ended; refused with 503 where not. */
  admit(address: string, outgoing: ServerResponse): boolean {
    const network = networkOf(address);
    if (!this.#hasRoom(network)) {
      refuse(outgoing, 503);
      return false;
    }
    const own = this.#byNetwork.get(network) ?? new Map();
    this.#byNetwork.set(network, own.set(outgoing, this.#now()));
    this.#total++;
    outgoing.once('close', () => this.#end(network, outgoing));
    return true;
  }

  /** Whether there is a place for one more; one is made where others may be asked to give theirs. */
  #hasRoom(network: string): boolean {
    const own = this.#byNetwork.get(network)?.size ?? 0;
    const { total, perNetwork, longest } = this.#limits;
    if (own < perNetwork && this.#total < total) return true;
    const giving = own < perNetwork ? this.#findLargest() : network;
    const sending = this.#byNetwork.get(giving);
    const [first] = sending ?? [];
    if (!sending || !first) return false;
    const [outgoing, began] = first;
    if (sending.size <= own && this.#now() - began < longest) return false;
    this.#end(giving, outgoing);
    outgoing.destroy();
    return true;
  }

  /** The network with the most files; of several the one that has had one for the longest time. */
  #findLargest(): string {
    let [largest, most, began] = ['', 0, 0];
    for (const [network, sending] of this.#byNetwork) {
      const [first = 0] = sending.values();
      if (sending.size < most || (sending.size === most && first >= began)) continue;
      [largest, most, began] = [network, sending.size, first];
    }
    return largest;
  }

  #end(network: string, outgoing: ServerResponse): void {
    const sending = this.#byNetwork.get(network);
    if (!sending?.delete(outgoing)) return;
    this.#total--;
    if (sending.size === 0) this.#byNetwork.delete(network);
  }
}
