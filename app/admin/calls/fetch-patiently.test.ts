import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPatiently } from './fetch-patiently.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function listen(answer: RequestListener): Promise<string> {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`;
}

test('a server that takes a call and says nothing is given up', async () => {
  const url = await listen(() => {});
  await expect(fetchPatiently(url, {}, 20)).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('so is an answer that stops in the middle', async () => {
  const url = await listen((_request, response) => void response.write('{"id":'));
  const answer = await fetchPatiently(url, {}, 200);
  await expect(answer.text()).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('whoever asked ends it sooner', async () => {
  const url = await listen(() => {});
  const own = new AbortController();
  const answer = fetchPatiently(url, { signal: own.signal });
  own.abort();
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetchPatiently(url, { signal: own.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('a screen waits for a minute at most', () => {
  vi.useFakeTimers();
  let asked: AbortSignal | undefined;
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    asked = signal;
    return new Promise(() => {});
  });
  void fetchPatiently('/api/users', {});
  vi.advanceTimersByTime(59_999);
  expect(asked?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(asked?.aborted).toBe(true);
});
