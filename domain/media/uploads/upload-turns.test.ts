import { expect, test, vi } from 'vitest';
import { UploadTurns } from './upload-turns.ts';

/** Takes a turn, and notes when it has begun. */
function taking(turns: UploadTurns, begun: string[], account: string) {
  const taken = turns.take(account).then((end) => {
    begun.push(account);
    return end;
  });
  // Some wait until long after their test.
  taken.catch(() => {});
  return taken;
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('so many uploads are under way at once, and the next begins when one ends', async () => {
  const turns = new UploadTurns({ total: 2 });
  const begun: string[] = [];
  const [a, b, c] = ['a', 'b', 'c', 'd'].map((account) => taking(turns, begun, account));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  (await a)?.();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c']);
  (await b)?.();
  (await c)?.();
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  // Whoever has had a turn waits no longer, and is not given it again.
  taking(turns, begun, 'c');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'c']);
});

test('of one account there is one at a time, which keeps nobody else waiting', async () => {
  const turns = new UploadTurns({ total: 2 });
  const begun: string[] = [];
  const [first, , other] = ['a', 'a', 'b', 'b'].map((account) => taking(turns, begun, account));
  await settled();
  expect(begun).toEqual(['a', 'b']);
  (await other)?.();
  await settled();
  expect(begun).toEqual(['a', 'b', 'b']);
  (await first)?.();
  await settled();
  expect(begun).toEqual(['a', 'b', 'b', 'a']);
});

test('whoever waits too long, or behind too many, is told to come back', async () => {
  const turns = new UploadTurns({ total: 1, waiting: 1, waitMs: 20 });
  const end = await turns.take('a');
  const waiting = turns.take('b');
  await expect(turns.take('c')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
  await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
  end();
  await turns.take('d');
});

test('three uploads are under way at once, twenty wait, and none longer than a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const turns = new UploadTurns();
    const begun: string[] = [];
    const refused: string[] = [];
    for (let account = 1; account <= 24; account++) {
      taking(turns, begun, `${account}`).catch(() => refused.push(`${account}`));
    }
    await settled();
    expect([begun, refused]).toEqual([['1', '2', '3'], ['24']]);
    vi.advanceTimersByTime(59_999);
    await settled();
    expect(refused).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await settled();
    expect(refused).toHaveLength(21);
  } finally {
    vi.useRealTimers();
  }
});
