import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { EDITABLE, type EditableSource } from '../harness/sites/development-edits.ts';
import {
  type DevelopmentSite,
  openListening,
  startDevelopmentSite,
} from '../harness/sites/development-site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';
import { adminHeaders, PUBLIC_HEADERS } from '../server/http/security-headers.ts';

// One server for all, on a copy of the sources that each test changes a little more.
test.describe.configure({ mode: 'serial' });

const POLICY = 'content-security-policy';
let site: DevelopmentSite;
let page: Page;
/** The browser's complaints; a journey with an intended failure removes that one. */
let complaints: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startDevelopmentSite();
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

test.afterEach(() => expect(complaints).toEqual([]));

test.afterAll(() => site?.stop());

const edit = ({ file, text }: EditableSource, to: string) => site.edit(file, text, to);

test('a page has the policy of the built site, and nothing in it is against it', async () => {
  await openListening(page, `${site.url}/`);
  await expect(page.locator('.slider button').first()).toBeVisible();
  const { headers } = await fetch(site.url);
  expect(headers.get(POLICY)).toBe(PUBLIC_HEADERS['Content-Security-Policy']);
});

test('a changed screen is seen', async () => {
  await openListening(page, `${site.url}/news`);
  edit(EDITABLE.screen, 'title="Changed"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed');
});

test('a changed style is seen', async () => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveCSS('letter-spacing', '7px');
  edit(EDITABLE.style, 'h1 { letter-spacing: 7px }\n@layer theme {');
  await expect(heading).toHaveCSS('letter-spacing', '7px');
});

test('a class that no screen used before is seen with the screen that uses it', async () => {
  site.edit(
    'app/site/news/news-page.tsx',
    '<NewsList ',
    '<p className="mt-[77px]">New</p><NewsList ',
  );
  await expect(page.getByText('New', { exact: true })).toHaveCSS('margin-top', '77px');
});

test('a changed island runs, though the server imports nothing of it', async () => {
  await openListening(page, `${site.url}/`);
  edit(EDITABLE.island, "slider.dataset.alive = 'anew';");
  await expect(page.locator('.slider')).toHaveAttribute('data-alive', 'anew');
});

test('changed server code answers, and a page that is open shows it', async () => {
  await openListening(page, `${site.url}/news`);
  const articles = page.locator('main h2 a[href^="/news/"]');
  expect(await articles.count()).toBeGreaterThan(1);
  edit(EDITABLE.service, 'return rows.slice(0, 1).map((row) => toEntry(type, row));');
  await expect(articles).toHaveCount(1);
});

test('a changed API answers', async () => {
  const health = () => fetch(`${site.url}/healthz`).then((response) => response.text());
  expect(await health()).toBe('ok');
  edit(EDITABLE.api, "c.text('changed', 200");
  await expect.poll(health).toBe('changed');
});

test('code that cannot run says why, and the page comes back when it can', async () => {
  site.edit(
    'app/site/news/list-news.ts',
    'export async function listNews',
    'export async function',
  );
  await expect(page.locator('pre')).toContainText('list-news.ts');
  site.edit(
    'app/site/news/list-news.ts',
    'export async function',
    'export async function listNews',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changed');
  complaints = complaints.filter((text) => !text.includes('500 (Internal Server Error)'));
});

test('a changed admin screen is seen, and what was typed is kept', async () => {
  const token = await signInToSite(site.url);
  await page.goto(site.url);
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  const document = page.waitForResponse(`${site.url}/admin/content/news/new`);
  await openListening(page, `${site.url}/admin/content/news/new`);
  const policy = (await (await document).allHeaders())[POLICY] ?? '';
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  expect(nonce).not.toBe('');
  expect(policy).toBe(adminHeaders(nonce)['Content-Security-Policy']);
  const title = page.getByLabel('Title (English)');
  await title.fill('Typed');
  edit(EDITABLE.adminScreen, "'See the site'");
  await expect(page.getByRole('link', { name: 'See the site' })).toBeVisible();
  edit(EDITABLE.adminStyle, 'label { letter-spacing: 7px }\n.entry-form-fields {\n  display');
  await expect(page.getByText('Title (English)')).toHaveCSS('letter-spacing', '7px');
  await expect(title).toHaveValue('Typed');
});

test('neither the data nor the settings are given as files', async () => {
  const status = async (path: string) => (await fetch(site.url + path)).status;
  const database = readdirSync(join(site.folder, 'data')).find((name) => name.endsWith('.sqlite'));
  expect(await status(`/data/${database}`)).toBe(403);
  expect(await status(`/data/${database}?raw`)).toBe(403);
  expect(await status('/.env')).toBe(403);
  expect(await status('/.env?raw')).toBe(403);
  expect(await status('/app/theme.css')).toBe(200);
});

test('new settings start it anew, and the page that is open shows them', async () => {
  // The start is slow where other tests run beside it.
  test.setTimeout(150_000);
  await openListening(page, `${site.url}/`);
  // Nothing up to here did.
  expect(site.output()).not.toContain('starting anew');
  const otherUrl = site.url.replace('127.0.0.1', 'localhost');
  site.edit('.env', site.url, otherUrl);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${otherUrl}/`, { timeout: 120_000 });
  expect(site.output()).toContain('.env changed: starting anew');
  // Nobody answered in between, and the policy allowed the requests.
  complaints = complaints.filter((text) => !/ERR_CONNECTION_(?:REFUSED|RESET)/.test(text));
});
