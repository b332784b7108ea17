import { expect } from '@playwright/test';
import sharp from 'sharp';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';

test('before publishing staff are shown what to look at, and give a reason for personal data', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/content/news/new');
  await page.getByLabel('Τίτλος (Ελληνικά)').fill('Κλήρωση για τις θέσεις');
  await page.getByLabel('Περίληψη (Ελληνικά)').fill('Έγινε η κλήρωση.');
  const text = page.getByRole('textbox', { name: /Κείμενο \(Ελληνικά\)/ });
  await text.click();
  await page.keyboard.type('Κληρώθηκε ο κάτοχος του ΑΦΜ 123456783. Η εν λόγω απόφαση ισχύει.');

  const bar = page.locator('.entry-form-bar');
  await bar.getByRole('button', { name: /παρατηρήσεις$/ }).click();
  const list = page.getByRole('region', { name: 'Πριν από τη δημοσίευση' });
  await expect(list.getByRole('listitem').filter({ hasText: '«εν λόγω»: πιο απλά' })).toBeVisible();
  const personal = list.getByRole('listitem').filter({ hasText: 'Μοιάζει με ΑΦΜ (12•••••83)' });
  await personal.getByRole('button', { name: /^Δείξτε μου/ }).click();
  await expect(text).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('123456783');

  // Of a picture it leads to the box for what it shows, and is silent once that is written.
  const create = { width: 64, height: 40, channels: 3 as const, background: 'olive' };
  const buffer = await sharp({ create }).png().toBuffer();
  const gallery = page.getByRole('group', { name: /^Συλλογή εικόνων/ });
  const files = gallery.locator('input[type="file"]');
  await files.setInputFiles({ name: 'draw.png', mimeType: 'image/png', buffer });
  const picture = list.getByRole('listitem').filter({ hasText: 'Γράψτε δίπλα της τι δείχνει' });
  await picture.getByRole('button', { name: /^Δείξτε μου/ }).click();
  const alternative = gallery.getByLabel('Εναλλακτικό κείμενο (Ελληνικά)');
  await expect(alternative).toBeFocused();
  await alternative.fill('Η κληρωτίδα');
  await expect(picture).toHaveCount(0);

  await bar.locator('button[type="submit"]').click();
  const dialog = page.getByRole('dialog', { name: 'Το κείμενο έχει προσωπικά δεδομένα' });
  await expect(dialog).toContainText('Κείμενο (Ελληνικά): Μοιάζει με ΑΦΜ (12•••••83).');
  // Back leads to the form, with nothing lost and the field named.
  await dialog.getByRole('button', { name: 'Πίσω στη φόρμα' }).click();
  await expect(page.getByRole('alert')).toContainText('Κείμενο (Ελληνικά)');
  await expect(text).toContainText('123456783');

  await bar.locator('button[type="submit"]').click();
  await dialog.getByRole('button', { name: 'Δημοσίευση με αυτόν τον λόγο' }).click();
  await expect(dialog.getByText('Γράψτε τον λόγο με λίγες λέξεις.')).toBeVisible();
  await dialog.getByLabel('Λόγος δημοσίευσης').fill('Ο αριθμός είναι παράδειγμα του εντύπου.');
  await dialog.getByLabel('Λόγος δημοσίευσης').press('Tab');
  await dialog.getByRole('button', { name: 'Δημοσίευση με αυτόν τον λόγο' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/admin\/content\/news$/);
  const article = await request.get('/news/klirosi-gia-tis-theseis');
  expect(await article.text()).toContain('123456783');

  await showScreen(page, '/admin/audit');
  const row = page.getByRole('row').filter({ hasText: 'Δημοσίευση προσωπικών δεδομένων' });
  await expect(row).toContainText('Κλήρωση για τις θέσεις');
  await expect(row).toContainText('Ο αριθμός είναι παράδειγμα του εντύπου.');
});
