import { busyWithFiles } from '../files/busy-with-files.ts';

/** How many uploads are read at once. Each is in memory several times over while it is taken apart. */
export interface UploadTurnLimits {
  total: number;
  /** Uploads that wait for their turn; more are refused, those first of whoever has most of them. */
  waiting: number;
  /** For how long one waits. */
  waitMs: number;
}

const UPLOAD_TURN_LIMITS: UploadTurnLimits = { total: 3, waiting: 20, waitMs: 60_000 };

interface Waiting {
  account: string;
  begin(end: () => void): void;
  refuse(): void;
}

/** Uploads take turns: a few at once, and of each account one, so that nobody keeps others from theirs. */
export class UploadTurns {
  readonly #limits: UploadTurnLimits;
  readonly #underWay = new Set<string>();
  #waiting: Waiting[] = [];

  constructor(limits: Partial<UploadTurnLimits> = {}) {
    this.#limits = { ...UPLOAD_TURN_LIMITS, ...limits };
  }

  /** Waits for a turn; what it gives is called when the upload is over. Throws 'unavailable' when it takes too long. */
  take(account: string): Promise<() => void> {
    if (this.#isFree(account)) return Promise.resolve(this.#begin(account));
    if (this.#waiting.length >= this.#limits.waiting && !this.#makeRoomFor(account)) {
      return Promise.reject(busyWithFiles());
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
        reject(busyWithFiles());
      }, this.#limits.waitMs);
      const waiting: Waiting = {
        account,
        refuse: () => {
          clearTimeout(timer);
          reject(busyWithFiles());
        },
        begin: (end) => {
          clearTimeout(timer);
          resolve(end);
        },
      };
      this.#waiting.push(waiting);
    });
  }

  /** Refuses the last upload of the account of which most wait, where those are more than this one's would be. */
  #makeRoomFor(account: string): boolean {
    const waitingOf = (one: string) => this.#waiting.filter((it) => it.account === one).length;
    const [most] = this.#waiting.toSorted((a, b) => waitingOf(b.account) - waitingOf(a.account));
    if (!most || waitingOf(most.account) <= waitingOf(account) + 1) return false;
    const last = this.#waiting.findLast((one) => one.account === most.account);
    this.#waiting = this.#waiting.filter((one) => one !== last);
    last?.refuse();
    return true;
  }

  #isFree(account: string): boolean {
    return this.#underWay.size < this.#limits.total && !this.#underWay.has(account);
  }

  #begin(account: string): () => void {
    this.#underWay.add(account);
    return () => {
      this.#underWay.delete(account);
      const next = this.#waiting.find((one) => this.#isFree(one.account));
      if (!next) return;
      this.#waiting = this.#waiting.filter((one) => one !== next);
      next.begin(this.#begin(next.account));
    };
  }
}
