import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../../harness/api.ts';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { ApiError, readAnswer } from '../calls/api-client.ts';
import { MOST_FAILURES, type Pause, sendInPieces } from './send-in-pieces.ts';
import type { Piece, UploadCalls } from './upload-types.ts';

const PIECE = 512 * 1024;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** What happens on the line at each call; a call without a word goes through. */
type Trouble =
  | 'lost'
  | 'answer lost'
  | 'sent elsewhere'
  | 'restart'
  | 'proxy page'
  | 'too large for the proxy'
  | 'too slow'
  | 'given up'
  | 'signed out'
  | 'disk full'
  | undefined;

let troubles: Trouble[];
let pieces: number[];
let pauses: Pause[];
/** Why it waits now. */
let pause: Pause | undefined;
let shares: number[];
let cancelled: string[];
beforeEach(() => {
  troubles = [];
  pieces = [];
  pauses = [];
  shares = [];
  cancelled = [];
});

/** The real API behind a line that breaks as told. */
async function onTheLine<T>(call: () => Promise<Response>): Promise<T> {
  const trouble = troubles.shift();
  if (trouble === 'lost') throw new ApiError('unreachable', 0, '');
  if (trouble === 'restart') throw new ApiError('refused', 503, '');
  if (trouble === 'disk full') throw new ApiError('refused', 503, '', { isDiskFull: true });
  if (trouble === 'proxy page') throw new ApiError('not-json', 200, '');
  if (trouble === 'too large for the proxy') throw new ApiError('not-json', 413, '');
  if (trouble === 'too slow') throw new ApiError('refused', 408, '');
  if (trouble === 'given up') throw new ApiError('refused', 404, '');
  if (trouble === 'signed out') throw new ApiError('refused', 401, '');
  if (trouble === 'sent elsewhere') await call();
  const response = await call();
  if (trouble === 'answer lost') throw new ApiError('unreachable', 0, '');
  return (await readAnswer(response)) as T;
}

const as = 'editor' as const;
const calls: UploadCalls = {
  begin: (body) => onTheLine(() => api.call('POST', '/uploads', { as, body })),
  look: (id) => onTheLine(() => api.call('GET', `/uploads/${id}`, { as })),
  send: (id, { offset, bytes, onSent }: Piece) =>
    onTheLine(async () => {
      const body = new ReadableStream({
        async start(controller) {
          controller.enqueue(new Uint8Array(await bytes.arrayBuffer()));
          controller.close();
        },
      });
      const headers = {
        'Content-Type': 'application/octet-stream',
        'Upload-Offset': String(offset),
      };
      const response = await api.call('PATCH', `/uploads/${id}`, { as, body, headers });
      if (response.ok) pieces.push(offset / PIECE);
      onSent(bytes.size);
      return response;
    }),
  finish: (id) => onTheLine(() => api.call('POST', `/uploads/${id}/finish`, { as })),
  cancel: async (id) => {
    cancelled.push((await api.call('DELETE', `/uploads/${id}`, { as })).ok ? 'yes' : 'no');
  },
};

const newFile = () => makePdf({ padding: 2 * PIECE });
interface Sending {
  hasDigest?: boolean;
  signal?: AbortSignal;
  wait?: () => Promise<void>;
}
function send(bytes: Buffer, more: Sending = {}) {
  const digest = createHash('sha256').update(bytes).digest('hex');
  const announced = {
    fileName: 'plan.pdf',
    size: bytes.length,
    digest: more.hasDigest === false ? '' : digest,
    accept: 'any' as const,
  };
  return sendInPieces(new Blob([new Uint8Array(bytes)]), announced, {
    calls,
    signal: more.signal ?? new AbortController().signal,
    onProgress: (share) => shares.push(share),
    onPause: (why) => {
      pause = why;
      if (why) pauses.push(why);
    },
    wait: more.wait ?? (async () => {}),
  });
}

test('a file is sent piece by piece, and says how far it is', async () => {
  const bytes = newFile();
  expect(await send(bytes)).toMatchObject({ sizeBytes: bytes.length, wasThere: false });
  expect(pieces).toEqual([0, 1, 2]);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  // All of it is said once it is checked.
  expect(shares.filter((share) => share === 1)).toHaveLength(1);
  expect(await send(bytes)).toMatchObject({ wasThere: true });
  expect(pieces).toEqual([0, 1, 2]);
});

