import { expect } from '@playwright/test';
import { openSqlite } from '../database/connect.ts';
import { receiveMessage } from '../domain/inbox/forms/receive-message.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { test } from '../harness/browser/unpainted.ts';
import { openTestSmtp } from '../harness/others/smtp.ts';
import { startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';

test('a message is assigned, noted and answered; who was slower reads what went out first', async ({
  page,
  request,
}) => {
  test.slow();
  const smtp = await openTestSmtp();
  const site = await startBenchSite({
    env: { SMTP_URL: smtp.url, CONTACT_EMAIL: 'office@example.org', SEED: 'none' },
  });
  try {
    const { db, close } = openSqlite(site.dataDir);
    const reference = await receiveMessage(
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
    const clicks = await countClicks(page);
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${site.url}/admin/messages`);
    await page.getByRole('button', { name: 'Δημοτικά τέλη' }).click();
    const dialog = page.getByRole('dialog');
    const assignee = dialog.getByLabel('Assigned to');
    // Until the accounts have come it cannot have the focus.
    await expect(assignee).toBeEnabled();
    await assignee.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(/^Assigned to: /)).toBeAttached();
    await expect(assignee).toBeFocused();
    const note = dialog.getByRole('button', { name: 'Internal note' });
    await note.click();
    await page.keyboard.type('Ρώτησα το λογιστήριο.');
    // The note arrives, and the line breaks before the message is read again: it is not sent twice.
    const headers = { Authorization: `Bearer ${token}` };
    const { messages } = await (await request.get(`${site.url}/api/messages`, { headers })).json();
    const address = `${site.url}/api/messages/${messages[0].id}`;
    const failed = dialog.getByText('The notes and answers could not be loaded.');
    await page.route(address, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect(failed).toBeVisible();
    await expect(note).toBeFocused();
    await page.unroute(address);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    const written = dialog.getByRole('region', { name: 'Notes and answers' });
    await expect(written).toContainText('Ρώτησα το λογιστήριο.');
    await expect(written).toContainText(/Administrator · \w+ \d/);

    await dialog.getByRole('button', { name: 'Answer', exact: true }).click();
    const field = dialog.getByLabel('Your answer');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Αγαπητέ/ή Μαρία Παππά,\n\n');
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await expect(dialog.getByText('Write the text first.')).toBeVisible();
    await field.fill('Αγαπητή κυρία Παππά,\n\nλήγει στις 30 Ιουνίου.');
    expect(await findBarriers(page)).toEqual([]);

    // Put aside and taken up again, with what was typed.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.getByRole('link', { name: 'Mine' }).click();
    const before = await clicks();
    await page.getByRole('button', { name: 'Δημοτικά τέλη' }).click();
    await dialog.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(field).toHaveValue(/30 Ιουνίου/);

    const faster = await request.post(`${site.url}/api/messages/${messages[0].id}/answers`, {
      headers,
      data: { text: 'Θα σας απαντήσουμε αύριο.', seen: 0, isDone: false },
    });
    expect(faster.status()).toBe(201);
    await page.route(address, (route) => route.abort());
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    // The message, the answer, off.
    expect((await clicks()) - before).toBe(3);
    await expect(failed).toBeVisible();
    // What is written does not go away with what is read.
    await expect(field).toHaveValue(/30 Ιουνίου/);
    await page.unroute(address);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
    await expect(dialog.getByRole('alert')).toContainText('answered meanwhile');
    await expect(written).toContainText('Θα σας απαντήσουμε αύριο.');
    await expect(field).toHaveValue(/30 Ιουνίου/);
    await dialog.getByRole('button', { name: 'Send answer' }).click();
    await expect(written).toContainText('λήγει στις 30 Ιουνίου.');
    await expect(dialog.getByText('Done (Administrator)')).toBeVisible();

    await expect.poll(() => smtp.delivered.length).toBe(2);
    const letter = smtp.delivered.find(({ text }) => text.includes('30 Ιουνίου'));
    expect(letter).toMatchObject({
      to: ['maria@example.org'],
      headers: {
        subject: `Re: [${reference}] Δημοτικά τέλη`,
        'reply-to': 'office@example.org',
      },
    });
    expect(letter?.text).toContain('> Πότε λήγει η προθεσμία;');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('No new message is assigned to you.')).toBeVisible();
  } finally {
    await site.stop();
    await smtp.close();
  }
});
