import type { Page } from '@playwright/test';
import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseOnce } from '../../harness/browser/refuse-once.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { fullLists } from '../../harness/content/full-lists.ts';

/** What the smaller acts of the staff send, over one site with something in each list. Nothing is asked twice. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });
/** A click is sent within some milliseconds; the first look again would be after a tenth of a second. */
const SOON = { intervals: [20, 50, 100] };

let screens: StaffScreens;
/** What stands in the table below for what is made anew each time. */
let ids: Record<string, string>;
beforeAll(async () => {
  screens = await openStaffScreens();
  const { services } = await screens.begin('admin', await fullLists());
  const { db } = services;
  const idOf = async (table: 'entries' | 'redirects' | 'invitations' | 'user', name: string) => {
    const column = { entries: 'slug', redirects: 'path', invitations: 'email', user: 'email' };
    const query = db
      .selectFrom(table)
      .select('id')
      .where(column[table] as 'id', '=', name);
    return (await query.executeTakeFirstOrThrow()).id;
  };
  ids = {
    SQUARE: await idOf('entries', 'square'),
    HARBOUR: await idOf('entries', 'harbour'),
    FAIR: await idOf('redirects', '/fair'),
    ANNA: await idOf('invitations', 'anna@example.org'),
    EDITOR: await idOf('user', 'editor@example.org'),
  };
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

type Step = (page: Page) => Promise<unknown>;
const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const fill =
  (label: string | RegExp, text: string): Step =>
  (page) =>
    page.getByLabel(label).fill(text);
const choose =
  (label: string, option: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).selectOption(option);
const check =
  (label: string | RegExp, isOn: boolean): Step =>
  (page) =>
    page.getByRole('checkbox', { name: label }).setChecked(isOn);
const pick =
  (label: string | RegExp): Step =>
  (page) =>
    page.getByRole('radio', { name: label }).check();

/**
 * What is done, on which screen, how, and the call that it sends, in which names in capitals stand for ids; what is
 * said then, if it is not seen, and where it leads, if to another screen.
 */
const ACTS: [
  name: string,
  path: string,
  steps: Step[],
  sends: string,
  says: string,
  leads?: RegExp,
][] = [
  [
    'a message is assigned to a colleague',
    '/admin/messages',
    [press('About eleni'), choose('Assigned to', 'editor')],
    'PUT /messages/eleni/assignee {"assignee":"EDITOR"}',
    'Assigned to: editor',
  ],
  [
    'a message is assigned to nobody',
    '/admin/messages',
    [press('About maria'), choose('Assigned to', 'Nobody')],
    'PUT /messages/maria/assignee {"assignee":null}',
    'The message is assigned to nobody',
  ],
  [
    'a note is kept',
    '/admin/messages',
    [
      press('About maria'),
      press('Internal note'),
      fill('Your note', 'Ask Niki.'),
      press('Save note'),
    ],
    'POST /messages/maria/notes {"text":"Ask Niki."}',
    'Note saved',
  ],
  [
    'an answer that does not settle the message',
    '/admin/messages',
    [
      press('About maria'),
      press('Answer'),
      fill('Your answer', 'At eight.'),
      check('Sending the answer marks the message as done', false),
      press('Send answer'),
    ],
    'POST /messages/maria/answers {"text":"At eight.","seen":0,"isDone":false}',
    'The answer is on its way',
  ],
  [
    'an answer that settles it, after another',
    '/admin/messages',
    [press('About maria'), press('Answer'), fill('Your answer', 'At nine.'), press('Send answer')],
    'POST /messages/maria/answers {"text":"At nine.","seen":1,"isDone":true}',
    'The answer is on its way',
  ],
  [
    'a message that was dealt with is new again',
    '/admin/messages?state=done',
    [press('About petros'), press('Mark as new')],
    'PUT /messages/petros {"state":"new"}',
    'Message marked as new',
  ],
  [
    'an entry is still true',
    '/admin/recheck',
    [press('Still true : Square')],
    'POST /content/news/SQUARE/confirm',
    'Noted as still true: Square',
  ],
  [
    'an address is ignored',
    '/admin/missed',
    [press('Ignore: /ten')],
    'PUT /missed {"path":"/ten","isIgnored":true}',
    'The address is ignored.',
  ],
  [
    'an address is no longer ignored',
    '/admin/missed?show=ignored',
    [press('Put back: /wp-login.php')],
    'PUT /missed {"path":"/wp-login.php","isIgnored":false}',
    'The address is on the list again.',
  ],
  [
    'an address gets a redirect, with itself as the old one',
    '/admin/missed',
    [press('Redirect: /hundred'), fill(/^Leads to/, '/contact'), press('Save')],
    'POST /redirects {"from":"/hundred","to":"/contact","status":"301","note":""}',
    'The redirect is in force.',
  ],
  [
    'a search is ignored',
    '/admin/searches',
    [press('Ignore: five')],
    'PUT /missed-searches {"words":"five","isIgnored":true}',
    'The search is ignored.',
  ],
  [
    'a search is no longer ignored',
    '/admin/searches?show=ignored',
    [press('Put back: nonsense')],
    'PUT /missed-searches {"words":"nonsense","isIgnored":false}',
    'The search is on the list again.',
  ],
  [
    'a redirect is made for a while, with a note',
    '/admin/redirects',
    [
      press('New redirect'),
      fill(/^Old address/, '/before'),
      fill(/^Leads to/, '/news'),
      pick(/^For a while/),
      fill('Note for colleagues', 'Till June'),
      press('Save'),
    ],
    'POST /redirects {"from":"/before","to":"/news","status":"302","note":"Till June"}',
    'The redirect is in force.',
  ],
  [
    'a redirect changes as it was seen',
    '/admin/redirects',
    [press('Change: /fair'), fill('Note for colleagues', 'The fair'), press('Save')],
    'PUT /redirects/FAIR {"from":"/fair","to":"https://fair.example/","status":"302","note":"The fair","version":1}',
    'The redirect is in force.',
  ],
  [
    'a set is made',
    '/admin/sets',
    [press('New set'), fill(/^Name of the set/, 'Autumn'), press('Create')],
    'POST /publishing-sets {"name":"Autumn"}',
    '',
    /\/admin\/sets\/\w{20}$/,
  ],
  [
    'a colleague gets an account',
    '/admin/users',
    [
      press('Add user'),
      fill(/^Full name/, 'Νίκη'),
      fill(/^Email/, 'niki@example.org'),
      choose('Role', 'Administrator'),
      fill(/^Password/, 'plane-tree-shade'),
      press('Create account'),
    ],
    'POST /users {"name":"Νίκη","email":"niki@example.org","role":"admin","password":"plane-tree-shade"}',
    '',
  ],
  [
    'a colleague is invited by hand',
    '/admin/users',
    [
      press('Invite a colleague'),
      fill(/^Full name/, 'Πέτρος'),
      fill(/^Email/, 'petros@example.org'),
      choose('How they get the link', 'I will hand it over'),
      press(/^(?:Make the link|Send invitation|Make a link)/),
    ],
    'POST /invitations {"name":"Πέτρος","email":"petros@example.org","role":"editor","way":"link"}',
    '',
  ],
  [
    'an invitation goes out again by letter',
    '/admin/users',
    [press('Send again: anna@example.org')],
    'POST /invitations/ANNA/again {"way":"letter"}',
    'Invitation sent',
  ],
  [
    'a colleague gets another password',
    '/admin/users',
    [
      press('New password: editor@example.org'),
      fill(/^Password/, 'plane-tree-shade'),
      press('Change password'),
    ],
    'PUT /users/EDITOR/password {"password":"plane-tree-shade"}',
    '',
  ],
  [
    'one’s own name and language change',
    '/admin/account',
    [fill(/^Full name/, 'Διαχειρίστρια'), press('Save details')],
    'PUT /auth/profile {"name":"Διαχειρίστρια","language":"en"}',
    'Your details have been saved',
  ],
  [
    'the subscribers are exported',
    '/admin/newsletter/subscribers',
    [press('Export CSV')],
    'POST /newsletter/subscribers/export',
    'The export is noted in the audit log.',
  ],
];

const isSaid = (words: string) =>
  expectOn(screens.page.locator('.announcements')).toContainText(words);

/** It is said, and closed where it stays over the screen until somebody has read it. */
async function isRefused(words: string): Promise<void> {
  const { page } = screens;
  await expectOn(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await page.evaluate(() => {
    const failed = '.announcement[data-kind="failed"] > button';
    for (const close of document.querySelectorAll<HTMLElement>(failed)) close.click();
  });
}

describe('one call is sent, and sent again when it was refused, where', () => {
  test.each(ACTS)('%s', async (name, path, steps, sends, says, leads) => {
    const { page } = screens;
    await screens.show(path);
    const before = screens.sent().length;
    const named = Object.entries(ids).reduce((text, [id, of]) => text.replace(id, of), sends);
    const refusal = `Not now: ${name}`;
    const goOn = await refuseOnce(page, (call) => call === named, refusal);
    for (const step of steps) await step(page);
    await isRefused(refusal);
    await goOn();
    expect(screens.sent()).toHaveLength(before);
    await steps.at(-1)?.(page);
    await expectOn.poll(() => screens.sent().length, SOON).toBeGreaterThan(before);
    expect(screens.sent().slice(before)).toEqual([named]);
    await isSaid(says);
    if (leads) await expectOn(page).toHaveURL(leads);
  });
});

test('an issue is begun, shown and listed', async () => {
  const { page } = screens;
  await screens.show('/admin/newsletter');
  await expectOn(page.getByRole('row')).toHaveCount(3);
  await screens.show('/admin/newsletter/issues/new');
  const before = screens.sent().length;
  await fill(/^Subject \(Greek/, 'Νέα')(page);
  await fill(/^Introduction \(Greek/, 'Καλημέρα.')(page);
  // The keys save and lead nowhere.
  await page.keyboard.press('Control+s');
  await expectOn(page.locator('.entry-form-bar').getByRole('status')).toContainText('Issue saved');
  await expectOn(page).toHaveURL(/\/admin\/newsletter\/issues\/\w{20}\/edit$/);
  await fill(/^Introduction \(English/, 'Good morning.')(page);
  await press('Save and preview')(page);
  await expectOn(page).toHaveURL(/\/admin\/newsletter\/issues\/\w{20}$/);
  const sent = screens.sent().slice(before);
  // The form has named itself.
  expect(sent.map((call) => call.replace(/"[\w-]{22}"/, '"form"'))).toEqual([
    'POST /newsletter/issues {"subject":{"el":"Νέα","en":""},"intro":{"el":"Καλημέρα.","en":""},"items":[],"kept":[{"id":"form","sequence":1}]}',
    expect.stringMatching(/^PUT \/newsletter\/issues\/\w{20} .*"en":"Good morning."/),
  ]);
  await isSaid('Issue saved');
  await page.getByRole('link', { name: 'Back to the newsletter' }).click();
  await expectOn(page.getByRole('row')).toHaveCount(4);
});

test('an answer without words is not sent, and says what is missing', async () => {
  const { page } = screens;
  await screens.show('/admin/messages?state=all');
  const before = screens.sent().length;
  await press('About eleni')(page);
  await press('Answer')(page);
  await press('Send answer')(page);
  await expectOn(page.getByText('Write the text first.')).toBeVisible();
  await expectOn(page.getByLabel('Your answer')).toBeFocused();
  expect(screens.sent()).toHaveLength(before);
});

test('a colleague to whom a message is assigned is told by email where somebody asks for it', async () => {
  const { page } = screens;
  await screens.show('/admin/messages?state=all');
  await press('About eleni')(page);
  await choose('Assigned to', 'editor')(page);
  await expectOn(page.getByRole('button', { name: 'Tell them by email' })).toBeVisible();
  const before = screens.sent().length;
  await press('Tell them by email')(page);
  await expectOn(page.getByText('An email is on its way to them')).toBeVisible();
  await expectOn(page.getByRole('button', { name: 'Tell them by email' })).toHaveCount(0);
  expect(screens.sent().slice(before)).toEqual(['POST /messages/eleni/tell']);
  // Nobody writes to themselves. One's own name is another once a profile was saved.
  const assigned = page.getByLabel('Assigned to', { exact: true });
  const own = assigned.locator('option', { hasText: /^(?:admin|Διαχειρίστρια)$/ });
  await assigned.selectOption(await own.getAttribute('value'));
  // That is said when it is kept.
  await expectOn(page.getByText(/^Assigned to: (?:admin|Διαχειρίστρια)$/)).toBeVisible();
  expect(screens.sent().at(-1)).toMatch(/eleni\/assignee/);
  await screens.show('/admin/messages?state=all');
  await press('About eleni')(page);
  await expectOn(page.getByLabel('Assigned to', { exact: true })).toHaveValue(/./);
  expect(await page.getByRole('button', { name: 'Tell them by email' }).count()).toBe(0);
});

test('the language that is chosen in one’s account is that of the admin at once', async () => {
  const { page } = screens;
  await screens.show('/admin/account');
  await choose('Language of the admin', 'Ελληνικά')(page);
  await press('Save details')(page);
  await expectOn(page.getByRole('heading', { level: 1 })).toHaveText('Ο λογαριασμός μου');
});

test('the switch of the language says which is on, and what is chosen there is kept for the person', async () => {
  const { page } = screens;
  await screens.show('/admin/account');
  const group = page.locator('.language-switch');
  for (const [name, language, title] of [
    ['Ελληνικά', 'gr', 'Ο λογαριασμός μου'],
    ['English', 'en', 'My account'],
  ] as const) {
    await group.getByRole('button', { name }).click();
    await expectOn(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectOn(group.getByRole('button', { pressed: true })).toHaveText(new RegExp(name));
    const kept = `PUT /auth/profile {"language":"${language}"}`;
    await expectOn.poll(() => screens.sent().at(-1)).toBe(kept);
  }
});

test('where the answer to a new password is lost, it is said that it may hold already', async () => {
  const { page } = screens;
  await screens.show('/admin/account');
  await page.route('**/api/auth/password', (route) => route.abort(), { times: 1 });
  await fill(/^Current password/, 'plane-tree-shade')(page);
  await fill(/^New password/, 'harbour-olive-lantern')(page);
  await press('Change password')(page);
  await isRefused('may have changed already');
});

test('reviewers are among the roles of a new colleague where reviewers publish', async () => {
  const { page } = screens;
  await screens.show('/admin/users');
  const turn = async (isOn: boolean) => {
    await page.getByRole('switch').click();
    await expectOn(page.getByRole('switch')).toBeChecked({ checked: isOn });
    await isSaid(isOn ? 'Editors now hand in' : 'Editors now publish themselves');
  };
  const roles = async () => {
    await press('Add user')(page);
    const select = page.getByRole('dialog').getByLabel('Role');
    await expectOn(select).toHaveValue('editor');
    const all = await select.locator('option').allTextContents();
    await press('Cancel')(page);
    return all;
  };
  expect(await roles()).toEqual(['Editor', 'Administrator']);
  await turn(true);
  expect(await roles()).toEqual(['Editor', 'Reviewer', 'Administrator']);
  await turn(false);
});

test('another password is proposed for a new colleague, and what it is for is seen beside the account', async () => {
  const { page } = screens;
  await screens.show('/admin/users');
  await press('New password: editor@example.org')(page);
  const password = page.getByRole('dialog').getByLabel(/^Password/);
  const first = await password.inputValue();
  await press('Suggest another')(page);
  await expectOn(password).not.toHaveValue(first);
  await expectOn(password).toHaveValue(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
  await press('Change password')(page);
  await press('I have noted it')(page);
  const editor = page.getByRole('listitem').filter({ hasText: 'editor@example.org' });
  await expectOn(editor).toContainText('the first one expires on March 11, 2026');
});

test('where no mail can be sent, a colleague is invited by a link, and the form says so', async () => {
  const { page } = screens;
  const json = { invitations: [], canSendMail: false };
  await page.route('**/api/invitations', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json }) : route.fallback(),
  );
  await screens.show('/admin/users');
  await press('Invite a colleague')(page);
  const dialog = page.getByRole('dialog');
  await expectOn(dialog).toContainText('The server sends no email');
  await fill(/^Full name/, 'Ρέα')(page);
  await fill(/^Email/, 'rea@example.org')(page);
  await dialog.getByRole('button').last().click();
  await expectOn(dialog.getByLabel('Link', { exact: true })).toHaveValue(/invitation/);
  expect(screens.sent().at(-1)).toMatch(/^POST \/invitations .*"way":"link"\}$/);
  await dialog.getByRole('button').last().click();
  await press('Invite a colleague')(page);
  await expectOn(dialog.getByLabel(/^Full name/)).toHaveValue('');
  await press('Cancel')(page);
  await page.unrouteAll({ behavior: 'wait' });
});

test.each([
  ['Enable', 'They can sign in again', 'Account changed', false],
  ['Remove second step', 'lost their phone', 'Second step removed', true],
  ['Remove passkeys', 'None of the passkeys', 'Passkeys removed', true],
])('%s: what it does is said before, and after', async (act, explains, says, isDanger) => {
  const { page } = screens;
  await page.route('**/api/users', async (route) => {
    const users = await (await screens.api.call('GET', '/users', { as: 'admin' })).json();
    const json = users.map((user: object) => ({
      ...user,
      disabled: true,
      totp: true,
      passkeys: 2,
    }));
    return route.fulfill({ json });
  });
  await page.route(/\/api\/users\/./, (route) => route.fulfill({ json: { ok: true } }));
  await screens.show('/admin/users');
  await press(`${act}: editor@example.org`)(page);
  const dialog = page.getByRole('dialog');
  await expectOn(dialog).toContainText(explains);
  const confirm = dialog.getByRole('button', { name: act, exact: true });
  const style = await confirm.getAttribute('style');
  expect(style?.includes('-red-'), 'looks dangerous').toBe(isDanger);
  await confirm.click();
  await isSaid(says);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a synonym is published once, though the search after it fails the first time', async () => {
  const { page } = screens;
  await screens.show('/admin/searches?show=all');
  await page
    .getByRole('button', { name: /^Add a synonym: / })
    .last()
    .click();
  await page.route('**/api/missed-searches/again', (route) => route.abort(), { times: 1 });
  const count = () =>
    screens.sent().filter((call) => call.startsWith('POST /content/synonym ')).length;
  const before = count();
  await page.getByLabel(/^The words that the pages use/).fill('προκυμαία');
  await press('Publish the synonym')(page);
  await expectOn(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await press('Publish the synonym')(page);
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
  expect(count() - before).toBe(1);
  const made = screens.sent().findLast((call) => call.startsWith('POST /content/synonym '));
  expect(made).toContain('"meant":"προκυμαία"');
  expect(made).toContain('"publish":true');
  await page.unroute('**/api/missed-searches/again');
});

test('a synonym with which nothing is found says so', async () => {
  const { page } = screens;
  await screens.show('/admin/searches');
  await press('Add a synonym: many')(page);
  await fill(/^The words that the pages use/, 'xyzzy')(page);
  await page.getByRole('dialog').getByRole('button').last().click();
  await isSaid('nothing was found with these words either');
});

test('no filter of the library is left when they are cleared, and the tag of a kept address is named', async () => {
  const { page } = screens;
  await screens.show('/admin/media?kind=document&missing=licence&tag=nowhere');
  await expectOn(page.getByLabel('Tag', { exact: true })).toHaveValue('nowhere');
  await press('Clear filters')(page);
  await expectOn(page).toHaveURL(/\/admin\/media$/);
  await expectOn(page.locator('.media-tile')).toHaveCount(2);
});

test('where a picture has words in the other language alone, the library shows those', async () => {
  const { page } = screens;
  const { db } = screens.api.services;
  await db.updateTable('media').set({ alt_el: 'Λιμάνι' }).where('id', '=', 'harbour').execute();
  await screens.show('/admin/media');
  await expectOn(page.getByRole('button', { name: /^Λιμάνι/ })).toContainText(
    'No alternative text',
  );
});

test('a file that cannot be made is said not to be there', async () => {
  const { page } = screens;
  await screens.show('/admin/redirects');
  const message = 'The export failed.';
  await page.route('**/redirects/csv', (route) =>
    route.fulfill({ status: 500, json: { message } }),
  );
  await press('Export')(page);
  await isRefused(message);
  await expectOn(page.getByRole('button', { name: 'Export' })).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
});

test('an undoing that fails says why, and can be tried again', async () => {
  const { page } = screens;
  await screens.show('/admin/content/news');
  await press('Delete: Fines')(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  const message = 'It is not in the bin.';
  await page.route('**/restore', (route) => route.fulfill({ status: 400, json: { message } }), {
    times: 1,
  });
  await press('Undo')(page);
  await isRefused(message);
  await press('Undo')(page);
  await expectOn(page.getByRole('button', { name: 'Delete: Fines' })).toBeVisible();
  await expectOn(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('the library from which a picture is chosen shows more of it when asked, each file once', async () => {
  const { page } = screens;
  const answer = await screens.api.call('GET', '/media?kind=image', { as: 'admin' });
  const known = await answer.json();
  await page.route('**/api/media?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [from, size] = [Number(query.get('offset')), Number(query.get('limit'))];
    const media = Array.from({ length: Math.min(size, 30 - from) }, (_, at) => ({
      ...known.media[0],
      id: `picture-${from + at}`,
    }));
    return route.fulfill({ json: { ...known, media, total: 30 } });
  });
  await screens.show('/admin/content/news/new');
  await page.getByRole('button', { name: 'Choose from the library' }).first().click();
  const files = page.getByRole('dialog').locator('.media-choice');
  await expectOn(files).toHaveCount(24);
  await press('Show more')(page);
  await expectOn(files).toHaveCount(30);
  await expectOn(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await press('Cancel')(page);
  await page.unrouteAll({ behavior: 'wait' });
});

test('colleagues hear that a form is closed when its page is left', async () => {
  const { page } = screens;
  await screens.show(`/admin/content/news/${ids.HARBOUR}`);
  await expectOn(page.getByRole('button', { name: 'Duplicate' })).toBeVisible();
  const isClosed = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('/api/presence/'),
  );
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await isClosed;
});

test('on a phone the menu opens by its button, and closes by Escape and with the screen that it leads to', async () => {
  const { page } = screens;
  await screens.show('/admin/bin');
  await screens.resize(390);
  try {
    const open = page.getByRole('button', { name: 'Open the menu' });
    const close = page.getByRole('button', { name: 'Close the menu' });
    const link = page.locator('#admin-navigation').getByRole('link', { name: 'Media' });
    await expectOn(link).toBeHidden();
    await expectOn(open).toHaveAttribute('aria-expanded', 'false');
    await open.click();
    await expectOn(link).toBeVisible();
    await expectOn(close).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expectOn(link).toBeHidden();
    await open.click();
    await link.click();
    await expectOn(page).toHaveURL(/\/admin\/media$/);
    await expectOn(link).toBeHidden();
    await expectOn(page.locator('#content')).toBeFocused();
  } finally {
    await screens.resize(1280, 720);
  }
});

test('what is pasted and just fits is no matter; one character more is', async () => {
  const { page } = screens;
  await screens.show('/admin/redirects');
  await press('New redirect')(page);
  const paste = (text: string) =>
    page.getByLabel('Note for colleagues').evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  await paste('α'.repeat(300));
  // As a cell of a table comes; the end of its line is not kept in a field of one line.
  await paste(`${'α'.repeat(300)}\r\n\r\n`);
  await paste('α'.repeat(301));
  const cut = page.getByRole('alert').filter({ hasText: 'You pasted' });
  await expectOn(cut).toContainText('You pasted 301 characters, and there is room for 300');
  await expectOn(cut).toHaveCount(1);
  await isRefused('You pasted 301');
});
