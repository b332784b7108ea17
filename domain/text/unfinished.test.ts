import { expect, test } from 'vitest';
import { findUnfinished, toFinish } from './unfinished.ts';

test('gaps are found as they stand in a text', () => {
  const { el, en } = toFinish({ el: 'το όνομα', en: 'the name' });
  expect(findUnfinished(`<p>${el}, ${en} [1]</p>`)).toEqual([el, en]);
  expect(findUnfinished('[Fill in: one [Fill in: two] three]')).toEqual([
    '[Fill in: one [Fill in: two]',
  ]);
  expect(findUnfinished('[Fill in: no end')).toEqual([]);
  expect(findUnfinished('[Fill in:] [1] Fill in: x]')).toEqual([]);
});

test('gaps without an end do not keep the processor: each text of staff is searched for them', () => {
  const { user } = process.cpuUsage();
  expect(findUnfinished('[Συμπληρώστε: '.repeat(20_000))).toEqual([]);
  expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
});
