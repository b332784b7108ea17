import { expect, test } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { bilingualText, list, richText } from '../fields/field-builders.ts';
import { followEnglish } from './english-from.ts';

const label = { el: 'Ετικέτα', en: 'Label' };
const { fields } = defineContentType({
  name: 'notice',
  label: { one: label, many: label },
  description: label,
  fields: {
    title: bilingualText(label, { required: 'both' }),
    content: richText(label),
    steps: list(label, { step: bilingualText(label) }),
  },
  promoted: { title: 'title' },
});

type Texts = [el: string, en: string];
const of = (title: Texts, content: Texts = ['', ''], steps: Texts[] = []) => ({
  title: { el: title[0], en: title[1] },
  content: { el: content[0], en: content[1] },
  steps: steps.map(([el, en]) => ({ step: { el, en } })),
});
const follow = (
  before: ReturnType<typeof of>,
  after: ReturnType<typeof of>,
  englishFrom: Record<string, string> = {},
) => followEnglish(fields, { data: before, englishFrom }, after);

test('English whose Greek changes is known to be made from the former Greek', () => {
  const before = of(['Κλειστό τη Δευτέρα', 'Closed on Monday']);
  const after = of(['Κλειστό την Τρίτη', 'Closed on Monday']);
  expect(follow(before, after)).toEqual({ title: 'Κλειστό τη Δευτέρα' });
});

test('a text that has no English is not behind, whatever becomes of its Greek', () => {
  const before = of(['Κλειστό', 'Closed'], ['<p>Τη Δευτέρα</p>', ''], [['Βήμα', '']]);
  const after = of(['Κλειστό', 'Closed'], ['<p>Την Τρίτη</p>', ''], [['Άλλο βήμα', '']]);
  expect(follow(before, after)).toEqual({});
});

test('what it was made from stays the same through further changes of the Greek', () => {
  const was = { title: 'Κλειστό τη Δευτέρα' };
  const before = of(['Κλειστό την Τρίτη', 'Closed on Monday']);
  const after = of(['Κλειστό την Τετάρτη', 'Closed on Monday']);
  expect(follow(before, after, was)).toEqual(was);
});

test('English is in step once it is rewritten, once the Greek is as before, and where one is missing', () => {
  const was = { title: 'Κλειστό τη Δευτέρα' };
  const before = of(['Κλειστό την Τρίτη', 'Closed on Monday']);
  expect(follow(before, of(['Κλειστό την Τρίτη', 'Closed on Tuesday']), was)).toEqual({});
  expect(follow(before, of(['Κλειστό τη Δευτέρα', 'Closed on Monday']), was)).toEqual({});
  expect(follow(before, of(['Κλειστό την Τρίτη', '']), was)).toEqual({});
  expect(follow(before, of(['', 'Closed on Monday']), was)).toEqual({});
});

test('English that was there before any Greek was made from none', () => {
  expect(follow(of(['', 'Harbour']), of(['Λιμάνι', 'Harbour']))).toEqual({});
});

test('bold letters, spaces and line breaks of HTML are no change; words, links and pictures are', () => {
  const before = of(
    ['Α', 'A'],
    ['<p>Δείτε <a href="/a">εδώ</a></p><img src="/media/a.jpg">', '<p>See <a href="/a">it</a></p>'],
  );
  const greek = (html: string) => follow(before, of(['Α', 'A'], [html, before.content.en]));
  expect(
    greek(
      '<p>Δεί<strong>τε</strong>  <strong><a href="/a">ε</strong>δώ</a></p>\n<img src="/media/a.jpg">',
    ),
  ).toEqual({});
  expect(greek('<p>Δείτε <a href="/b">εδώ</a></p><img src="/media/a.jpg">')).toEqual({
    content: before.content.el,
  });
  expect(greek('<p>Δείτε <a href="/a">εκεί</a></p><img src="/media/a.jpg">')).toEqual({
    content: before.content.el,
  });
  expect(greek('<p>Δείτε <a href="/a">εδώ</a></p><img src="/media/b.jpg">')).toEqual({
    content: before.content.el,
  });
});

test('an item of a list takes along what its English was made from, wherever it moves', () => {
  const before = of(
    ['Α', 'A'],
    ['', ''],
    [
      ['Ένα', 'One'],
      ['Δύο', 'Two'],
      ['Τρία', 'Three'],
    ],
  );
  const changed = of(
    ['Α', 'A'],
    ['', ''],
    [
      ['Ένα', 'One'],
      ['Δύο!', 'Two'],
      ['Τρία', 'Three'],
    ],
  );
  const behind = follow(before, changed);
  expect(behind).toEqual({ 'steps.1.step': 'Δύο' });
  const moved = of(
    ['Α', 'A'],
    ['', ''],
    [
      ['Δύο!', 'Two'],
      ['Τρία', 'Three'],
      ['Νέο', 'New'],
      ['Ένα', 'One'],
    ],
  );
  expect(follow(changed, moved, behind)).toEqual({ 'steps.0.step': 'Δύο' });
  const without = of(
    ['Α', 'A'],
    ['', ''],
    [
      ['Τρία', 'Three'],
      ['Ένα', 'One'],
    ],
  );
  expect(follow(changed, without, behind)).toEqual({});
});

test('items with the same English are told apart by their Greek', () => {
  const before = of(
    ['Α', 'A'],
    ['', ''],
    [
      ['Αίτηση', 'Form'],
      ['Δήλωση', 'Form'],
    ],
  );
  const swapped = of(
    ['Α', 'A'],
    ['', ''],
    [
      ['Δήλωση', 'Form'],
      ['Αίτηση', 'Form'],
    ],
  );
  expect(follow(before, swapped)).toEqual({});
});
