import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../calls/api-client.ts';
import { CopyKeeper, type KeepState, LONGEST_MS, PAUSE_MS } from './copy-keeper.ts';
import type { CopyMark } from './kept-api.ts';

const typed = (title: string, more: object = {}) => ({
  type: 'page',
  entryId: null,
  baseVersion: null,
  values: { title },
  ...more,
});

interface Sent extends CopyMark {
  title: unknown;
  instead: CopyMark[];
}

describe('what is typed into a form', () => {
  let sent: Sent[];
  let discarded: CopyMark[];
  let states: KeepState[];
  /** Settles the calls that are under way, one after the other, or fails them. */
  let answers: ((error?: Error) => void)[];
  let keeper: CopyKeeper;
  let hasSessionEnded: boolean;

  beforeEach(() => {
    vi.useFakeTimers();
    hasSessionEnded = true;
    [sent, discarded, states, answers] = [[], [], [], []];
    keeper = new CopyKeeper({
      id: 'tab',
      send: ({ id, sequence, values, instead }) => {
        sent.push({ id, sequence, title: values.title, instead });
        return new Promise((resolve, reject) => {
          answers.push((error) =>
            error ? reject(error) : resolve({ keptAt: `kept-${sequence}` }),
          );
        });
      },
      discard: (subject, mark) => {
        // The server refuses a body with more than it asks for.
        expect(subject).toEqual({ type: 'page', entryId: null });
        discarded.push(mark);
      },
      onState: (state) => void states.push(state),
      hasSessionEnded: () => hasSessionEnded,
    });
  });
  afterEach(() => vi.useRealTimers());

  const titles = () => sent.map(({ title }) => title);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const answer = async (error?: Error) => {
    answers.shift()?.(error);
    await pass(0);
  };

  test('goes to the server after a pause', async () => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS - 1);
    expect(titles()).toEqual([]);
    await pass(1);
    expect(titles()).toEqual(['Ά']);
    await answer();
    expect(states.at(-1)).toEqual({ kind: 'kept', at: 'kept-1' });
    await pass(60_000);
    expect(titles()).toEqual(['Ά']);
  });

  test('is sent again where it is as it was before a call that failed: that one may have arrived', async () => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    await answer();
    keeper.note(typed('Άδ'));
    await pass(PAUSE_MS);
    await answer(new ApiError('refused', 413, 'Too large'));
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS * 2);
    expect(titles()).toEqual(['Ά', 'Άδ', 'Ά']);
    await answer();
    expect(states.at(-1)).toEqual({ kind: 'kept', at: 'kept-3' });
  });

  test('is not sent while the next word comes, nor twice, nor where it is again as it was', async () => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS - 100);
    keeper.note(typed('Άδ'));
    await pass(PAUSE_MS - 100);
    expect(titles()).toEqual([]);
    expect(keeper.upcoming(typed('Άδ'))).toBe(1);
    keeper.flush();
    keeper.flush();
    expect(titles()).toEqual(['Άδ']);
    expect(keeper.upcoming(typed('Άδ'))).toBe(2);
    await answer();
    await pass(60_000);
    keeper.flush();
    keeper.retry();
    keeper.note(typed('Άδει'));
    keeper.note(typed('Άδ'));
    await pass(60_000);
    expect(titles()).toEqual(['Άδ']);
  });

  test('is what it was before, also where another state of it is under way', async () => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    await answer();
    keeper.note(typed('Άδ'));
    await pass(PAUSE_MS);
    keeper.note(typed('Ά'));
    keeper.flush(true);
    expect(titles()).toEqual(['Ά', 'Άδ', 'Ά']);
  });

  test('goes there every few seconds without any pause', async () => {
    for (let at = 0; at < 3 * LONGEST_MS; at += 100) {
      keeper.note(typed(`Λέξη ${at}`));
      await pass(100);
      await answer();
    }
    expect(sent.length).toBeGreaterThanOrEqual(3);
    const last = Number(String(titles()[2]).slice(5));
    expect(last).toBeLessThanOrEqual(3 * LONGEST_MS);
  });

  test('goes one call at a time, the newest last', async () => {
    keeper.note(typed('Α'));
    await pass(PAUSE_MS);
    keeper.note(typed('Αβ'));
    await pass(10_000);
    keeper.note(typed('Αβγ'));
    await pass(10_000);
    expect(titles()).toEqual(['Α']);
    await answer();
    await pass(PAUSE_MS);
    expect(sent).toEqual([
      { id: 'tab', sequence: 1, title: 'Α', instead: [] },
      { id: 'tab', sequence: 2, title: 'Αβγ', instead: [] },
    ]);
  });

  test('is sent again after a failure, less and less often, and at once when the network is back', async () => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    await answer(new ApiError('unreachable', 0, 'No line'));
    expect(states.at(-1)).toEqual({ kind: 'failing', why: 'offline', message: 'No line' });
    await pass(2_000);
    expect(sent).toHaveLength(2);
    await answer(new ApiError('unreachable', 0, 'No line'));
    await pass(3_900);
    expect(sent).toHaveLength(2);
    keeper.retry();
    await pass(0);
    expect(sent).toHaveLength(3);
    await answer();
    expect(states.at(-1)).toMatchObject({ kind: 'kept' });
  });

  test('is tried every half minute, however long the line is away or the server busy', async () => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    for (let times = 1; times <= 6; times++) {
      await answer(new ApiError('refused', 429, 'Too many'));
      await pass(30_000);
      expect(sent).toHaveLength(times + 1);
    }
    expect(states.at(-1)).toMatchObject({ kind: 'failing', why: 'offline' });
  });

  test('waits for the sign-in where the session has ended', async () => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    await answer(new ApiError('refused', 401, 'Sign in'));
    keeper.note(typed('Άδ'));
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(states.at(-1)).toMatchObject({ kind: 'failing', why: 'signed-out' });
    keeper.retry();
    await pass(0);
    expect(titles()).toEqual(['Ά', 'Άδ']);
  });

  test('goes on, and says nothing, where only the token was replaced, as by another tab', async () => {
    hasSessionEnded = false;
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    await answer(new ApiError('refused', 401, 'Sign in'));
    expect(states).toEqual([]);
    await pass(2_000);
    await answer();
    keeper.note(typed('Άδ'));
    await pass(PAUSE_MS);
    expect(titles()).toEqual(['Ά', 'Ά', 'Άδ']);
  });

  test.each([
    [400, 'refused'],
    [413, 'refused'],
    [500, 'offline'],
    [503, 'offline'],
  ])('says what the server says with %i, as %s', async (status, why) => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    await answer(new ApiError('refused', status, 'Too large'));
    expect(states.at(-1)).toEqual({ kind: 'failing', why, message: 'Too large' });
  });

  test('that a save has ends with a number above all that were sent, and what comes after has a higher one', async () => {
    expect(keeper.marksForSave()).toEqual([]);
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    // Its answer comes after the save’s.
    const marks = keeper.marksForSave();
    expect(marks).toEqual([{ id: 'tab', sequence: 2 }]);
    keeper.saved(marks);
    await answer();
    expect(states.at(-1)).toEqual({ kind: 'nothing' });
    keeper.note(typed('Ά', { baseVersion: 1 }));
    await pass(PAUSE_MS);
    expect(sent.at(-1)).toMatchObject({ sequence: 3 });
  });

  test('is kept under the number of the save that has it, as long as nothing else is typed', async () => {
    keeper.note(typed('Ά'));
    const marks = keeper.marksForSave();
    expect(marks).toEqual([{ id: 'tab', sequence: 1 }]);
    expect(keeper.upcoming(typed('Ά'))).toBe(1);
    await pass(PAUSE_MS);
    expect(sent).toMatchObject([{ sequence: 1 }]);
    await answer();
    keeper.note(typed('Άδ'));
    keeper.note(typed('Ά'));
    expect(keeper.upcoming(typed('Ά'))).toBe(2);
  });

  test('that went to the server while a slow save was under way is no offer after it', async () => {
    keeper.note(typed('Ά'));
    const marks = keeper.marksForSave();
    await pass(PAUSE_MS);
    keeper.saved(marks);
    // The save has ended it.
    expect(discarded).toEqual([]);
    await answer();
    // Nor is what is typed next said to be kept already.
    expect(states.at(-1)).toEqual({ kind: 'nothing' });
    keeper.note(typed('Άλλο', { baseVersion: 1 }));
    await pass(PAUSE_MS);
    expect(sent.at(-1)).toMatchObject({ sequence: 2 });
    await answer();
    const next = keeper.marksForSave();
    keeper.note(typed('Άλλο!', { baseVersion: 1 }));
    await pass(PAUSE_MS);
    keeper.saved(next);
    expect(discarded).toEqual([{ id: 'tab', sequence: 5 }]);
  });

  test('that a refused save had is sent again', async () => {
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    keeper.marksForSave();
    await answer();
    await pass(PAUSE_MS);
    expect(sent).toHaveLength(2);
  });

  test('and continues an earlier copy ends that copy with the first call, or with the save', async () => {
    const earlier = { id: 'office', sequence: 9 };
    keeper.take(earlier);
    keeper.note(typed('Ά'));
    expect(keeper.marksForSave()).toEqual([{ id: 'tab', sequence: 1 }, earlier]);
    await pass(PAUSE_MS);
    expect(sent[0]?.instead).toEqual([earlier]);
    await answer();
    keeper.note(typed('Άδ'));
    await pass(PAUSE_MS);
    expect(sent[1]?.instead).toEqual([]);
  });

  test('and continues two copies, one of them since the call or the save began, ends that one later', async () => {
    const [first, second, third] = [1, 2, 3].map((at) => ({ id: `office-${at}`, sequence: 9 }));
    if (!first || !second || !third) throw new Error('three copies');
    keeper.take(first);
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    keeper.take(second);
    keeper.note(typed('Άδ'));
    await answer();
    await pass(PAUSE_MS);
    expect(sent.map(({ instead }) => instead)).toEqual([[first], [second]]);
    await answer();
    keeper.take(second);
    const marks = keeper.marksForSave();
    keeper.take(third);
    keeper.saved(marks);
    keeper.note(typed('Άδει', { baseVersion: 1 }));
    await pass(PAUSE_MS);
    expect(sent.at(-1)?.instead).toEqual([third]);
  });

  test('and continues an earlier copy is no offer after a slow save, either', async () => {
    keeper.take({ id: 'office', sequence: 9 });
    keeper.note(typed('Ά'));
    const marks = keeper.marksForSave();
    keeper.note(typed('Άδ'));
    await pass(PAUSE_MS);
    keeper.saved(marks);
    expect(discarded).toEqual([{ id: 'tab', sequence: 3 }]);
  });

  test('is discarded when there is nothing unsaved any more, with what it continued', async () => {
    keeper.note(typed('Ά'));
    keeper.clear();
    await pass(60_000);
    expect([sent, discarded]).toEqual([[], []]);
    keeper.take({ id: 'office', sequence: 9 });
    keeper.note(typed('Ά'));
    await pass(PAUSE_MS);
    keeper.clear();
    expect(discarded).toEqual([
      { id: 'tab', sequence: 2 },
      { id: 'office', sequence: 9 },
    ]);
    keeper.clear();
    expect(discarded).toHaveLength(2);
  });

  test('is not sent by a form that is closed, until it is there again', async () => {
    keeper.note(typed('Ά'));
    keeper.stop();
    keeper.flush();
    await pass(60_000);
    expect(titles()).toEqual([]);
    keeper.start();
    keeper.note(typed('Άδ'));
    await pass(PAUSE_MS);
    expect(titles()).toEqual(['Άδ']);
  });

  test('goes at once when the page is left, and nothing is said after that', async () => {
    keeper.note(typed('Ά'));
    keeper.flush(true);
    keeper.stop();
    expect(titles()).toEqual(['Ά']);
    await answer(new ApiError('unreachable', 0, 'No line'));
    await pass(60_000);
    expect(sent).toHaveLength(1);
    expect(states).toEqual([]);
  });
});
