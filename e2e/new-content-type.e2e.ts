import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { copyProject, type ProjectCopy } from '../harness/sites/new-content-type.ts';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';
import { findWrongTypes } from '../harness/sites/wrong-types.ts';

/** The README's section 'Add a content type', taken step by step in a copy of the project, built and looked at. */
test.describe.configure({ mode: 'serial', timeout: 240_000 });

let copy: ProjectCopy;
let site: BenchSite;

test.beforeAll(async () => {
  // A build, where others have the machine too.
  test.setTimeout(240_000);
  copy = copyProject();
  for (const step of [1, 2, 3, 4, 5]) copy.take(step);
  // The islands are those of the project.
  cpSync(join('build', 'islands'), join(copy.folder, 'build', 'islands'), { recursive: true });
  run('node_modules/@react-router/dev/dist/cli/index.js', 'build', '--logLevel', 'warn');
  site = await startBenchSite({ folder: copy.folder, env: { SEED: 'none' } });
});
test.afterAll(async () => {
  await site?.stop();
  copy?.remove();
});

/** Runs a program of a package in the copy; it must succeed. */
function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy.folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(status, stdout + stderr).toBe(0);
}

async function addMarket(page: Page, el: string, en: string, slug: string): Promise<void> {
  const made = await page.request.post(`${site.url}/api/content/market`, {
    headers: { Authorization: `Bearer ${await signInToSite(site.url)}` },
    data: {
      slug,
      publish: true,
      data: { title: { el, en }, content: { el: '<p>Κάθε Τρίτη</p>', en: '<p>On Tuesdays</p>' } },
    },
  });
  expect(made.status()).toBe(201);
}

test('staff find its list in the navigation, and its form leads to the page', async ({ page }) => {
  const token = await signInToSite(site.url);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole('link', { name: 'Markets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markets');
  await page.getByRole('link', { name: 'New market' }).click();
  await page.getByLabel('Title (Greek').fill('Αγορά Τεμένης');
  await page.getByLabel('Title (English').fill('Temeni market');
  await expect(page.getByText('/markets/agora-temenis')).toBeVisible();
  await page.getByRole('button', { name: /^Publish in/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
  await page.goto(`${site.url}/admin/content/market`);
  await expect(page.getByRole('link', { name: 'Temeni market' })).toBeVisible();
  await page.goto(`${site.url}/markets/agora-temenis`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Αγορά Τεμένης');
});

test('visitors find its entries by the search and both site maps', async ({ page }) => {
  await addMarket(page, 'Αγορά Ακράτας', 'Akrata market', 'akrata');
  await page.goto(`${site.url}/search?q=tuesdays&lang=en`);
  const result = page.getByRole('listitem').filter({ hasText: 'Akrata market' });
  await expect(result).toContainText('Market');
  await result.getByRole('link', { name: 'Akrata market' }).click();
  await expect(page).toHaveURL(`${site.url}/markets/akrata?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Akrata market');
  await expect(page.getByText('On Tuesdays')).toBeVisible();
  await page.goto(`${site.url}/sitemap`);
  const group = page.getByRole('region', { name: 'Λαϊκές αγορές' });
  await expect(group.getByRole('link', { name: 'Αγορά Ακράτας' })).toHaveAttribute(
    'href',
    '/markets/akrata',
  );
  const xml = await (await page.request.get(`${site.url}/sitemap.xml`)).text();
  expect(xml).toContain(`<loc>${site.url}/markets/akrata</loc>`);
});

test('no page can take the address of an entry', async ({ request }) => {
  const answer = await request.post(`${site.url}/api/pages`, {
    headers: { Authorization: `Bearer ${await signInToSite(site.url)}` },
    data: {
      title: { el: 'Σελίδα', en: 'Page' },
      content: { el: '', en: '' },
      slug: 'markets/akrata',
      images: [],
    },
  });
  expect(answer.status()).toBe(400);
  expect((await answer.json()).fields).toHaveProperty('slug');
});

test('what the README shows has the right types', () => {
  run('node_modules/@react-router/dev/dist/cli/index.js', 'typegen');
  const names = ['ContentTypeName', 'AnyContentType'];
  expect(findWrongTypes(copy.folder, copy.changed, names)).toEqual([]);
});
