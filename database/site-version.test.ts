import { expect, test } from 'vitest';
import { KnownVersions, type VersionReader } from './site-version.ts';

/** A database whose counter is at `version`; `meanwhile` happens while it answers. */
function readerAt(version: number, meanwhile = () => {}): VersionReader {
  return {
    version: async () => {
      meanwhile();
      return version;
    },
    withdrawnAfter: async () => [],
  };
}

const NOTHING_OPEN: ReadonlySet<number> = new Set();

test('a message that comes while the counter is read is no step back', async () => {
  const known = new KnownVersions();
  expect(await known.compare(readerAt(7), NOTHING_OPEN)).toBe('anything');
  let isNews: boolean | undefined;
  const reader = readerAt(7, () => {
    isNews = known.note(8);
  });
  expect(await known.compare(reader, NOTHING_OPEN)).toBe('nothing');
  expect(isNews).toBe(true);
  expect(await known.compare(readerAt(8), NOTHING_OPEN)).toBe('nothing');
});

test('a counter that went back is another database', async () => {
  const known = new KnownVersions();
  await known.compare(readerAt(7), NOTHING_OPEN);
  expect(await known.compare(readerAt(6), NOTHING_OPEN)).toBe('anything');
  expect(await known.compare(readerAt(6), NOTHING_OPEN)).toBe('nothing');
});

test('of another database no change counts as known because its number was one of the former', async () => {
  const known = new KnownVersions();
  await known.compare(readerAt(7), NOTHING_OPEN);
  known.note(9);
  expect(await known.compare(readerAt(6), NOTHING_OPEN)).toBe('anything');
  expect([known.note(7), known.note(8)]).toEqual([true, true]);
  expect(await known.compare(readerAt(9), NOTHING_OPEN)).toEqual({ withdrawn: [] });
});

test('what no message told of is told once', async () => {
  const known = new KnownVersions();
  await known.compare(readerAt(7), NOTHING_OPEN);
  expect([known.note(9), known.note(9)]).toEqual([true, false]);
  expect(await known.compare(readerAt(9), NOTHING_OPEN)).toEqual({ withdrawn: [] });
  expect(await known.compare(readerAt(9), NOTHING_OPEN)).toBe('nothing');
  expect([known.note(8), known.note(9)]).toEqual([false, false]);
});

test('what a message tells of while it is read is told once', async () => {
  const known = new KnownVersions();
  await known.compare(readerAt(7), NOTHING_OPEN);
  const reader = {
    version: async () => 8,
    withdrawnAfter: async () => {
      expect(known.note(8)).toBe(true);
      return [];
    },
  };
  expect(await known.compare(reader, NOTHING_OPEN)).toBe('nothing');
});

test('of a change of its own that is under way a process hears by itself', async () => {
  const known = new KnownVersions();
  await known.compare(readerAt(7), NOTHING_OPEN);
  expect(await known.compare(readerAt(8), new Set([8]))).toBe('nothing');
  expect(known.note(8)).toBe(true);
});

test('after more changes than are kept anything may have been withdrawn', async () => {
  const known = new KnownVersions();
  await known.compare(readerAt(7), NOTHING_OPEN);
  expect(await known.compare(readerAt(1007), NOTHING_OPEN)).toEqual({ withdrawn: [] });
  expect(await known.compare(readerAt(2008), NOTHING_OPEN)).toBe('anything');
});
