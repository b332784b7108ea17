import { expect, test } from 'vitest';
import { type MediumInput, parseMediumInput } from './medium-input.ts';

/** The fields that will not do, or what is stored. */
function parse(input: MediumInput) {
  const parsed = parseMediumInput(input);
  return 'messages' in parsed ? Object.keys(parsed.messages) : parsed;
}

test('tags that differ in accents or capitals alone are one, as it was written first', () => {
  const tags = ['Λιμάνι', 'ΛΙΜΑΝΙ', '', 'λιμανι', 'Έργα', 'Λιμάνια'];
  expect(parse({ tags })).toEqual({ tags: '["Λιμάνι","Έργα","Λιμάνια"]' });
});

const WHOLE = { left: 0, top: 0, width: 1000, height: 1000 };

test.each([
  { width: 50 },
  { height: 50 },
  { left: 950, width: 50 },
  { top: 950, height: 50 },
  { left: 1, width: 999, top: 1, height: 999 },
])('a crop of %j is kept', (part) => {
  const crop = { ...WHOLE, ...part };
  expect(parse({ crop })).toEqual({ crop: JSON.stringify(crop) });
});

test.each([
  { width: 49 },
  { height: 49 },
  { left: 951, width: 50 },
  { top: 951, height: 50 },
  { left: -1, width: 500 },
  { top: -1, height: 500 },
])('a crop of %j is too small, or not within the picture', (part) => {
  expect(parse({ crop: { ...WHOLE, ...part } })).toEqual(['crop']);
});

test('the whole picture is no crop', () => {
  expect(parse({ crop: WHOLE })).toEqual({ crop: '' });
  expect(parse({ crop: null })).toEqual({ crop: '' });
});

const texts = (length: number) => ({ el: 'α'.repeat(length), en: 'a'.repeat(length) });
const tagsOf = (count: number, length = 5) =>
  Array.from({ length: count }, (_, at) => String(at).padStart(length, 'x'));

test.each<[string, MediumInput, string[]]>([
  ['an alternative text of 300 letters is taken', { alt: texts(300) }, []],
  ['one of 301 is not', { alt: texts(301) }, ['alt.el', 'alt.en']],
  ['who made it is said in 150 letters', { credit: texts(150) }, []],
  ['and not in 151', { credit: texts(151) }, ['credit.el', 'credit.en']],
  ['a note on the licence has 500 letters', { licenceNote: 'α'.repeat(500) }, []],
  ['and not 501', { licenceNote: 'α'.repeat(501) }, ['licenceNote']],
  ['there are twenty tags', { tags: tagsOf(20) }, []],
  ['and not twenty-one', { tags: tagsOf(21) }, ['tags']],
  ['each has forty letters', { tags: tagsOf(1, 40) }, []],
  ['and not forty-one', { tags: tagsOf(1, 41) }, ['tags.0']],
  ['a licence is one of the list', { licence: 'cc-by' }, []],
  ['a licence may be unknown', { licence: '' }, []],
  ['a licence is no other word', { licence: 'gpl' }, ['licence']],
  ['a part is in whole thousandths', { crop: { ...WHOLE, width: 500.5 } }, ['crop.width']],
])('%s', (_, input, refused) => {
  const parsed = parse(input);
  expect(Array.isArray(parsed) ? parsed : []).toEqual(refused);
});

test('a note on the licence may have several lines', () => {
  expect(parse({ licenceNote: 'Με επιστολή\nτης 3ης Μαρτίου' })).toEqual({
    licence_note: 'Με επιστολή\nτης 3ης Μαρτίου',
  });
});

test('a picture that says nothing has no text, and one that says something has a text or lacks it', () => {
  const decorative = { is_decorative: 1, alt_el: '', alt_en: '' };
  expect(parse({ isDecorative: true })).toEqual(decorative);
  expect(parse({ isDecorative: true, alt: texts(3) })).toEqual(decorative);
  expect(parse({ isDecorative: false })).toEqual({ is_decorative: 0 });
  expect(parse({ alt: { el: '', en: '' } })).toEqual({ alt_el: '', alt_en: '' });
});

test('the point that stays in sight is kept in steps of five percent', () => {
  expect(parse({ focus: { x: 12.4, y: 100 } })).toEqual({ focus_x: 10, focus_y: 100 });
  expect(parse({ focus: { x: 12.5, y: 0 } })).toEqual({ focus_x: 15, focus_y: 0 });
  expect(parse({ focus: { x: 50, y: 100.1 } })).toEqual(['focus.y']);
  expect(parse({ focus: { x: -0.1, y: 50 } })).toEqual(['focus.x']);
});
