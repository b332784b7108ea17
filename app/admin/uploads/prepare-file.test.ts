import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareFile } from './prepare-file.ts';
import type { Shrinking } from './shrink-picture.ts';
import type { Shrunk } from './shrink-picture.worker.ts';

/** What is sent in place of a heavy picture, by a worker that says what it is told to. */

const MB = 1024 * 1024;

class Shrinker {
  static made: Shrinker[] = [];
  readonly asked: Shrinking[] = [];
  isEnded = false;
  onmessage: (event: { data: Shrunk }) => void = () => {};
  onerror = () => {};
  constructor() {
    Shrinker.made.push(this);
  }
  postMessage(asked: Shrinking) {
    this.asked.push(asked);
  }
  terminate() {
    this.isEnded = true;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  Shrinker.made = [];
  vi.stubGlobal('Worker', Shrinker);
  vi.stubGlobal('OffscreenCanvas', class {});
});
afterEach(() => {
  // A worker that has nothing to do is ended, so that the next test begins without one.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
const jpeg = await plain.clone().jpeg().toBuffer();
const png = await plain.clone().png().toBuffer();
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

const END_BYTES = 12;
/** A picture of that size, which is whole: what stands in its middle counts for nothing. */
function heavy(name: string, picture: Buffer, size: number) {
  const middle = new Uint8Array(size - picture.length - END_BYTES);
  const end = new Uint8Array(picture.subarray(-END_BYTES));
  return new File([new Uint8Array(picture), middle, end], name);
}
/** What a worker gives back. */
const small = (size: number, type = 'image/jpeg') => ({
  blob: new Blob([new Uint8Array(size)], { type }),
});

/** What becomes of a file: what the worker was asked, and its answer. */
async function prepare(file: File, shrunk: Shrunk) {
  const outcome = prepareFile(file, 'any').catch((error: unknown) => error);
  const worker = await whenAsked(1);
  const [asked] = worker.asked.splice(0);
  worker.onmessage({ data: shrunk });
  return { sent: await outcome, asked };
}

/** The last worker, once it was asked so often. */
function whenAsked(times: number): Promise<Shrinker> {
  return vi.waitFor(() => {
    const worker = Shrinker.made.at(-1);
    if (worker?.asked.length !== times) throw new Error('It was not asked yet.');
    return worker;
  });
}

test('a photograph is sent as the smaller of the two, with the ending of what it is', async () => {
  const photograph = heavy('Quay.1.JPG', jpeg, 2 * MB);
  const { sent, asked } = await prepare(photograph, small(MB));
  expect(sent).toMatchObject({ name: 'Quay.1.jpg', type: 'image/jpeg', size: MB });
  expect(asked).toEqual({ picture: photograph, maxSide: 2560, maxBytes: 10 * MB, hasAlpha: false });
  expect((await prepare(photograph, small(2 * MB))).sent).toBe(photograph);
  expect((await prepare(photograph, { isUnreadable: true })).sent).toBe(photograph);
});

test('a drawing that is too large keeps what is transparent, and is refused where nothing makes it smaller', async () => {
  const drawing = heavy('plan.png', png, 10 * MB + 1);
  const { sent, asked } = await prepare(drawing, small(MB, 'image/webp'));
  expect(sent).toMatchObject({ name: 'plan.webp', type: 'image/webp' });
  expect(asked).toMatchObject({ hasAlpha: true });
  for (const shrunk of [{ blob: null }, { isUnreadable: true } as const]) {
    expect((await prepare(drawing, shrunk)).sent).toMatchObject({
      reason: { en: expect.stringContaining('could not make it smaller') },
    });
  }
});

test('a HEIC becomes a JPEG, though that is heavier, and is refused where it does not open', async () => {
  const phone = heavy('.heic', heic, MB);
  expect((await prepare(phone, small(2 * MB))).sent).toMatchObject({ name: 'picture.jpg' });
  expect((await prepare(phone, { isUnreadable: true })).sent).toMatchObject({
    reason: { en: expect.stringContaining('is HEIC') },
  });
});

test('large pictures are decoded one after the other, and the memory is given back', async () => {
  const first = prepareFile(heavy('first.jpg', jpeg, 2 * MB), 'any');
  const second = prepareFile(heavy('second.jpg', jpeg, 2 * MB), 'any');
  const worker = await whenAsked(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(worker.asked).toHaveLength(1);
  worker.onmessage({ data: small(MB) });
  await whenAsked(2);
  worker.onmessage({ data: small(MB) });
  expect((await Promise.all([first, second])).map(({ size }) => size)).toEqual([MB, MB]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(worker.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(worker.isEnded).toBe(true);
});

test.each([
  ['breaks', (worker: Shrinker) => worker.onerror()],
  ['says nothing for three minutes', () => vi.advanceTimersByTime(180_000)],
])(
  'where the worker %s, the picture goes as it is and the next has another worker',
  async (_, fail) => {
    const photograph = heavy('quay.jpg', jpeg, 2 * MB);
    const outcome = prepareFile(photograph, 'any');
    const worker = await whenAsked(1);
    worker.asked.length = 0;
    fail(worker);
    expect(await outcome).toBe(photograph);
    expect(worker.isEnded).toBe(true);
    await prepare(photograph, small(MB));
    expect(Shrinker.made).toHaveLength(2);
  },
);
