import { describe, expect, test } from 'vitest';
import { fieldMessages } from '../../../field-messages.ts';
import { sayRange, VALIDATION_TEXTS } from '../../../text/validation-texts.ts';
import {
  bilingualText,
  choice,
  choices,
  coordinates,
  date,
  dateTime,
  file,
  image,
  images,
  link,
  list,
  number,
  openingHours,
  reference,
  repetition,
  richText,
  text,
} from './field-builders.ts';
import type { Field } from './fields.ts';
import { dataSchema } from './schema.ts';

const LABEL = { el: 'Πεδίο', en: 'Field' };
const FIELDS = {
  text: text(LABEL, { required: true, maxLength: 10 }),
  email: text(LABEL, { format: 'email' }),
  phone: text(LABEL, { format: 'phone' }),
  link: link(LABEL),
  bilingual: bilingualText(LABEL, { required: 'en' }),
  date: date(LABEL),
  dateTime: dateTime(LABEL),
  number: number(LABEL, { min: 0, max: 5, integer: true }),
  coordinates: coordinates(LABEL),
  hours: openingHours(LABEL),
  choice: choice(LABEL, [{ value: 'a', label: LABEL }]),
  reference: reference(LABEL, 'department'),
  image: image(LABEL),
  images: images(LABEL),
} satisfies Record<string, Field>;

/** The messages for one field with that value. */
function problemsOf(name: keyof typeof FIELDS, value: unknown) {
  const parsed = dataSchema({ [name]: FIELDS[name] }).safeParse({ [name]: value });
  return parsed.success ? {} : fieldMessages(parsed.error);
}

/** Monday from one time to another. */
const monday = (opens: string, closes: string) => [{ days: [1], opens, closes }];

describe('a field takes', () => {
  test.each<[keyof typeof FIELDS, unknown]>([
    ['text', 'ten letter'],
    ['email', 'info@aigialeia.gr'],
    ['email', ''],
    ['phone', '+30 26910 00100'],
    ['link', ''],
    ['link', '/contact?lang=en#form'],
    ['link', 'https://www.gov.gr/'],
    ['link', 'http://example.org'],
    ['link', 'mailto:info@aigialeia.gr'],
    ['link', 'tel:+302691000100'],
    ['bilingual', { el: '', en: 'English' }],
    ['date', '2024-02-29'],
    ['date', '1821-01-01'],
    ['date', null],
    ['dateTime', '2026-03-04T23:59'],
    ['number', 0],
    ['number', 5],
    ['coordinates', { lat: 38.25, lng: 22.08 }],
    ['coordinates', null],
    ['coordinates', { lat: -90, lng: -180 }],
    ['coordinates', { lat: 90, lng: 180 }],
    ['hours', Array.from({ length: 14 }, () => monday('08:00', '15:00')[0])],
    ['images', Array.from({ length: 50 }, () => 'a')],
    ['hours', []],
    ['hours', monday('08:00', '15:00')],
    ['choice', 'a'],
    ['reference', 'technical-services'],
    ['image', 'aigio-harbour'],
  ])('%s: %j', (name, value) => {
    expect(problemsOf(name, value)).toEqual({});
  });
});

