import { afterEach, expect, test, vi } from 'vitest';
import { keepCopy } from './kept-api.ts';

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
