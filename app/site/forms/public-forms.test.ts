import type { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeFormToken, SHORTEST_FILLING_MS } from '../../../domain/inbox/forms/judge-form.ts';
import { DAY_MS } from '../../../domain/time/durations.ts';
import { openFilledSqlite } from '../../../harness/databases/filled-sqlite.ts';
import { withFullDisk } from '../../../harness/databases/full-disk.ts';
import { type SiteRequestOptions, siteArgs } from '../../../harness/screens/site-request.ts';
import { openTestServices, TEST_NOW, type TestServices } from '../../../harness/services.ts';
import { requestContext } from '../../request-context.ts';
import { action as contact, headers as ofContact } from '../contact/contact-page.tsx';
import {
  headers as ofProposal,
  action as submitEvent,
} from '../events/proposal/submit-event-page.tsx';
import { action as confirm, loader as openConfirmation } from '../newsletter/confirm-page.tsx';
import { headers as ofNewsletter, action as subscribe } from '../newsletter/newsletter-page.tsx';
import { FORM_GUARD_TEXTS } from './form-guard-texts.ts';

let site: TestServices;
beforeEach(async () => {
  site = await openTestServices(await openFilledSqlite('none'));
});
afterEach(() => site.close());

type Fields = Record<string, string>;
interface PublicForm {
  path: string;
  action: (args: never) => Promise<unknown>;
  /** What somebody types; the number makes it another message. */
  typed: (number: number) => Fields;
  /** The address to which a sender is led. */
  sent: RegExp;
}

const REFERENCE = String.raw`\?sent=\d{4}-\d{6}\.[\w-]{43}$`;
/** Forms of a screen of their own, which carry a signed token. */
const SIGNED: PublicForm[] = [
  {
    path: '/contact',
    action: contact as PublicForm['action'],
    typed: (number) => ({
      firstName: 'Ελένη',
      lastName: 'Παπαδοπούλου',
      email: 'eleni@example.org',
      subject: 'Ώρες λειτουργίας',
      message: `Πότε ανοίγει το γραφείο ${number};`,
    }),
    sent: new RegExp(`^/contact${REFERENCE}`),
  },
  {
    path: '/contact',
    action: contact as PublicForm['action'],
    typed: (number) => ({
      form: 'short',
      name: 'Ελένη Παπαδοπούλου',
      email: 'eleni@example.org',
      subject: 'info',
      message: `Πότε ανοίγει το γραφείο ${number};`,
    }),
    sent: new RegExp(`^/contact${REFERENCE}`),
  },
  {
    path: '/events/submit',
    action: submitEvent as PublicForm['action'],
    typed: (number) => ({
      title: `Βραδιά ποίησης ${number}`,
      description: 'Ποιητές της πόλης διαβάζουν έργα τους.',
      startDay: '2026-07-04',
      startTime: '20:00',
      location: 'Δημοτική Βιβλιοθήκη',
      name: 'Ελένη Παπαδοπούλου',
      email: 'eleni@example.org',
    }),
    sent: new RegExp(`^/events/submit${REFERENCE}`),
  },
];
/** The newsletter's form stands in the footer of every held page and carries none. */
const NEWSLETTER: PublicForm = {
  path: '/newsletter',
  action: subscribe as PublicForm['action'],
  typed: (number) => ({ email: `reader-${number}@example.org` }),
  sent: /^\/newsletter\?sent=1$/,
};

interface Outcome {
  /** As they come back. */
  values?: Fields;
  /** With which the form is sent again. */
  token?: string;
  /** What the server is to log. */
  failure?: unknown;
  status: number;
  location: string | null;
  retryAfter: string | null;
  errors: { field?: string; message: string }[];
}

/** Sends a form as a browser does. Returns the answer. */
async function send(
  { path, action }: PublicForm,
  form: Fields,
  options: SiteRequestOptions = {},
): Promise<Outcome> {
  const args = siteArgs(site.services, path, { ...options, form });
  const answer = await action(args);
  const { context } = args as { context: RouterContextProvider };
  if (answer instanceof Response) {
    const location = answer.headers.get('Location');
    return { status: answer.status, location, retryAfter: null, errors: [] };
  }
  const { data, init } = answer as {
    data: { errors: Outcome['errors']; values: Fields; token: string };
    init: { status: number; headers?: Record<string, string> };
  };
  return {
    status: init.status,
    location: null,
    retryAfter: init.headers?.['Retry-After'] ?? null,
    errors: data.errors,
    values: data.values,
    token: data.token,
    failure: context.get(requestContext).failure,
  };
}

/** A token of a page that was opened so long ago that a person can have filled in its form. */
const readyToken = () =>
  makeFormToken(site.services.db, new Date(TEST_NOW.getTime() - SHORTEST_FILLING_MS));

