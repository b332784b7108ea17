import { DomainError } from '../../domain/errors.ts';
import { tooBusy, tooManyOfNetwork, tooManyPreviews } from '../../domain/limits/busy.ts';
import { networkOf } from '../../domain/limits/network.ts';
import type { RefusalReason } from '../../domain/refusals.ts';
import { type Asker, Gate, type GateLimits } from './gate.ts';
import { KnownSessions } from './known-sessions.ts';
import { NetworkBudgets } from './network-budgets.ts';
import { type Holder, type PlaceLimits, Places } from './places.ts';
import { RecentTexts } from './recent-texts.ts';
import { Turns } from './turns.ts';

/**
 * Documents: on SQLite one is made from its beginning to its end, on PostgreSQL several wait for rows meanwhile. The
 * breath leaves half of the time to held pages and staff, and to collecting what documents leave behind.
 */
const RENDERS: GateLimits = {
  atOnce: 4,
  breathMs: 12,
  waiting: 128,
  waitingOfNetwork: 32,
  longestWaitMs: 5_000,
};
/** Passwords: each takes a quarter of a second of a core, beside the core that answers. */
const SIGN_INS: GateLimits = {
  atOnce: 1,
  waiting: 64,
  waitingOfNetwork: 32,
  longestWaitMs: 10_000,
};

/**
 * Pages that were made before, anew after a change: there are only so many, and each is held then. They wait for none
 * of the other documents, of which a flood may ask for any number.
 */
const KNOWN_PAGES: GateLimits = { ...RENDERS, breathMs: undefined };

/**
 * Previews, by whom they are for: one at a time, however many people type, so that visitors have the other turns. A
 * person whose next preview comes before the last was made waits for one, and no more.
 */
const PREVIEWS: GateLimits = {
  atOnce: 1,
  waiting: 32,
  waitingOfNetwork: 2,
  longestWaitMs: 5_000,
};
/** Beside somebody who types without a pause, another tab and another language. */
const PREVIEWS_PER_MINUTE = 120;

/** Looks whose network it is, while others wait: much less work than checking a password. */
const LOOKS: GateLimits = {
  atOnce: 2,
  waiting: 256,
  waitingOfNetwork: 32,
  longestWaitMs: 5_000,
};

/**
 * Forms and calls about signing in that are still being sent, 64 kB each at most: a letter at a time, each could hold
 * its memory for minutes.
 */
const BODIES: PlaceLimits = { total: 256, perNetwork: 64, longest: 30_000 };

/** Forms that are longer than a browser sends from our pages: of those, even a refusal is a page that is made. */
const LONG_FORMS_PER_MINUTE = 20;

/** Of networks in which staff work, beside the others, so that those cannot take all places. */
const SIGN_INS_OF_STAFF: GateLimits = { ...SIGN_INS, atOnce: 1 };
const MOST_STAFF_NETWORKS = 2_000;

export interface AdmissionOptions {
  /** How many requests a network may have made anew at once, and in each minute. */
  perMinute: number;
  /** Notes of the request that is answered now why it was turned away. */
  noteRefusal(reason: RefusalReason): void;
  /** How long, in milliseconds, a sign-in waits for its turn before it is refused; ten seconds where it is left out. */
  signInWaitMs?: number;
}

