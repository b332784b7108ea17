import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { globalAgent } from 'node:https';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { openSecureServer } from '../../harness/sites/secure-server.ts';
import { findOwnAddresses, isPublicAddress, visitLink } from './visit-link.ts';

let server: Server;
let url: string;
let asked: string[];
/** Ends with the connection of an answer that has no end. */
let closed: Promise<unknown> | undefined;
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const [, kind, rest] = /^\/(\w+)(.*)$/.exec(request.url as string) ?? [];
    if (kind === 'silent') return;
    if (kind === 'endless') {
      if (request.method === 'HEAD') return response.writeHead(405).end();
      closed = once(response, 'close');
      return response.writeHead(200).write('x');
    }
    if (kind === 'refuses') return response.writeHead(400, { Location: '/s404' }).end();
    if (kind === 'to') return response.writeHead(302, { Location: rest }).end();
    if (kind === 'raw') {
      // As many servers write it: the bytes of the letters, which Node sends where it is given them one by one.
      const written = Buffer.from(`/Δήμος${rest}`).toString('latin1');
      return response.writeHead(302, { Location: written }).end();
    }
    if (request.url === `${encodeURI('/Δήμος')}/a%20b`) return response.writeHead(200).end();
    if (kind === 'loop') return response.writeHead(301, { Location: '/loop' }).end();
    if (kind === 'head')
      return response.writeHead(request.method === 'HEAD' ? Number(rest?.slice(1)) : 200).end();
    if (kind === 'get') return response.writeHead(request.method === 'GET' ? 200 : 404).end('x');
    return response.writeHead(Number(kind?.slice(1)) || 404).end('x');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const visit = (path: string, more: object = {}) =>
  visitLink(path.startsWith('/') ? url + path : path, {
    userAgent: 'Dimos',
    mayVisit: () => true,
    ...more,
  });

describe('a visited address', () => {
  test.each([400, 403, 404, 405, 501])(
    'that answers a look with %d is asked for what it has',
    async (status) => {
      expect(await visit(`/head/${status}`)).toBe('answers');
      expect(asked).toEqual([`HEAD /head/${status}`, `GET /head/${status}`]);
    },
  );

  test.each([401, 429, 500, 503])('that answers a look with %d is not pressed', async (status) => {
    expect(await visit(`/head/${status}`)).toBe('unclear');
    expect(asked).toEqual([`HEAD /head/${status}`]);
  });

  test.each([
    ['/s200', 'answers'],
    ['/s204', 'answers'],
    ['/get', 'answers'],
    ['/s404', 'gone'],
    ['/s410', 'gone'],
    ['/s403', 'unclear'],
    ['/s500', 'unclear'],
    ['/s503', 'unclear'],
    ['/to/s200', 'answers'],
    ['/to/s404', 'gone'],
    ['/to/to/to/to/to/s200', 'answers'],
    ['/to/to/to/to/to/to/s200', 'unclear'],
    ['/raw/a%20b', 'answers'],
    ['/raw/gone', 'gone'],
    ['/loop', 'unclear'],
    ['/s302', 'unclear'],
    ['/s300', 'unclear'],
    ['/refuses', 'unclear'],
  ] as const)('%s: %s', async (path, expected) => {
    expect(await visit(path)).toBe(expected);
  });

  test('is asked for its head, and for the whole only where that says little', async () => {
    await visit('/s200');
    await visit('/get');
    expect(asked).toEqual(['HEAD /s200', 'HEAD /get', 'GET /get']);
  });

  test('of any size is read no further than its first line', async () => {
    expect(await visit('/endless', { timeoutMs: 600_000 })).toBe('answers');
    await closed;
  });

  test('is also asked by TLS, and believed with its certificate alone', async () => {
    const secure = await openSecureServer('localhost', 1, (_, response) => response.end());
    const there = `https://localhost:${secure.port}/`;
    expect(await visit(there)).toBe('unclear');
    globalAgent.options.ca = secure.certificate;
    try {
      expect(await visit(there)).toBe('answers');
    } finally {
      delete globalAgent.options.ca;
      await secure.close();
    }
  });

  test('that says nothing is not waited for', async () => {
    expect(await visit('/silent', { timeoutMs: 50 })).toBe('unclear');
  });

  test('that refuses connections may come back', async () => {
    expect(await visit('http://127.0.0.1:1/')).toBe('unclear');
  });

  test('at a host that does not exist is gone', async () => {
    expect(await visit('http://no-such-host.invalid/')).toBe('gone');
  });

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'no address'])(
    '%s is not visited',
    async (address) => {
      expect(await visitLink(address, { userAgent: 'Dimos' })).toBe('unclear');
    },
  );

  test('of this machine or its network is not visited, nor one that leads there', async () => {
    expect(await visitLink(`${url}/s200`, { userAgent: 'Dimos' })).toBe('unclear');
    expect(await visitLink(url.replace('127.0.0.1', 'localhost'), { userAgent: 'Dimos' })).toBe(
      'unclear',
    );
    let visits = 0;
    const onlyFirst = { mayVisit: () => visits++ === 0 };
    expect(await visit('/to/s200', onlyFirst)).toBe('unclear');
    expect(asked).toEqual(['HEAD /to/s200']);
  });
});

