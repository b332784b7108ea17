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