/** Decides what is made anew, and when: by the budget of each network, and a few at a time (decision 0017). */
export class Admission {
  readonly sessions = new KnownSessions();
  readonly #renders = new Gate(RENDERS);
  readonly #knownPages = new Gate(KNOWN_PAGES);
  readonly #signIns: Gate;
  readonly #signInsOfStaff: Gate;
  readonly #looks = new Gate(LOOKS);
  readonly #bodies = new Places(BODIES);
  readonly #previews = new Gate(PREVIEWS);
  readonly #previewsOf = new NetworkBudgets(PREVIEWS_PER_MINUTE);
  /** Networks from which calls with a valid session came, or in which an account that was named is at home. */
  readonly #staffNetworks = new RecentTexts(MOST_STAFF_NETWORKS);
  readonly #budgets: {
    visitors: NetworkBudgets;
    /** Documents of staff screens carry no token; whoever uses up what visitors have does not close them. */
    'staff-screens': NetworkBudgets;
    'long-forms': NetworkBudgets;
  };
  readonly #refusals = new Turns();
  readonly #noteRefusal: AdmissionOptions['noteRefusal'];

  constructor({ perMinute, noteRefusal, signInWaitMs = SIGN_INS.longestWaitMs }: AdmissionOptions) {
    this.#signIns = new Gate({ ...SIGN_INS, longestWaitMs: signInWaitMs });
    this.#signInsOfStaff = new Gate({ ...SIGN_INS_OF_STAFF, longestWaitMs: signInWaitMs });
    this.#budgets = {
      visitors: new NetworkBudgets(perMinute),
      'staff-screens': new NetworkBudgets(perMinute),
      'long-forms': new NetworkBudgets(LONG_FORMS_PER_MINUTE),
    };
    this.#noteRefusal = noteRefusal;
  }

  /**
   * Takes a request from the budget of its network. One that is refused is so in a turn of the event loop of its own:
   * however many they are, whoever asks for a held page waits for one of them. Throws 'too-many'.
   */
  async spend(
    address: string,
    of: 'visitors' | 'staff-screens' | 'long-forms' = 'visitors',
  ): Promise<void> {
    const wait = this.#budgets[of].take(address);
    if (wait === 0) return;
    this.#noteRefusal('budget');
    await this.#refusals.next();
    throw tooManyOfNetwork(wait);
  }

  giveBack(address: string): void {
    this.#budgets.visitors.giveBack(address);
  }

  get waitingForDocuments(): number {
    return this.#renders.waiting;
  }

  get bodiesOnTheirWay(): number {
    return this.#bodies.taken;
  }

  /** Receives what a stranger sends; `sender` is broken off where its place goes to another one. Throws 'busy'. */
  async receive<T>(address: string, sender: Holder, work: () => Promise<T>): Promise<T> {
    const leave = this.#bodies.take(address, sender);
    if (!leave) {
      this.#noteRefusal('busy');
      throw tooBusy();
    }
    return work().finally(leave);
  }

  /** Makes a document in its turn. Throws 'busy'. */
  render<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return this.#inTurn(this.#renders, asker, work);
  }

  /** Makes a public page anew that was made and held before, ahead of other documents. Throws 'busy'. */
  renderKnown<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    return this.#inTurn(this.#knownPages, asker, work);
  }

  /**
   * Makes a preview in its turn; `asker.address` is the id of the person, or the network of whoever opens a link.
   * Throws 'too-many' and 'busy'.
   */
  preview<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    const wait = this.#previewsOf.take(asker.address);
    if (wait > 0) {
      this.#noteRefusal('budget');
      throw tooManyPreviews(wait);
    }
    return this.#inTurn(this.#previews, asker, work);
  }

  /**
   * Signs in, or does whatever else costs as much, in its turn. `isOwnNetwork` looks whether the account that is named
   * signed in from there before; it is asked only where others wait, as in a flood right after a start, when this
   * process knows nobody's network yet. Throws 'busy'.
   */
  async signIn<T>(
    asker: Asker,
    work: () => Promise<T>,
    isOwnNetwork?: () => Promise<boolean>,
  ): Promise<T> {
    const knows = () => this.#staffNetworks.has(networkOf(asker.address));
    if (isOwnNetwork && !knows() && this.#signIns.isTaken) {
      if (await this.#inTurn(this.#looks, asker, isOwnNetwork)) this.noteStaff(asker.address);
    }
    return this.#inTurn(knows() ? this.#signInsOfStaff : this.#signIns, asker, work);
  }

  /** Remembers that staff work in the network of an address, until the process ends. */
  noteStaff(address: string): void {
    this.#staffNetworks.add(networkOf(address));
  }

  async #inTurn<T>(gate: Gate, asker: Asker, work: () => Promise<T>): Promise<T> {
    try {
      return await gate.run(asker, work);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'busy') this.#noteRefusal('busy');
      throw error;
    }
  }
}
