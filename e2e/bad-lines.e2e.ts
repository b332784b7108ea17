import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openSqlite } from '../database/connect.ts';
import { SIGN_IN_ACTIONS } from '../domain/audit/actions.ts';
import { receiveMessage } from '../domain/inbox/forms/receive-message.ts';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';
import { openTestSmtp } from '../harness/others/smtp.ts';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';
import { FORMS_OF_ACCOUNTS_AND_LISTS } from './forms/accounts-and-lists.ts';
import type { AdminForm } from './forms/admin-form.ts';
import { FORMS_OF_CONTENT_AND_SITE } from './forms/content-and-site.ts';
import { TRIED_ELSEWHERE } from './forms/tried-elsewhere.ts';

test.use({
  locale: 'el-GR',
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('each call that changes something has its form here, or the reason why not', async ({
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
  const forms = [...FORMS_OF_ACCOUNTS_AND_LISTS, ...FORMS_OF_CONTENT_AND_SITE];
  const named = [...forms.map(({ call }) => call), ...Object.keys(TRIED_ELSEWHERE)];
  expect([...new Set(named)].sort()).toEqual(calls.sort());
});

test('each form keeps what was typed when the session ends or the line breaks, and then does it once', async ({
  page,
}) => {
  test.slow();
  const smtp = await openTestSmtp();
  const env = { SMTP_URL: smtp.url, SEED: 'none' };
  const site = await startBenchSite({ env });
  try {
    const { headers } = await prepare(page, site);
    const line = await openBadLine(page);
    let records = await countRecords(page, site, headers);
    await page.goto(`${site.url}/admin/account`);
    await test.step('what a proxy says in place of an answer is said in words', async () => {
      const name = page.getByLabel('Ονοματεπώνυμο', { exact: true });
      await name.fill('Ελένη');
      await line.fail('PUT /auth/profile', 'proxy');
      await page.getByRole('button', { name: 'Αποθήκευση στοιχείων' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'Ο διακομιστής δεν μπορεί να απαντήσει αυτή τη στιγμή. Δοκιμάστε ξανά σε λίγο.',
      );
      await expect(name).toHaveValue('Ελένη');
    });
    for (const form of [...FORMS_OF_ACCOUNTS_AND_LISTS, ...FORMS_OF_CONTENT_AND_SITE]) {
      await test.step(`${form.call} ${form.of ?? ''}`, async () => {
        await tryForm(page, form, line.fail);
        const after = await countRecords(page, site, headers);
        expect(after - records, 'records of what was done').toBe(form.records ?? 1);
        records = after;
      });
    }
  } finally {
    await site.stop();
    await smtp.close();
  }
});

test('of a pasted text that does not fit it is said that its end was cut off', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/redirects/import');
  const lines = page.getByRole('textbox').last();
  await lines.fill('α'.repeat(400));
  await lines.press('Control+a');
  await lines.press('Control+c');
  await page.getByRole('link', { name: 'Ανακατευθύνσεις' }).last().click();
  await page.getByRole('button', { name: 'Νέα ανακατεύθυνση' }).click();
  const dialog = page.getByRole('dialog');
  const cut = page.getByText('Επικολλήσατε 400 χαρακτήρες και εδώ χωρούν 300: το τέλος κόπηκε.');
  await dialog.getByLabel('Παλιά διεύθυνση').press('Control+v');
  await expect(dialog.getByLabel('Παλιά διεύθυνση')).toHaveValue('α'.repeat(400));
  await expect(cut).toHaveCount(0);
  await dialog.getByLabel('Σημείωση για τους συναδέλφους').press('Control+v');
  await expect(cut).toBeVisible();
});

/** Signs in, and makes what the forms are about. */
async function prepare(page: Page, site: BenchSite) {
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
  return { headers };
}

/** What becomes of the next call of a form. */
type Fault = 'session' | 'proxy' | 'cut';
type Fail = (call: string, fault: Fault) => Promise<void>;

/**
 * Makes the calls of a form fail as a test asks, before they leave the browser or when their answer comes: a route of
 * Playwright's would lead every file and call of the site through its process.
 */
async function openBadLine(page: Page): Promise<{ fail: Fail }> {
  await page.addInitScript(() => {
    const line: { next?: { method: string; path: string; fault: Fault } } = {};
    Object.assign(window, { badLine: line });
    const send = window.fetch;
    window.fetch = async (asked, init) => {
      const request = new Request(asked, init);
      const path = new URL(request.url).pathname.replace(/^\/api/, '');
      const { next } = line;
      if (next?.method !== request.method || !new RegExp(next.path).test(path)) {
        return send(request);
      }
      delete line.next;
      if (next.fault === 'session') {
        return Response.json({ message: 'Χρειάζεται να συνδεθείτε.' }, { status: 401 });
      }
      if (next.fault === 'proxy') {
        const headers = { 'Content-Type': 'text/html' };
        return new Response('<h1>Sorry</h1>', { status: 503, headers });
      }
      await send(request);
      throw new TypeError('Failed to fetch');
    };
  });
  return {
    fail(call, fault) {
      const [method = '', pattern = ''] = call.split(' ');
      const path = `^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`;
      return page.evaluate(
        (next) => {
          Object.assign((window as unknown as { badLine: object }).badLine, { next });
        },
        { method, path, fault },
      );
    },
  };
}

/** How often something was done, by the audit log; who signed in is left out. */
async function countRecords(page: Page, site: BenchSite, headers: { Authorization: string }) {
  const asked = await page.request.get(`${site.url}/api/audit?limit=200&offset=0`, { headers });
  const { records } = (await asked.json()) as { records: { action: string; times: number }[] };
  return records
    .filter(({ action }) => !(SIGN_IN_ACTIONS as readonly string[]).includes(action))
    .reduce((sum, { times }) => sum + times, 0);
}

const pathOf = (address: string) => new URL(address, 'http://site').pathname;

async function tryForm(page: Page, form: AdminForm, fail: Fail): Promise<void> {
  // Where the screen is the same it is left whole, so that the form is a new one.
  if (pathOf(form.path) === pathOf(page.url())) {
    await showScreen(page, '/admin/bin');
    await expect(page.getByRole('heading', { level: 1, name: 'Κάδος' })).toBeVisible();
  }
  // What was said of it must not pass for what is said of this one.
  await page.locator('.announcement > button').evaluateAll((closes: HTMLElement[]) => {
    for (const close of closes) close.click();
  });
  await expect(page.locator('.announcement')).toHaveCount(0);
  await showScreen(page, form.path);
  await form.fill(page);
  const typed = form.typed?.(page);
  const value = await typed?.inputValue();
  const isKept = async () => {
    if (typed) await expect(typed).toHaveValue(value ?? '');
  };

  await fail(form.call, 'session');
  await form.press(page).click();
  const again = page.getByRole('dialog', { name: 'Η σύνδεσή σας έληξε' });
  await again.getByLabel('Κωδικός').fill(BENCH_ADMIN.password);
  if (form.byItself === 'sends') await fail(form.call, 'cut');
  await again.getByRole('button', { name: 'Σύνδεση', exact: true }).click();
  await expect(again).toBeHidden();
  await isKept();

  if (form.byItself !== 'sends') {
    await fail(form.call, 'cut');
    await form.press(page).click();
  }
  await expect(
    page.getByRole('alert').filter({ hasText: 'Δεν υπάρχει σύνδεση με τον διακομιστή' }),
  ).toBeVisible();
  await isKept();

  if (form.byItself === 'shows') await expect(form.press(page)).toHaveCount(0);
  else await form.press(page).dblclick();
  await expect(form.done(page).first()).toBeVisible();
}
