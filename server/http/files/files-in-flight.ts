import type { ServerResponse } from 'node:http';
import { type PlaceLimits, Places } from '../../admission/places.ts';
import { refuse } from '../requests/refusals.ts';

/**
 * How many files may be on their way at once. To everybody: each takes a descriptor and some 100 kB. To one network:
 * an office whose browsers take six at once each, or a page's pictures over HTTP/2.
 */
export const IN_FLIGHT_LIMITS: PlaceLimits = { total: 400, perNetwork: 128, longest: 30_000 };

/** Counts the files that are on their way. */
export class FilesInFlight {
  readonly #places: Places;

  constructor(limits = IN_FLIGHT_LIMITS, now?: () => number) {
    this.#places = new Places(limits, now);
  }

  /** Whether one more may go to this address, counted until its answer has ended; refused with 503 where not. */
  admit(address: string, outgoing: ServerResponse): boolean {
    const leave = this.#places.take(address, outgoing);
    if (leave) outgoing.once('close', leave);
    else refuse(outgoing, 503);
    return leave !== undefined;
  }
}
