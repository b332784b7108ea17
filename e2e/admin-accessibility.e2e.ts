import { expect, type Page } from '@playwright/test';
import { ACCOUNT_TEXTS } from '../app/admin/account/account-texts.ts';
import { SESSIONS_TEXTS } from '../app/admin/account/sessions/sessions-texts.ts';
import { TWO_STEP_TEXTS } from '../app/admin/account/two-step/two-step-texts.ts';
import { SAMPLES_TEXTS } from '../app/admin/dashboard/samples-texts.ts';
import { NEWSLETTER_TEXTS } from '../app/admin/newsletter/newsletter-texts.ts';
import { SIGN_IN_TEXTS } from '../app/admin/sign-in/sign-in-texts.ts';
import { USERS_TEXTS } from '../app/admin/users/users-texts.ts';
import { createStaff, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { totpCode } from '../harness/accounts/totp-code.ts';
import { createAccount, turnOnTwoSteps } from '../harness/accounts/two-step-accounts.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { test } from '../harness/browser/shared-screen.ts';
import { showStaffScreen } from '../harness/browser/show-staff-screen.ts';
import { findCutWords } from './enlarged.ts';

/** The last is the one in which a journey goes on. */
const LOOKS = [
  { width: 390, height: 844, lang: 'el' },
  { width: 1440, height: 900, lang: 'en' },
] as const;

/** The screen as it stands, a dialog over it as well: its language is changed behind the dialog. */
async function inBothLooks(page: Page, act: (look: string) => Promise<void>): Promise<void> {
  for (const { lang, ...size } of LOOKS) {
    await page.setViewportSize(size);
    await page.locator(`button[lang="${lang}"]`).first().dispatchEvent('click');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await act(`${lang}, ${size.width} px`);
  }
}

async function expectNothingFound(page: Page): Promise<void> {
  await inBothLooks(page, async (look) => {
    expect(await findBarriers(page), look).toEqual([]);
  });
}

test.describe('axe finds nothing in the admin, at 390 px in Greek and at 1440 px in English', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('choosing one’s own password', async ({ page }) => {
    const account = {
      name: 'Νίκη',
      email: `axe-${crypto.randomUUID().slice(0, 8)}@example.org`,
      password: 'plane-tree-shade',
    };
    await createStaff(page.request, account);
    await openSignedIn(page, '/admin/pages', account);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SIGN_IN_TEXTS.choose.en);
    await expectNothingFound(page);
    await page.getByLabel(SIGN_IN_TEXTS.givenPassword.en).fill(account.password);
    await page.getByLabel(SIGN_IN_TEXTS.ownPassword.en).fill('short');
    await page.keyboard.press('Enter');
    await expect(page.locator('[aria-invalid="true"]')).toBeFocused();
    await expectNothingFound(page);
  });

  test('the questions before sessions end; two steps, from turning them on to the account with them', async ({
    page,
  }) => {
    const account = await createAccount(page.request, 'axe');
    await getToken(page.request, account);
    await openSignedIn(page, '/admin/account', account);
    const dialog = page.getByRole('dialog');
    const password = dialog.getByLabel(ACCOUNT_TEXTS.current.en, { exact: true });
    // The button of a session goes on with its device.
    for (const name of [`${SESSIONS_TEXTS.end.en}: `, SESSIONS_TEXTS.endOthers.en]) {
      await test.step(name, async () => {
        await page.getByRole('button', { name }).click();
        await expect(password).toBeFocused();
        await expectNothingFound(page);
        await password.fill('wrong');
        await page.keyboard.press('Enter');
        await expect(dialog.getByRole('alert')).toBeVisible();
        await expect(password).toBeFocused();
        await expectNothingFound(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
    }

    await test.step('turning it on, step by step', async () => {
      await page.getByRole('button', { name: TWO_STEP_TEXTS.turnOn.en }).click();
      await password.fill('wrong');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectNothingFound(page);
      await password.fill(account.password);
      await page.keyboard.press('Enter');
      const picture = dialog.getByRole('img', { name: TWO_STEP_TEXTS.picture.en });
      await expect(picture).toBeVisible();
      await expectNothingFound(page);
      const secret = (await dialog.locator('.two-step-key').textContent()) ?? '';
      const code = dialog.getByLabel(SIGN_IN_TEXTS.appCode.en);
      await code.fill(totpCode(secret.replace(/\s/g, '')));
      await code.press('Enter');
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await expectNothingFound(page);
      await dialog.getByRole('button').last().click();
      await expect(dialog).toHaveCount(0);
    });

    await expect(page.getByText(TWO_STEP_TEXTS.isOn.en)).toBeVisible();
    await expectNothingFound(page);
  });

  test('the sign-in that asks for a code', async ({ page }) => {
    const account = await createAccount(page.request, 'axe');
    await turnOnTwoSteps(page.request, account);
    await page.goto('/login');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel(SIGN_IN_TEXTS.password.en, { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await page.getByLabel(SIGN_IN_TEXTS.appCode.en).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNothingFound(page);
    await page.getByRole('button', { name: SIGN_IN_TEXTS.useRecoveryCode.en }).click();
    await expectNothingFound(page);
  });

  test('what administrators are asked and told', async ({ ofStaff: page, request }) => {
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
    const dialog = page.getByRole('dialog');
    await test.step('before the second step of somebody is removed', async () => {
      const account = await createAccount(request, 'axe');
      await turnOnTwoSteps(request, account);
      await showStaffScreen(page, '/admin/users');
      await inBothLooks(page, async () => {});
      const row = page.getByRole('listitem').filter({ hasText: account.email });
      await row.getByRole('button', { name: USERS_TEXTS.resetTotp.en }).click();
      await expect(dialog).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('what goes with the samples, before anybody decides', async () => {
      await showStaffScreen(page, '/admin/dashboard');
      await page.getByRole('button', { name: SAMPLES_TEXTS.remove.en }).click();
      await expect(dialog.getByText(SAMPLES_TEXTS.bin.en)).toBeVisible();
      await inBothLooks(page, async (look) => {
        expect(await findBarriers(page), look).toEqual([]);
        expect(await findCutWords(page), look).toEqual([]);
      });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    await test.step('where no mail can be sent', async () => {
      const none = { el: 0, en: 0, pending: 0 };
      await page.route('**/api/newsletter', (route) =>
        route.fulfill({ json: { subscribers: none, canSendMail: false } }),
      );
      await showStaffScreen(page, '/admin/newsletter');
      await expect(page.getByText(NEWSLETTER_TEXTS.noMailTitle.en)).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNothingFound(page);
      }
      await page.unroute('**/api/newsletter');
    });
  });
});

test('axe finds nothing where one signs in, begins or is invited', async ({ page }) => {
  for (const path of ['/login', '/admin/login', '/admin/setup', '/admin/invitation']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await findBarriers(page), path).toEqual([]);
  }
});
