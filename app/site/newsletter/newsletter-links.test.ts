import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaveSigner } from '../../../domain/newsletter/leave-token.ts';
import {
  confirmSubscription,
  requestSubscription,
} from '../../../domain/newsletter/subscribers.ts';
import { linksIn, textsIn } from '../../../harness/screens/read-html.ts';
import { siteArgs } from '../../../harness/screens/site-request.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { action as confirm, handle as confirmPage } from './confirm-page.tsx';
import { action as unsubscribe, handle as unsubscribePage } from './unsubscribe-page.tsx';

/** The pages to which the links of letters lead (specification, section 3.2). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Asks for the newsletter; returns the token of the letter that asks back. */
async function ask(email: string): Promise<string> {
  const { db, siteUrl } = site.services;
  await requestSubscription(db, email, 'gr', { siteUrl, siteName: 'Δήμος', now: TEST_NOW });
  const letter = await db
    .selectFrom('outbox')
    .select('body_text')
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(letter.body_text)?.[1] ?? '';
}
const state = async (email: string) =>
  (
    await site.services.db
      .selectFrom('subscribers')
      .select('confirmed_at')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.confirmed_at;

test('a link only asks; its button confirms, and a link that ended says so', async () => {
  const token = await ask('a@example.org');
  const path = `/newsletter/confirm?token=${token}`;
  const asked = await site.get(path);
  expect(asked.status).toBe(200);
  expect(textsIn(asked.main, 'button')).toEqual(['Επιβεβαιώνω την εγγραφή']);
  expect(await state('a@example.org'), 'a scanner follows links').toBeNull();

  const confirmed = await site.post(`${path}&lang=en`, {});
  expect([confirmed.status, confirmed.location]).toEqual([
    303,
    '/newsletter/confirm?done=1&lang=en',
  ]);
  expect(await state('a@example.org')).toBe(TEST_NOW.toISOString());
  const inEnglish = await site.get('/newsletter/confirm?done=1&lang=en');
  expect(linksIn(inEnglish.main)).toEqual(
    expect.arrayContaining(['/news?lang=en', '/newsletter?lang=en']),
  );
  const done = await site.get('/newsletter/confirm?done=1');
  expect(done.text).toContain('Η εγγραφή σας ολοκληρώθηκε.');

  const wrong = await site.post('/newsletter/confirm?token=wrong', {});
  expect(wrong.status).toBe(404);
  expect(textsIn(wrong.main, '[role="alert"]').join(' ')).toMatch(/[Α-Ωα-ω]{3}/);
  const english = await site.post('/newsletter/confirm?token=wrong&lang=en', {});
  expect(textsIn(english.main, '[role="alert"]').join(' ')).toContain('no longer valid');
});

test('whatever stands for a token in an address stays one when the button is pressed', async () => {
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    const { main } = await site.get(`${path}?token=a%26done%3D1&done=0`);
    const [form] = main.querySelectorAll('form[method="post"]');
    const action = new URL(form?.getAttributeValue('action') ?? '', 'https://x.example');
    expect(action.searchParams.get('token'), path).toBe('a&done=1');
  }
});

test('leaving works at once for a mail program, and the button leads on', async () => {
  for (const email of ['b@example.org', 'c@example.org']) {
    await confirmSubscription(site.services.db, await ask(email), TEST_NOW);
  }
  const sign = await leaveSigner(site.services.db);
  const ids = await site.services.db.selectFrom('subscribers').select(['id', 'email']).execute();
  const pathOf = (email: string) =>
    `/newsletter/unsubscribe?token=${sign(ids.find((one) => one.email === email)?.id ?? '')}`;

  const asked = await site.get(pathOf('b@example.org'));
  expect(textsIn(asked.main, 'button')).toHaveLength(1);
  expect(await state('b@example.org'), 'a scanner follows links').toBeDefined();
  const atOnce = await site.post(pathOf('b@example.org'), { 'List-Unsubscribe': 'One-Click' });
  expect([atOnce.status, atOnce.location], 'not led on (RFC 8058)').toEqual([200, null]);
  expect(await state('b@example.org')).toBeUndefined();
  expect(atOnce.text).toContain('Διαγραφήκατε.');

  const pressed = await site.post(`${pathOf('c@example.org')}&button=1`, {});
  expect([pressed.status, pressed.location]).toEqual([303, '/newsletter/unsubscribe?done=1']);
  expect(await state('c@example.org')).toBeUndefined();
  const english = await site.post(`${pathOf('c@example.org')}&button=1&lang=en`, {});
  expect(english.location).toBe('/newsletter/unsubscribe?done=1&lang=en');
  const again = await site.post(pathOf('c@example.org'), {});
  expect(again.status, 'who left already is told the same').toBe(200);
});

test('a link that was cut off says so, and has no button that cannot work', async () => {
  for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe']) {
    const { status, main, text } = await site.get(path);
    expect(status, path).toBe(200);
    expect(text).toContain('Ο σύνδεσμος δεν είναι πλήρης');
    expect(main.querySelectorAll('form[method="post"]'), path).toHaveLength(0);
  }
});

test('pages that somebody’s own link opens are not held for others', () => {
  expect(confirmPage).toMatchObject({ uncached: true });
  expect(unsubscribePage).toMatchObject({ uncached: true });
});

test('where the database answers nothing the link is not what is wrong', async () => {
  const services = { ...site.services, db: {} as typeof site.services.db };
  for (const [action, path] of [
    [confirm, '/newsletter/confirm?token=x'],
    [unsubscribe, '/newsletter/unsubscribe?token=x'],
  ] as const) {
    await expect(action(siteArgs(services, path, { form: {} })), path).rejects.toThrow(TypeError);
  }
});

test.each([
  ['', 'Επιβεβαίωση εγγραφής', 'Δήμος Αιγιαλείας'],
  ['?lang=en', 'Please confirm', 'Municipality of Aigialeia'],
])(
  'the letter that asks back is in the language of the page: /newsletter%s',
  async (language, asks, name) => {
    const email = `reader${language.length}@example.org`;
    const sent = await site.post(`/newsletter${language}`, { email });
    expect(sent.status).toBe(303);
    const letter = await site.services.db
      .selectFrom('outbox')
      .select(['subject', 'body_text'])
      .where('to_address', '=', email)
      .executeTakeFirstOrThrow();
    expect(letter.subject).toContain(asks);
    for (const text of Object.values(letter)) expect(text).toContain(name);
  },
);

test('without a mail server nobody is told that a letter is on its way', async () => {
  const said = async () => (await site.get('/newsletter?sent=1&lang=en')).text;
  expect(await said()).toContain('A confirmation message is on its way to you.');
  Object.assign(site.services, { canSendMail: false });
  try {
    expect(await said()).toContain('This website does not send email yet.');
    expect(await said()).not.toContain('on its way');
  } finally {
    Object.assign(site.services, { canSendMail: true });
  }
});