describe('a field refuses, with the reason at its path', () => {
  test.each<[keyof typeof FIELDS, unknown, string, keyof typeof VALIDATION_TEXTS]>([
    ['text', '', 'text', 'required'],
    ['text', '   ', 'text', 'required'],
    ['text', 7, 'text', 'text'],
    ['email', 'info@', 'email', 'email'],
    ['phone', 'call me', 'phone', 'phone'],
    ['link', 'javascript:alert(1)', 'link', 'link'],
    ['link', 'JAVASCRIPT:alert(1)', 'link', 'link'],
    ['link', 'data:text/html,x', 'link', 'link'],
    ['link', 'ftp://example.org/file', 'link', 'link'],
    ['link', 'vbscript:x', 'link', 'link'],
    ['link', 'file:///etc/passwd', 'link', 'link'],
    ['link', '//evil.example', 'link', 'link'],
    // Browsers read a backslash as a slash.
    ['link', '/\\evil.example', 'link', 'link'],
    ['link', '/a"b', 'link', 'link'],
    ['link', 'example.org', 'link', 'link'],
    ['link', 'https://', 'link', 'link'],
    ['link', '/path with spaces', 'link', 'link'],
    ['link', 'mailto:nobody', 'link', 'link'],
    ['link', 'tel:me', 'link', 'link'],
    ['bilingual', { el: 'Ελληνικά', en: '' }, 'bilingual.en', 'required'],
    ['date', '2025-02-29', 'date', 'date'],
    ['date', '15/06/2025', 'date', 'date'],
    ['date', '0026-02-28', 'date', 'tooLongAgo'],
    ['date', '1820-12-31', 'date', 'tooLongAgo'],
    ['dateTime', '0026-03-04T10:00', 'dateTime', 'tooLongAgo'],
    ['dateTime', '2026-03-04T24:00', 'dateTime', 'dateTime'],
    ['dateTime', '2026-03-04', 'dateTime', 'dateTime'],
    ['number', 1.5, 'number', 'integer'],
    ['coordinates', { lat: 91, lng: 22 }, 'coordinates.lat', 'latitude'],
    ['coordinates', { lat: 38, lng: 181 }, 'coordinates.lng', 'longitude'],
    ['coordinates', { lat: -90.1, lng: 22 }, 'coordinates.lat', 'latitude'],
    ['coordinates', { lat: 38, lng: -180.1 }, 'coordinates.lng', 'longitude'],
    [
      'hours',
      Array.from({ length: 15 }, () => monday('08:00', '15:00')[0]),
      'hours',
      'listTooLong',
    ],
    ['images', Array.from({ length: 51 }, () => 'a'), 'images', 'listTooLong'],
    ['hours', monday('15:00', '08:00'), 'hours.0.closes', 'closesAfterOpens'],
    ['hours', monday('08:00', '08:00'), 'hours.0.closes', 'closesAfterOpens'],
    ['hours', monday('0800', '15:00'), 'hours.0.opens', 'time'],
    ['hours', monday('08:00', '24:00'), 'hours.0.closes', 'time'],
    ['hours', monday('08:00', '14:57'), 'hours.0.closes', 'openingTime'],
    ['hours', [{ days: [], opens: '08:00', closes: '15:00' }], 'hours.0.days', 'days'],
    ['choice', 'b', 'choice', 'choice'],
    ['reference', 'Not a slug', 'reference', 'reference'],
    ['image', '../secret', 'image', 'media'],
  ])('%s: %j at %s', (name, value, path, reason) => {
    expect(problemsOf(name, value)).toEqual({ [path]: VALIDATION_TEXTS[reason] });
  });

  test('a text that is too long, and a number out of range, with the limits', () => {
    expect(problemsOf('text', 'eleven char')).toEqual({
      text: {
        el: 'Το κείμενο έχει πάνω από 10 χαρακτήρες. Συντομεύστε το.',
        en: 'The text has more than 10 characters. Shorten it.',
      },
    });
    const range = { el: 'Δώστε αριθμό από 0 έως 5.', en: 'Enter a number from 0 to 5.' };
    for (const beyond of [-1, 6]) expect(problemsOf('number', beyond)).toEqual({ number: range });
    // A year has no dot in it, and a million has.
    const large = dataSchema({ of: number(LABEL, { min: 2000, max: 1_000_000 }) });
    const refused = large.safeParse({ of: 1999 });
    expect(refused.success ? {} : fieldMessages(refused.error)).toEqual({
      of: {
        el: 'Δώστε αριθμό από 2000 έως 1.000.000.',
        en: 'Enter a number from 2000 to 1,000,000.',
      },
    });
    const eighth = [{ days: [8], opens: '08:00', closes: '15:00' }];
    expect(problemsOf('hours', eighth)).toEqual({
      'hours.0.days.0': { el: 'Δώστε αριθμό από 1 έως 7.', en: 'Enter a number from 1 to 7.' },
    });
  });

  test('and no field that it does not know', () => {
    const parsed = dataSchema({ link: FIELDS.link }).safeParse({ link: '', id: 'x' });
    expect(parsed.success ? {} : fieldMessages(parsed.error)).toEqual({
      id: VALIDATION_TEXTS.unknownField,
    });
  });
});

test('the lines of a text end with one character, whatever a browser sends; in one line they are spaces', () => {
  const schema = dataSchema({ one: text(LABEL), many: text(LABEL, { multiline: true }) });
  const typed = 'Ώρες\r\n8 έως 3';
  expect(schema.parse({ one: typed, many: typed })).toEqual({
    one: 'Ώρες 8 έως 3',
    many: 'Ώρες\n8 έως 3',
  });
});

