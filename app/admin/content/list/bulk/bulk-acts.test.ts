import { expect, test } from 'vitest';
import type { AnyEntry } from '../../content-api.ts';
import { bulkActsOf, concerns } from './bulk-acts.ts';

const seen = (state: AnyEntry['state'], more: Partial<AnyEntry> = {}) => ({
  state,
  hasUnpublishedChanges: false,
  review: null,
  ...more,
});
const actsOn = (entry: ReturnType<typeof seen>) =>
  bulkActsOf(false).filter((act) => concerns(act, entry));

test('an act leaves alone what is so already', () => {
  expect(actsOn(seen('draft'))).toEqual(['publish', 'delete']);
  expect(actsOn(seen('published'))).toEqual(['unpublish', 'delete']);
  expect(actsOn(seen('published', { hasUnpublishedChanges: true }))).toEqual([
    'publish',
    'unpublish',
    'delete',
  ]);
  expect(actsOn(seen('archived'))).toEqual(['unpublish', 'delete']);
  expect(actsOn(seen('archived', { hasUnpublishedChanges: true }))).toContain('publish');
});

test('where there are reviewers, editors hand in what is not with them yet', () => {
  expect(bulkActsOf(true)).toEqual(['hand-in', 'delete']);
  const withReviewers = (state: 'handed-in' | 'handed-back', isChangedSince = false) =>
    seen('draft', {
      review: { state, isChangedSince, handedInBy: '', at: '', handedBackBy: '', note: '' },
    });
  expect(concerns('hand-in', seen('draft'))).toBe(true);
  expect(concerns('hand-in', withReviewers('handed-in'))).toBe(false);
  expect(concerns('hand-in', withReviewers('handed-in', true))).toBe(true);
  expect(concerns('hand-in', withReviewers('handed-back'))).toBe(true);
  expect(concerns('hand-in', seen('published'))).toBe(false);
});
