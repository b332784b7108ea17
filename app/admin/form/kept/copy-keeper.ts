import { ApiError, messageOf } from '../../calls/api-client.ts';
import { sameValues } from '../browser-copies.ts';
import type { CopyMark, FormSubject } from './kept-api.ts';

/** After a pause of this length, what was typed goes to the server. */
export const PAUSE_MS = 1_000;
/** Whoever types without a pause is kept as often as this. */
export const LONGEST_MS = 4_000;
/** Between attempts after failures: each time twice as long, up to this. */
const LONGEST_RETRY_MS = 30_000;

/** What a form has at a moment. */
export interface Typed extends FormSubject {
  values: Record<string, unknown>;
  baseVersion: number | null;
}

/** What has become of what was typed. */
export type KeepState =
  | { kind: 'nothing' }
  /** On the server since this moment (ISO 8601), but perhaps for the last few words. */
  | { kind: 'kept'; at: string }
  /** The server has not got it: no connection, no valid session, or it refuses, with its words. */
  | { kind: 'failing'; why: 'offline' | 'signed-out' | 'refused'; message: string };

const subjectOf = ({ type, entryId }: Typed): FormSubject => ({ type, entryId });

const NOTHING: KeepState = { kind: 'nothing' };

interface Options {
  id: string;
  /** Sends a copy; resolves with the moment at which it was kept. */
  send(
    copy: Typed & CopyMark & { instead: CopyMark[] },
    isLast: boolean,
  ): Promise<{ keptAt: string }>;
  /** Ends a copy on the server; its failure is not this class's to tell. */
  discard(subject: FormSubject, mark: CopyMark): void;
  onState(state: KeepState): void;
  /** Whether somebody has to sign in again. */
  hasSessionEnded(): boolean;
}

/**
 * Sends what is typed into one form to the server: soon after each pause, and every few seconds without one; one call
 * at a time, so that the newest is always the last to arrive. What fails is tried again until it succeeds.
 */
export class CopyKeeper {
  private sequence = 0;
  private newest: Typed | null = null;
  /** What the server has, as far as is known. */
  private sent: Typed | null = null;
  /** Earlier copies that what is typed contains, and that end with the next one. */
  private taken: CopyMark[] = [];
  /**
   * What a save under way has, and the number up to which it ends copies. Kept under a higher one it would be offered
   * to whoever closes the tab before the answer comes.
   */
  private saving: { typed: Typed; sequence: number } | null = null;
  private waitingSince: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  /** What was sent last, unless a save or a discard has ended it since. */
  private underWay: CopyMark | null = null;
  private failures = 0;
  /** No attempt before this moment, after a failure. */
  private notBefore = 0;
  /** Nothing is sent before somebody has signed in again. */
  private isSignedOut = false;
  private isStopped = false;
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  /** Takes note of what the form has now. */
  note(typed: Typed): void {
    this.newest = typed;
    if (!this.isInSave(typed)) this.saving = null;
    if (!this.isSending && this.isKept()) {
      this.waitingSince = null;
      clearTimeout(this.timer);
      return;
    }
    this.waitingSince ??= Date.now();
    this.schedule();
  }

  /** What is typed begins with an earlier copy. */
  take(mark: CopyMark): void {
    this.taken.push(mark);
    this.sent = null;
  }

  /** Sends what is waiting at once. */
  flush(isLast = false): void {
    if (this.isStopped || !this.newest || (this.isKept() && !this.isSending)) return;
    void this.send(isLast);
  }

  /** After a new sign-in, or when the network is there again. */
  retry(): void {
    this.isSignedOut = false;
    this.notBefore = 0;
    this.failures = 0;
    if (this.newest && !this.isKept()) this.schedule(0);
  }

  /**
   * The copies that a save contains when it has everything typed until now; send them with it. Copies that are under
   * way meanwhile count as older.
   */
  marksForSave(): CopyMark[] {
    if (!this.newest) return this.marks();
    this.saving = { typed: this.newest, sequence: this.next() };
    return [{ id: this.options.id, sequence: this.saving.sequence }, ...this.taken];
  }

