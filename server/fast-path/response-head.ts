import { STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';

/**
 * Status line and fields of a frequent answer (RFC 9112, sections 4 and 5). Its bytes are made again only when the
 * last lines change, which contain the time.
 */
export class ResponseHead {
  readonly #lines: string;
  #last: string | undefined;
  #bytes: Buffer = Buffer.alloc(0);

  /**
   * `headers` are names and values in turn.
   * @throws TypeError, as `ServerResponse.writeHead` does, for a name or a value that a header cannot have.
   */
  constructor(status: number, headers: readonly string[]) {
    let lines = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'unknown'}\r\n`;
    for (let i = 0; i < headers.length; i += 2) {
      const [name = '', value = ''] = headers.slice(i, i + 2);
      validateHeaderName(name);
      validateHeaderValue(name, value);
      lines += `${name}: ${value}\r\n`;
    }
    this.#lines = lines;
  }

  /** The bytes with these last lines, the empty one included. */
  endingWith(last: string): Buffer {
    if (last !== this.#last) {
      this.#bytes = Buffer.from(this.#lines + last, 'latin1');
      this.#last = last;
    }
    return this.#bytes;
  }
}
