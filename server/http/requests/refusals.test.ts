import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, test, vi } from 'vitest';
import { namesItsHost, refusalOf, refuse } from './refusals.ts';

describe('a request that cannot be read is answered', () => {
  test.each([
    ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large', 'fields of the request are too'],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large', 'The request is too large.'],
    ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout', 'took too long to arrive'],
    ['HPE_INVALID_METHOD', '400 Bad Request', 'The request cannot be read.'],
    [undefined, '400 Bad Request', 'The request cannot be read.'],
  ])('after %s with %s, kept by nobody, and the connection ends', (code, status, english) => {
    const [head = '', body = ''] = refusalOf(code).split('\r\n\r\n');
    expect(head.split('\r\n')).toEqual([
      `HTTP/1.1 ${status}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Cache-Control: no-store',
      'Connection: close',
    ]);
    expect(body).toMatch(/^[Α-Ω]/);
    expect(body).toContain(english);
  });

  test.each([
    [414, 'too long', undefined],
    [417, 'Expect', undefined],
    [505, 'HTTP', undefined],
    [503, 'Too many files', '5'],
  ] as const)('with %d in the same way', (status, english, retryAfter) => {
    const end = vi.fn();
    const writeHead = vi.fn((_status: number, _headers: object) => ({ end }));
    refuse({ writeHead } as unknown as ServerResponse, status);
    expect(end.mock.calls[0]?.[0]).toContain(english);
    const [written, headers] = writeHead.mock.calls[0] ?? [];
    expect(written).toBe(status);
    expect(headers).toMatchObject({ 'Cache-Control': 'no-store', Connection: 'close' });
    expect((headers as Record<string, string>)['Retry-After']).toBe(retryAfter);
  });
});

test.each([
  [['Host', 'example.gr'], '1.1', true],
  [['hOST', 'example.gr:3000'], '1.1', true],
  [[], '1.1', false],
  [[], '1.0', true],
  [['Host', 'a', 'Host', 'a'], '1.1', false],
  [['Host', 'a', 'host', 'b'], '1.0', false],
  [['Host', 'a b'], '1.1', false],
])(
  'a request with the fields %j of HTTP/%s names one host: %s',
  (rawHeaders, httpVersion, does) => {
    expect(namesItsHost({ rawHeaders, httpVersion } as unknown as IncomingMessage)).toBe(does);
  },
);
