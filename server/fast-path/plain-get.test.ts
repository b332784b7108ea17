import { expect, test } from 'vitest';
import { readPlainGet } from './plain-get.ts';

const read = (...lines: string[]) =>
  readPlainGet(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));

test('what a browser sends for a page is read', () => {
  expect(
    read(
      'GET /news?page=2&lang=en HTTP/1.1',
      'Host: www.example.gr:8080',
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
      'Upgrade-Insecure-Requests: 1',
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
      'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'ACCEPT-ENCODING: gzip, deflate, br, zstd',
      'if-none-match: W/"abc-br"',
      'Cookie: a=b; c=d',
      'X-Forwarded-For: 203.0.113.4, 10.0.0.1',
      'X-Empty:',
    ),
  ).toEqual({
    method: 'GET',
    target: '/news?page=2&lang=en',
    acceptEncoding: 'gzip, deflate, br, zstd',
    ifNoneMatch: 'W/"abc-br"',
  });
});

test('the shortest request is read, and HEAD', () => {
  expect(read('HEAD / HTTP/1.1', 'Host:x')).toEqual({
    method: 'HEAD',
    target: '/',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
  });
});

const GET = 'GET / HTTP/1.1';
const HOST = 'Host: x';

test.each<[string, string[]]>([
  ['another method', ['POST / HTTP/1.1', HOST]],
  ['a method in small letters', ['get / HTTP/1.1', HOST]],
  ['another version', ['GET / HTTP/1.0', HOST]],
  ['a whole address', ['GET http://x/ HTTP/1.1', HOST]],
  ['an address of no path', ['GET * HTTP/1.1', HOST]],
  ['two spaces', ['GET  / HTTP/1.1', HOST]],
  ['a space in the address', ['GET /a b HTTP/1.1', HOST]],
  ['a letter beyond ASCII in the address', ['GET /é HTTP/1.1', HOST]],
  ['a control character in the address', ['GET /\u0000 HTTP/1.1', HOST]],
  ['no host', [GET, 'X: y']],
  ['an empty host', [GET, 'Host:']],
  ['two hosts', [GET, HOST, HOST]],
  ['a host with spaces and a path', [GET, 'Host: a b/..']],
  ['a host with a name before it', [GET, 'Host: me@x']],
  ['a body of some length', [GET, HOST, 'Content-Length: 4']],
  ['a body of no length', [GET, HOST, 'content-length: 0']],
  ['a body in chunks', [GET, HOST, 'Transfer-Encoding: chunked']],
  ['the end of the connection', [GET, HOST, 'Connection: close']],
  ['fields that are for one hop', [GET, HOST, 'Connection: keep-alive, X']],
  ['the connection to a proxy', [GET, HOST, 'Proxy-Connection: close']],
  ['another protocol', [GET, HOST, 'Upgrade: websocket']],
  ['a question before the body', [GET, HOST, 'Expect: 100-continue']],
  ['fields after the body', [GET, HOST, 'TE: trailers']],
  ['two lists of encodings', [GET, HOST, 'Accept-Encoding: br', 'accept-encoding: gzip']],
  ['two lists of tags', [GET, HOST, 'If-None-Match: "a"', 'If-None-Match: "b"']],
  ['a field without a colon', [GET, HOST, 'X']],
  ['a field without a name', [GET, HOST, ': y']],
  ['a space before a colon', [GET, 'Host : x']],
  ['a folded field', [GET, HOST, 'X: a', ' b']],
  ['a tab', [GET, HOST, 'X: a\tb']],
  ['a control character in a field', [GET, HOST, 'X: \u0001']],
  ['a letter beyond ASCII in a field', [GET, HOST, 'X: é']],
  ['a lone line feed', [GET, HOST, 'X: a\nY: b']],
  ['a lone carriage return', [GET, HOST, 'X: a\rY: b']],
  ['an empty line first', ['', GET, HOST]],
  ['another request after it', [GET, HOST, '', GET, HOST]],
  ['something after it', [GET, HOST, '', 'x']],
])('%s is left to others', (_what, lines) => {
  expect(read(...lines)).toBeUndefined();
});

test('what is not whole is left to others, wherever it breaks off', () => {
  const whole = `${GET}\r\n${HOST}\r\nX: y\r\n\r\n`;
  expect(readPlainGet(Buffer.from(whole))).toBeDefined();
  for (let length = 0; length < whole.length; length++)
    expect(readPlainGet(Buffer.from(whole.slice(0, length))), String(length)).toBeUndefined();
});

test('what is very long is left to others', () => {
  expect(read(GET, HOST, `Cookie: ${'x'.repeat(3000)}`)).toBeDefined();
  expect(read(GET, HOST, `Cookie: ${'x'.repeat(4096)}`)).toBeUndefined();
});
