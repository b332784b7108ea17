import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { restAfter } from './rest.ts';

test('who ends the server has what comes in answered meanwhile, too', async () => {
  const came: string[] = [];
  const answered = nextTurn().then(() => came.push('answer'));
  await restAfter(60_000, AbortSignal.abort());
  came.push('work');
  await answered;
  expect(came).toEqual(['answer', 'work']);
});
