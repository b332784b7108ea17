import { expect, type Page, test } from '@playwright/test';
import { ACCOUNT_TEXTS } from '../app/admin/account/account-texts.ts';
import { SESSIONS_TEXTS } from '../app/admin/account/sessions/sessions-texts.ts';
import { TWO_STEP_TEXTS } from '../app/admin/account/two-step/two-step-texts.ts';
import { SAMPLES_TEXTS } from '../app/admin/dashboard/samples-texts.ts';
import { SIGN_IN_TEXTS } from '../app/admin/sign-in/sign-in-texts.ts';
import { USERS_TEXTS } from '../app/admin/users/users-texts.ts';
import { createEditor, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { totpCode } from '../harness/accounts/totp-code.ts';
import { createAccount, turnOnTwoSteps } from '../harness/accounts/two-step-accounts.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { BENCH_ADMIN, startBenchSite } from '../harness/sites/site.ts';
import { findCutWords } from './enlarged.ts';

const LOOKS = [
  { width: 1440, height: 900, language: 'en' },
  { width: 390, height: 844, language: 'el' },
] as const;

for (const { width, height, language } of LOOKS) {
  test.describe(`axe finds nothing in the admin, ${width} px, ${language}`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });
    test.describe('signing in for the first time, and with an app', () => {
      test.beforeEach(async ({ page }) => {
        // Each signs in several times, and passwords take long to check by design.
        test.slow();
        await page.addInitScript(
          (stored) => localStorage.setItem('admin-language', stored),
          language === 'el' ? 'gr' : 'en',
        );
      });

      test('choosing one’s own password', async ({ page }) => {
        const account = {
          name: 'Νίκη',
          email: `axe-${crypto.randomUUID().slice(0, 8)}@example.org`,
          password: 'plane-tree-shade',
        };
        await createEditor(page.request, account);
        await openSignedIn(page, '/admin/pages', account);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          SIGN_IN_TEXTS.choose[language],
        );
        await expectNothingFound(page);
        await page.getByLabel(SIGN_IN_TEXTS.givenPassword[language]).fill(account.password);
        await page.getByLabel(SIGN_IN_TEXTS.ownPassword[language]).fill('short');
        await page.keyboard.press('Enter');
        await expect(page.locator('[aria-invalid="true"]')).toBeFocused();
        await expectNothingFound(page);
      });

      test('turning it on, step by step', async ({ page }) => {
        const account = await createAccount(page.request, 'axe');
        await openSignedIn(page, '/admin/account', account);
        const dialog = page.getByRole('dialog');
        const password = dialog.getByLabel(ACCOUNT_TEXTS.current[language], { exact: true });
        await page.getByRole('button', { name: TWO_STEP_TEXTS.turnOn[language] }).click();
        await password.fill('wrong');
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toBeVisible();
        await expectNothingFound(page);
        await password.fill(account.password);
        await page.keyboard.press('Enter');
        const picture = dialog.getByRole('img', { name: TWO_STEP_TEXTS.picture[language] });
        await expect(picture).toBeVisible();
        await expectNothingFound(page);
        const secret = (await dialog.locator('.two-step-key').textContent()) ?? '';
        await page
          .getByLabel(SIGN_IN_TEXTS.appCode[language])
          .fill(totpCode(secret.replace(/\s/g, '')));
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('listitem')).toHaveCount(10);
        await expectNothingFound(page);
      });

      test('the questions before sessions end', async ({ page }) => {
        const account = await createAccount(page.request, 'axe');
        await getToken(page.request, account);
        await openSignedIn(page, '/admin/account', account);
        const dialog = page.getByRole('dialog');
        // The button of a session goes on with its device.
        const one = `${SESSIONS_TEXTS.end[language]}: `;
        for (const name of [one, SESSIONS_TEXTS.endOthers[language]]) {
          await page.getByRole('button', { name }).click();
          const password = dialog.getByLabel(ACCOUNT_TEXTS.current[language], { exact: true });
          await expect(password).toBeFocused();
          await expectNothingFound(page);
          await password.fill('wrong');
          await page.keyboard.press('Enter');
          await expect(dialog.getByRole('alert')).toBeVisible();
          await expect(password).toBeFocused();
          await expectNothingFound(page);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
        }
      });

      test('the account with it, and the question before an administrator removes it', async ({
        page,
      }) => {
        const account = await createAccount(page.request, 'axe');
        const { recoveryCodes } = await turnOnTwoSteps(page.request, account);
        await openSignedIn(page, '/admin/account', { ...account, code: recoveryCodes[0] });
        await expect(page.getByText(TWO_STEP_TEXTS.isOn[language])).toBeVisible();
        await expectNothingFound(page);
        const token = await getToken(page.request);
        await page.evaluate((value) => localStorage.setItem('token', value), token);
        await page.goto('/admin/users');
        const row = page.getByRole('listitem').filter({ hasText: account.email });
        await row.getByRole('button', { name: USERS_TEXTS.resetTotp[language] }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNothingFound(page);
      });

      test('what goes with the samples, before anybody decides', async ({ page }) => {
        await openSignedIn(page, '/admin/dashboard');
        await page.getByRole('button', { name: SAMPLES_TEXTS.remove[language] }).click();
        const dialog = page.getByRole('dialog', { name: SAMPLES_TEXTS.remove[language] });
        await expect(dialog.getByText(SAMPLES_TEXTS.bin[language])).toBeVisible();
        await expectNothingFound(page);
        expect(await findCutWords(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });

      test('the sign-in that asks for a code', async ({ page }) => {
        const account = await createAccount(page.request, 'axe');
        await turnOnTwoSteps(page.request, account);
        await page.goto('/login');
        await page.getByLabel('Email').fill(account.email);
        await page
          .getByLabel(SIGN_IN_TEXTS.password[language], { exact: true })
          .fill(account.password);
        await page.keyboard.press('Enter');
        await page.getByLabel(SIGN_IN_TEXTS.appCode[language]).fill('000000');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNothingFound(page);
        await page.getByRole('button', { name: SIGN_IN_TEXTS.useRecoveryCode[language] }).click();
        await expectNothingFound(page);
      });
    });
  });
}

test('axe finds nothing in what is said where no mail can be sent', async ({ page }) => {
  test.slow();
  const site = await startBenchSite({ env: { SMTP_URL: '', SEED: 'none' } });
  try {
    const body = { data: BENCH_ADMIN };
    const answer = await page.request.post(`${site.url}/api/auth/login`, body);
    const { token } = (await answer.json()) as { token: string };
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${site.url}/admin/newsletter`);
      await expect(page.getByText('Sending email is not set up')).toBeVisible();
      await expectNothingFound(page);
    }
  } finally {
    await site.stop();
  }
});

/** By axe, on the screen as it stands. */
async function expectNothingFound(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
}

for (const path of ['/login', '/admin/login', '/admin/setup', '/admin/invitation']) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingFound(page);
  });
}
