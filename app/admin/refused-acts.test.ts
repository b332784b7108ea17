import { expect as expectInBrowser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { fullLists } from '../../harness/content/full-lists.ts';
import { TEST_PASSWORD } from '../../harness/services.ts';

/** What is refused is said where the person looks: beside the screen, in the question, or at the field concerned. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let page: Page;
/** What names in capitals stand for in the addresses below. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  screens = await openStaffScreens();
  ({ page } = screens);
  const api = await screens.begin('admin', await fullLists());
  const data = alertData('Φωτιά', { startsAt: '2026-03-04T08:00', endsAt: '2026-03-04T20:00' });
  const body = { data, publish: true, languages: ['el'] };
  const made = await api.call('POST', '/content/alert', { as: 'admin', body });
  if (!made.ok) throw new Error(await made.text());
  const { id } = await api.services.db
    .selectFrom('publishing_sets')
    .select('id')
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  ids.OPEN = id;
  await screens.open('/admin/bin');
});
afterEach(() => page.unrouteAll({ behavior: 'wait' }));
afterAll(() => screens.close());

type Step = () => Promise<unknown>;
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = () => page.getByRole('dialog');
const press =
  (name: string | RegExp): Step =>
  () =>
    button(name).first().click();
/** The button of the question. */
const confirm =
  (name: string | RegExp): Step =>
  () =>
    dialog()
      .getByRole('button', { name, exact: typeof name === 'string' })
      .click();
const fill =
  (label: string | RegExp, words: string): Step =>
  () =>
    page.getByLabel(label).fill(words);
const choose =
  (label: string | RegExp, option: string): Step =>
  () =>
    page.getByLabel(label).first().selectOption(option);

const show = (path: string) => screens.show(path.replace(/[A-Z]{2,}/, (name) => ids[name] ?? name));

/** Refuses all calls to an address by a method. */
const refuse = (call: string, json: object) => {
  const [method, address = ''] = call.split(' ');
  return page.route(`**/api${address}`, (route) =>
    route.request().method() === method ? route.fulfill({ status: 400, json }) : route.fallback(),
  );
};

/** Where it is said. */
const PLACES = {
  beside: () => page.locator('.announcement[data-kind=failed]'),
  'in the question': () => dialog().getByRole('alert'),
  'on the screen': () => page.locator('main').getByRole('alert'),
};

const REFUSED: [
  what: string,
  path: string,
  call: string,
  steps: Step[],
  at: keyof typeof PLACES,
][] = [
  ['a warning ends', '/admin/warn', 'POST /alerts/*/end', [press(/^End now/)], 'beside'],
  [
    'an entry comes back from the bin',
    '/admin/bin',
    'POST /content/*/*/restore',
    [press(/^Bring back/)],
    'beside',
  ],
  [
    'a language of a set is kept',
    '/admin/sets/OPEN',
    'PUT /publishing-sets/*/entries/*',
    [choose(/^Languages: /, 'el')],
    'beside',
  ],
  [
    'an entry is taken out of a set',
    '/admin/sets/OPEN',
    'DELETE /publishing-sets/*/entries/*',
    [press(/^Take out of the set: /)],
    'beside',
  ],
  [
    'a colleague is told of a message',
    '/admin/messages?state=all',
    'POST /messages/eleni/tell',
    [press('About eleni'), choose('Assigned to', 'editor'), press('Tell them by email')],
    'in the question',
  ],
  [
    'somebody is looked for',
    '/admin/people',
    'POST /people/find',
    [fill('Email address', 'maria@example.org'), press('Search')],
    'on the screen',
  ],
  [
    'somebody’s data are taken',
    '/admin/people',
    'POST /people/export',
    [fill('Email address', 'maria@example.org'), press('Search'), press('Export')],
    'on the screen',
  ],
  [
    'a colleague gets a password',
    '/admin/users',
    'PUT /users/*/password',
    [press('New password: editor@example.org'), press('Change password')],
    'in the question',
  ],
  ['invitations are listed', '/admin/users', 'GET /invitations', [], 'on the screen'],
  [
    'the samples are counted',
    '/admin/dashboard',
    'GET /samples',
    [press('Remove the samples')],
    'in the question',
  ],
  [
    'an invitation goes out again',
    '/admin/users',
    'POST /invitations/*/again',
    [press('Send again: anna@example.org')],
    'on the screen',
  ],
];

test.each(REFUSED)('it is said that it is refused when %s', async (what, path, call, steps, at) => {
  const message = `Not now: ${what}`;
  // What a list shows is asked for anew.
  if (call.startsWith('GET')) {
    await refuse(call, { message });
    await page.evaluate(() => window.leaveScreens());
    await screens.open(path);
  } else {
    await show(path);
    await refuse(call, { message });
  }
  for (const step of steps) await step();
  await expectOn(PLACES[at]().filter({ hasText: message })).toBeVisible();
  if (at === 'beside') await PLACES.beside().getByRole('button').last().click();
  if (at === 'in the question') await page.keyboard.press('Escape');
});

/** A form, the call that is refused for one field, and the label of that field. */
const FIELDS: [path: string, call: string, steps: Step[], field: string, label: RegExp][] = [
  [
    '/admin/users',
    'POST /users',
    [
      press('Add user'),
      fill(/^Full name/, 'Νίκη'),
      fill(/^Email/, 'niki@'),
      press('Create account'),
    ],
    'email',
    /^Email/,
  ],
  [
    '/admin/users',
    'POST /invitations',
    [
      press('Invite a colleague'),
      fill(/^Full name/, 'Νίκη'),
      fill(/^Email/, 'niki@'),
      press(/^Send invitation|^Make the link/),
    ],
    'email',
    /^Email/,
  ],
  [
    '/admin/account',
    'PUT /auth/password',
    [
      fill(/^Current password/, 'not-mine-at-all'),
      fill(/^New password/, 'plane-tree-shade-2'),
      press('Change password'),
    ],
    'current',
    /^Current password/,
  ],
  [
    '/admin/searches',
    'POST /content/synonym',
    [
      press('Add a synonym: many'),
      fill(/^The words that the pages use/, 'πολλά'),
      press('Publish the synonym'),
    ],
    'meant',
    /^The words that the pages use/,
  ],
  ['/admin/warn?kind=fire', 'POST /content/alert', [press('Publish now')], 'startsAt', /^Starts/],
  [
    '/admin/content/news',
    'POST /publishing-sets',
    [
      () => page.getByRole('checkbox', { name: 'Select: Fines' }).check(),
      press('To a publishing set...'),
      () => dialog().getByLabel('Set', { exact: true }).selectOption(''),
      confirm('Add'),
    ],
    'name',
    /^Name of the set/,
  ],
];
test.each(FIELDS)(
  '%s: %s is refused for a field, which says so',
  async (path, call, steps, field, label) => {
    const words = `Wrong: ${field}`;
    await show(path);
    await refuse(call, { message: 'Some fields are wrong.', fields: { [field]: words } });
    for (const step of steps) await step();
    const wrong = page.locator('[aria-invalid=true]');
    await expectOn(wrong).toHaveCount(1);
    await expectOn(page.getByLabel(label).first()).toHaveAttribute('aria-invalid', 'true');
    await expectOn(page.getByLabel(label).first()).toBeFocused();
    await expectOn(page.getByText(words)).toBeVisible();
    if ((await dialog().count()) > 0)
      await dialog().getByRole('button', { name: 'Cancel' }).click();
  },
);

test('what was refused once is forgotten at the next question about an invitation', async () => {
  await show('/admin/users');
  await refuse('POST /invitations/*/again', { message: 'No letter leaves.' });
  await refuse('DELETE /invitations/*', { message: 'It was accepted.' });
  const refusals = (words: string) => page.getByRole('alert').filter({ hasText: words });
  await button('Send again: anna@example.org').click();
  await expectOn(refusals('No letter leaves.')).toBeVisible();
  await button('Withdraw: anna@example.org').click();
  await expectOn(dialog()).toHaveCount(1);
  await expectOn(refusals('No letter leaves.')).toHaveCount(0);
  await confirm('Withdraw')();
  await expectOn(dialog().getByRole('alert')).toContainText('It was accepted.');
  await confirm('Cancel')();
  await expectOn(dialog()).toHaveCount(0);
  await expectOn(refusals('It was accepted.')).toHaveCount(0);
});

test('why an invitation did not go out again is said, though it is on the list no more', async () => {
  await show('/admin/users');
  await page.route('**/api/invitations/*/again', async (route) => {
    await page.route('**/api/invitations', (list) =>
      list.fulfill({ json: { invitations: [], canSendMail: true } }),
    );
    return route.fulfill({ status: 404, json: { message: 'It was withdrawn.' } });
  });
  await button('Send again: anna@example.org').click();
  await expectOn(button('Send again: anna@example.org')).toHaveCount(0);
  await expectOn(page.getByRole('alert').filter({ hasText: 'It was withdrawn.' })).toBeVisible();
});

test('a wrong password and a wrong code are there to be typed anew', async () => {
  await show('/admin/account');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button').click();
  const password = dialog().getByLabel('Current password');
  await password.fill('not-mine-at-all');
  await confirm('Continue')();
  await expectOn(password).toHaveAttribute('aria-invalid', 'true');
  await expectOn(password).toBeFocused();
  await password.fill(TEST_PASSWORD);
  await confirm('Continue')();
  const code = dialog().getByLabel('Code from the app');
  await code.fill('000000');
  await confirm('Turn on')();
  await expectOn(dialog().getByRole('alert')).toBeVisible();
  await expectOn
    .poll(() =>
      code.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]),
    )
    .toEqual([0, 6]);
  await confirm('Cancel')();
});

