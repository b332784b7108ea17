import { expect } from '@playwright/test';
import { test } from '../harness/browser/unpainted.ts';

const SUCCESS = 'Η φόρμα υποβλήθηκε με επιτυχία! Θα επικοινωνήσουμε μαζί σας σύντομα.';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a message is refused with what is wrong, keeps what was typed, and is then sent', async ({
      page,
    }) => {
      await page.goto('/contact');
      await page.getByLabel('Μήνυμα').last().fill('Πότε ανοίγει το γραφείο;\nΕυχαριστώ.');
      await page.locator('input[name="email"]').first().fill('not an address');
      const send = page
        .locator('main form')
        .filter({ has: page.locator('textarea') })
        .getByRole('button');
      await send.click();
      await expect(
        page.getByRole('alert').or(page.locator('[role="alert"], .error-summary')).first(),
      ).toBeVisible();
      await expect(page.locator('textarea')).toHaveValue(/Πότε ανοίγει/);
      await page.locator('input[name="firstName"]').fill('Ελένη');
      await page.locator('input[name="lastName"]').fill('Παπαδοπούλου');
      await page.locator('main input[name="email"]').fill('eleni@example.org');
      await page.locator('input[name="subject"]').fill('Ώρες λειτουργίας');
      // A person who fills in a form within two seconds of its rendering is asked to press the button again.
      await expect(async () => {
        await send.click();
        await expect(page.getByText(SUCCESS)).toBeVisible({ timeout: 3000 });
      }).toPass();
      await expect(page).toHaveURL(/sent=\d{4}-\d{6}\./);
      await expect(page.locator('textarea')).toHaveValue('');
    });
  });
}

test('what a robot fills in is answered like a success and goes nowhere', async ({ page }) => {
  await page.goto('/contact');
  const token = await page.locator('input[name="form-token"]').first().inputValue();
  const response = await page.request.post('/contact', {
    form: {
      'form-token': token,
      website: 'https://spam.example',
      firstName: 'A',
      lastName: 'B',
      email: 'a@example.org',
      subject: 'x',
      message: 'y',
    },
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
});

test('a form of another site is refused', async ({ request }) => {
  const response = await request.post('/contact', {
    form: { message: 'x' },
    headers: { Origin: 'https://evil.example' },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(403);
});