  /** The save with these marks has been stored: they have ended. */
  saved(marks: readonly CopyMark[]): void {
    const ended = new Set(marks.map(({ id }) => id));
    // A slow save is overtaken by a copy of the same typing, which would be offered afterwards.
    const upTo = marks.find(({ id }) => id === this.options.id)?.sequence ?? 0;
    if (this.newest && this.sequence > upTo) {
      const mark = { id: this.options.id, sequence: this.next() };
      this.options.discard(subjectOf(this.newest), mark);
    }
    this.taken = this.taken.filter(({ id }) => !ended.has(id));
    this.sent = null;
    this.forgetWaiting();
  }

  /** There is nothing unsaved any more: what was kept is discarded. */
  clear(): void {
    const { newest } = this;
    this.forgetWaiting();
    if (newest) for (const mark of this.marks()) this.options.discard(subjectOf(newest), mark);
    this.taken = [];
    this.sent = null;
  }

  /** The number under which the browser's own copy stands: of what is sent next. */
  upcoming(typed: Typed): number {
    return this.saving && this.isInSave(typed) ? this.saving.sequence : this.sequence + 1;
  }

  start(): void {
    this.isStopped = false;
  }

  /** Sends nothing more and says nothing more. */
  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private forgetWaiting(): void {
    this.newest = null;
    this.saving = null;
    this.underWay = null;
    this.waitingSince = null;
    clearTimeout(this.timer);
    this.tell(NOTHING);
  }

  private isKept(): boolean {
    return this.sent !== null && sameValues(this.sent, this.newest);
  }

  /** Whether the save under way has exactly this. */
  private isInSave(typed: Typed): boolean {
    return this.saving !== null && sameValues(this.saving.typed, typed);
  }

  /** What was sent, with a number above all that were, and what it contains. */
  private marks(): CopyMark[] {
    const own = this.sequence > 0 ? [{ id: this.options.id, sequence: this.next() }] : [];
    return [...own, ...this.taken];
  }

  private next(): number {
    this.sequence++;
    return this.sequence;
  }

  private schedule(pause = PAUSE_MS): void {
    clearTimeout(this.timer);
    if (this.isStopped || this.isSignedOut) return;
    const now = Date.now();
    const soon = Math.min(pause, (this.waitingSince ?? now) + LONGEST_MS - now);
    this.timer = setTimeout(() => void this.send(false), Math.max(0, soon, this.notBefore - now));
  }

  private async send(isLast: boolean): Promise<void> {
    clearTimeout(this.timer);
    const typed = this.newest;
    // The page that is being left does not wait for its turn.
    if (!typed || (this.isSending && !isLast)) return;
    const instead = [...this.taken];
    const sequence = this.saving?.sequence ?? this.next();
    const mark = { id: this.options.id, sequence };
    this.isSending = true;
    this.underWay = mark;
    this.waitingSince = null;
    try {
      const { keptAt } = await this.options.send({ ...typed, ...mark, instead }, isLast);
      this.failures = 0;
      // A save that is under way ends it, too.
      if (mark === this.underWay && mark.sequence === this.sequence) {
        this.sent = typed;
        this.taken = this.taken.filter((one) => !instead.includes(one));
        this.tell({ kind: 'kept', at: keptAt });
      }
    } catch (error) {
      // It may have arrived all the same: what the server has is not known.
      this.sent = null;
      this.failures++;
      this.notBefore = Date.now() + Math.min(2 ** this.failures * 1000, LONGEST_RETRY_MS);
      const failure = describeFailure(error);
      const isRefused = failure.why === 'signed-out';
      this.isSignedOut = isRefused && this.options.hasSessionEnded();
      // Where only the token was replaced meanwhile, as by another tab, the next attempt has the new one.
      if (!isRefused || this.isSignedOut) this.tell({ kind: 'failing', ...failure });
    } finally {
      this.isSending = false;
      if (this.newest && !this.isKept()) {
        this.waitingSince ??= Date.now();
        this.schedule();
      }
    }
  }

  private tell(state: KeepState): void {
    if (!this.isStopped) this.options.onState(state);
  }
}

function describeFailure(error: unknown): {
  why: 'offline' | 'signed-out' | 'refused';
  message: string;
} {
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { why: 'offline', message };
  if (error.status === 401) return { why: 'signed-out', message };
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429;
  return { why: isRefused ? 'refused' : 'offline', message };
}
