import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { test } from '../harness/browser/unpainted.ts';
import { startBenchSite } from '../harness/sites/site.ts';
import { DATA_DIR } from '../harness/sites/site-under-test.ts';

test('what nobody foresaw is a designed page with the specified text', async ({ page }) => {
  test.setTimeout(120_000);
  const site = await startBenchSite({ env: { SEED: 'none' } });
  try {
    const database = new DatabaseSync(join(site.dataDir, 'dimos.sqlite'));
    database.exec('PRAGMA foreign_keys = OFF; DROP TABLE entries');
    database.close();
    const response = await page.goto(`${site.url}/news`);
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByRole('link', { name: 'Δοκιμάστε ξανά' })).toHaveAttribute(
      'href',
      '/news',
    );
    await expect(page.getByRole('link', { name: 'Αρχική σελίδα' })).toBeVisible();
    const html = await page.content();
    expect(html).not.toMatch(/no such table|node_modules|\.ts:\d+|at async/);
  } finally {
    await site.stop();
  }
});

test('what the site writes is for its own account alone', () => {
  for (const name of ['dimos.sqlite', 'dimos.sqlite-wal', 'media', 'media/originals']) {
    expect(statSync(join(DATA_DIR, name)).mode & 0o077, name).toBe(0);
  }
});