test.each([true, false])(
  'after each kind of failure it goes on where it was; with a digest: %s',
  async (hasDigest) => {
    troubles = [
      'restart', // begin
      undefined,
      undefined, // piece 0
      'lost', // piece 1
      undefined,
      'answer lost', // piece 1 is there, but nobody heard
      undefined,
      'proxy page', // piece 2
      'signed out', // asking where to go on
      undefined,
      undefined, // piece 2
      'restart', // finish
    ];
    const bytes = newFile();
    const medium = await send(bytes, { hasDigest });
    expect(medium).toMatchObject({ sizeBytes: bytes.length, wasThere: false });
    expect(pieces).toEqual([0, 1, 2]);
    expect(pauses).toEqual(['server', 'line', 'line', 'server', 'signed-out', 'server']);
    expect(pause).toBeUndefined();
  },
);

test('a piece that another tab has just sent is passed over, and nothing waits', async () => {
  troubles = [undefined, undefined, 'sent elsewhere'];
  const bytes = newFile();
  expect(await send(bytes)).toMatchObject({ sizeBytes: bytes.length, wasThere: false });
  expect(pieces).toEqual([0, 1, 2]);
  expect(pauses).toEqual([]);
});

test('an answer that is lost after the file was stored is no second medium, nor one that was there', async () => {
  troubles = [undefined, undefined, undefined, undefined, 'answer lost'];
  expect(await send(newFile())).toMatchObject({ wasThere: false });
  expect(pieces).toEqual([0, 1, 2]);
});

test('a refusal is said at once', async () => {
  await expect(send(newFile().subarray(0, -300))).rejects.toMatchObject({ status: 400 });
  expect(pauses).toEqual([]);
});

test('what a proxy finds too large is said at once, what was too slow for it is sent again', async () => {
  troubles = [undefined, 'too slow', undefined, 'too large for the proxy'];
  await expect(send(newFile())).rejects.toMatchObject({ status: 413 });
  expect(pauses).toEqual(['server']);
});

test('an upload that the server gave up meanwhile begins again by itself', async () => {
  troubles = [undefined, undefined, 'lost', 'given up'];
  expect(await send(newFile(), { hasDigest: false })).toMatchObject({ wasThere: false });
  expect(pauses).toEqual(['line']);
  expect(pieces).toEqual([0, 0, 1, 2]);
});

test('after enough failures without a piece between them it gives up, and can be tried again', async () => {
  const bytes = newFile();
  troubles = [undefined, undefined, ...Array.from({ length: 20 }, () => 'lost' as const)];
  await expect(send(bytes)).rejects.toMatchObject({ status: 0 });
  expect(pauses).toHaveLength(MOST_FAILURES);
  troubles = [];
  expect(await send(bytes)).toMatchObject({ wasThere: false });
  expect(pieces).toEqual([0, 1, 2]);
});

test('a full disk is named, and the file goes on once there is room', async () => {
  troubles = [undefined, 'disk full', 'disk full'];
  expect(await send(newFile())).toMatchObject({ wasThere: false });
  expect(pauses).toEqual(['disk-full', 'disk-full']);
});

test('a cancelled upload leaves nothing on the server', async () => {
  const cancel = new AbortController();
  const bytes = newFile();
  troubles = [undefined, undefined];
  const sending = send(bytes, { signal: cancel.signal });
  const stop = new Error('Cancelled.');
  calls.send = ((send) => async (id, piece, signal) => {
    if (piece.offset > 0) {
      calls.send = send;
      cancel.abort(stop);
      throw stop;
    }
    return send(id, piece, signal);
  })(calls.send);
  await expect(sending).rejects.toBe(stop);
  expect(cancelled).toEqual(['yes']);
});

test('an upload that is cancelled while it waits to go on leaves nothing on the server either', async () => {
  const cancel = new AbortController();
  const stop = new Error('Cancelled.');
  troubles = [undefined, undefined, 'lost'];
  const wait = async () => {
    cancel.abort(stop);
    throw stop;
  };
  await expect(send(newFile(), { signal: cancel.signal, wait })).rejects.toBe(stop);
  expect([pauses, cancelled]).toEqual([['line'], ['yes']]);
});
