import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { Visitors } from './visitors.ts';

test('a page is made as long as one of those who wait for it is there, and then forgotten', async () => {
  const visitors = new Visitors();
  const { promise: made, resolve: make } = Promise.withResolvers<void>();
  const [first, second] = [{ destroyed: false }, { destroyed: false }];
  const waiting = [first, second].map((socket) =>
    visitors.while('/news', { socket } as unknown as IncomingMessage, () => made),
  );
  expect(visitors.areGone('/news')).toBe(false);
  first.destroyed = true;
  expect(visitors.areGone('/news')).toBe(false);
  second.destroyed = true;
  expect(visitors.areGone('/news')).toBe(true);
  make();
  await Promise.all(waiting);
  expect(visitors.size).toBe(0);
});

test('one who has what they waited for takes nothing from those who wait on', async () => {
  const visitors = new Visitors();
  const waits = [0, 1].map(() => Promise.withResolvers<void>());
  const waiting = waits.map(({ promise }) =>
    visitors.while(
      '/news',
      { socket: { destroyed: false } } as unknown as IncomingMessage,
      () => promise,
    ),
  );
  waits[0]?.resolve();
  await waiting[0];
  expect(visitors.areGone('/news')).toBe(false);
  waits[1]?.resolve();
  await waiting[1];
  expect(visitors.areGone('/news')).toBe(true);
});
