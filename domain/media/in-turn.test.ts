import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('work is done one after another, also after one that failed', async () => {
  const turn = inTurn();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
    if (name === 'b') throw new Error(name);
    return name;
  };
  const all = await Promise.allSettled(['a', 'b', 'c'].map((name) => turn(work(name))));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
