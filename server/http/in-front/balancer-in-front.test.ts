import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Front, isInstalled, startFront } from '../../../harness/fronts/fronts.ts';
import { ask } from '../../../harness/sites/ask.ts';

type Answering = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

interface Backend {
  server: Server;
  asked: string[];
  answer: Answering;
}

const named =
  (name: string, status = 200): Answering =>
  (incoming, outgoing) => {
    incoming.resume().on('end', () => outgoing.writeHead(status).end(name));
  };
const hangUp: Answering = (incoming) => {
  incoming.once('data', () => incoming.socket.destroy());
  if (incoming.method === 'GET') incoming.socket.destroy();
};

async function startBackend(name: string): Promise<Backend> {
  const backend: Backend = { server: createServer(), asked: [], answer: named(name) };
  backend.server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    backend.asked.push(`${incoming.method} ${incoming.url}`);
    backend.answer(incoming, outgoing);
  });
  backend.server.listen(0, '127.0.0.1');
  await once(backend.server, 'listening');
  return backend;
}

const portOf = ({ server }: Backend) => (server.address() as AddressInfo).port;

describe.runIf(isInstalled('nginx balancer'))('the balancer of docs/operations.md', () => {
  let first: Backend;
  let second: Backend;
  let front: Front;

  beforeEach(async () => {
    [first, second] = [await startBackend('first'), await startBackend('second')];
    front = await startFront('nginx balancer', [portOf(first), portOf(second)]);
    // Which of them a visitor belongs to is nginx's to say: the one that answers is called the first here.
    const { bytes } = await ask(front, '/');
    if (bytes.toString() === 'second') [first, second] = [second, first];
    first.answer = named('own');
    second.answer = named('other');
    first.asked.length = 0;
  });
  afterEach(async () => {
    await front.stop();
    for (const { server } of [first, second]) server.close().closeAllConnections();
  });

  const read = async (path: string) => (await ask(front, path)).bytes.toString();
  const post = (path: string) => ask(front, path, { method: 'POST', body: 'a=b' });

  test('keeps a visitor on one server', async () => {
    for (let i = 0; i < 6; i++) expect(await read(`/page-${i}`)).toBe('own');
    expect(second.asked).toEqual([]);
  });

  test('asks the other one while one is away, for forms too', async () => {
    first.server.close().closeAllConnections();
    for (let i = 0; i < 6; i++) {
      expect(await read(`/page-${i}`)).toBe('other');
      expect((await post('/form')).bytes.toString()).toBe('other');
    }
  });

  test('asks the other one for what one cannot answer', async () => {
    for (const status of [502, 503, 504]) {
      first.answer = named('own', status);
      expect(await read(`/page-${status}`)).toBe('other');
    }
    first.answer = hangUp;
    expect(await read('/page')).toBe('other');
    // A failure of its own making it tells as it is.
    first.answer = named('own', 500);
    expect((await ask(front, '/broken')).status).toBe(500);
  });

  test('leaves nobody out after a failure of both', async () => {
    [first.answer, second.answer] = [hangUp, hangUp];
    expect((await ask(front, '/page')).status).toBe(502);
    [first.answer, second.answer] = [named('own'), named('other')];
    for (let i = 0; i < 4; i++)
      expect((await ask(front, `/page-${i}`)).bytes.toString()).toBe('own');
  });

  test('sends a form that a server has begun to read to no other', async () => {
    first.answer = hangUp;
    expect((await post('/form')).status).toBe(502);
    expect(first.asked).toEqual(['POST /form']);
    expect(second.asked).toEqual([]);
  });

  test('finds the styles and scripts of either version', async () => {
    first.answer = named('nothing', 404);
    expect(await read('/assets/other-version.css')).toBe('other');
    expect(await read('/islands/other-version.js')).toBe('other');
    second.asked.length = 0;
    expect((await ask(front, '/no-such-page')).status).toBe(404);
    expect(second.asked).toEqual([]);
  });
});