describe('redirects from a file', () => {
  const file = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
  const lines = () => page.getByLabel('Or paste the lines');
  const alert = () => page.locator('main').getByRole('alert');

  test('are not looked at before there are any', async () => {
    await show('/admin/redirects/import');
    await expectOn(button('Check')).toBeDisabled();
    await lines().fill('/old,/contact');
    await expectOn(button('Check')).toBeEnabled();
    await lines().fill(' \n');
    await expectOn(button('Check')).toBeDisabled();
  });

  test('that are too many are not read, and the next ones are', async () => {
    await show('/admin/redirects/import');
    await file('many.csv', Buffer.alloc(2_700_001, 'a'));
    await expectOn(alert()).toContainText('The file is too large.');
    await expectOn(lines()).toHaveValue('');
    // What is wrong with a file is not said of the next one.
    await file('few.csv', Buffer.from('/old,/contact'));
    await expectOn(lines()).toHaveValue('/old,/contact');
    await expectOn(alert()).toHaveCount(0);
    await lines().fill('');
  });

  test('that cannot be read are told of', async () => {
    await show('/admin/redirects/import');
    await page.evaluate(() => {
      const { arrayBuffer } = Blob.prototype;
      Blob.prototype.arrayBuffer = () => {
        Blob.prototype.arrayBuffer = arrayBuffer;
        return Promise.reject(new DOMException('It is gone.', 'NotFoundError'));
      };
    });
    await file('gone.csv', Buffer.from('/old,/contact'));
    await expectOn(alert()).toContainText('The file cannot be read.');
  });

  test('say of each line in which column it is wrong, and what goes in', async () => {
    await show('/admin/redirects/import');
    await lines().fill('/old,nowhere at all');
    await button('Check').click();
    await expectOn(page.getByRole('heading', { name: 'What the check found' })).toBeFocused();
    await expectOn(page.locator('tbody tr')).toContainText('2: Leads to');
    await expectOn(button(/^Import/)).toHaveCount(0);
    await lines().fill('/old,nowhere at all\n/older,/contact');
    await button('Check').click();
    await expectOn(button(/^Import/)).toHaveText('Import only the good lines');
    await lines().fill('/older,/contact');
    await button('Check').click();
    await expectOn(button(/^Import/)).toHaveText('Import all');
    await lines().fill('');
  });

  test('of which many are wrong are said to be more than those that stand there', async () => {
    await show('/admin/redirects/import');
    const shown = page.getByText('The first 200 problems are shown.');
    for (const [count, times] of [
      [199, 0],
      [250, 1],
    ] as const) {
      await lines().fill(Array.from({ length: count }, (_, i) => `/old-${i},no where`).join('\n'));
      await button('Check').click();
      await expectOn(page.locator('tbody tr')).toHaveCount(Math.min(count, 200));
      await expectOn(shown).toHaveCount(times);
    }
    await lines().fill('');
  });
});

