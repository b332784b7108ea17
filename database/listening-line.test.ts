import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openTestSqlite } from '../harness/databases/databases.ts';
import { openChanges } from './changes.ts';
import { openListeningLine } from './listening-line.ts';
import type { PostgresLines } from './postgres-lines.ts';

/** The course of the line without a server; changes-line.test.ts has it over real ones. */

const LONG_MS = 77_000;
const PACE = { everyMs: LONG_MS, answerMs: LONG_MS, connectMs: LONG_MS, retryMs: LONG_MS };

/** Lines that connect, or do not. */
function linesOf(connect: () => Promise<void>, query: () => Promise<unknown> = async () => []) {
  const newAskingLine = vi.fn((_connectMs: number) =>
    Object.assign(new EventEmitter(), { connect, query, connection: { stream: { destroy() {} } } }),
  );
  const lines = { newAskingLine, dropIdle() {} } as unknown as PostgresLines;
  return { lines, newAskingLine };
}

test('where nobody answers it is tried again after a while, and not all the time', async () => {
  // As over a network: no answer comes in the same turn of the event loop.
  const { lines, newAskingLine } = linesOf(async () => {
    await wait(1);
    throw new Error('away');
  });
  const line = openListeningLine(lines, {
    onMessage: () => {},
    onBeat: async () => {},
    heartbeat: PACE,
  });
  await wait(30);
  await line.close();
  expect(newAskingLine).toHaveBeenCalledOnce();
});

test('by itself it asks each second, waits a second for the answer, and two for a new line', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let isSilent = false;
    const { lines, newAskingLine } = linesOf(async () => {});
    const onBeat = vi.fn(async () => {
      if (isSilent) await new Promise(() => {});
    });
    const line = openListeningLine(lines, { onMessage: () => {}, onBeat });
    await vi.advanceTimersByTimeAsync(900);
    expect(onBeat).toHaveBeenCalledTimes(1);
    isSilent = true;
    await vi.advanceTimersByTimeAsync(200);
    expect(onBeat, 'it asks again').toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(700);
    expect(newAskingLine).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(newAskingLine.mock.calls, 'another line').toEqual([[2000], [2000]]);
    const closed = line.close();
    await vi.advanceTimersByTimeAsync(1000);
    await closed;
  } finally {
    vi.useRealTimers();
  }
});

test('by itself it tries again a second after nobody answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { lines, newAskingLine } = linesOf(() => Promise.reject(new Error('away')));
    const line = openListeningLine(lines, { onMessage: () => {}, onBeat: async () => {} });
    await vi.advanceTimersByTimeAsync(900);
    expect(newAskingLine).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(newAskingLine).toHaveBeenCalledTimes(2);
    await line.close();
  } finally {
    vi.useRealTimers();
  }
});

test('a process is sure of what the public sees for three seconds after its last question', async () => {
  const connection = await openTestSqlite();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    let isSilent = false;
    const { lines } = linesOf(
      async () => {},
      async () => {
        await new Promise((resolve) => setTimeout(resolve, isSilent ? 100_000 : 500));
        return [{}, { rows: [{ version: 7 }] }];
      },
    );
    const changes = openChanges({ ...connection, lines }, { onChange: () => {} });
    expect(changes.isFresh(), 'before the first answer').toBe(false);
    await vi.advanceTimersByTimeAsync(600);
    isSilent = true;
    await vi.advanceTimersByTimeAsync(2300);
    expect(changes.isFresh()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(changes.isFresh()).toBe(false);
    const closed = changes.close();
    await vi.advanceTimersByTimeAsync(2000);
    await closed;
  } finally {
    vi.useRealTimers();
    await connection.close();
  }
});

test('it ends at once, in the middle of its rest, and leaves nothing to wait for', async () => {
  const { lines } = linesOf(async () => {});
  const begun = vi.spyOn(globalThis, 'setTimeout');
  const ended = vi.spyOn(globalThis, 'clearTimeout');
  const onBeat = vi.fn(async () => {});
  const line = openListeningLine(lines, { onMessage: () => {}, onBeat, heartbeat: PACE });
  await vi.waitFor(() => expect(onBeat).toHaveBeenCalledOnce());
  await wait(5);
  await line.close();
  const waits = begun.mock.results.filter((_, at) => begun.mock.calls[at]?.[1] === LONG_MS);
  expect(waits).toHaveLength(2);
  const isEnded = waits.map(({ value }) => ended.mock.calls.some(([one]) => one === value));
  expect(isEnded).toEqual([true, true]);
}, 5_000);
