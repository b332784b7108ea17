import { expect, test } from 'vitest';
import { news } from '../../../../domain/content-types/news.ts';
import { startValues } from '../entry-values.ts';
import { declareInStep, findBehind, findDeclared } from './english-in-step.ts';

const start = startValues(news, '2026-03-04');
const stored = {
  ...start,
  title: { el: 'Κλειστό τη Δευτέρα', en: 'Closed on Monday' },
  tags: [{ name: { el: 'Νερό', en: 'Water' } }, { name: { el: 'Φως', en: 'Light' } }],
};
const before = { stored, englishFrom: {} };
const changed = { ...stored, title: { el: 'Κλειστό την Τρίτη', en: 'Closed on Monday' } };

test('a text whose Greek is being changed is behind, until somebody says that it is a small correction', () => {
  expect(findBehind(news, before, changed)).toEqual({ title: 'Κλειστό τη Δευτέρα' });
  const said = { ...changed, $inStep: declareInStep(changed, 'title') };
  expect(findBehind(news, before, said)).toEqual({});
  expect(findDeclared(news, before, said)).toEqual(['title']);
});

test('what is typed after that is no small correction any more', () => {
  const said = { ...changed, $inStep: declareInStep(changed, 'title') };
  const further = { ...said, title: { ...said.title, el: 'Κλειστό την Πέμπτη' } };
  expect(findBehind(news, before, further)).toEqual({ title: 'Κλειστό τη Δευτέρα' });
  expect(findDeclared(news, before, further)).toEqual([]);
});

test('an item of which it was said stays in step wherever it moves', () => {
  const tags = [stored.tags[0], { name: { el: 'Φώτα', en: 'Light' } }];
  const said = { ...stored, tags };
  const moved = { ...said, $inStep: declareInStep(said, 'tags.1.name'), tags: tags.toReversed() };
  expect(findBehind(news, before, said)).toEqual({ 'tags.1.name': 'Φως' });
  expect(findBehind(news, before, moved)).toEqual({});
  expect(findDeclared(news, before, moved)).toEqual(['tags.0.name']);
});

test('of two texts with the same Greek, that is said of the one alone', () => {
  const summary = { el: 'Κλειστό τη Δευτέρα', en: 'No service on Monday' };
  const greek = { el: 'Κλειστό την Τρίτη' };
  const both = {
    ...{ ...changed, summary: { ...summary, ...greek } },
    $inStep: declareInStep(changed, 'title'),
  };
  const twice = { stored: { ...stored, summary }, englishFrom: {} };
  expect(findBehind(news, twice, both)).toEqual({ summary: summary.el });
  expect(findDeclared(news, twice, both)).toEqual(['title']);
});

test('values kept by an older version of the form have declared nothing', () => {
  const { $inStep: _, ...older } = changed;
  expect(findBehind(news, before, older as typeof changed)).toEqual({
    title: 'Κλειστό τη Δευτέρα',
  });
});
