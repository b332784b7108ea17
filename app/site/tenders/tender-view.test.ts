import { expect, test } from 'vitest';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { tender } from '../../../domain/content-types/tender.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { viewTender } from './tender-view.ts';

const view = (facts: object) =>
  viewTender(
    { slug: 'road', data: { ...emptyData(tender.fields), ...facts } } as never,
    TEST_NOW,
    'en',
  );

test.each([
  ['open', '2026-04-01T15:00', { words: 'Open', tone: 'olive' }],
  ['open', '2026-03-01T15:00', { words: 'Closed', tone: 'sand' }],
  ['awarded', '2026-03-01T15:00', { words: 'Awarded', tone: 'sea' }],
  ['cancelled', '2026-04-01T15:00', { words: 'Cancelled', tone: 'terracotta' }],
])(
  'a tender that is %s, with the deadline %s, has a word and a colour of its own',
  (state, deadline, expected) => {
    expect(view({ state, deadline }).state).toEqual(expected);
  },
);
