import { beforeEach, expect, test, vi } from 'vitest';
import { sendPiece } from './send-piece.ts';

/** The part of a browser's XMLHttpRequest that sends a piece, as the browser's would behave. */
class Request {
  static last: Request;
  readonly upload: { onprogress: (event: { loaded: number }) => void } = { onprogress: () => {} };
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';
  readonly headers: Record<string, string> = {};
  address = '';
  isAborted = false;
  constructor() {
    Request.last = this;
  }
  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.isAborted = true;
    this.onabort();
  }
  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.onload();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', Request);
  const kept: Record<string, string> = { token: 'secret', 'admin-language': 'en' };
  vi.stubGlobal('window', { localStorage: { getItem: (name: string) => kept[name] ?? null } });
});

/** Sends a piece; what became of it stands in the answer. */
function send(signal = new AbortController().signal) {
  const shares: number[] = [];
  const piece = { offset: 512, bytes: new Blob(['piece']), onSent: (n: number) => shares.push(n) };
  const outcome = sendPiece('one', piece, signal).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  return { outcome, shares };
}

test('a piece says where it belongs and who sends it, and how much is there', async () => {
  const { outcome, shares } = send();
  expect(Request.last.address).toBe('PATCH /api/uploads/one');
  expect(Request.last.headers).toMatchObject({
    Authorization: 'Bearer secret',
    // A refusal comes in the language of the screen.
    'Accept-Language': 'en',
    'Upload-Offset': '512',
    'Content-Type': 'application/octet-stream',
  });
  Request.last.upload.onprogress({ loaded: 3 });
  Request.last.answer(200, '{"offset":517}');
  expect(await outcome).toEqual({ answer: { offset: 517 } });
  expect(shares).toEqual([3]);
});

test('a line on which nothing moves for half a minute is given up, and each step begins that anew', async () => {
  const { outcome } = send();
  vi.advanceTimersByTime(29_000);
  Request.last.upload.onprogress({ loaded: 1 });
  vi.advanceTimersByTime(29_000);
  expect(Request.last.isAborted).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(Request.last.isAborted).toBe(true);
  expect(await outcome).toMatchObject({ error: { kind: 'unreachable', status: 0 } });
});

test('a line on which nothing moved at all is given up as well', async () => {
  const { outcome } = send();
  vi.advanceTimersByTime(30_000);
  expect(Request.last.isAborted).toBe(true);
  expect(await outcome).toMatchObject({ error: { kind: 'unreachable' } });
});

test('after the answer nothing is given up any more', async () => {
  const { outcome } = send();
  Request.last.answer(200, '{"offset":517}');
  await outcome;
  vi.advanceTimersByTime(60_000);
  expect(Request.last.isAborted).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('what a person calls off ends with their reason', async () => {
  const call = new AbortController();
  const { outcome } = send(call.signal);
  call.abort('enough');
  expect(await outcome).toEqual({ error: 'enough' });
});

test('a refusal has its words; the page of a proxy is told apart', async () => {
  const refused = send();
  Request.last.answer(409, '{"message":"Already there.","offset":9}');
  expect(await refused.outcome).toMatchObject({
    error: { kind: 'refused', status: 409, message: 'Already there.', body: { offset: 9 } },
  });
  const lost = send();
  Request.last.answer(200, '<html>');
  expect(await lost.outcome).toMatchObject({ error: { kind: 'not-json', status: 200 } });
});
