import { expect, test } from 'vitest';
import { Admission } from './admission.ts';
import { Turns } from './turns.ts';

/** In which turn of the event loop each of three things ended that began in this one. */
async function turnsOf(begin: (name: string) => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const ends = ['first', 'second', 'third'].map((name) => begin(name).then(() => seen.push(name)));
  for (let turn = 1; turn <= 3; turn++) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    seen.push(`after turn ${turn}`);
  }
  await Promise.all(ends);
  return seen;
}
const ONE_EACH = ['first', 'after turn 1', 'second', 'after turn 2', 'third', 'after turn 3'];

test('each begins in a turn of the event loop of its own, in the order of coming', async () => {
  const turns = new Turns();
  expect(await turnsOf(() => turns.next())).toEqual(ONE_EACH);
  // Nobody waits any more.
  expect(await turnsOf(() => turns.next())).toEqual(ONE_EACH);
});

test('requests that are refused for their number are so one by one, others at once', async () => {
  const admission = new Admission({ perMinute: 3, noteRefusal: () => {} });
  const ask = () => admission.spend('192.0.2.1').catch(() => {});
  expect((await turnsOf(ask)).slice(0, 3)).toEqual(['first', 'second', 'third']);
  expect(await turnsOf(ask)).toEqual(ONE_EACH);
});
