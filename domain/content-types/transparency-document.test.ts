import { expect, test } from 'vitest';
import { transparencyDocumentSeed } from '../../seed/content/transparency-documents.ts';
import { advise } from '../advice/advise.ts';
import { emptyData } from '../content/model/content-type.ts';
import { transparencyDocument } from './transparency-document.ts';

const FACTS = {
  now: new Date('2026-03-04T10:00:00Z'),
  pictures: new Map(),
  documents: new Map(),
  dead: new Set<string>(),
  moved: new Map(),
  languages: ['el'],
} as const;

test.each([
  ['a decision', { category: 'decisions', date: '2026-03-04', ada: '' }, ['ada']],
  ['a budget of the first day', { category: 'budgets', date: '2011-03-15', ada: '' }, ['ada']],
  [
    'a decision with its ADA',
    { category: 'decisions', date: '2026-03-04', ada: 'Ψ4Χ7ΩΞ6-ΑΒΓ' },
    [],
  ],
  ['a decision of before Diavgeia', { category: 'decisions', date: '2011-03-14', ada: '' }, []],
  ['a study', { category: 'plans', date: '2026-03-04', ada: '' }, []],
])('staff are asked for the ADA where the law demands one: %s', (_, given, paths) => {
  const data = { ...emptyData(transparencyDocument.fields), ...given };
  const found = advise(transparencyDocument, data, FACTS);
  const missing = found.filter(({ rule }) => rule === 'missing');
  expect(missing.map(({ path }) => path)).toEqual(paths);
});

test('every document of the first content has its ADA', () => {
  const seeds = transparencyDocumentSeed('2026-03-04');
  expect(seeds.length).toBeGreaterThan(5);
  expect(seeds.filter(({ data }) => !data.ada).map(({ slug }) => slug)).toEqual([]);
});
