import { isHostField } from '../http/requests/host-field.ts';

/** The parts of a plain GET or HEAD request on which the answer of a page depends. */
export interface PlainGet {
  method: 'GET' | 'HEAD';
  /** As the request line has it: a path, perhaps with a query. */
  target: string;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
}

/** Longer ones are rare, and Node's own parser knows what is too long. */
const MAX_BYTES = 4096;
const REQUEST_LINE = /^(GET|HEAD) (\/[\x21-\x7e]*) HTTP\/1\.1\r\n/;
/**
 * A field line (RFC 9112, section 5) in printable ASCII, without tabs. Its value begins with something else than a
 * space: a run of spaces could be shared out in as many ways as it is long, and each would be tried.
 */
const FIELD = /([!#$%&'*+.^_`|~\dA-Za-z-]+): *([\x21-\x7e][\x20-\x7e]*|)\r\n/y;

/**
 * Reads a request if it is a plain one: these bytes are one request and nothing else, without a body, in the strict
 * form of RFC 9112, on a connection that stays open, and no field changes what they mean or where they end.
 * Undefined for everything else, valid or not, which is left to Node's parser.
 */
export function readPlainGet(bytes: Buffer): PlainGet | undefined {
  if (bytes.length > MAX_BYTES) return undefined;
  const head = bytes.toString('latin1');
  const line = REQUEST_LINE.exec(head);
  if (!line) return undefined;
  const [{ length }, method, target] = line as unknown as [string, 'GET' | 'HEAD', string];
  const request: PlainGet = { method, target, acceptEncoding: undefined, ifNoneMatch: undefined };
  let host: string | undefined;
  let at = length;
  while (at < head.length - 2) {
    FIELD.lastIndex = at;
    const field = FIELD.exec(head);
    if (!field) return undefined;
    at = FIELD.lastIndex;
    const value = field[2] as string;
    switch ((field[1] as string).toLowerCase()) {
      case 'host':
        // One, and one only (RFC 9112, section 3.2).
        if (host !== undefined || value === '' || !isHostField(value)) return undefined;
        host = value;
        break;
      case 'accept-encoding':
        if (request.acceptEncoding !== undefined) return undefined;
        request.acceptEncoding = value;
        break;
      case 'if-none-match':
        if (request.ifNoneMatch !== undefined) return undefined;
        request.ifNoneMatch = value;
        break;
      case 'connection':
        if (value.toLowerCase() !== 'keep-alive') return undefined;
        break;
      // A body, another protocol, or an `Expect` that must be answered first.
      case 'content-length':
      case 'transfer-encoding':
      case 'proxy-connection':
      case 'upgrade':
      case 'expect':
      case 'te':
      case 'trailer':
        return undefined;
    }
  }
  return host !== undefined && head.endsWith('\r\n') && at === head.length - 2
    ? request
    : undefined;
}