describe('a file for a map', () => {
  const file = (name: string, buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'application/json', buffer });
  const alert = () => page.locator('main').getByRole('alert');

  test('that is too large, or in no encoding of today, is not sent', async () => {
    await show('/admin/maps');
    const before = screens.sent().length;
    await file('large.geojson', Buffer.alloc(1_000_001, ' '));
    await expectOn(alert()).toContainText('large');
    await file('windows.geojson', Buffer.from([0x7b, 0x22, 0xc1, 0xdf, 0x22, 0x7d]));
    await expectOn(alert()).toContainText('cannot be read');
    expect(screens.sent().slice(before)).toEqual([]);
  });
});

test('a search that fails is not said to have found nothing', async () => {
  await show('/admin/bin');
  await refuse('GET /find?*', { message: 'The search is down.' });
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('qqqq');
  await expectOn(dialog().getByRole('status')).toHaveText('The search is down.');
  await page.keyboard.press('Escape');
  await expectOn(dialog()).toHaveCount(0);
});

describe('a warning', () => {
  test('with personal data asks why they are published', async () => {
    await show('/admin/warn?kind=flood');
    await refuse('POST /content/alert', {
      message: 'Personal data.',
      personalData: [],
      fields: {},
    });
    await button('Publish now').click();
    const reason = page.getByLabel('Why the personal data must be published');
    await expectOn(reason).toBeVisible();
    await page.unrouteAll();
    await reason.fill('The owner asked for it.');
    const sent = page.waitForRequest('**/api/content/alert');
    await button('Publish now').click();
    expect((await sent).postDataJSON()).toMatchObject({ reason: 'The owner asked for it.' });
    await expectOn(page.getByRole('heading', { name: 'Emergency mode' })).toBeVisible();
  });

  test('that begins later is scheduled for those whom it concerns, and says so', async () => {
    await page.route('**/api/alerts', async (route) => {
      const answer = await screens.api.call('GET', '/alerts', { as: 'admin' });
      const units = [
        { slug: 'aigio', title: { el: 'Αίγιο', en: 'Aigio' } },
        { slug: 'diakopto', title: { el: 'Διακοπτό', en: 'Diakopto' } },
      ];
      return route.fulfill({ json: { ...(await answer.json()), units } });
    });
    await page.route('**/api/content/alert', (route) =>
      route.fulfill({ status: 201, json: { id: 'new', version: 1, path: null } }),
    );
    await show('/admin/warn?kind=water');
    await page.getByLabel('Starts').fill('2026-03-05T08:00');
    await page.getByLabel(/^Ends/).fill('2026-03-05T14:00');
    const bar = page.locator('.warn-bar');
    const place = (name: string) => page.getByRole('checkbox', { name });
    await place('Aigio').check();
    await place('Diakopto').check();
    await expectOn(bar).toContainText(/08:00 until .*14:00, for Aigio, Diakopto/);
    await place('Aigio').uncheck();
    await expectOn(bar).toContainText(/08:00 until .*14:00, for Diakopto/);
    const sent = page.waitForRequest('**/api/content/alert');
    await button('Schedule').click();
    expect((await sent).postDataJSON().data.units).toEqual([{ unit: 'diakopto' }]);
    await expectOn(page.locator('.announcements')).toContainText(
      'The warning will be shown when it starts',
    );
  });

  test('whose end has passed says so at the end, too', async () => {
    await show('/admin/warn?kind=road');
    await page.getByLabel(/^Ends/).fill('2026-03-04T11:00');
    await expectOn(page.getByLabel(/^Ends/)).toHaveAttribute('aria-invalid', 'true');
    await expectOn(page.locator('.warn-bar')).toContainText('The end has passed already.');
    await page.getByLabel(/^Ends/).fill('2026-03-04T22:00');
    await expectOn(page.getByLabel(/^Ends/)).not.toHaveAttribute('aria-invalid', 'true');
  });
});
