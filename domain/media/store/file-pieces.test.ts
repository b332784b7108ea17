import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { passOn, readFilePart } from './file-pieces.ts';

const BYTES = Buffer.from(Array.from({ length: 150_000 }, (_, at) => at % 251));
let folder: string;
let path: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-pieces-'));
  path = join(folder, 'file');
  await writeFile(path, BYTES);
});
afterAll(() => rm(folder, { recursive: true }));

async function read(from: number, to: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // Other bytes may stand in a piece's place later.
  for await (const piece of readFilePart(path, { from, to })) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

test.each([
  [0, 149_999],
  [10, 140_000],
  [65_536, 131_071],
  [149_999, 149_999],
])('the bytes from %i to %i are given, both included', async (from, to) => {
  expect((await read(from, to)).equals(BYTES.subarray(from, to + 1))).toBe(true);
});

test('a file that is shorter than it was is a failure, and not the end of what was asked for', async () => {
  await expect(read(0, 150_000)).rejects.toThrow('shorter');
});

test('a source is silent while it is asked, and not while a slow reader takes what came', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const pieces = passOn(Readable.from([Buffer.from('one'), Buffer.from('two')]), 1000);
    expect(await pieces.next()).toEqual({ done: false, value: Buffer.from('one') });
    vi.advanceTimersByTime(5000);
    expect(await pieces.next()).toEqual({ done: false, value: Buffer.from('two') });
    expect((await pieces.next()).done).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
