import type { Browser } from '@playwright/test';

const PARAGRAPHS = 300;
const LETTERS = 60;
/** What one letter may cost the browser. */
export const DEAREST_LETTER_MS = 50;

const WORDS =
  'Οι πολίτες μπορούν να καταθέσουν την αίτηση στο Κέντρο Εξυπηρέτησης Πολιτών ή με email.';

export interface Keystrokes {
  /** What a letter costs the browser's main thread, in milliseconds: the same on a busy machine. */
  cost: number;
  /** Milliseconds from the key until the letter was painted, for half of the letters (Event Timing, in steps of 8). */
  painted: number;
}

/** Types into the middle of a text of 300 paragraphs, in the whole form of a page, with as much English beside it. */
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
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const spentMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const type = async () => {
      await page.keyboard.press('a');
      await page.waitForTimeout(120);
    };
    // The first letter also makes the form notice that something changed.
    await type();
    await page.waitForTimeout(2000);
    const before = await spentMs();
    for (let letter = 0; letter < LETTERS; letter++) await type();
    const cost = ((await spentMs()) - before) / LETTERS;
    const taken = await page.evaluate(() => (window as unknown as { taken: number[] }).taken);
    taken.sort((a, b) => a - b);
    return { cost: Number(cost.toFixed(1)), painted: taken[Math.floor(taken.length / 2)] ?? 0 };
  } finally {
    await page.close();
  }
}
