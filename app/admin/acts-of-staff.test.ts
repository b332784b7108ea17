import type { Page } from '@playwright/test';
import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseShortMessage } from '../../domain/inbox/forms/contact-forms.ts';
import { receiveMessage } from '../../domain/inbox/forms/receive-message.ts';
import type { TestApi } from '../../harness/api.ts';
import { refuseOnce } from '../../harness/browser/refuse-once.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';

/**
 * What the buttons send by which much can be lost, or by which everybody is told something. The screens are those of
 * the staff, and the API that answers them is the real one.
 */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });
/** A click is sent within some milliseconds; the first look again would be after a tenth of a second. */
const SOON = { intervals: [20, 50, 100] };

let screens: StaffScreens;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
});
beforeEach(async () => {
  api = await screens.begin();
});
afterAll(() => screens.close());

interface Stored {
  id: string;
  version: number;
}

async function make<T = Stored>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await api.call(method, path, {
    as: 'admin',
    ...(body !== undefined && { body }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

const addNews = (title: string, publish = true) =>
  make('POST', '/content/news', {
    data: { ...newsData(title, '2026-03-01'), content: { el: '<p>Α</p>', en: '<p>A</p>' } },
    slug: title.toLowerCase(),
    publish,
    ...(publish && { languages: ['el', 'en'] }),
  });
const addAlert = () =>
  make('POST', '/content/alert', {
    data: {
      title: { el: 'Φωτιά', en: 'Fire' },
      severity: 'warning',
      kind: 'fire',
      description: { el: 'Καίει.', en: 'It burns.' },
      instruction: { el: '', en: '' },
      units: [],
      startsAt: '2026-03-04T10:00',
      endsAt: '2026-03-04T18:00',
      link: '',
    },
    publish: true,
    languages: ['el', 'en'],
  });
const addUser = () =>
  make('POST', '/users', {
    name: 'Νίκη',
    email: 'niki@example.org',
    password: 'plane-tree-shade',
    role: 'editor',
  });
async function addSet(): Promise<{ id: string; stamp: string; entry: Stored }> {
  const entry = await addNews('Fees', false);
  const { id } = await make('POST', '/publishing-sets', {
    name: 'New year',
    entries: [{ id: entry.id }],
  });
  const { stamp } = await make<{ stamp: string }>('GET', `/publishing-sets/${id}`);
  return { id, stamp, entry };
}
async function addMessage(): Promise<string> {
  const { db } = api.services;
  const form = { name: 'Μαρία', email: 'maria@example.org', subject: '', message: 'Πότε;' };
  const now = TEST_NOW;
  await receiveMessage(db, parseShortMessage(form, 'gr'), { officeEmail: undefined, now });
  return (await db.selectFrom('messages').select('id').executeTakeFirstOrThrow()).id;
}
const SUBSCRIBER = 's'.repeat(20);
async function addSubscriber(): Promise<void> {
  const at = TEST_NOW.toISOString();
  await api.services.db
    .insertInto('subscribers')
    .values({
      id: SUBSCRIBER,
      email: 'maria@example.org',
      language: 'gr',
      state: 'confirmed',
      token_hash: 'x',
      created_at: at,
      confirmed_at: at,
    })
    .execute();
}
const addIssue = (intro = { el: 'Καλημέρα σας.', en: 'Good morning.' }) =>
  make('POST', '/newsletter/issues', {
    subject: { el: 'Νέα του Μαρτίου', en: 'News of March' },
    intro,
    items: [],
  });

interface ActThatAsks {
  /** What is done. */
  name: string;
  /** What is said once it is. */
  says: string;
  /** Where it is refused, the question is closed, and the screen says why. */
  closesWhenRefused?: true;
  /** Makes what is needed, and says where the button is and what it sends. */
  prepare(): Promise<{ path: string; sends: string[] }>;
  /** Leads from the screen to the question. */
  ask(page: Page): Promise<void>;
  /** The button of the question. */
  confirm: string | RegExp;
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const choose = (title: string, act: string) => async (page: Page) => {
  await page.getByRole('checkbox', { name: `Select: ${title}` }).check();
  await press(act)(page);
};

const ACTS_THAT_ASK: ActThatAsks[] = [
  {
    name: 'an entry is deleted from its list',
    says: 'Deleted: Harbour',
    async prepare() {
      const { id, version } = await addNews('Harbour');
      return {
        path: '/admin/content/news',
        sends: [`DELETE /content/news/${id}?version=${version}`],
      };
    },
    ask: press('Delete: Harbour'),
    confirm: 'Delete',
  },
  {
    name: 'entries are taken off the site from their list',
    says: 'Unpublished: Harbour',
    closesWhenRefused: true,
    async prepare() {
      await addNews('Square');
      const { id, version } = await addNews('Harbour');
      const path = '/admin/content/news';
      return { path, sends: [`POST /content/news/${id}/unpublish?version=${version}`] };
    },
    ask: choose('Harbour', 'Unpublish'),
    confirm: 'Unpublish',
  },
  {
    name: 'an entry is taken off the site from its form',
    says: 'Unpublished',
    closesWhenRefused: true,
    async prepare() {
      const { id } = await addNews('Harbour');
      const path = `/admin/content/news/${id}`;
      return { path, sends: [`POST /content/news/${id}/unpublish`] };
    },
    async ask(page) {
      await press('Unpublish...')(page);
      await page.getByRole('radio', { name: /^It is taken off/ }).check();
    },
    confirm: 'Unpublish',
  },
  {
    name: 'a colleague’s account is disabled',
    says: 'Account changed',
    async prepare() {
      const { id } = await addUser();
      return { path: '/admin/users', sends: [`PUT /users/${id} {"disabled":true}`] };
    },
    ask: press('Disable: niki@example.org'),
    confirm: 'Disable',
  },
  {
    name: 'a colleague becomes an administrator',
    says: 'Account changed',
    async prepare() {
      const { id } = await addUser();
      return { path: '/admin/users', sends: [`PUT /users/${id} {"role":"admin"}`] };
    },
    ask: press('Make administrator: niki@example.org'),
    confirm: 'Make administrator',
  },
  {
    name: 'a colleague is signed out everywhere',
    says: 'Signed out everywhere',
    async prepare() {
      const { id } = await addUser();
      return { path: '/admin/users', sends: [`DELETE /users/${id}/sessions`] };
    },
    ask: press('Sign out everywhere: niki@example.org'),
    confirm: 'Sign out everywhere',
  },
  {
    name: 'a person’s data are erased',
    says: 'Data erased',
    async prepare() {
      await addMessage();
      return { path: '/admin/people', sends: ['POST /people/erase {"email":"maria@example.org"}'] };
    },
    async ask(page) {
      await page.getByLabel('Email address').fill('maria@example.org');
      await press('Search')(page);
      await press('Erase for good')(page);
    },
    confirm: 'Erase for good',
  },
  {
    name: 'a set is published',
    says: 'The set is published',
    closesWhenRefused: true,
    async prepare() {
      const { id, stamp } = await addSet();
      const sends = [`POST /publishing-sets/${id}/publish {"stamp":"${stamp}"}`];
      return { path: `/admin/sets/${id}`, sends };
    },
    ask: press('Publish all'),
    confirm: 'Publish all',
  },
  {
    name: 'the publication of a set is undone',
    says: 'The publication was undone: New year',
    async prepare() {
      const { id, stamp } = await addSet();
      await make('POST', `/publishing-sets/${id}/publish`, { stamp });
      return { path: `/admin/sets/${id}`, sends: [`POST /publishing-sets/${id}/undo {}`] };
    },
    ask: press('Undo the publication'),
    confirm: 'Undo the publication',
  },
  {
    name: 'the publication of a set is undone, and with it what was published anew since',
    says: 'The publication was undone: New year',
    async prepare() {
      const { id, stamp, entry } = await addSet();
      await make('POST', `/publishing-sets/${id}/publish`, { stamp });
      const { version } = await make('GET', `/content/news/${entry.id}`);
      const data = newsData('Fees of today', '2026-03-01');
      await make('PUT', `/content/news/${entry.id}`, {
        data,
        version,
        publish: true,
        languages: ['el'],
      });
      const sends = [`POST /publishing-sets/${id}/undo {"changed":"undo"}`];
      return { path: `/admin/sets/${id}`, sends };
    },
    async ask(page) {
      await press('Undo the publication')(page);
      await page.getByRole('radio', { name: 'They are undone too' }).check();
    },
    confirm: 'Undo the publication',
  },
  {
    name: 'a set is deleted',
    says: 'The set was deleted: New year',
    async prepare() {
      const { id } = await addSet();
      return { path: `/admin/sets/${id}`, sends: [`DELETE /publishing-sets/${id}`] };
    },
    ask: press('Delete the set'),
    confirm: 'Delete the set',
  },
  {
    name: 'the home page becomes the one of an emergency',
    says: 'The home page is the small one',
    prepare: async () => ({ path: '/admin/warn', sends: ['PUT /emergency-mode {"isOn":true}'] }),
    ask: press('Turn it on'),
    confirm: 'Turn it on',
  },
  {
    name: 'the usual home page comes back',
    says: 'The home page is the usual one',
    async prepare() {
      await make('PUT', '/emergency-mode', { isOn: true });
      return { path: '/admin/warn', sends: ['PUT /emergency-mode {"isOn":false}'] };
    },
    ask: press('Bring the usual home page back'),
    confirm: 'Bring the usual home page back',
  },
  {
    name: 'a redirect is deleted',
    says: 'The redirect was deleted.',
    async prepare() {
      const redirect = { from: '/old', to: '/contact', status: '301', note: '' };
      const { id } = await make('POST', '/redirects', redirect);
      return { path: '/admin/redirects', sends: [`DELETE /redirects/${id}`] };
    },
    ask: press('Delete: /old'),
    confirm: 'Delete',
  },
  {
    name: 'the menu becomes as it was',
    says: 'The original is back.',
    prepare: async () => ({
      path: '/admin/content/menu-item',
      sends: ['POST /menus/menu-item/reset'],
    }),
    ask: press('Back to the original'),
    confirm: 'Back to the original',
  },
  {
    name: 'an issue of the newsletter goes to everybody',
    says: 'Sending has begun',
    async prepare() {
      await fillEmptyDatabase(api.services.db, api.services.store, { kind: 'none', now: TEST_NOW });
      await addSubscriber();
      const { id, version } = await addIssue();
      const sends = [`POST /newsletter/issues/${id}/send {"version":${version}}`];
      return { path: `/admin/newsletter/issues/${id}`, sends };
    },
    ask: press('Send to all'),
    confirm: 'Send to 1',
  },
  {
    name: 'an issue of the newsletter is deleted',
    says: 'Draft deleted',
    async prepare() {
      const { id } = await addIssue();
      const path = `/admin/newsletter/issues/${id}`;
      return { path, sends: [`DELETE /newsletter/issues/${id}`] };
    },
    ask: press('Delete'),
    confirm: 'Delete',
  },
  {
    name: 'a subscriber is removed',
    says: 'Subscriber removed',
    async prepare() {
      await addSubscriber();
      const path = '/admin/newsletter/subscribers';
      return { path, sends: [`DELETE /newsletter/subscribers/${SUBSCRIBER}`] };
    },
    ask: press(/^Delete/),
    confirm: 'Delete',
  },
  {
    name: 'an invitation is withdrawn',
    says: 'Invitation withdrawn',
    async prepare() {
      const { invitation } = await make<{ invitation: Stored }>('POST', '/invitations', {
        name: 'Άννα',
        email: 'anna@example.org',
        role: 'editor',
        way: 'link',
      });
      return { path: '/admin/users', sends: [`DELETE /invitations/${invitation.id}`] };
    },
    ask: press('Withdraw: anna@example.org'),
    confirm: 'Withdraw',
  },
  {
    name: 'the sample content is removed',
    says: 'Moved to the bin: 1 entry, 0 files',
    async prepare() {
      const { id } = await addNews('Harbour');
      const change = api.services.db.updateTable('entries').where('id', '=', id);
      await change.set({ is_sample: 1 }).execute();
      return { path: '/admin/dashboard', sends: ['POST /samples/remove'] };
    },
    ask: press('Remove the samples'),
    confirm: 'Move to the bin',
  },
  {
    name: 'an earlier version comes back',
    says: 'Brought back as a draft',
    async prepare() {
      const { id } = await addNews('Harbour', false);
      const data = newsData('Quay', '2026-03-01');
      await make('PUT', `/content/news/${id}`, {
        slug: 'quay',
        data,
        publish: false,
        version: 1,
      });
      const path = `/admin/content/news/${id}/history?version=1`;
      // The address of today stays.
      const sends = [expect.stringMatching(`^PUT /content/news/${id} (?!.*"slug":).*"Harbour".*`)];
      return { path, sends };
    },
    ask: press('Bring back this version...'),
    confirm: 'Bring back as a draft',
  },
];

/** Acts that are done at once, since they can be taken back as easily. */
const ACTS_AT_ONCE: Omit<ActThatAsks, 'confirm'>[] = [
  {
    name: 'a warning in force ends',
    says: 'The warning has ended, and is no longer shown: Fire',
    async prepare() {
      const { id } = await addAlert();
      return { path: '/admin/warn', sends: [`POST /alerts/${id}/end`] };
    },
    ask: press(/^End now\W+Fire/),
  },
  {
    name: 'a warning is shown over every page',
    says: 'The warning is shown over every page',
    prepare: async () => ({
      path: '/admin/warn?kind=fire',
      sends: [
        expect.stringMatching(
          /^POST \/content\/alert .*"kind":"fire".*"publish":true,"languages":\["el","en"\]\}$/,
        ),
      ],
    }),
    ask: press('Publish now'),
  },
  {
    name: 'an entry comes back from the bin',
    says: 'Brought back',
    async prepare() {
      const { id } = await addNews('Harbour');
      await make('DELETE', `/content/news/${id}`);
      return { path: '/admin/bin', sends: [`POST /content/news/${id}/restore`] };
    },
    ask: press(/^Bring back\W+Harbour/),
  },
  {
    name: 'an entry is published from its form, as what was seen of it',
    says: 'Published in Greek and in English: Harbour',
    async prepare() {
      const { id, version } = await addNews('Harbour', false);
      const sends = [
        expect.stringMatching(
          `^PUT /content/news/${id} (?=.*"version":${version}\\b)(?=.*"publish":true)(?=.*"languages":\\["el","en"\\])`,
        ),
      ];
      return { path: `/admin/content/news/${id}`, sends };
    },
    ask: press(/^Publish in/),
  },
  {
    name: 'an entry is saved as a draft, and visitors see nothing of it',
    says: 'Draft saved. Visitors still see the former version until you publish.',
    async prepare() {
      const { id, version } = await addNews('Harbour');
      const sends = [
        expect.stringMatching(
          `^PUT /content/news/${id} (?=.*"version":${version}\\b)(?=.*"publish":false)`,
        ),
      ];
      return { path: `/admin/content/news/${id}`, sends };
    },
    async ask(page) {
      await page.getByLabel('Title (Greek').fill('Λιμάνι');
      await press('Save draft')(page);
    },
  },
  {
    name: 'review before publishing is turned on',
    says: 'Editors now hand in for review',
    prepare: async () => ({ path: '/admin/users', sends: ['PUT /reviewer-step {"isOn":true}'] }),
    ask: (page) => page.getByRole('switch').click(),
  },
  {
    name: 'an issue of the newsletter is tried on oneself alone',
    says: 'The test is on its way in both languages to admin@example.org',
    async prepare() {
      await fillEmptyDatabase(api.services.db, api.services.store, { kind: 'none', now: TEST_NOW });
      const { id } = await addIssue();
      const path = `/admin/newsletter/issues/${id}`;
      return { path, sends: [`POST /newsletter/issues/${id}/test`] };
    },
    ask: press('Send a test to me'),
  },
  {
    name: 'a message is done with',
    says: 'Message marked as done',
    async prepare() {
      const id = await addMessage();
      return { path: '/admin/messages', sends: [`PUT /messages/${id} {"state":"done"}`] };
    },
    async ask(page) {
      await page.getByRole('button', { name: 'Χωρίς θέμα' }).click();
      await press('Mark as done')(page);
    },
  },
  {
    name: 'a message is deleted for good, once that was asked',
    says: 'Message deleted',
    async prepare() {
      const id = await addMessage();
      return { path: '/admin/messages', sends: [`DELETE /messages/${id}`] };
    },
    async ask(page) {
      await page.getByRole('button', { name: 'Χωρίς θέμα' }).click();
      await press('Delete')(page);
      await press('Cancel')(page);
      await press('Delete')(page);
      expect(screens.sent()).toEqual([]);
      await press('Delete')(page);
    },
  },
];

const REFUSAL = 'It cannot be done now.';
const isCall = (awaited: unknown) => (call: string) =>
  typeof awaited === 'string'
    ? call === awaited
    : (awaited as { asymmetricMatch(it: string): boolean }).asymmetricMatch(call);

const said = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words, visible: true }).first();

const byName = <A extends { name: string }>(acts: A[]) =>
  acts.map((act): [string, A] => [act.name, act]);

describe('before anything is sent it is asked, and the answer is exactly one call, where', () => {
  test.each(byName(ACTS_THAT_ASK))('%s', async (_, act) => {
    const { prepare, ask, confirm, says, closesWhenRefused } = act;
    const { page } = screens;
    const { path, sends } = await prepare();
    await screens.open(path);
    await ask(page);
    const dialog = page.getByRole('dialog');
    const press = (name: string | RegExp) =>
      dialog.getByRole('button', { name, exact: true }).click();
    if (closesWhenRefused) {
      await press('Cancel');
      await expectOn(dialog).toHaveCount(0);
      await ask(page);
    }
    // Why it is refused is said, and forgotten when somebody lets it be.
    const goOn = await refuseOnce(page, isCall(sends[0]), REFUSAL);
    await press(confirm);
    const where = closesWhenRefused ? page : dialog;
    const refusal = where.getByRole('alert').filter({ hasText: REFUSAL });
    await expectOn(refusal).toBeVisible();
    await goOn();
    if (!closesWhenRefused) await press('Cancel');
    await expectOn(dialog).toHaveCount(0);
    expect(screens.sent()).toEqual([]);
    await ask(page);
    await expectOn(dialog.getByRole('button', { name: confirm, exact: true })).toBeVisible();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    await press(confirm);
    await expectOn(dialog).toHaveCount(0);
    await expectOn(said(page, says)).toBeVisible();
    expect(screens.sent()).toEqual(sends);
  });
});

test('a sample that stays is named beforehand or afterwards, with the way to it', async () => {
  const { page } = screens;
  const { db } = api.services;
  const picture = testDocumentRow({
    id: 'harbour',
    kind: 'image',
    is_sample: 1,
    alt_en: 'Harbour',
  });
  await db
    .insertInto('media')
    .values({ ...picture, mime_type: 'image/png' })
    .execute();
  await make('POST', '/content/news', {
    data: { ...newsData('Square', '2026-03-01'), image: 'harbour' },
    publish: false,
  });
  const { id } = await addNews('Fees');
  await db.updateTable('entries').where('id', '=', id).set({ is_sample: 1 }).execute();
  await screens.open('/admin/dashboard');
  await press('Remove the samples')(page);
  const dialog = page.getByRole('dialog');
  await expectOn(dialog.getByRole('listitem')).toHaveText([
    'News: 1',
    'Files that nothing else uses, up to: 1',
  ]);
  await press('Move to the bin')(page);
  await expectOn(dialog).toHaveCount(0);
  const kept = page.getByRole('link', { name: 'Harbour', exact: true });
  await expectOn(kept).toHaveAttribute('href', '/admin/media?medium=harbour');
  await kept.click();
  await expectOn(page.getByRole('dialog', { name: 'File details' })).toBeVisible();
});

test('whoever sends personal data by letter is asked why they are sent', async () => {
  const { page } = screens;
  await fillEmptyDatabase(api.services.db, api.services.store, { kind: 'none', now: TEST_NOW });
  const { id } = await addIssue({ el: 'ΑΦΜ 123456783', en: '' });
  await addSubscriber();
  await screens.open(`/admin/newsletter/issues/${id}`);
  await press('Send to all')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 1', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'The text contains personal data' });
  await expectOn(asked.getByLabel('Why they are sent')).toBeFocused();
  await expectOn(asked).not.toContainText('publish');
});

test('whoever undoes a set by which personal data went is asked why they are public again', async () => {
  const { page } = screens;
  const { id, version } = await addNews('Fees');
  const put = (content: string, more: object) =>
    make('PUT', `/content/news/${id}`, {
      data: { ...newsData('Fees', '2026-03-01'), content: { el: content, en: '' } },
      ...more,
    });
  const reason = 'It belongs to the office.';
  await put('<p>ΑΦΜ 123456783</p>', { version, publish: true, reason });
  await put('<p>Α</p>', { version: version + 1, publish: false });
  const set = await make<{ id: string; stamp: string }>('POST', '/publishing-sets', {
    name: 'New year',
    entries: [{ id }],
  });
  await make('POST', `/publishing-sets/${set.id}/publish`, { stamp: set.stamp });
  await screens.open(`/admin/sets/${set.id}`);
  await press('Undo the publication')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the publication' }).click();
  const asked = page.getByRole('dialog', { name: 'The text contains personal data' });
  await expectOn(asked.getByRole('listitem')).toContainText('Fees: This looks like a tax number');
  await asked.getByLabel('Why they are published').fill(reason);
  await asked.getByRole('button', { name: 'Publish for this reason' }).click();
  await expectOn(said(page, 'The publication was undone: New year')).toBeVisible();
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
});

/** Ctrl+S where the keyboard writes Greek. */
const saveInGreek = (page: Page) =>
  page.evaluate(() => {
    const pressed = { code: 'KeyS', key: 'σ', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });

test('Ctrl+S saves the alternative texts on a Greek keyboard, too', async () => {
  const { page } = screens;
  const picture = testDocumentRow({ id: 'harbour', kind: 'image', mime_type: 'image/png' });
  await api.services.db.insertInto('media').values(picture).execute();
  await screens.open('/admin/media/texts');
  await page.getByLabel('Greek').fill('Το λιμάνι');
  await saveInGreek(page);
  await expectOn.poll(() => screens.sent().join(), SOON).toContain('Το λιμάνι');
});

test('Ctrl+S saves while the menu of a text’s toolbar is open', async () => {
  const { page } = screens;
  const { id } = await addNews('Fees');
  await screens.open(`/admin/content/news/${id}`);
  await page.getByLabel(/^Title \(Greek/).fill('Τέλη');
  await page.getByRole('button', { name: 'Insert' }).first().click();
  await expectOn(page.getByRole('menuitem').first()).toBeFocused();
  await saveInGreek(page);
  await expectOn.poll(() => screens.sent().join(), SOON).toContain(`/content/news/${id} `);
});

test('what leaves by itself is on the first screen, and the log is taken under its day', async () => {
  const { page } = screens;
  const { id } = await addNews('Fees');
  const leaving = { leaveAt: '2026-03-05T10:00:00.000Z', leaveTo: 'archived' };
  await make('PUT', `/content/news/${id}/leaving`, leaving);
  await screens.open('/admin/dashboard');
  const line = page.getByRole('region', { name: 'Scheduled to leave' }).getByRole('listitem');
  await expectOn(line).toContainText('Archived from: March 5, 2026');
  await line.getByRole('link', { name: 'Fees' }).click();
  await expectOn(page).toHaveURL(new RegExp(`/admin/content/news/${id}$`));
  await screens.open('/admin/audit');
  const download = page.waitForEvent('download');
  await press('Export CSV')(page);
  expect((await download).suggestedFilename()).toBe('audit-2026-03-04.csv');
});

describe('one press is one call where', () => {
  test.each(byName(ACTS_AT_ONCE))('%s', async (_, { prepare, ask, says }) => {
    const { page } = screens;
    const { path, sends } = await prepare();
    await screens.open(path);
    await ask(page);
    await expectOn.poll(() => screens.sent().length, SOON).toBeGreaterThan(0);
    await expectOn(said(page, says)).toBeVisible();
    expect(screens.sent()).toEqual(sends);
  });
});