test('a name is looked up once for a request: what it leads to afterwards is not asked', async () => {
  const lookAgain = vi.spyOn(dns, 'lookup');
  expect(await visit(`${url.replace('127.0.0.1', 'localhost')}/s200`)).toBe('answers');
  expect(lookAgain).not.toHaveBeenCalled();
});

test('this server’s own addresses are not asked, at any port, nor where another site leads there', async () => {
  const own = { isOwn: (address: string) => address === '127.0.0.1' };
  expect(await visit('/s404', own)).toBe('own');
  expect(await visit('http://127.0.0.1:1/', own)).toBe('own');
  expect(asked).toEqual([]);
  let looks = 0;
  expect(await visit('/to/s200', { isOwn: () => looks++ > 0 })).toBe('own');
  expect(asked).toEqual(['HEAD /to/s200']);
  looks = 0;
  expect(await visit('/s404', { isOwn: () => looks++ > 0 })).toBe('own');
  expect(asked.slice(1)).toEqual(['HEAD /s404']);
});

test('a name of which one address is this server’s is not asked', async () => {
  const lookUp = vi.spyOn(dns.promises, 'lookup') as unknown as Mock;
  lookUp.mockResolvedValue(['127.0.0.2', '127.0.0.1'].map((address) => ({ address, family: 4 })));
  syncBuiltinESMExports();
  try {
    const isOwn = (address: string) => address === '127.0.0.1';
    expect(await visit('http://www.example.org/', { isOwn })).toBe('own');
  } finally {
    lookUp.mockRestore();
    syncBuiltinESMExports();
  }
});

test('of the addresses of a name only those that may be asked are asked', async () => {
  const lookUp = vi.spyOn(dns.promises, 'lookup') as unknown as Mock;
  // The server listens at the second alone.
  lookUp.mockResolvedValue(['127.0.0.9', '127.0.0.1'].map((address) => ({ address, family: 4 })));
  syncBuiltinESMExports();
  try {
    const mayVisit = (address: string) => address === '127.0.0.9';
    const there = `${url.replace('127.0.0.1', 'www.example.org')}/s200`;
    expect(await visit(there, { mayVisit })).toBe('unclear');
    expect(asked).toEqual([]);
  } finally {
    lookUp.mockRestore();
    syncBuiltinESMExports();
  }
});

test('this server’s own addresses are the public ones of its name', async () => {
  expect(await findOwnAddresses('9.9.9.9')).toContain('9.9.9.9');
  expect(await findOwnAddresses('[2a02:587::1]')).toContain('2a02:587::1');
  expect(await findOwnAddresses('127.0.0.1')).not.toContain('127.0.0.1');
  expect(await findOwnAddresses('no-such-host.invalid')).not.toContain('9.9.9.9');
});

test.each([
  ['8.8.8.8', true],
  ['2a02:587::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:4136:e378:8000:63bf:80ff:fffe', false],
  ['2001:2::1', false],
  ['2001:4:112::1', false],
  ['2001:20::1', false],
  ['2001:db8::1', false],
  ['2620:4f:8000::1', false],
  ['2620:4f:8001::1', true],
  ['3fff::1', false],
  ['3fff:fff:ffff::1', false],
  ['3fff:1000::1', true],
  ['100::1', false],
  ['5f00::1', false],
  ['ff02::1', false],
  ['::ffff:8.8.8.8', false],
  ['192.0.0.9', false],
  ['192.31.196.1', false],
  ['192.52.193.1', false],
  ['192.88.99.1', false],
  ['192.88.98.1', true],
  ['192.175.48.1', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['240.0.0.1', false],
  ['192.0.2.1', false],
  ['198.51.100.1', false],
  ['203.0.113.1', false],
  // Beside the networks that are not public.
  ...[
    ['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'],
    ['128.0.0.0', '169.253.255.255', '169.255.0.0', '172.15.255.255', '191.255.255.255'],
    ['192.0.1.0', '192.0.3.0', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0'],
    ['198.51.99.255', '198.51.101.0', '203.0.112.255', '203.0.114.0', '223.255.255.255'],
    ['2001:200::1', '2003::1', '3ffe::1'],
  ].flatMap((some) => some.map((address): [string, boolean] => [address, true])),
])('%s on the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
