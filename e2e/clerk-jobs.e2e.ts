import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openSqlite } from '../database/connect.ts';
import { receiveMessage } from '../domain/inbox/forms/receive-message.ts';
import { addDays } from '../domain/time/calendar.ts';
import { writeDateWithWeekday } from '../domain/time/date-words.ts';
import { dayInGreece } from '../domain/time/greek-time.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { PASTES } from '../harness/pastes/pastes.ts';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';

/**
 * Jobs of a clerk who reads Greek on a screen of 1024 px, on a site of their own: they change what every page shows,
 * and lists that hold nothing else can be counted.
 */

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1024, height: 768 }, locale: 'el-GR' });

const TODAY = dayInGreece(new Date());

let site: BenchSite;
let token: string;
let context: BrowserContext;
/** The clerk's; with nothing unsaved at the end of a test. */
let page: Page;
let allClicks: () => Promise<number>;
/** A resident's. */
let visitor: Page;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  site = await startBenchSite({ env: { SEED: 'none' } });
  token = await signInToSite(site.url);
  context = await browser.newContext();
  await keepUnpainted(context);
  page = await context.newPage();
  allClicks = await countClicks(page);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${site.url}/admin/bin`);
  visitor = await context.newPage();
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});
test.beforeEach(() => test.slow());

/** Shows the clerk a screen; gives what counts the clicks from there on. */
async function begin(path: string): Promise<() => Promise<number>> {
  await beginScreen(page, path);
  const before = await allClicks();
  return async () => (await allClicks()) - before;
}

const headers = () => ({ Authorization: `Bearer ${token}` });

/** A news item made by the API; its address on the site. */
async function addNews(title: string, more: object = {}): Promise<string> {
  const made = await page.request.post(`${site.url}/api/content/news`, {
    headers: headers(),
    data: { data: { ...newsData(title, TODAY), ...more } },
  });
  expect(made.status(), await made.text()).toBe(201);
  return `/news/${((await made.json()) as { slug: string }).slug}`;
}

/** Publishes the settings with other facts. */
async function changeSettings(facts: object): Promise<void> {
  const of = `${site.url}/api/content/settings`;
  const answer = await page.request.get(`${of}/settings`, { headers: headers() });
  const { id, slug, version, data } = (await answer.json()) as {
    id: string;
    slug: string;
    version: number;
    data: object;
  };
  const saved = await page.request.put(`${of}/${id}`, {
    headers: headers(),
    data: { slug, version, data: { ...data, ...facts } },
  });
  expect(saved.status(), await saved.text()).toBe(200);
}

const publish = () => page.getByRole('button', { name: /^Δημοσίευση (στα|στις)/ });
const rows = () => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test('a telephone and the hours of a holiday are changed in three clicks, and residents read them', async () => {
  const holiday = addDays(TODAY, 5);
  await changeSettings({
    phones: [{ label: { el: 'Τηλεφωνικό κέντρο', en: '' }, number: '+30 26910 00100' }],
    hours: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
  });
  const clicks = await begin('/admin/dashboard');
  await page.getByRole('link', { name: 'Ρυθμίσεις', exact: true }).click();
  const phone = page.getByRole('region', { name: 'Τηλέφωνα 1', exact: true });
  await phone.getByLabel('Αριθμός').fill('2691');
  await page.getByRole('button', { name: /^Προσθήκη: Κλειστά και άλλες ώρες/ }).click();
  const day = page.getByRole('region', { name: /^Κλειστά και άλλες ώρες.* 1$/ });
  await day.getByLabel('Ημέρα, ή πρώτη ημέρα').fill(holiday);
  await day.getByLabel('Ανοίγει').fill('09:00');
  await day.getByLabel('Λόγος (Ελληνικά').fill('Παραμονή εορτής');

  // Half of a number and half of the hours: each is said at its field. Enter in a field publishes nothing.
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/content/')) saves.push('one');
  });
  await page.keyboard.press('Enter');
  await publish().press('Enter');
  await expect(page.getByRole('alert')).toContainText('2 πεδία χρειάζονται διόρθωση');
  await expect(phone.getByLabel('Αριθμός')).toHaveAttribute('aria-invalid', 'true');
  await expect(day.getByLabel('Κλείνει')).toHaveAttribute('aria-invalid', 'true');
  expect(saves).toEqual(['one']);
  await phone.getByLabel('Αριθμός').fill('+30 26910 12345');
  await day.getByLabel('Κλείνει').fill('12:00');
  await publish().click();
  await expect(page.locator('.entry-form-bar')).toContainText('Δημοσιεύτηκε');
  expect(await clicks()).toBe(3);

  await visitor.goto(`${site.url}/contact`);
  const shown = visitor.getByRole('main');
  await expect(shown.locator('a[href="tel:+302691012345"]').first()).toBeVisible();
  await expect(shown.locator('a[href="tel:+302691000100"]')).toHaveCount(0);
  await expect(shown).toContainText(writeDateWithWeekday(holiday, 'el'));
  await expect(shown).toContainText('Παραμονή εορτής');
  await expect(shown).toContainText('09:00–12:00');
});

test('what lacks English is found from the first screen, and gets it in three clicks', async () => {
  const title = 'Κλειστή η γέφυρα του Σελινούντα';
  const path = await addNews(title, {
    title: { el: title, en: '' },
    summary: { el: 'Για επισκευές, ως την Παρασκευή.', en: '' },
  });
  const clicks = await begin('/admin/dashboard');
  await page.getByRole('link', { name: /^1 .*αγγλικά/ }).click();
  await expect(page).toHaveURL(/\/admin\/translations\?english=missing$/);
  await expect(rows()).toHaveCount(1);
  await page.getByRole('link', { name: title }).click();
  await page.getByLabel('Τίτλος (Αγγλικά').fill('The bridge over the Selinountas is closed');
  await page.getByLabel('Περίληψη (Αγγλικά').fill('For repairs, until Friday.');
  await publish().click();
  await expect(page).toHaveURL(`${site.url}/admin/content/news`);
  expect(await clicks()).toBe(3);

  await beginScreen(page, '/admin/translations?english=missing');
  await expect(page.getByText('υπάρχουν και στα αγγλικά')).toBeVisible();
  await visitor.goto(`${site.url}${path}?lang=en`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'The bridge over the Selinountas is closed',
  );
});

test('the proposal of a resident becomes an event in three clicks, in their language alone', async () => {
  const { db, close } = openSqlite(site.dataDir);
  const proposal = {
    title: 'Γιορτή σταφίδας',
    description: 'Μουσική και χορός στην πλατεία.',
    startsAt: `${addDays(TODAY, 9)}T20:30`,
    endsAt: '',
    location: 'Πλατεία Υψηλών Αλωνίων',
  };
  await receiveMessage(
    db,
    {
      kind: 'event-proposal',
      name: 'Πολιτιστικός Σύλλογος',
      email: 'syllogos@example.org',
      phone: '',
      subject: proposal.title,
      body: proposal.description,
      details: proposal,
      language: 'gr',
    },
    { officeEmail: undefined, now: new Date() },
  );
  await close();
  const clicks = await begin('/admin/messages');
  await page.getByRole('button', { name: proposal.title }).click();
  await page.getByRole('button', { name: 'Αποδοχή ως πρόχειρη εκδήλωση' }).click();
  await expect(page).toHaveURL(/\/admin\/content\/event\/\w+/);
  await expect(page.getByLabel('Τίτλος (Ελληνικά')).toHaveValue(proposal.title);
  await expect(page.getByLabel('Τίτλος (Αγγλικά')).toHaveValue('');
  await expect(page.getByLabel('Έναρξη', { exact: true })).toHaveValue(proposal.startsAt);
  await expect(page.getByLabel('Διοργάνωση (Ελληνικά')).toHaveValue('Πολιτιστικός Σύλλογος');
  await publish().click();
  await expect(page).toHaveURL(`${site.url}/admin/content/event`);
  expect(await clicks()).toBe(3);

  await beginScreen(page, '/admin/messages');
  await expect(page.getByText('Δεν υπάρχουν νέα μηνύματα.')).toBeVisible();
  await visitor.goto(`${site.url}/events`);
  await visitor.getByRole('link', { name: new RegExp(proposal.title) }).click();
  await expect(visitor.getByRole('main')).toContainText(proposal.location);
});

test('several entries get a tag at once, are found by it, and one of them loses it', async () => {
  const titles = ['Καθαρισμός ρεμάτων', 'Καθαρισμός ακτών', 'Καθαρισμός πλατειών'];
  const paths: string[] = [];
  for (const title of titles) paths.push(await addNews(title));
  const tagged = async () => {
    const pages = await Promise.all(
      paths.map(async (path) => (await page.request.get(site.url + path)).text()),
    );
    return titles.filter((_, at) => pages[at]?.includes('Πρόληψη'));
  };
  const clicks = await begin('/admin/content/news?search=καθαρισμος');
  for (const title of titles.slice(0, 2)) {
    await page.getByRole('checkbox', { name: `Επιλογή: ${title}` }).click();
  }
  await page.getByRole('button', { name: 'Ετικέτες...' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ετικέτες στις επιλεγμένες' });
  await dialog.getByLabel('Ετικέτα (Ελληνικά)').fill(' ');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Γράψτε την ετικέτα στα ελληνικά.');
  await dialog.getByLabel('Ετικέτα (Ελληνικά)').fill('Πρόληψη');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Πήραν ετικέτα 2 εγγραφές')).toBeVisible();
  expect(await clicks()).toBe(3);
  expect(await tagged()).toEqual(titles.slice(0, 2));

  await page.getByRole('button', { name: 'Στήλες' }).click();
  await page.getByRole('group', { name: 'Στήλες' }).getByLabel('Ετικέτες').check();
  await page.getByLabel('Ετικέτα', { exact: true }).selectOption({ label: 'Πρόληψη (2)' });
  await expect(rows()).toHaveCount(2);
  for (const row of await rows().all()) {
    await expect(row.getByRole('cell', { name: 'Πρόληψη' })).toBeVisible();
  }

  await page.getByRole('checkbox', { name: `Επιλογή: ${titles[0]}` }).click();
  await page.getByRole('button', { name: 'Ετικέτες...' }).click();
  await dialog.getByLabel('Αφαίρεση ετικέτας').check();
  await dialog.getByRole('button', { name: 'Αφαίρεση ετικέτας' }).click();
  await expect(rows()).toHaveCount(1);
  expect(await tagged()).toEqual(titles.slice(1, 2));
});

test('a text is pasted from Word with the keys: lists, headings and header cells come along, and what stayed behind is said', async () => {
  const word = PASTES.find(({ program }) => program === 'word');
  // What Word writes to the clipboard, put there by the keys, too.
  const other = await context.newPage();
  await other.goto(`${site.url}/robots.txt`);
  await other.evaluate((html) => {
    document.addEventListener('copy', (event) => {
      event.clipboardData?.setData('text/html', html);
      event.clipboardData?.setData('text/plain', 'Διακοπή νερού στο Αίγιο');
      event.preventDefault();
    });
  }, word?.html ?? '');
  await other.keyboard.press('Control+c');
  await other.close();

  const clicks = await begin('/admin/content/news/new');
  await page.getByLabel('Τίτλος (Ελληνικά').fill('Διακοπή νερού');
  await page.getByLabel('Περίληψη (Ελληνικά').fill('Την Τρίτη, για εργασίες.');
  const text = page.getByRole('textbox', { name: 'Κείμενο (Ελληνικά)' });
  await text.focus();
  await page.keyboard.press('Control+v');
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Διακοπή νερού στο Αίγιο');
  const note = page.getByRole('status').filter({ hasText: 'έμεινε έξω' });
  await expect(note).toContainText('Μία εικόνα έμεινε έξω: προσθέστε την από αρχείο.');
  await expect(note).toContainText('παρακολούθηση αλλαγών');
  await expect(note).toContainText('Ένα σχόλιο έμεινε έξω.');
  await publish().click();
  // The list comes back with the filters that it had.
  await expect(page).toHaveURL(/\/admin\/content\/news(?:\?|$)/);
  expect(await clicks()).toBe(1);

  await visitor.goto(`${site.url}/news`);
  await visitor.getByRole('link', { name: 'Διακοπή νερού' }).first().click();
  const shown = visitor.locator('main .prose');
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText([
    'Τι να κάνετε',
    'Ώρες ανά περιοχή',
  ]);
  await expect(shown.locator('ul ul ul > li')).toHaveText(['αριθμοί 1 έως 15']);
  await expect(shown.locator('ol > li > ol > li')).toHaveText([
    'στα διαμερίσματα, στο λουτρό',
    'στις μονοκατοικίες, στην αυλή',
  ]);
  await expect(shown.getByRole('columnheader')).toHaveText(['Περιοχή', 'Ώρες']);
  await expect(shown).toContainText('Αποθηκεύστε πόσιμο νερό.');
});
