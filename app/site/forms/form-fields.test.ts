import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFormToken } from '../../../domain/inbox/forms/judge-form.ts';
import { linksIn, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { FORM_GUARD_TEXTS } from './form-guard-texts.ts';

/** What browsers are told of the fields of public forms, and what the form of unsubscribing says before and after. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The forms of a page that are sent to an address. */
async function formsTo(path: string, action: string): Promise<HtmlElement[]> {
  const { document } = await site.get(path);
  return document
    .querySelectorAll('form')
    .filter((form) => form.getAttributeValue('action') === action);
}

/** A field that visitors see, in one line: its name and what is said of it. */
function describeField(field: HtmlElement): string {
  // React writes the names of some attributes as in JavaScript; to a browser they are the same.
  const said = ['type', 'autocomplete', 'maxlength'].map(
    (name) =>
      field.attributes.find(({ key }) => key.toLowerCase() === name)?.value?.toString() ?? '-',
  );
  return [
    field.getAttributeValue('name'),
    ...said,
    ...(field.hasAttribute('required') ? ['required'] : []),
  ].join(' ');
}

const fieldsOf = (form: HtmlElement | undefined) =>
  (form?.querySelectorAll('input') ?? [])
    .filter((field) => field.getAttributeValue('type') !== 'hidden')
    .map(describeField);
const hiddenOf = (form: HtmlElement | undefined) =>
  (form?.querySelectorAll('input[type="hidden"]') ?? []).map((field) =>
    field.getAttributeValue('name'),
  );

/** Only a robot fills it. */
const TRAP = 'website text off -';

describe.each([
  ['the message form of the contact page', '/contact', '/contact'],
  ['the message form of the home page', '/', '/contact'],
  ['the proposal of an event', '/events/submit', '/events/submit'],
  ['the newsletter’s form', '/newsletter', '/newsletter'],
])('%s', (_name, path, action) => {
  const expected: Record<string, { fields: string[]; hidden: string[] }> = {
    '/contact': {
      fields: [
        'firstName text given-name 100 required',
        'lastName text family-name 100 required',
        'email email email 254 required',
        'phone tel tel 40',
        'subject text - 150 required',
      ],
      hidden: ['form-token'],
    },
    '/': {
      fields: ['name text name 200 required', 'email email email 254 required'],
      hidden: ['form', 'form-token'],
    },
    '/events/submit': {
      fields: [
        'title text - 150 required',
        'startDay date - - required',
        'startTime time - - required',
        'endDay date - -',
        'endTime time - -',
        'location text - 150 required',
        'name text name 200 required',
        'email email email 254 required',
        'phone tel tel 40',
      ],
      hidden: ['form-token'],
    },
    '/newsletter': { fields: ['email email email 254 required'], hidden: [] },
  };

  test('says of each field what browsers need to know', async () => {
    const [form] = await formsTo(path, action);
    expect(fieldsOf(form)).toEqual([...(expected[path]?.fields ?? []), TRAP]);
    expect(hiddenOf(form)).toEqual(expected[path]?.hidden);
  });
});

test('the newsletter’s form in the footer has the same field and the same trap', async () => {
  const [form] = await formsTo('/news', '/newsletter');
  expect(fieldsOf(form)).toEqual(['email email email - required', TRAP]);
});

test.each([
  ['/', 3],
  ['/news', 2],
  ['/search', 3],
])('the searches of %s stay in the language of the screen', async (path, number) => {
  const greek = await formsTo(path, '/search');
  expect(greek).toHaveLength(number);
  expect(greek.flatMap(hiddenOf)).toEqual([]);
  const english = await formsTo(`${path}?lang=en`, '/search');
  expect(english).toHaveLength(number);
  for (const form of english) {
    expect(hiddenOf(form)).toEqual(['lang']);
    expect(fieldsOf(form)).toEqual(['q search - 200']);
    expect(form.querySelector('[name="lang"]')?.getAttributeValue('value')).toBe('en');
  }
});

describe('the link at the end of a newsletter', () => {
  test.each([
    ['', 'Η διεύθυνσή σας διαγράφεται από τα αρχεία μας.', 'Διαγραφή'],
    ['&lang=en', 'Your address is deleted from our records.', 'Unsubscribe'],
  ])(
    'before unsubscribing (%s) it is said what goes, and one button asks',
    async (lang, effect, button) => {
      const { main, text } = await site.get(`/newsletter/unsubscribe?token=abc${lang}`);
      expect(text).toContain(effect);
      expect(textsIn(main, 'form button')).toEqual([button]);
      const [form] = main.querySelectorAll('form');
      expect(form?.getAttributeValue('method')).toBe('post');
      expect(form?.getAttributeValue('action')).toContain('token=abc&');
    },
  );

  test.each([
    ['', 'Διαγραφήκατε.', 'Η διεύθυνσή σας δεν υπάρχει πια στο ενημερωτικό δελτίο.', '/'],
    ['&lang=en', 'You have unsubscribed.', 'Your address is no longer on our list.', '/?lang=en'],
  ])(
    'after it (%s) that is said, with the way home and nothing to press',
    async (lang, said, effect, home) => {
      const { main, text } = await site.get(`/newsletter/unsubscribe?token=abc&done=1${lang}`);
      expect(text).toContain(said);
      expect(text).toContain(effect);
      expect(linksIn(main)).toContain(home);
      expect(main.querySelectorAll('form')).toEqual([]);
    },
  );
});

test.each(['/contact', '/events/submit'])(
  'whoever corrects the form of %s at once is no robot: it comes back as old as it was',
  async (path) => {
    const token = await makeFormToken(site.services.db, new Date(TEST_NOW.getTime() - 60_000));
    const { status, main } = await site.post(path, { 'form-token': token, email: 'nobody' });
    const field = main.querySelector('input[name="form-token"]');
    expect([status, field?.getAttributeValue('value')]).toEqual([400, token]);
  },
);

test.each([
  [
    '/contact',
    { firstName: 'Ελένη', lastName: 'Παππά', subject: 'Ώρες', message: 'Πότε ανοίγετε;' },
  ],
  [
    '/events/submit',
    {
      ...{ title: 'Βραδιά ποίησης', description: 'Ποιητές διαβάζουν.', location: 'Βιβλιοθήκη' },
      ...{ startDay: '2026-07-04', startTime: '20:00', name: 'Ελένη Παππά' },
    },
  ],
])(
  'the form of %s that is refused as a whole says so, and asks for no corrections',
  async (path, typed) => {
    // Without its signed moment it cannot be told from a robot's.
    const { main, status } = await site.post(path, { ...typed, email: 'eleni@example.org' });
    expect(status).toBe(400);
    expect(textsIn(main, '[role="alert"]')).toEqual([
      `${FORM_GUARD_TEXTS.notSent.el} ${FORM_GUARD_TEXTS.sendAgain.el}`,
    ]);
  },
);
