import type { Page } from '@playwright/test';
import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
 * What is done, on which screen, how, and the call that it sends, in which names in capitals stand for ids; and where it
 * leads, if to another screen.
 */
const ACTS: [name: string, path: string, steps: Step[], sends: string, leads?: RegExp][] = [
  [
    'a message is assigned to a colleague',
    '/admin/messages',
    [press('About eleni'), choose('Assigned to', 'editor')],
    'PUT /messages/eleni/assignee {"assignee":"EDITOR"}',
  ],
  [
    'a message is assigned to nobody',
    '/admin/messages',
    [press('About maria'), choose('Assigned to', 'Nobody')],
    'PUT /messages/maria/assignee {"assignee":null}',
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
  ],
  [
    'an answer that settles it, after another',
    '/admin/messages',
    [press('About maria'), press('Answer'), fill('Your answer', 'At nine.'), press('Send answer')],
    'POST /messages/maria/answers {"text":"At nine.","seen":1,"isDone":true}',
  ],
  [
    'a message that was dealt with is new again',
    '/admin/messages?state=done',
    [press('About petros'), press('Mark as new')],
    'PUT /messages/petros {"state":"new"}',
  ],
  [
    'an entry is still true',
    '/admin/recheck',
    [press('Still true : Square')],
    'POST /content/news/SQUARE/confirm',
  ],
  [
    'an address is ignored',
    '/admin/missed',
    [press('Ignore: /ten')],
    'PUT /missed {"path":"/ten","isIgnored":true}',
  ],
  [
    'an address is no longer ignored',
    '/admin/missed?show=ignored',
    [press('Put back: /wp-login.php')],
    'PUT /missed {"path":"/wp-login.php","isIgnored":false}',
  ],
  [
    'an address gets a redirect, with itself as the old one',
    '/admin/missed',
    [press('Redirect: /hundred'), fill(/^Leads to/, '/contact'), press('Save')],
    'POST /redirects {"from":"/hundred","to":"/contact","status":"301","note":""}',
  ],
  [
    'a search is ignored',
    '/admin/searches',
    [press('Ignore: five')],
    'PUT /missed-searches {"words":"five","isIgnored":true}',
  ],
  [
    'a search is no longer ignored',
    '/admin/searches?show=ignored',
    [press('Put back: nonsense')],
    'PUT /missed-searches {"words":"nonsense","isIgnored":false}',
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
  ],
  [
    'a redirect changes as it was seen',
    '/admin/redirects',
    [press('Change: /fair'), fill('Note for colleagues', 'The fair'), press('Save')],
    'PUT /redirects/FAIR {"from":"/fair","to":"https://fair.example/","status":"302","note":"The fair","version":1}',
  ],
  [
    'a set is made',
    '/admin/sets',
    [press('New set'), fill(/^Name of the set/, 'Autumn'), press('Create')],
    'POST /publishing-sets {"name":"Autumn"}',
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
  ],
  [
    'an invitation goes out again by letter',
    '/admin/users',
    [press('Send again: anna@example.org')],
    'POST /invitations/ANNA/again {"way":"letter"}',
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
  ],
  [
    'one’s own name and language change',
    '/admin/account',
    [fill(/^Full name/, 'Διαχειρίστρια'), press('Save details')],
    'PUT /auth/profile {"name":"Διαχειρίστρια","language":"en"}',
  ],
  [
    'the subscribers are exported',
    '/admin/newsletter/subscribers',
    [press('Export CSV')],
    'POST /newsletter/subscribers/export',
  ],
  [
    'an issue is begun',
    '/admin/newsletter/issues/new',
    [
      fill(/^Subject \(Greek/, 'Νέα'),
      fill(/^Introduction \(Greek/, 'Καλημέρα.'),
      press('Save and preview'),
    ],
    'POST /newsletter/issues {"subject":{"el":"Νέα","en":""},"intro":{"el":"Καλημέρα.","en":""},"items":[],"kept":[]}',
    /\/admin\/newsletter\/issues\/\w{20}$/,
  ],
];

describe('one call is sent where', () => {
  test.each(ACTS)('%s', async (_, path, steps, sends, leads) => {
    const { page } = screens;
    await screens.show(path);
    const before = screens.sent().length;
    for (const step of steps) await step(page);
    await expectOn.poll(() => screens.sent().length, SOON).toBeGreaterThan(before);
    const named = Object.entries(ids).reduce((text, [name, id]) => text.replace(name, id), sends);
    expect(screens.sent().slice(before)).toEqual([named]);
    if (leads) await expectOn(page).toHaveURL(leads);
  });
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
  await expectOn.poll(() => screens.sent().at(-1) ?? '').toMatch(/eleni\/assignee/);
  await screens.show('/admin/messages?state=all');
  await press('About eleni')(page);
  await expectOn(page.getByLabel('Assigned to', { exact: true })).toHaveValue(/./);
  expect(await page.getByRole('button', { name: 'Tell them by email' }).count()).toBe(0);
});
