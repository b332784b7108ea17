import { expect, test } from 'vitest';
import { describeWait } from './describe-wait.ts';

test.each([
  [1, '1 λεπτό', '1 minute'],
  [60, '1 λεπτό', '1 minute'],
  [61, '2 λεπτά', '2 minutes'],
  [90 * 60, '90 λεπτά', '90 minutes'],
  [90 * 60 + 1, '2 ώρες', '2 hours'],
  [24 * 60 * 60, '24 ώρες', '24 hours'],
])('%i seconds are %s, %s', (seconds, el, en) => {
  expect(describeWait(seconds)).toEqual({ el, en });
});