test('a rich text has two hundred thousand characters at most, with its tags', () => {
  const schema = dataSchema({ of: richText(LABEL) });
  const written = (length: number) => `<p>${'α'.repeat(length - '<p></p>'.length)}</p>`;
  expect(schema.safeParse({ of: { el: written(200_000), en: '' } }).success).toBe(true);
  const refused = schema.safeParse({ of: { el: written(200_001), en: '' } });
  expect(refused.success ? {} : fieldMessages(refused.error)).toEqual({
    'of.el': VALIDATION_TEXTS.richTextTooLong,
  });
});

test.each([
  ['', true],
  ['<p></p>', true],
  ['<ul><li><p> </p></li><li></li></ul>', true],
  ['<ol data-kind="steps"><li></li></ol><h2></h2><p><br /></p>', true],
  ['<table><tbody><tr><td></td></tr></tbody></table><hr />', true],
  ['<ul><li>Α</li></ul>', false],
  ['<figure><img src="/media/a.0123456789abcdef/480.jpg" alt="" /></figure>', false],
])('a required rich text of %s is empty: %s', (el, isEmpty) => {
  const parsed = dataSchema({ of: richText(LABEL, { required: 'el' }) }).safeParse({
    of: { el, en: '' },
  });
  expect(parsed.success ? {} : fieldMessages(parsed.error)).toEqual(
    isEmpty ? { 'of.el': VALIDATION_TEXTS.required } : {},
  );
});

test('an exact link leads to no front page', () => {
  const schema = dataSchema({ link: link(LABEL, { isExact: true }) });
  for (const right of ['', '/contact', 'https://www.gov.gr/ipiresies/x', 'https://a.gr/?id=5'])
    expect(schema.safeParse({ link: right }).success, right).toBe(true);
  for (const wrong of ['https://www.gov.gr', 'https://www.gov.gr/', 'http://a.gr/#']) {
    const refused = schema.safeParse({ link: wrong });
    expect(refused.success ? {} : fieldMessages(refused.error), wrong).toEqual({
      link: VALIDATION_TEXTS.exactLink,
    });
  }
});

test('choices are kept in the order of the list, each once; others are refused', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: LABEL }));
  const schema = dataSchema({ of: choices(LABEL, options) });
  expect(schema.parse({ of: ['c', 'a', 'a'] })).toEqual({ of: ['a', 'c'] });
  expect(schema.safeParse({ of: ['d'] }).success).toBe(false);
  expect(schema.safeParse({ of: 'a' }).success).toBe(false);
});

describe('what the fields owe each other is asked', () => {
  const schema = dataSchema(
    {
      title: text(LABEL, { required: true }),
      from: dateTime(LABEL, { required: true }),
      to: dateTime(LABEL),
      link: link(LABEL),
    },
    { rules: [{ kind: 'order', fields: ['from', 'to'], error: 'endsAfterStart' }] },
  );
  const [four, six] = ['2026-03-04T16:00', '2026-03-04T18:00'];
  test.each([
    ['beside the faults of other fields', { title: '', from: six, to: four, link: 'x' }],
    ['beside a value of another kind', { title: 'A', from: six, to: four, link: 7 }],
  ])('%s', (_, data) => {
    const { error } = schema.safeParse(data);
    expect(error && fieldMessages(error)).toMatchObject({
      link: expect.anything(),
      to: VALIDATION_TEXTS.endsAfterStart,
    });
  });

  test('but not of a field that is wrong by itself, nor of what is no entry', () => {
    const wrong = schema.safeParse({ title: 'A', from: 'tomorrow', to: four, link: '' });
    expect(wrong.error && fieldMessages(wrong.error)).toEqual({ from: VALIDATION_TEXTS.dateTime });
    for (const none of [null, 'text', []]) {
      expect(schema.safeParse(none).error?.issues).toHaveLength(1);
    }
  });
});

