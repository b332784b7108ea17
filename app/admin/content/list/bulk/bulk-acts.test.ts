import { expect, test } from 'vitest';
import { BULK_ACTS, concerns } from './bulk-acts.ts';

const actsOn = (state: 'draft' | 'published' | 'archived', hasUnpublishedChanges = false) =>
  BULK_ACTS.filter((act) => concerns(act, { state, hasUnpublishedChanges }));

test('an act leaves alone what is so already', () => {
  expect(actsOn('draft')).toEqual(['publish', 'delete']);
  expect(actsOn('published')).toEqual(['unpublish', 'delete']);
  expect(actsOn('published', true)).toEqual(['publish', 'unpublish', 'delete']);
  expect(actsOn('archived')).toEqual(['publish', 'unpublish', 'delete']);
});
