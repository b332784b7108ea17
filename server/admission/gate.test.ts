import { afterEach, expect, test, vi } from 'vitest';
import { Gate, type GateLimits } from './gate.ts';

const LIMITS: GateLimits = { atOnce: 1, waiting: 6, waitingOfNetwork: 3, longestWaitMs: 60_000 };
const HERE = '192.0.2.1';
const THERE = '192.0.2.2';

afterEach(() => void vi.useRealTimers());

/** A gate, and work at it that ends when it is told to. */
function openGate(limits: Partial<GateLimits> = {}) {
  const gate = new Gate({ ...LIMITS, ...limits });
  const began: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, address = HERE, isGone = () => false) => {
    const answer = gate.run({ address, isGone }, async () => {
      began.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    });
    // Some wait until long after their test.
    answer.catch(() => {});
    return answer;
  };
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  /** Several turns of the event loop. */
  const settle = async () => {
    for (let i = 0; i < 5; i++) await turn();
  };
  return { gate, began, ask, turn, settle, end: (name: string) => ends.get(name)?.() };
}

test('a few are let in at a time, the others in their order', async () => {
  const { began, ask, settle, end } = openGate({ atOnce: 2 });
  const all = ['a', 'b', 'c', 'd'].map((name) => ask(name, name === 'd' ? THERE : HERE));
  await settle();
  expect(began).toHaveLength(2);
  for (const name of began.slice()) end(name);
  await settle();
  expect(began.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  for (const name of began) end(name);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

test('each begins in a turn of the event loop of its own', async () => {
  const { began, ask, turn } = openGate({ atOnce: 4 });
  for (const name of ['a', 'b', 'c']) void ask(name);
  const seen: number[] = [];
  for (let i = 0; i < 4; i++) {
    seen.push(began.length);
    await turn();
  }
  expect(Math.max(...seen.map((count, i) => count - (seen[i - 1] ?? 0)))).toBe(1);
  expect(began).toHaveLength(3);
});

test('between two there is a breath while others wait, and none for whoever comes alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { began, ask, settle, end } = openGate({ breathMs: 12 });
  for (const name of ['a', 'b', 'c']) void ask(name);
  await settle();
  end('a');
  await settle();
  expect(began).toEqual(['a']);
  vi.advanceTimersByTime(11);
  await settle();
  expect(began).toEqual(['a']);
  vi.advanceTimersByTime(1);
  await settle();
  expect(began).toEqual(['a', 'b']);
  end('b');
  vi.advanceTimersByTime(12);
  await settle();
  expect(began).toEqual(['a', 'b', 'c']);
  end('c');
  await settle();
  void ask('alone');
  await settle();
  expect(began.at(-1)).toBe('alone');
});

test('whoever finds the queue full is refused with the seconds to wait', async () => {
  const { ask, settle } = openGate();
  void ask('under way');
  await settle();
  for (let i = 0; i < 6; i++) void ask(`waiting ${i}`, `192.0.2.${i}`);
  await expect(ask('one too many', '192.0.2.99')).rejects.toMatchObject({
    code: 'busy',
    retryAfter: expect.any(Number),
  });
});

test('one network cannot fill the queue, and waits for its own turns alone', async () => {
  const { began, ask, settle, end } = openGate();
  void ask('under way');
  await settle();
  for (let i = 0; i < 3; i++) void ask(`here ${i}`, `2001:db8:0:${i}::1`);
  await expect(ask('here 3', '2001:db8:0:1:ffff::3')).rejects.toMatchObject({ code: 'busy' });
  void ask('there', THERE);
  for (const name of ['under way', 'here 0', 'there']) {
    end(name);
    await settle();
  }
  expect(began).toEqual(['under way', 'here 0', 'there', 'here 1']);
});

test('whoever went away leaves the queue: nothing is done, and the place is free', async () => {
  const { gate, began, ask, settle, end } = openGate();
  void ask('under way');
  await settle();
  let isGone = false;
  const left = [1, 2, 3].map((number) => ask(`left ${number}`, HERE, () => isGone));
  for (const one of left) one.catch(() => {});
  isGone = true;
  void ask('stays');
  expect(gate.waiting).toBe(1);
  end('under way');
  await settle();
  expect(began).toEqual(['under way', 'stays']);
  for (const one of left) await expect(one).rejects.toMatchObject({ code: 'busy' });
});

test('whoever went away before the turn came is passed over', async () => {
  const { began, ask, settle, end } = openGate();
  void ask('under way');
  await settle();
  let isGone = false;
  const left = ask('left', HERE, () => isGone);
  left.catch(() => {});
  void ask('stays');
  isGone = true;
  end('under way');
  await settle();
  expect(began).toEqual(['under way', 'stays']);
});

test('whoever waits for too long is refused', async () => {
  const { gate, ask, settle } = openGate({ longestWaitMs: 10 });
  void ask('under way');
  await settle();
  await expect(ask('waiting')).rejects.toMatchObject({ code: 'busy' });
  expect(gate.waiting).toBe(0);
});

test('work that fails lets the next one in', async () => {
  const { gate, began, ask, settle } = openGate();
  const failed = gate.run({ address: HERE, isGone: () => false }, async () => {
    throw new Error('of its own');
  });
  await expect(failed).rejects.toThrow('of its own');
  void ask('next');
  await settle();
  expect(began).toEqual(['next']);
});
