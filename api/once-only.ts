/** For so long a call that is sent again gets the answer of the first one; nobody presses a button again later. */
const KEPT_MS = 10 * 60_000;
/** Of all answers together; the oldest go first. */
const MOST_BYTES = 4 * 1024 * 1024;
/** As long as a key may be; clients send 22 characters. */
const LONGEST_KEY = 100;

/** A call of somebody who is signed in. */
interface Asked {
  /** The header `Idempotency-Key`. */
  key: string | undefined;
  /** The id of who calls. */
  by: string;
  method: string;
  path: string;
  /** Stands for the query and the body: another text under the key of the last one is no repetition. */
  words: string;
  now: Date;
}

interface Answer {
  status: number;
  body: string;
}

interface Call {
  beganAt: number;
  /** Undefined where the call was refused or failed: then it had no effect, and counts as never sent. */
  answer: Promise<Answer | undefined>;
  /** 0 while it is under way. */
  bytes: number;
}

/**
 * The answers of calls that carry an `Idempotency-Key`. A line may break after a call was carried out and before its
 * answer arrived: whoever sends it again with the same key gets that answer, and nothing is done twice (decision 82).
 * The answers are in the memory of this process.
 */
export class OnceOnly {
  private readonly calls = new Map<string, Call>();
  private bytes = 0;

  /** Carries a call out, and gives its answer; or the answer that it had before. */
  async run(asked: Asked, carryOut: () => Promise<Response>): Promise<Response> {
    const { key, by, method, path, words, now } = asked;
    if (!key || key.length > LONGEST_KEY || method === 'GET') return carryOut();
    this.forgetBefore(now.getTime() - KEPT_MS);
    const name = [by, method, path, words, key].join(' ');
    for (let known = this.calls.get(name); known; known = this.calls.get(name)) {
      const answer = await known.answer;
      if (answer) return replyWith(answer);
    }
    let settle: (answer: Answer | undefined) => void = () => {};
    const call: Call = {
      beganAt: now.getTime(),
      answer: new Promise((resolve) => {
        settle = resolve;
      }),
      bytes: 0,
    };
    this.calls.set(name, call);
    let answer: Answer | undefined;
    try {
      const response = await carryOut();
      answer = await readDone(response);
      return response;
    } finally {
      if (answer) this.keep(name, call, answer);
      else this.calls.delete(name);
      settle(answer);
    }
  }

  private keep(name: string, call: Call, { body }: Answer): void {
    if (this.calls.get(name) !== call) return;
    call.bytes = Buffer.byteLength(body);
    this.bytes += call.bytes;
    for (const [older, oldest] of this.calls) {
      if (this.bytes <= MOST_BYTES) return;
      // One under way has nothing to give back, and would be carried out twice.
      if (oldest.bytes > 0) this.forget(older, oldest);
    }
  }

  private forgetBefore(moment: number): void {
    for (const [name, call] of this.calls) {
      if (call.beganAt >= moment) return;
      this.forget(name, call);
    }
  }

  private forget(name: string, call: Call): void {
    this.calls.delete(name);
    this.bytes -= call.bytes;
  }
}

/** The answer of a call that was carried out; undefined for any other. */
async function readDone(response: Response): Promise<Answer | undefined> {
  const isJson = /\bjson\b/i.test(response.headers.get('Content-Type') ?? '');
  if (!response.ok || !isJson) return undefined;
  return { status: response.status, body: await response.clone().text() };
}

function replyWith({ status, body }: Answer): Response {
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
}