/** How many messages, subscribers and letters there are. */
async function countKept(): Promise<number> {
  const { db } = site.services;
  const rows = await Promise.all([
    db.selectFrom('messages').select('id').execute(),
    db.selectFrom('subscribers').select('id').execute(),
    db.selectFrom('outbox').select('id').execute(),
  ]);
  return rows.flat().length;
}

describe.each([
  ...SIGNED.map((form) => [`${form.path} (${Object.keys(form.typed(0)).length} fields)`, form]),
  ['/newsletter', NEWSLETTER],
] as [string, PublicForm][])('the form of %s', (_name, form) => {
  const filled = async (number = 1): Promise<Fields> => ({
    ...form.typed(number),
    'form-token': await readyToken(),
  });

  test('is kept where a person has sent it, who is then led to another page', async () => {
    let asked = 0;
    site.services.nudgeMail = () => {
      asked += 1;
    };
    const { status, location } = await send(form, await filled());
    expect(status).toBe(303);
    expect(location).toMatch(form.sent);
    expect(await countKept()).toBe(2);
    // Its letter is sent at once.
    expect(asked).toBe(1);
  });

  test('is not kept where a robot has filled the trap, which is told the same', async () => {
    const robot = { ...(await filled()), website: 'https://spam.example' };
    const { status, location } = await send(form, robot);
    expect(status).toBe(303);
    expect(location).toMatch(form.sent);
    const english = await send({ ...form, path: `${form.path}?lang=en` }, robot);
    expect(english.location).toContain('lang=en');
    expect(await countKept()).toBe(0);
  });

  test('is taken five times in ten minutes from one address, whatever it says', async () => {
    for (let number = 1; number <= 5; number++) {
      expect((await send(form, await filled(number))).status).toBe(303);
    }
    const kept = await countKept();
    const sixth = await send(form, await filled(6));
    expect(sixth).toMatchObject({ status: 429, retryAfter: '600' });
    expect(sixth.errors).toHaveLength(1);
    expect(await countKept()).toBe(kept);
    const other = await send(form, await filled(7), { clientAddress: '198.51.100.4' });
    expect(other.status).toBe(303);
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site, by an old browser', { Origin: 'https://evil.example' }],
    ['no browser', {}],
  ])('is refused where it comes from %s', async (_from, headers) => {
    expect((await send(form, await filled(), { headers })).status).toBe(403);
    expect(await countKept()).toBe(0);
  });

  test('says to operators why it was refused', async () => {
    const noted: string[] = [];
    site.services.noteRefusal = (reason) => noted.push(reason);
    await send(form, await filled(), { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(noted).toEqual(['other-site']);
    await send(form, { ...(await filled()), website: 'https://spam.example' });
    expect(noted).toEqual(['other-site', 'form-trap']);
    await send(form, { ...(await filled()), email: 'not an address' });
    expect(noted).toEqual(['other-site', 'form-trap', 'input']);
    if (form !== NEWSLETTER) {
      await send(form, form.typed(9));
      expect(noted.at(-1)).toBe('form-token');
    }
    for (let number = 1; number <= 6; number++) await send(form, await filled(number));
    expect(noted.at(-1)).toBe('limit');
  });

  test.each([
    ['is longer than any form', 413, 'tooLarge', { message: 'α'.repeat(20_000) }, {}],
    ['is no form', 415, 'unsupported', {}, { 'Content-Type': 'text/plain' }],
  ] as const)('is refused and counted where it %s', async (_, expected, text, more, headers) => {
    const noted: string[] = [];
    site.services.noteRefusal = (reason) => noted.push(reason);
    const options = { headers: { 'Sec-Fetch-Site': 'same-origin', ...headers } };
    const sendIt = async () => send(form, { ...(await filled()), ...more }, options);
    for (let number = 1; number <= 5; number++) {
      const { status, errors } = await sendIt();
      expect([status, errors]).toEqual([expected, [{ message: FORM_GUARD_TEXTS[text].el }]]);
    }
    expect((await sendIt()).status).toBe(429);
    expect(noted).toEqual([...Array(5).fill('input'), 'limit']);
  });

  test.each([
    ['is right', {}],
    ['has to be corrected', { email: 'not an address' }],
  ])('comes back with all that was typed where the disk is full and it %s', async (_, change) => {
    const typed: Fields = { ...(await filled()), ...change };
    const { db } = site.services;
    site.services.db = withFullDisk(db);
    const { status, retryAfter, errors, values, token, failure } = await send(form, typed);
    // With a new one, who sends it again at once would look like a robot.
    expect(token).toBe(typed['form-token']);
    // The server writes into its log why.
    expect(failure).toBeInstanceOf(Error);
    expect({ status, retryAfter, errors }).toEqual({
      status: 503,
      retryAfter: '60',
      errors: [{ message: FORM_GUARD_TEXTS.unavailable.el }],
    });
    expect(values).toMatchObject({ ...form.typed(1), ...change });
    site.services.db = db;
    expect(await countKept()).toBe(0);
    // It counts for nothing: five are taken afterwards.
    for (let number = 1; number <= 5; number++) {
      expect((await send(form, await filled(number))).status).toBe(303);
    }
  });

  test('names the fields that are wrong, and nothing is kept', async () => {
    const wrong = { ...(await filled()), email: 'not an address' };
    const { status, errors } = await send(form, wrong);
    expect(status).toBe(400);
    expect(errors.map(({ field }) => field)).toEqual(['email']);
    expect(await countKept()).toBe(0);
  });

  test('is corrected thirty times in ten minutes from one address', async () => {
    const wrong: Fields = { ...(await filled()), email: 'not an address' };
    for (let number = 1; number <= 30; number++) {
      expect((await send(form, wrong)).status).toBe(400);
    }
    const tooMany = await send(form, wrong);
    expect(tooMany).toMatchObject({ status: 429, retryAfter: '600' });
    // What is right at last is not taken for a robot's.
    if (form !== NEWSLETTER) expect(tooMany.token).toBe(wrong['form-token']);
    const other = await send(form, wrong, { clientAddress: '198.51.100.4' });
    expect(other.status).toBe(400);
  });
});

describe.each(SIGNED.map((form) => [form.path, form] as const))('the form of %s', (_path, form) => {
  test.each([
    ['no token', async () => ''],
    ['a token that nobody signed', async () => 'abc.def'],
    ['a token of this moment', () => makeFormToken(site.services.db, TEST_NOW)],
  ])('with %s is asked for once more, and not kept', async (_what, token) => {
    const first = await send(form, { ...form.typed(1), 'form-token': await token() });
    expect(first.status).toBe(400);
    expect(first.errors).toHaveLength(1);
    expect(first.errors[0]?.field).toBeUndefined();
    expect(await countKept()).toBe(0);
    site.services.now = () => new Date(TEST_NOW.getTime() + SHORTEST_FILLING_MS);
    const again = await send(form, { ...form.typed(1), 'form-token': first.token ?? '' });
    expect(again.status).toBe(303);
  });

  test('of a person is taken at once when it is corrected, and when the time to wait is over', async () => {
    const filled = { ...form.typed(1), 'form-token': await readyToken() };
    const wrong = await send(form, { ...filled, email: 'not an address' });
    const sendAgain = ({ token = '' }: Outcome) =>
      send(form, { ...form.typed(1), 'form-token': token });
    for (let number = 1; number <= 5; number++) {
      expect((await sendAgain(wrong)).status).toBe(303);
    }
    site.services.now = () => new Date(TEST_NOW.getTime() + 599_000);
    const tooMany = await sendAgain(wrong);
    expect(tooMany).toMatchObject({ status: 429, retryAfter: '1' });
    site.services.now = () => new Date(TEST_NOW.getTime() + 600_000);
    expect((await sendAgain(tooMany)).status).toBe(303);
  });
});

test.each([
  ['/contact', ofContact],
  ['/events/submit', ofProposal],
  ['/newsletter', ofNewsletter],
])('the page of %s says in its head how long to wait', (_, headers) => {
  const actionHeaders = new Headers({ 'Retry-After': '600' });
  const sent = new Headers(headers({ actionHeaders } as never));
  expect(sent.get('Retry-After')).toBe('600');
});

test('an event of yesterday is refused at its day', async () => {
  const proposal = SIGNED.find(({ path }) => path === '/events/submit') as PublicForm;
  const typed = { ...proposal.typed(1), 'form-token': await readyToken() };
  const { status, errors } = await send(proposal, { ...typed, startDay: '2026-03-03' });
  expect([status, errors.map(({ field }) => field)]).toEqual([400, ['startDay']]);
});

test('one reader is asked to confirm three times a day, whoever types the address', async () => {
  const sendFrom = (clientAddress: string) =>
    send(NEWSLETTER, NEWSLETTER.typed(1), { clientAddress });
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    expect((await sendFrom(address)).status).toBe(303);
  }
  expect((await sendFrom('192.0.2.4')).status).toBe(429);
  site.services.now = () => new Date(TEST_NOW.getTime() + DAY_MS - 60_000);
  expect((await sendFrom('192.0.2.5')).status).toBe(429);
  site.services.now = () => new Date(TEST_NOW.getTime() + DAY_MS);
  expect((await sendFrom('192.0.2.6')).status).toBe(303);
});

test('the link of a confirmation changes nothing until its button is pressed', async () => {
  const { db } = site.services;
  await send(NEWSLETTER, NEWSLETTER.typed(1));
  const letter = JSON.stringify(
    await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow(),
  );
  const path = `/newsletter/confirm?token=${/confirm\?token=([\w-]+)/.exec(letter)?.[1]}`;
  const state = async () =>
    (await db.selectFrom('subscribers').select('state').executeTakeFirstOrThrow()).state;
  await openConfirmation(siteArgs(site.services, path));
  expect(await state()).toBe('pending');
  await confirm(siteArgs(site.services, path, { form: {} }));
  expect(await state()).toBe('confirmed');
});
