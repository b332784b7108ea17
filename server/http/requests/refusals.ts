import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import { isHostField } from './host-field.ts';

/**
 * What a client did against HTTP itself, by the status that says so (RFC 9110, section 15.5), or that it is
 * to come back. Nobody knows its language.
 */
const MESSAGES = {
  400: 'Το αίτημα δεν διαβάζεται. The request cannot be read.',
  408: 'Το αίτημα άργησε να ολοκληρωθεί. The request took too long to arrive.',
  413: 'Το αίτημα είναι πολύ μεγάλο. The request is too large.',
  414: 'Η διεύθυνση είναι πολύ μεγάλη. The address is too long.',
  417: 'Δεν γίνεται ό,τι ζητά το πεδίο Expect. What the Expect field asks for cannot be done.',
  431: 'Τα πεδία του αιτήματος είναι πολύ μεγάλα. The header fields of the request are too large.',
  505: 'Αυτή η έκδοση του HTTP δεν υποστηρίζεται. This version of HTTP is not supported.',
  503: 'Πολλά αρχεία στέλνονται αυτή τη στιγμή. Too many files are being sent at the moment.',
} as const;

type RefusalStatus = keyof typeof MESSAGES;

/** By what Node's parser calls it; everything else is a 400. */
const STATUS_BY_CODE: Readonly<Record<string, RefusalStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function headersOf(status: RefusalStatus) {
  return {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(MESSAGES[status]),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '5' }),
    Connection: 'close',
  };
}

/** Refuses a request that could be read. */
export function refuse(outgoing: ServerResponse, status: RefusalStatus): void {
  outgoing.writeHead(status, headersOf(status)).end(MESSAGES[status]);
}

/** The bytes that refuse what Node's parser could not read, for a connection on which there is no answer yet. */
export function refusalOf(code: string | undefined): string {
  const status = STATUS_BY_CODE[code ?? ''] ?? 400;
  const fields = Object.entries(headersOf(status)).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('')}\r\n${MESSAGES[status]}`;
}

/** Whether a request names its host as RFC 9112, section 3.2, asks: once, and HTTP/1.0 need not. */
export function namesItsHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    if (rawHeaders[i]?.toLowerCase() !== 'host') continue;
    if (!isHostField(rawHeaders[i + 1] ?? '')) return false;
    count++;
  }
  return count === 1 || (count === 0 && httpVersion === '1.0');
}
