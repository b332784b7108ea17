import { expect, test } from 'vitest';
import { link, text } from './field-builders.ts';
import { dataSchema } from './schema.ts';

const LABEL = { el: 'Πεδίο', en: 'Field' };

test.each([
  ['+30\u00a0691 234\u202f5678', '+30 691 234 5678'],
  ['26910\u20112\u20112200', '26910-2-2200'],
  ['\u202d(26910)\t22200\u202c', '(26910) 22200'],
])('a telephone number is taken as other programs copy it: %j', (typed, stored) => {
  expect(dataSchema({ phone: text(LABEL, { format: 'phone' }) }).parse({ phone: typed })).toEqual({
    phone: stored,
  });
});

test.each([
  ['Https://www.gov.gr/Aitisi', 'https://www.gov.gr/Aitisi'],
  ['Mailto:info@example.org', 'mailto:info@example.org'],
  ['/News', '/News'],
])('a link is taken as a telephone writes its first letter: %s', (typed, stored) => {
  expect(dataSchema({ link: link(LABEL) }).parse({ link: typed })).toEqual({ link: stored });
});
