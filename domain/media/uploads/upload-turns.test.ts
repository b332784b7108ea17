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
  void taking(turns, begun, 'c');
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

test('one account that sends many takes no place from those who send few', async () => {
  const turns = new UploadTurns({ total: 1, waiting: 3 });
  const ends = await turns.take('a');
  const outcomes: string[] = [];
  const take = (name: string, account: string) =>
    turns.take(account).then(
      (end) => {
        outcomes.push(`${name} begins`);
        end();
      },
      () => outcomes.push(`${name} is refused`),
    );
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'd1', 'a4', 'b2'].map((name) =>
    take(name, name.charAt(0)),
  );
  await settled();
  expect(outcomes).toEqual(['a3', 'a2', 'd1', 'a4', 'b2'].map((name) => `${name} is refused`));
  ends();
  await Promise.all(all);
  expect(outcomes.slice(5).sort()).toEqual(['a1 begins', 'b1 begins', 'c1 begins']);
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
