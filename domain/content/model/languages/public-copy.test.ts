import { expect, test } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { bilingualText, date, list, richText } from '../fields/field-builders.ts';
import { publicCopy, withoutLanguage } from './public-copy.ts';

const label = { el: 'Ετικέτα', en: 'Label' };
const { fields } = defineContentType({
  name: 'notice',
  label: { one: label, many: label },
  description: label,
  fields: {
    title: bilingualText(label, { required: 'both' }),
    content: richText(label),
    day: date(label),
    steps: list(label, { step: bilingualText(label), note: bilingualText(label) }),
  },
  promoted: { title: 'title' },
});

const step = (el: string, en: string, note = { el: '', en: '' }) => ({ step: { el, en }, note });
const data = (title: string, day: string, ...steps: object[]) => ({
  title: { el: `${title} ελ`, en: `${title} en` },
  content: { el: `<p>${title} ελ</p>`, en: `<p>${title} en</p>` },
  day,
  steps,
});

test('a language that is published comes from the working copy, the other stays as it was public', () => {
  const published = publicCopy(fields, data('new', '2026-02-02'), data('old', '2026-01-01'), [
    'el',
  ]);
  expect(published).toEqual({
    title: { el: 'new ελ', en: 'old en' },
    content: { el: '<p>new ελ</p>', en: '<p>old en</p>' },
    day: '2026-02-02',
    steps: [],
  });
});

test('a language that was never public stays hidden, drafted as it may be', () => {
  expect(publicCopy(fields, data('new', '', step('α', 'a')), undefined, ['el'])).toMatchObject({
    title: { el: 'new ελ', en: '' },
    content: { en: '' },
    steps: [{ step: { el: 'α', en: '' } }],
  });
});

test('both languages are the working copy, to the letter', () => {
  const working = data('new', '2026-02-02', step('α', 'a'));
  const both = publicCopy(fields, working, data('old', '2026-01-01'), ['el', 'en']);
  expect(JSON.stringify(both)).toBe(JSON.stringify(working));
});

test('an item that moved takes its public text along, and a new one has none', () => {
  const old = data('old', '', step('α', 'a'), step('β', 'b'), step('γ', 'c'));
  const moved = data(
    'old',
    '',
    step('γ', 'c'),
    step('νέο', 'draft'),
    step('α', 'a'),
    step('β', 'b'),
  );
  const { steps } = publicCopy(fields, moved, old, ['el']) as typeof old;
  expect(steps).toEqual([step('γ', 'c'), step('νέο', ''), step('α', 'a'), step('β', 'b')]);
});

test('an item that moved takes its public text along though its draft is being rewritten', () => {
  const old = data('old', '', step('α', 'a'), step('β', 'b'));
  const moved = data('old', '', step('β', 'another b'), step('α', 'another a'));
  const { steps } = publicCopy(fields, moved, old, ['el']) as typeof old;
  expect(steps).toEqual([step('β', 'b'), step('α', 'a')]);
});

test('the public text of an item whose draft is being rewritten stays', () => {
  const old = data('old', '', step('α', 'a'), step('β', 'b'));
  const rewritten = data('old', '', step('α', 'another draft'), step('βήτα', 'b'));
  const { steps } = publicCopy(fields, rewritten, old, ['el']) as typeof old;
  expect(steps).toEqual([step('α', 'a'), step('βήτα', 'b')]);
});

test('an item of which it is not known what it was shows no text that might be another’s', () => {
  const old = data('old', '', step('α', 'a'), step('β', 'b'));
  const other = data('old', '', step('άλλο', 'x'), step('και άλλο', 'y'), step('τρίτο', 'z'));
  const { steps } = publicCopy(fields, other, old, ['el']) as typeof old;
  expect(steps).toEqual([step('άλλο', ''), step('και άλλο', ''), step('τρίτο', '')]);
});

test('of two items that say the same each keeps its own', () => {
  const old = data('old', '', step('ίδιο', 'first'), step('ίδιο', 'second'));
  const { steps } = publicCopy(fields, old, old, ['el']) as typeof old;
  expect(steps).toEqual(old.steps);
});

test('data without a language have it nowhere, and the other everywhere', () => {
  const all = data('old', '2026-01-01', step('α', 'a', { el: 'σ', en: 'n' }));
  expect(withoutLanguage(fields, all, 'en')).toEqual({
    title: { el: 'old ελ', en: '' },
    content: { el: '<p>old ελ</p>', en: '' },
    day: '2026-01-01',
    steps: [step('α', '', { el: 'σ', en: '' })],
  });
});