describe('numbers of acts', () => {
  const FIELDS_OF_ACTS = {
    ada: text(LABEL, { format: 'ada', maxLength: 40 }),
    adam: text(LABEL, { format: 'adam', maxLength: 40 }),
    cpv: text(LABEL, { format: 'cpv', maxLength: 10 }),
  };
  const empty = { ada: '', adam: '', cpv: '' };

  test.each([
    ['ada', 'ψ4χ7ωξ6-abγ', 'Ψ4Χ7ΩΞ6-ΑΒΓ', '12/2026'],
    ['adam', '26proc012345678 ', '26PROC012345678', '26PROC1'],
    ['cpv', ' 45214200-2', '45214200-2', '45214200'],
    // As word processors and PDF documents write hyphens and minus signs.
    ['ada', 'Ψ4Χ7ΩΞ6–ΑΒΓ', 'Ψ4Χ7ΩΞ6-ΑΒΓ', 'Ψ4Χ7ΩΞ6_ΑΒΓ'],
    ['cpv', '45214200\u22122', '45214200-2', '45214200 2'],
  ] as const)('are put right and checked: %s', (name, typed, stored, wrong) => {
    const schema = dataSchema(FIELDS_OF_ACTS);
    expect(schema.parse({ ...empty, [name]: typed })).toEqual({ ...empty, [name]: stored });
    const refused = schema.safeParse({ ...empty, [name]: wrong });
    expect(refused.success ? {} : fieldMessages(refused.error)).toEqual({
      [name]: VALIDATION_TEXTS[name],
    });
  });
});

test('the days of a week stand in their order, each once, and no other rule keeps them', () => {
  const schema = dataSchema({ rule: repetition(LABEL) });
  const weekly = { every: 'week', interval: 1, weekdays: [5, 1, 5], nth: null, until: null };
  expect(schema.parse({ rule: weekly })).toEqual({ rule: { ...weekly, weekdays: [1, 5] } });
  const monthly = { ...weekly, every: 'month', nth: 1 };
  expect(schema.parse({ rule: monthly })).toEqual({ rule: { ...monthly, weekdays: [1] } });
  const daily = { ...weekly, every: 'day' };
  expect(schema.parse({ rule: daily })).toEqual({ rule: { ...daily, weekdays: [] } });
});

test.each<[string, object, string, keyof typeof VALIDATION_TEXTS | [number, number]]>([
  ['interval', { interval: 0 }, 'rule.interval', 'interval'],
  ['interval', { interval: 100 }, 'rule.interval', 'interval'],
  ['interval', { interval: 1.5 }, 'rule.interval', 'interval'],
  ['step', { every: 'hour' }, 'rule.every', 'choice'],
  ['weekday', { weekdays: [0] }, 'rule.weekdays.0', [1, 7]],
  ['weekday', { weekdays: [8] }, 'rule.weekdays.0', [1, 7]],
  ['weekday', { weekdays: [1.5] }, 'rule.weekdays.0', 'integer'],
  ['number of weekdays', { weekdays: [1, 2, 3, 4, 5, 6, 7, 1] }, 'rule.weekdays', 'listTooLong'],
  ['week of the month', { every: 'month', nth: 5 }, 'rule.nth', 'choice'],
  ['last day', { until: '2026-02-30' }, 'rule.until', 'date'],
])('an event does not repeat by a wrong %s: %j', (_, wrong, path, reason) => {
  const schema = dataSchema({ rule: repetition(LABEL) });
  const rule = { every: 'week', interval: 99, weekdays: [1], nth: null, until: '2026-12-31' };
  expect(schema.parse({ rule })).toEqual({ rule });
  const refused = schema.safeParse({ rule: { ...rule, ...wrong } });
  expect(refused.success ? {} : fieldMessages(refused.error)).toEqual({
    [path]: typeof reason === 'string' ? VALIDATION_TEXTS[reason] : sayRange(...reason),
  });
});

test.each([
  ['file', 'a', 'b'],
  ['text', '45214200-2', '45214300-3'],
  ['reference', 'aigio', 'akrata'],
] as const)('what stands twice in a list is named as what it may be: a %s', (kind, one, other) => {
  const part = { file: file(LABEL), text: text(LABEL), reference: reference(LABEL, 'unit') }[kind];
  const schema = dataSchema({ items: list(LABEL, { part }, { once: 'part' }) });
  const items = [{ part: one }, { part: other }, { part: one }];
  // Rows that nobody has filled in yet are alike, too.
  const none = { part: kind === 'text' ? '' : null };
  expect(schema.safeParse({ items: [none, ...items.slice(0, 2), none] }).success).toBe(true);
  const { error } = schema.safeParse({ items });
  const said = error ? fieldMessages(error) : {};
  expect(said).toEqual({ 'items.2.part': VALIDATION_TEXTS.twice });
  expect(Object.values(said['items.2.part'] ?? {}).join()).not.toMatch(/αρχείο|file/);
});
