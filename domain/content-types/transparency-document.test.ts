import { expect, test } from 'vitest';
import { transparencyDocumentSeed } from '../../seed/content/transparency-documents.ts';
import { VALIDATION_TEXTS } from '../text/validation-texts.ts';
import { transparencyDocument } from './transparency-document.ts';

const missing = { ada: VALIDATION_TEXTS.adaNeeded };

test.each([
  ['a decision', { category: 'decisions', date: '2026-03-04', ada: '' }, missing],
  ['a budget', { category: 'budgets', date: '2011-03-15', ada: '' }, missing],
  [
    'a decision with its ADA',
    { category: 'decisions', date: '2026-03-04', ada: 'Ψ4Χ7ΩΞ6-ΑΒΓ' },
    {},
  ],
  ['a decision of before Diavgeia', { category: 'decisions', date: '2011-03-14', ada: '' }, {}],
  ['a study', { category: 'plans', date: '2026-03-04', ada: '' }, {}],
])('the ADA is demanded where the law does: %s', (_, data, messages) => {
  expect(transparencyDocument.check?.find(data)).toEqual(messages);
});

test('every document of the first content has its ADA', () => {
  const without = transparencyDocumentSeed('2026-03-04').filter(({ data }) => !data.ada);
  expect(without.map(({ slug }) => slug)).toEqual([]);
});
