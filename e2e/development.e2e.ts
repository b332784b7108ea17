import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { emptyData } from '../domain/content/model/content-type.ts';
import { slide } from '../domain/content-types/slide.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { noisyPicture } from '../harness/content/noisy-picture.ts';
import { parseHtml, textOf } from '../harness/screens/read-html.ts';
import { EDITABLE, type EditableSource } from '../harness/sites/development-edits.ts';
import {
  type DevelopmentSite,
  openListening,
  startDevelopmentSite,
} from '../harness/sites/development-site.ts';
import { STEPS, takeSteps } from '../harness/sites/new-content-type.ts';
import { actAsStaff, type Staff, signInToSite } from '../harness/sites/site-calls.ts';
import { findWrongTypes } from '../harness/sites/wrong-types.ts';
import { adminHeaders, PUBLIC_HEADERS } from '../server/http/security-headers.ts';

// One server for all, on a copy of the sources that each test changes a little more. The README's section ‘Add a
// content type’ was taken in it before the start: a build of its own for that took 17 seconds of the processor.
test.describe.configure({ mode: 'serial' });

const POLICY = 'content-security-policy';
let site: DevelopmentSite;
let page: Page;
let token: string;
let staff: Staff;
/** The browser's complaints; a journey with an intended failure removes that one. */
let complaints: string[] = [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  site = await startDevelopmentSite({
    prepare: (folder) => takeSteps(folder, STEPS),
    env: { SEED: 'none' },
  });
  token = await signInToSite(site.url);
  staff = actAsStaff(site.url, token);
  await fill();
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
});

test.afterEach(() => expect(complaints).toEqual([]));

test.afterAll(() => site?.stop());

const edit = ({ file, text }: EditableSource, to: string) => site.edit(file, text, to);

async function publish(type: string, data: object, slug?: string): Promise<void> {
  const made = await fetch(`${site.url}/api/content/${type}`, {
    method: 'POST',
    headers: staff.headers,
    body: JSON.stringify({ data, slug, publish: true }),
  });
  expect(made.status, await made.text()).toBe(201);
}

/** A home page whose slides move, and a list of news. */
async function fill(): Promise<void> {
  const { url } = (await (await staff.upload(await noisyPicture(320, 180))).json()) as {
    url: string;
  };
  const image = /\/media\/([^/.]+)\./.exec(url)?.[1];
  for (const name of ['One', 'Two']) {
    const words = { el: name, en: name };
    const data = { ...emptyData(slide.fields), title: words, description: words, image };
    await publish('slide', data);
    await publish('news', newsData(name, '2026-01-01'));
  }
}

/** Shows a screen that hears of changes, unless it is open already. */
async function show(path: string): Promise<void> {
  if (page.url() !== site.url + path) await openListening(page, site.url + path);
}

const read = async (path: string) => parseHtml(await (await fetch(site.url + path)).text());

test('what the README shows of a new content type has the right types', () => {
  // The server has written those of the routes.
  const changed = STEPS.map(({ file }) => file);
  expect(findWrongTypes(site.folder, changed, ['ContentTypeName', 'AnyContentType'])).toEqual([]);
});

test('visitors find the entries of a new content type by the search and both site maps', async () => {
  const data = {
    title: { el: 'Αγορά Ακράτας', en: 'Akrata market' },
    content: { el: '<p>Κάθε Τρίτη</p>', en: '<p>On Tuesdays</p>' },
  };
  await publish('market', data, 'akrata');
  const found = await read('/search?q=tuesdays&lang=en');
  const result = found.querySelectorAll('main li').find((item) => textOf(item).includes('Akrata'));
  expect(textOf(result)).toContain('Market');
  const address = result?.querySelector('a')?.getAttributeValue('href') ?? '';
  expect(address).toBe('/markets/akrata?lang=en');
  const shown = await read(address);
  expect(textOf(shown.querySelector('h1'))).toBe('Akrata market');
  expect(textOf(shown.querySelector('main'))).toContain('On Tuesdays');
  const listed = (await read('/sitemap'))
    .querySelectorAll('main section')
    .find((section) => textOf(section.querySelector('h2')) === 'Λαϊκές αγορές');
  const link = listed?.querySelector('a[href="/markets/akrata"]');
  expect(textOf(link)).toBe('Αγορά Ακράτας');
  const xml = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(xml).toContain(`<loc>${site.url}/markets/akrata</loc>`);
});

test('no page can take the address of an entry of a new content type', async () => {
  const answer = await staff.create('markets/akrata', 'Page');
  expect(answer.status).toBe(400);
  expect((await answer.json()).fields).toHaveProperty('slug');
});

test('a page has the policy of the built site, and nothing in it is against it', async () => {
  await show('/');
  await expect(page.locator('.slider button').first()).toBeVisible();
  const { headers } = await fetch(site.url);
  expect(headers.get(POLICY)).toBe(PUBLIC_HEADERS['Content-Security-Policy']);
});

test('a changed island runs, though the server imports nothing of it', async () => {
  await show('/');
  edit(EDITABLE.island, "slider.dataset.alive = 'anew';");
  await expect(page.locator('.slider')).toHaveAttribute('data-alive', 'anew');
});

test('a changed admin screen is seen, and what was typed is kept', async () => {
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  const document = page.waitForResponse(`${site.url}/admin/content/news/new`);
  await show('/admin/content/news/new');
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
  await title.fill('');
});

test('staff find the list of a new content type in the navigation, and its form leads to the page', async () => {
  await page.getByRole('link', { name: 'Markets', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Markets');
  await page.getByRole('link', { name: 'New market' }).click();
  await page.getByLabel('Title (Greek').fill('Αγορά Τεμένης');
  await page.getByLabel('Title (English').fill('Temeni market');
  await expect(page.getByText('/markets/agora-temenis')).toBeVisible();
  await page.getByRole('button', { name: /^Publish in/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published' })).toBeVisible();
  await page.getByRole('link', { name: 'Markets', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Temeni market' })).toBeVisible();
  const made = await read('/markets/agora-temenis');
  expect(textOf(made.querySelector('h1'))).toBe('Αγορά Τεμένης');
});

test('a changed screen is seen', async () => {
  await show('/news');
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

test('changed server code answers, and a page that is open shows it', async () => {
  await show('/news');
  const articles = page.locator('main h2 a[href^="/news/"]');
  await expect.poll(() => articles.count()).toBeGreaterThan(1);
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
  // As of a page that has just come, and begins to listen while the next one is asked for.
  await page.evaluate(() => {
    new WebSocket(location.origin.replace('http', 'ws'), 'vite-hmr');
  });
  // Whoever is still on the way to listening when the server goes does not come back.
  await openListening(page, `${site.url}/news`);
  // Nothing up to here did.
  expect(site.output()).not.toContain('starting anew');
  // A package that is found late reloads the page, and what was typed is gone.
  expect(site.output()).not.toContain('dependencies changed');
  const otherUrl = site.url.replace('127.0.0.1', 'localhost');
  site.edit('.env', site.url, otherUrl);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `${otherUrl}/news`, { timeout: 120_000 });
  expect(site.output()).toContain('.env changed: starting anew');
  // Nobody answered in between, and that socket had no token; the policy allowed the requests.
  complaints = complaints.filter(
    (text) => !/ERR_CONNECTION_(?:REFUSED|RESET)|WebSocket handshake/.test(text),
  );
});
