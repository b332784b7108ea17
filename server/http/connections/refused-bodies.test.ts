import { EventEmitter } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { expect, test, vi } from 'vitest';
import { hangUpOnFlood } from './hang-up.ts';

/** Whether a request that is answered with a status, before its body has come, is cut off then. */
function isCutOff(headers: IncomingHttpHeaders, statusCode = 429): boolean {
  const socket = { destroySoon: vi.fn() };
  const incoming = { headers, complete: false, socket } as unknown as IncomingMessage;
  const outgoing = Object.assign(new EventEmitter(), { statusCode }) as unknown as ServerResponse;
  hangUpOnFlood(incoming, outgoing, { sessions: new Set(['of-staff']) });
  outgoing.emit('finish');
  return socket.destroySoon.mock.calls.length > 0;
}

const LARGE = { 'content-length': '5000000' };
const IN_PIECES = { 'transfer-encoding': 'chunked' };

test('a flood of large bodies is cut off, in pieces too; a small one is heard to its end', () => {
  expect(isCutOff(LARGE)).toBe(true);
  expect(isCutOff(IN_PIECES)).toBe(true);
  expect(isCutOff({ 'content-length': '65536' })).toBe(false);
  expect(isCutOff(LARGE, 413)).toBe(false);
});

test('staff, whose upload may be more than their quota, are heard to the end; a made-up session is not', () => {
  for (const body of [LARGE, IN_PIECES]) {
    expect(isCutOff({ ...body, authorization: 'Bearer of-staff' })).toBe(false);
    expect(isCutOff({ ...body, authorization: 'Bearer made-up' })).toBe(true);
  }
});
