import { expect } from '@playwright/test';
import { addDays } from '../domain/time/calendar.ts';
import { writeDateWithWeekday } from '../domain/time/date-words.ts';
import { localTimeInGreece } from '../domain/time/greek-time.ts';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { test } from '../harness/browser/unpainted.ts';

const DAY_MS = 86_400_000;
/** A day in Greece so many days from today. */
const dayIn = (days: number) =>
  localTimeInGreece(new Date(Date.now() + days * DAY_MS)).slice(0, 10);
const FIRST = dayIn(8);
const LEFT_OUT = addDays(FIRST, 7);
const LAST = addDays(FIRST, 21);

test('a clerk enters an event of each week with one exception, and residents see its dates', async ({
  page,
  context,
}) => {
  const clicks = await countClicks(page);
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/content/event');
  await page.getByRole('link', { name: 'Νέα εκδήλωση' }).click();
  await page.getByLabel('Τίτλος (Ελληνικά').fill('Κύκλος ανάγνωσης');
  await page.getByLabel('Σύντομη περιγραφή (Ελληνικά').fill('Διαβάζουμε μαζί στη βιβλιοθήκη.');
  await page.getByLabel('Έναρξη', { exact: true }).fill(`${FIRST}T18:00`);
  await page.getByLabel('Λήξη (προαιρετικό)', { exact: true }).fill(`${FIRST}T19:30`);
  await page.getByLabel('Πώς επαναλαμβάνεται').selectOption({ label: 'Κάθε εβδομάδα' });
  await page.getByLabel('Έως και', { exact: true }).fill(LAST);
  const dates = page.getByRole('region', { name: 'Οι ημερομηνίες' });
  await expect(dates).toContainText('4 ημερομηνίες');
  await dates
    .getByRole('listitem')
    .filter({ hasText: writeDateWithWeekday(LEFT_OUT, 'el') })
    .getByRole('button', { name: /Να μη γίνει/ })
    .click();
  await expect(dates).toContainText('3 ημερομηνίες');
  await page.getByLabel('Τόπος (Ελληνικά').fill('Δημοτική Βιβλιοθήκη Αιγίου');
  await page.getByRole('button', { name: /^Δημοσίευση στα ελληνικά/ }).click();
  await expect(page).toHaveURL('/admin/content/event');
  // New event, weekly, not that day, publish.
  expect(await clicks()).toBe(4);

  const visitor = await context.browser()?.newContext({ baseURL: new URL(page.url()).origin });
  if (!visitor) throw new Error('There is no browser.');
  const site = await visitor.newPage();
  const title = 'Κύκλος ανάγνωσης';
  const isOn = async (day: string) => {
    await site.goto(`/events?day=${day}`);
    return (await site.getByRole('heading', { name: title }).count()) > 0;
  };
  expect(await isOn(FIRST)).toBe(true);
  expect(await isOn(LEFT_OUT)).toBe(false);
  expect(await isOn(LAST)).toBe(true);
  await site.getByRole('link', { name: new RegExp(title) }).click();
  await expect(site.getByRole('main')).toContainText('Δεν γίνεται');
  await visitor.close();

  const token = await getToken(page.request);
  const headers = { Authorization: `Bearer ${token}` };
  const { entries } = (await (
    await page.request.get('/api/content/event?search=αναγνωσης', { headers })
  ).json()) as { entries: { id: string }[] };
  for (const { id } of entries) await page.request.delete(`/api/content/event/${id}`, { headers });
});

test('a resident narrows the events and subscribes to exactly those', async ({ page }) => {
  await page.goto('/events');
  const clicks = await countClicks(page);
  await page.goto('/events');
  await page.getByLabel('Είδος').selectOption({ label: 'Μουσική και χορός' });
  const apply = page.getByRole('button', { name: 'Εφαρμογή' });
  if (await apply.isVisible()) await apply.click();
  await expect(page).toHaveURL(/category=music/);
  const rows = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(rows.first()).toBeVisible();
  const shown = await rows.allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  await page.getByText(/^Στο ημερολόγιό σας: .*Μουσική και χορός/).click();
  const subscribe = page.getByRole('link', { name: 'Συνδρομή' });
  const address = await subscribe.getAttribute('href');
  expect(address).toMatch(/^webcal:.*\/feeds\/events\.ics\?.*category=music/);
  const path = (address ?? '').replace(/^webcal:\/\/[^/]+/, '');
  const calendar = await page.request.get(path);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const text = (await calendar.text()).replace(/\r\n /g, '');
  for (const title of shown)
    expect(text).toContain(`SUMMARY;LANGUAGE=el:${title.replaceAll(',', '\\,')}`);
  expect(text).not.toContain('Κύκλος ανάγνωσης');
  expect(await clicks()).toBeLessThanOrEqual(3);
});
