import { newFormId } from '../form/kept/tab-locks.ts';

/** A call to which no answer has come. */
interface Waiting {
  key: string;
  /** The line broke, or something in between answered: nobody knows whether the call was carried out. */
  isLost: boolean;
}

/**
 * The keys of calls that change something. A call that is made again, word for word, before an answer to it has come
 * has the key of the first one: the server then carries it out once, whether a button was pressed twice or the line
 * broke on the way back (decision 82).
 */
export class CallKeys {
  private readonly waiting = new Map<string, Waiting>();
  private readonly answered = new WeakMap<Response, { call: string; key: string }>();

  /** The key of a call that is about to be made. */
  keyFor(call: string): string {
    const key = this.waiting.get(call)?.key ?? newFormId();
    this.waiting.set(call, { key, isLost: false });
    return key;
  }

  /** No answer came. */
  noteLost(call: string, key: string): void {
    this.waiting.set(call, { key, isLost: true });
  }

  /**
   * An answer has begun. Those of 500 and more may come from a proxy that lost the server's own. Whoever did something
   * else since a call was lost has seen how things are: made again, that call is meant anew.
   */
  note(call: string, key: string, response: Response): void {
    if (response.status >= 500) {
      this.noteLost(call, key);
      return;
    }
    this.waiting.delete(call);
    for (const [other, { isLost }] of this.waiting) if (isLost) this.waiting.delete(other);
    this.answered.set(response, { call, key });
  }

  /** The answer broke off in its body. */
  noteBroken(response: Response): void {
    const lost = this.answered.get(response);
    if (lost) this.noteLost(lost.call, lost.key);
  }
}
