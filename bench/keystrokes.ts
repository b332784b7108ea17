import type { Browser } from '@playwright/test';

const PARAGRAPHS = 300;
const LETTERS = 60;
/** What one letter may take until it is on the screen, for 95 of a hundred. */
export const SLOWEST_LETTER_MS = 50;

const WORDS =
  'Οι πολίτες μπορούν να καταθέσουν την αίτηση στο Κέντρο Εξυπηρέτησης Πολιτών ή με email.';

export interface Keystrokes {
  median: number;
  /** 95 of a hundred letters took at most as long. */
  most: number;
}

/**
 * Types into the middle of a text of 300 paragraphs, in the whole form of a page, and measures for each letter the
 * milliseconds from the key until the screen was painted with it (Event Timing, in steps of 8 ms).
 */
export async function measureKeystrokes(
  browser: Browser,
  siteUrl: string,
  token: string,
): Promise<Keystrokes> {
  const text = `<p>${WORDS}</p>`.repeat(PARAGRAPHS);
  const made = await fetch(`${siteUrl}/api/pages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      title: { el: 'Μεγάλο κείμενο', en: 'Long text' },
      content: { el: text, en: text },
      slug: 'long-text',
      images: [],
    }),
  });
  if (!made.ok) throw new Error(`The long text was answered ${made.status}.`);
  const { id } = (await made.json()) as { id: string };
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.addInitScript((value) => {
      localStorage.setItem('token', value);
      const taken: number[] = [];
      Object.assign(window, { taken });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.name === 'keydown') taken.push(entry.duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    }, token);
    await page.goto(`${siteUrl}/admin/pages/edit/${id}`, { waitUntil: 'networkidle' });
    const middle = page
      .locator('.ProseMirror')
      .first()
      .locator('p')
      .nth(PARAGRAPHS / 2);
    await middle.click();
    for (let letter = 0; letter < LETTERS; letter++) {
      await page.keyboard.press('α');
      await page.waitForTimeout(120);
    }
    const taken = await page.evaluate(() => (window as unknown as { taken: number[] }).taken);
    // Letters quicker than the 16 ms that the browser reports at the least are 8 ms.
    const all = [...taken, ...Array<number>(Math.max(0, LETTERS - taken.length)).fill(8)];
    all.sort((a, b) => a - b);
    const at = (share: number) =>
      all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
    return { median: at(0.5), most: at(0.95) };
  } finally {
    await page.close();
  }
}
