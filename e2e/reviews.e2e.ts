import { expect } from '@playwright/test';
import { dayInGreece } from '../domain/time/greek-time.ts';
import { EDITOR, ensureEditor, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';
import { newsData } from '../harness/content/entry-data.ts';

test('who may publish hands back what others handed in, and takes back their own', async ({
  page,
  request,
}) => {
  await ensureEditor(request);
  const handIn = async (title: string, token: string) => {
    const data = newsData(title, dayInGreece(new Date()));
    const made = await request.post('/api/content/news', {
      headers: { Authorization: `Bearer ${token}` },
      data: { data, publish: false, handIn: true },
    });
    expect(made.status()).toBe(201);
    return ((await made.json()) as { id: string }).id;
  };
  const theirs = await handIn('Υποβολή συναδέλφου', await getToken(request, EDITOR));
  const own = await handIn('Δική μου υποβολή', await getToken(request));
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, `/admin/content/news/${theirs}`);
  const panel = page.locator('.review-panel');
  const back = panel.getByRole('button', { name: 'Επιστροφή με σημείωση...' });
  const take = panel.getByRole('button', { name: 'Ανάκληση υποβολής' });
  await expect(back).toBeVisible();
  await expect(panel).toContainText('Διαβάστε το και δημοσιεύστε το');
  await expect(take).toHaveCount(0);

  // As after the reviewer step was turned off: nobody hands back to themselves.
  await showScreen(page, `/admin/content/news/${own}`);
  await expect(take).toBeVisible();
  await expect(panel).toContainText('Μπορείτε πλέον να το δημοσιεύσετε χωρίς έλεγχο');
  await expect(back).toHaveCount(0);
  await take.press('Enter');
  await expect(page.getByText('Η υποβολή ανακλήθηκε. Είναι πάλι πρόχειρο.')).toBeVisible();
  await expect(panel).toHaveCount(0);
  // The button has gone with its panel.
  await expect(page.getByRole('main')).toBeFocused();
});
