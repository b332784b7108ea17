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

test('the point that stays in sight is kept in steps of five percent', () => {
  expect(parse({ focus: { x: 12.4, y: 100 } })).toEqual({ focus_x: 10, focus_y: 100 });
  expect(parse({ focus: { x: 12.5, y: 0 } })).toEqual({ focus_x: 15, focus_y: 0 });
  expect(parse({ focus: { x: 50, y: 100.1 } })).toEqual(['focus.y']);
  expect(parse({ focus: { x: -0.1, y: 50 } })).toEqual(['focus.x']);
});
