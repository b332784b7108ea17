import type { ServerResponse } from 'node:http';
import { networkOf } from '../../../domain/limits/network.ts';
import { refuse } from '../requests/refusals.ts';

/** How many files may be on their way at once. */
export interface InFlightLimits {
  /** To everybody together: each takes a descriptor and some 100 kB. */
  total: number;
  /** To one network: an office whose browsers take six at once each, or a page's pictures over HTTP/2. */
  perNetwork: number;
}

const IN_FLIGHT_LIMITS: InFlightLimits = { total: 400, perNetwork: 128 };

/** Counts the files that are on their way, so that nobody holds so many that others get none. */
export class FilesInFlight {
  readonly #limits: InFlightLimits;
  readonly #byNetwork = new Map<string, number>();
  #total = 0;

  constructor(limits: InFlightLimits = IN_FLIGHT_LIMITS) {
    this.#limits = limits;
  }

  /** Whether one more may go to this address, counted until its answer has ended; refused with 503 where not. */
  admit(address: string, outgoing: ServerResponse): boolean {
    const network = networkOf(address);
    const own = this.#byNetwork.get(network) ?? 0;
    if (this.#total >= this.#limits.total || own >= this.#limits.perNetwork) {
      refuse(outgoing, 503);
      return false;
    }
    this.#total++;
    this.#byNetwork.set(network, own + 1);
    outgoing.once('close', () => this.#end(network));
    return true;
  }

  #end(network: string): void {
    this.#total--;
    const left = (this.#byNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}
