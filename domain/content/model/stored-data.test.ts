import { expect, test } from 'vitest';
import * as build from './fields/field-builders.ts';
import { dataSchema } from './fields/schema.ts';
import { readStored } from './stored-data.ts';

const label = { el: 'Ετικέτα', en: 'Label' };
const fields = {
  title: build.bilingualText(label, { required: 'both' }),
  links: build.list(label, {
    name: build.text(label, { required: true }),
    note: build.bilingualText(label),
    picture: build.image(label),
  }),
  lead: build.bilingualText(label),
  body: build.richText(label),
  email: build.text(label),
  link: build.link(label),
  picture: build.image(label),
  pictures: build.images(label),
  paper: build.file(label),
  day: build.date(label),
  moment: build.dateTime(label),
  kind: build.optionalChoice(label, [{ value: 'a', label }]),
  size: build.number(label, { min: 5 }),
  listed: build.boolean(label),
  place: build.coordinates(label),
  office: build.reference(label, 'office'),
  hours: build.openingHours(label),
  rows: build.list(label, { name: build.text(label) }),
};
const NONE = { el: '', en: '' };

test('what was stored before a type got more fields has their empty values, and can be saved again', () => {
  const stored = { title: { el: 'Α', en: 'A' }, links: [{ name: 'one' }] };
  const read = readStored({ fields }, JSON.stringify(stored));
  expect(read).toEqual({
    title: { el: 'Α', en: 'A' },
    links: [{ name: 'one', note: NONE, picture: null }],
    lead: NONE,
    body: NONE,
    email: '',
    link: '',
    picture: null,
    pictures: [],
    paper: null,
    day: null,
    moment: null,
    kind: null,
    size: null,
    listed: false,
    place: null,
    office: null,
    hours: [],
    rows: [],
  });
  expect(dataSchema(fields).parse(read)).toEqual(read);
});

test('fields come in the order of their type, and what no field says any more behind them', () => {
  const two = { name: build.text(label), rows: build.list(label, { name: build.text(label) }) };
  const stored = { rows: [{ old: 1, name: 'one' }], former: 'x', name: 'a' };
  const read = readStored({ fields: two }, JSON.stringify(stored));
  expect(JSON.stringify(read)).toBe('{"name":"a","rows":[{"name":"one","old":1}],"former":"x"}');
});
