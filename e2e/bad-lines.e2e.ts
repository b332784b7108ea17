import { expect, type Page, type Route, test } from '@playwright/test';
import sharp from 'sharp';
import { openSqlite } from '../database/connect.ts';
import { SIGN_IN_ACTIONS } from '../domain/audit/actions.ts';
import { receiveMessage } from '../domain/inbox/receive-message.ts';
import { BENCH_ADMIN, startBenchSite } from '../harness/site.ts';
import { signInToSite } from '../harness/site-calls.ts';
import { openTestSmtp } from '../harness/smtp.ts';
import { FORMS_OF_ACCOUNTS_AND_LISTS } from './forms/accounts-and-lists.ts';
import type { AdminForm } from './forms/admin-form.ts';
import { FORMS_OF_CONTENT_AND_SITE } from './forms/content-and-site.ts';
import { TRIED_ELSEWHERE } from './forms/tried-elsewhere.ts';

test.use({
  locale: 'el-GR',
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

const ADMIN_FORMS = [...FORMS_OF_ACCOUNTS_AND_LISTS, ...FORMS_OF_CONTENT_AND_SITE];

test('each call that changes something has its form here, or says where it is tried', async ({
  request,
}) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
  const named = [...ADMIN_FORMS.map(({ call }) => call), ...Object.keys(TRIED_ELSEWHERE)];
  expect([...new Set(named)].sort()).toEqual(calls.sort());
});

/** What becomes of the next call of a form. */
type Fault = 'session' | 'proxy' | 'cut';

/** Makes the calls of a form fail as a test asks. */
async function openBadLine(page: Page) {
  let next: { call: string; fault: Fault } | undefined;
  await page.route('**/api/**', async (route: Route) => {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/^\/api/, '');
    if (!next || !isCall(next.call, request.method(), path)) return route.continue();
    const { fault } = next;
    next = undefined;
    if (fault === 'session') {
      return route.fulfill({ status: 401, json: { message: 'Χρειάζεται να συνδεθείτε.' } });
    }
    if (fault === 'proxy') {
      return route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Sorry</h1>' });
    }
    await route.fetch();
    return route.abort('connectionreset');
  });
  return { fail: (call: string, fault: Fault) => (next = { call, fault }) };
}

function isCall(call: string, method: string, path: string): boolean {
  const [wanted, pattern = ''] = call.split(' ');
  const matches = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
  return method === wanted && matches.test(path);
}

test('every form keeps what was typed through an ended session, a proxy’s page and a lost answer, and then does it once', async ({
  page,
}) => {
  test.slow();
  const smtp = await openTestSmtp();
  const site = await startBenchSite({ env: { SMTP_URL: smtp.url, SEED: 'none' } });
  try {
    const { db, close } = openSqlite(site.dataDir);
    await receiveMessage(
      db,
      {
        kind: 'contact',
        name: 'Μαρία Παππά',
        email: 'maria@example.org',
        phone: '',
        subject: 'Δημοτικά τέλη',
        body: 'Πότε λήγει η προθεσμία;',
        language: 'gr',
      },
      { officeEmail: undefined, now: new Date() },
    );
    await close();
    const token = await signInToSite(site.url);
    const headers = { Authorization: `Bearer ${token}` };
    const blue = { width: 40, height: 30, channels: 3, background: '#1c7ed6' } as const;
    const file = {
      name: 'harbour.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: blue }).png().toBuffer(),
    };
    await page.request.post(`${site.url}/api/media`, { headers, multipart: { file } });
    await page.addInitScript((value) => {
      if (!localStorage.getItem('token')) localStorage.setItem('token', value);
    }, token);
    const line = await openBadLine(page);
    const countRecords = async () => {
      const answer = await page.request.get(`${site.url}/api/audit?limit=200&offset=0`, {
        headers: { Authorization: `Bearer ${await signInToSite(site.url)}` },
      });
      const { records } = (await answer.json()) as { records: { action: string; times: number }[] };
      return records
        .filter(({ action }) => !(SIGN_IN_ACTIONS as readonly string[]).includes(action))
        .reduce((sum, { times }) => sum + times, 0);
    };
    for (const form of ADMIN_FORMS) {
      await test.step(`${form.call} ${form.of ?? ''}`, () =>
        tryForm(page, site.url, form, line.fail, countRecords));
    }
  } finally {
    await site.stop();
    await smtp.close();
  }
});

async function tryForm(
  page: Page,
  site: string,
  form: AdminForm,
  fail: (call: string, fault: Fault) => void,
  countRecords: () => Promise<number>,
): Promise<void> {
  const before = await countRecords();
  await page.goto(site + form.path);
  await form.fill(page);
  const typed = form.typed?.(page);
  const value = await typed?.inputValue();
  const isKept = async () => {
    if (typed) await expect(typed).toHaveValue(value ?? '');
  };

  fail(form.call, 'session');
  await form.press(page).click();
  const again = page.getByRole('dialog', { name: 'Η σύνδεσή σας έληξε' });
  await again.getByLabel('Κωδικός').fill(BENCH_ADMIN.password);
  await again.getByRole('button', { name: 'Σύνδεση', exact: true }).click();
  await expect(again).toBeHidden();
  await isKept();

  fail(form.call, 'proxy');
  await form.press(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'δεν μπορεί να απαντήσει' }),
  ).toBeVisible();
  await isKept();

  fail(form.call, 'cut');
  await form.press(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Δεν υπάρχει σύνδεση με τον διακομιστή' }),
  ).toBeVisible();
  await isKept();

  await form.press(page).dblclick();
  await expect(form.done(page).first()).toBeVisible();
  expect((await countRecords()) - before).toBe(form.records ?? 1);
}
