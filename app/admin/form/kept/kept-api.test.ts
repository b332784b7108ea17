import { afterEach, expect, test, vi } from 'vitest';
import { keepCopy, noteClosed, noteOpen } from './kept-api.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How the browser is asked to send a copy of a text with that many Greek letters. */
async function askToKeep(letters: number, isLast: boolean): Promise<RequestInit> {
  const asked: RequestInit[] = [];
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', (_where: unknown, how: RequestInit) => {
    asked.push(how);
    return Promise.resolve(Response.json({}));
  });
  const values = { content: 'α'.repeat(letters) };
  const copy = {
    id: 'a',
    sequence: 1,
    type: 'news',
    entryId: null,
    baseVersion: null,
    instead: [],
  };
  await keepCopy({ ...copy, values }, isLast);
  const [how] = asked;
  if (!how) throw new Error('Nothing was sent.');
  return how;
}

test('what was typed last is sent after the page is left, unless it is longer than browsers send then', async () => {
  expect((await askToKeep(1_000, true)).keepalive).toBe(true);
  // Two bytes each: browsers would refuse it at once.
  expect((await askToKeep(32_000, true)).keepalive).toBeFalsy();
  expect((await askToKeep(1_000, false)).keepalive).toBeFalsy();
});

test('a copy says that its form is open, the last one that it is not', async () => {
  const signOf = ({ body }: RequestInit) => (JSON.parse(String(body)) as { sign: unknown }).sign;
  const first = signOf(await askToKeep(10, false));
  expect(first).toBeTypeOf('number');
  // The server believes the highest.
  expect(signOf(await askToKeep(10, false))).toBe(Number(first) + 1);
  expect(signOf(await askToKeep(10, true))).toBeNull();
});

test('that a form is closed is believed over that it was opened before', async () => {
  const first = JSON.parse(String((await askToKeep(10, false)).body)) as { sign: number };
  const asked: [where: string, how: RequestInit][] = [];
  vi.stubGlobal('fetch', (where: unknown, how: RequestInit) => {
    asked.push([String(where), how]);
    return Promise.resolve(Response.json({}));
  });
  await noteOpen('a', 'news', '7');
  noteClosed('a');
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  const [opened, closed] = asked;
  expect(JSON.parse(String(opened?.[1].body))).toMatchObject({ sign: first.sign + 1 });
  expect(opened?.[1].signal).toBeInstanceOf(AbortSignal);
  expect(new URL(closed?.[0] ?? '', 'http://localhost').searchParams.get('sign')).toBe(
    String(first.sign + 2),
  );
  expect(closed?.[1]).toMatchObject({ method: 'DELETE', keepalive: true });
});
