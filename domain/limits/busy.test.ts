import { expect, test } from 'vitest';
import { tooBusy, tooManyOfNetwork, tooManyPreviews } from './busy.ts';

test('whoever is turned away for their number learns when to come again', () => {
  expect(tooBusy()).toMatchObject({
    code: 'busy',
    retryAfter: 3,
    text: { en: expect.stringMatching(/ in a few seconds\.$/) },
  });
  expect(tooManyOfNetwork(90)).toMatchObject({
    code: 'too-many',
    retryAfter: 90,
    text: {
      el: expect.stringMatching(/ σε 2 λεπτά\.$/),
      en: expect.stringMatching(/ in 2 minutes\.$/),
    },
  });
  expect(tooManyPreviews(7)).toMatchObject({ code: 'too-many', retryAfter: 7 });
});
