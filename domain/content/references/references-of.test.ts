import { expect, test } from 'vitest';
import { image, link, list, reference, richText } from '../model/fields/field-builders.ts';
import { findReferences } from './references-of.ts';

const label = { el: 'Πεδίο', en: 'Field' };
const fields = {
  picture: image(label),
  office: reference(label, 'department'),
  more: link(label),
  content: richText(label),
  parts: list(label, { href: link(label) }),
};

const empty = { picture: null, office: null, more: '', content: { el: '', en: '' }, parts: [] };
const MEDIUM = '0198f0c2-1111-7000-8000-000000000001';

test('an entry points at what its fields name', () => {
  expect(findReferences(fields, { ...empty, picture: MEDIUM, office: 'technical' })).toEqual([
    { kind: 'medium', target: MEDIUM },
    { kind: 'entry', target: 'department/technical' },
  ]);
  expect(findReferences(fields, empty)).toEqual([]);
});

test.each([
  ['/volunteering', 'address', '/volunteering'],
  ['/volunteering?lang=en#how', 'address', '/volunteering'],
  ['/volunteering/', 'address', '/volunteering'],
  ['/', 'address', '/'],
  ['https://www.gov.gr/', 'link', 'https://www.gov.gr/'],
  ['https://www.gov.gr/upiresies?lang=el#top', 'link', 'https://www.gov.gr/upiresies?lang=el'],
  [`/media/${MEDIUM}.0123456789abcdef/budget.pdf`, 'medium', MEDIUM],
  [`https://www.example.gr/media/${MEDIUM}.0123456789abcdef/640.webp`, 'medium', MEDIUM],
])('the link %s points at the %s %s, from a field, a text and a part', (href, kind, target) => {
  const text = { el: '<p>Δείτε</p>', en: `<p>See <a class="x" href="${href}">there</a></p>` };
  const expected = [{ kind, target }];
  expect(findReferences(fields, { ...empty, more: href })).toEqual(expected);
  expect(findReferences(fields, { ...empty, content: text })).toEqual(expected);
  expect(findReferences(fields, { ...empty, parts: [{ href }] })).toEqual(expected);
  // Named twice, it is one reference.
  expect(findReferences(fields, { ...empty, more: href, content: text })).toEqual(expected);
});

test.each(['//www.gov.gr/', `/${'a'.repeat(500)}`, 'mailto:info@example.gr', 'tel:+302691000000'])(
  'the link %s points at nothing',
  (href) => {
    expect(findReferences(fields, { ...empty, more: href })).toEqual([]);
  },
);

test('a picture in a text is a reference', () => {
  const src = `/media/${MEDIUM}.0123456789abcdef/640.webp`;
  const content = { el: `<p><img alt="" src="${src}"></p>`, en: '' };
  expect(findReferences(fields, { ...empty, content })).toEqual([
    { kind: 'medium', target: MEDIUM },
  ]);
});

test('an entry that a text names by id is a reference, as a link or as a contact card', () => {
  const content = {
    el: '<p><a href="mailto:a@b.gr" data-entry="0abc">Νερό</a></p><p data-contact="0def">ΚΕΠ</p>',
    en: '<p data-contact="0def">Citizens’ Service Centre</p>',
  };
  expect(findReferences(fields, { ...empty, content })).toEqual([
    { kind: 'entry', target: '0abc' },
    { kind: 'entry', target: '0def' },
  ]);
});
