import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog, noteRefusal } from './log.ts';
import { Metrics, type RequestKind } from './metrics.ts';
import { RequestObserver } from './observe-requests.ts';

let lines: Record<string, unknown>[];
let log: Logger;
let metrics: Metrics;
let server: Server;
let url: string;
let kind: RequestKind;

beforeEach(async () => {
  // What the test before wrote late is its own.
  const own: typeof lines = [];
  lines = own;
  log = createLog('info', { write: (line) => own.push(JSON.parse(line)) });
  metrics = new Metrics();
  kind = 'api';
  const observer = new RequestObserver(log, metrics);
  server = createServer((incoming, outgoing) => {
    observer.follow(kind, incoming, outgoing, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (incoming.url === '/refused') {
        noteRefusal('form-trap');
        noteRefusal('input');
      }
      if (incoming.url === '/too-often') noteRefusal('budget');
      if (incoming.url === '/without-end') {
        outgoing.write('a part');
        return;
      }
      if (incoming.url?.startsWith('/fails')) log.error({ err: pgError() }, 'request failed');
      outgoing.writeHead(incoming.url?.startsWith('/fails') ? 500 : 200).end('answer');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const pgError = () =>
  Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(eleni@example.org) already exists.',
  });

test('an error that is its own cause is told of, five causes deep', () => {
  const error = new Error('round and round');
  error.cause = error;
  log.error({ err: error }, 'failed');
  const [line] = lines as unknown as { err: { cause?: unknown } }[];
  let depth = 0;
  for (let at = line?.err; at?.cause; at = at.cause as typeof at) depth++;
  expect(depth).toBe(5);
});

describe('a request', () => {
  test('that was to change something and failed is counted, and no other', async () => {
    const count = () => /^dimos_failed_writes_total (\d+)$/m.exec(metrics.text([]))?.[1];
    await fetch(`${url}/fails`);
    await fetch(`${url}/`, { method: 'POST' });
    expect(count()).toBe('0');
    for (const method of ['POST', 'PUT', 'DELETE']) await fetch(`${url}/fails`, { method });
    await vi.waitFor(() => expect(count()).toBe('3'));
  });

  test('is logged and counted once, without query, address or names', async () => {
    const answer = await fetch(`${url}/api/pages?token=secret&email=eleni@example.org`, {
      headers: { 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'Browser of Eleni' },
    });
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toEqual({
      level: 30,
      time: expect.any(Number),
      pid: expect.any(Number),
      hostname: expect.any(String),
      request: answer.headers.get('X-Request-Id'),
      kind: 'api',
      method: 'GET',
      path: '/api/pages',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    });
    expect(metrics.total('api')).toBe(1);
  });

  test('for a preview is logged without the token that opens it', async () => {
    kind = 'preview';
    await fetch(`${url}/preview/0123456789abcdefghijklmnopqrstuv?lang=en`);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    expect(lines[0]).toMatchObject({ kind: 'preview', path: '/preview/…', status: 200 });
    expect(JSON.stringify(lines)).not.toContain('0123456789');
  });

  test('keeps the id that a proxy gave it, unless it could be something else', async () => {
    const ask = async (id: string) =>
      (await fetch(url, { headers: { 'X-Request-Id': id } })).headers.get('X-Request-Id');
    expect(await ask('4bf92f3577b34da6')).toBe('4bf92f3577b34da6');
    for (const odd of [
      'short',
      'x'.repeat(65),
      'with space',
      '<script>alert(1)</script>',
      '{"a":1}',
    ])
      expect(await ask(odd), odd).toMatch(/^[0-9a-f]{16}$/);
  });

  test('that fails leaves its stack in the log under its id, and no values of the database', async () => {
    const answer = await fetch(`${url}/fails?token=secret`);
    expect(await answer.text()).toBe('answer');
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    const [failure, request] = lines;
    expect(failure).toMatchObject({
      level: 50,
      request: answer.headers.get('X-Request-Id'),
      err: { message: 'duplicate key value', code: '23505', stack: expect.stringContaining('at ') },
    });
    expect(request).toMatchObject({ request: failure?.request, status: 500 });
    expect(JSON.stringify(lines)).not.toMatch(/eleni|secret/);
  });

  test('that is one of a flood is counted, and one in a second is logged, with how many were like it', async () => {
    let clock = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    for (const counted of [20, 40, 60]) {
      for (let time = 0; time < 20; time++) await fetch(`${url}/too-often`);
      await vi.waitFor(() =>
        expect(metrics.text([])).toContain(`dimos_refusals_total{reason="budget"} ${counted}\n`),
      );
      clock += 1000;
    }
    expect(lines.map(({ refused, alike }) => [refused, alike])).toEqual([
      ['budget', undefined],
      ['budget', 19],
      ['budget', 19],
    ]);
  });

  test('of a flood is logged, however many others came just before it', async () => {
    let clock = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => clock);
    await fetch(`${url}/whole`);
    await vi.waitFor(() => expect(lines).toHaveLength(1));
    clock += 1;
    await fetch(`${url}/too-often`);
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines[1]).toMatchObject({ refused: 'budget' });
  });

  test('whose answer did not reach its end is told from those whose answer did', async () => {
    const answer = await fetch(`${url}/without-end`);
    await answer.body?.cancel();
    await vi.waitFor(() => expect(lines).toMatchObject([{ path: '/without-end', broken: true }]));
    await fetch(`${url}/whole`);
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines[1]).not.toHaveProperty('broken');
  });

  test('for a very long address is logged with its beginning alone', async () => {
    await fetch(`${url}/${'a'.repeat(5000)}`);
    await vi.waitFor(() => expect(lines).toMatchObject([{ path: `/${'a'.repeat(299)}` }]));
  });

  test('that was turned away says why, once, in the log and among the figures', async () => {
    await fetch(`${url}/refused`);
    await fetch(`${url}/welcome`);
    await vi.waitFor(() => expect(lines).toHaveLength(2));
    expect(lines.map(({ path, refused }) => [path, refused])).toEqual([
      ['/refused', 'form-trap'],
      ['/welcome', undefined],
    ]);
    const figures = metrics.text([]).split('\n');
    expect(figures).toContain('dimos_refusals_total{reason="form-trap"} 1');
    expect(figures).toContain('dimos_refusals_total{reason="input"} 0');
  });

  test.each(['media', 'file', 'probe'] as const)(
    'for %s is counted and not logged',
    async (what) => {
      kind = what;
      const answer = await fetch(url);
      expect(answer.headers.has('X-Request-Id')).toBe(false);
      await vi.waitFor(() => expect(metrics.total(what)).toBe(1));
      expect(lines).toEqual([]);
    },
  );
});
