import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { fullLists } from '../../harness/content/full-lists.ts';

/**
 * What the screens of the staff say in states in which a site seldom is: the API answers as it would then. What an act
 * sends, and what becomes of it, is in other files.
 */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
/** What names in capitals stand for in the addresses below. */
let ids: Record<string, string>;
beforeAll(async () => {
  screens = await openStaffScreens();
  const { services } = await screens.begin('admin', await fullLists());
  const idOf = async (table: 'publishing_sets' | 'newsletter_issues', is: [string, string]) => {
    const one = services.db.selectFrom(table).select('id');
    return (await one.where(is[0] as 'id', '=', is[1]).executeTakeFirstOrThrow()).id;
  };
  ids = {
    OPEN: await idOf('publishing_sets', ['state', 'open']),
    OUT: await idOf('publishing_sets', ['state', 'published']),
    ISSUE: await idOf('newsletter_issues', ['state', 'draft']),
  };
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

// biome-ignore lint/suspicious/noExplicitAny: what the API answers, of which a state changes a part
type Answer = any;
type Change = (answer: Answer) => object;

/** One part of each, if there are several. */
const each =
  (name: string, part: object): Change =>
  (answer) => ({
    ...answer,
    [name]: answer[name].map((one: object) => ({ ...one, ...part })),
  });
const all =
  (part: object): Change =>
  (answer) => ({ ...answer, ...part });
const allOfList =
  (part: object): Change =>
  (answer) =>
    answer.map((one: object) => ({ ...one, ...part }));

/** Asks the API, and changes what it answers. */
async function answerWith(address: string, change: Change): Promise<void> {
  const { page, api } = screens;
  const as = await page.evaluate(() => localStorage.getItem('token'));
  await page.route(address, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const method = route.request().method();
    const headers = { Authorization: `Bearer ${as}`, 'Content-Type': 'application/json' };
    const body = route.request().postData() ?? undefined;
    const path = pathname.slice('/api'.length) + search;
    const answer = await api.call(method, path, { headers, ...(body && { body }) });
    return route.fulfill({ json: change(await answer.json()) });
  });
}

interface State {
  path: string;
  answers?: Record<string, Change>;
  /** Buttons that are pressed first. */
  presses?: (string | RegExp)[];
  /** The part of the screen that is looked at; the open dialog, or else the whole. */
  where?: string;
  shows: (string | RegExp)[];
  hides?: string[];
}

async function look({ path, answers = {}, presses = [], where, shows, hides = [] }: State) {
  const { page } = screens;
  for (const [address, change] of Object.entries(answers)) await answerWith(address, change);
  try {
    await screens.show(path.replace(/[A-Z]{2,}/, (name) => ids[name] ?? name));
    for (const name of presses) {
      const exact = typeof name === 'string';
      await page.getByRole('button', { name, exact }).first().click();
    }
    const dialog = page.getByRole('dialog');
    if (presses.length > 0) await expectOn(dialog).toHaveCount(1);
    const whole = presses.length > 0 ? dialog : page.locator(where ?? 'main').first();
    for (const words of shows) await expectOn(whole).toContainText(words);
    for (const words of hides) await expectOn(whole).not.toContainText(words);
    if (presses.length > 0) await page.keyboard.press('Escape');
  } finally {
    await page.unrouteAll({ behavior: 'wait' });
  }
}

const PERSON = {
  erasedAt: '2026-02-01T10:00:00.000Z',
  messages: [],
  subscriptions: [{ state: 'pending', createdAt: '2026-03-01T10:00:00.000Z', confirmedAt: null }],
  letters: [
    {
      id: 'one',
      subject: 'Your receipt',
      relation: 'to',
      sentAt: null,
      createdAt: '2026-03-02T10:00:00.000Z',
    },
    {
      id: 'two',
      subject: 'New message',
      relation: 'about',
      sentAt: '2026-03-03T10:00:00.000Z',
      createdAt: '2026-03-02T10:00:00.000Z',
    },
  ],
  invitations: [],
  account: {
    id: 'account',
    name: 'Νίκη',
    disabled: false,
    createdAt: '2026-01-01T10:00:00.000Z',
    keptCopies: 3,
  },
  mentions: [],
};

const BACKUPS = {
  last: { at: '2026-03-04T01:00:00.000Z', damaged: 0 },
  failedAt: null,
  trial: { isGood: true, at: '2026-03-01T02:00:00.000Z', text: '' },
};
const dashboardWith = (part: object): Record<string, Change> => ({
  '**/api/dashboard': all(part),
});
const backupsWith = (part: object) => dashboardWith({ backups: { ...BACKUPS, ...part } });
const ofSet = (part: object): Record<string, Change> => ({
  '**/api/publishing-sets/*': all(part),
});
const memberWith =
  (part: object): Change =>
  (set) => ({ ...set, members: [{ ...set.members[0], ...part }] });

const STATES: Record<string, State> = {
  'an account tells how it signs in, and when it did last': {
    path: '/admin/users',
    answers: {
      '**/api/users': allOfList({
        totp: true,
        passkeys: 1,
        createdAt: '2026-01-02T10:00:00.000Z',
        lastSignedInAt: '2026-03-03T20:30:00.000Z',
      }),
    },
    where: 'ul.users:has-text("editor@example.org")',
    shows: [
      'Two-step sign-in',
      '1 passkey',
      'since Jan 2, 2026',
      'last signed in: Mar 3, 2026 22:30',
    ],
  },
  'several passkeys of an account are told as that': {
    path: '/admin/users',
    answers: { '**/api/users': allOfList({ passkeys: 3 }) },
    shows: ['3 passkeys'],
    hides: ['Two-step sign-in'],
  },
  'who becomes a reviewer does not become more': {
    path: '/admin/users',
    answers: { '**/api/reviewer-step': all({ isOn: true }) },
    presses: ['Make reviewer: editor@example.org'],
    shows: ['They will review and publish what editors hand in'],
  },
  'a passkey tells whether it is on one device, and when it was used': {
    path: '/admin/account',
    answers: {
      '**/api/auth/passkeys': all({
        passkeys: [
          {
            id: 'phone',
            name: 'Phone',
            isSynced: false,
            createdAt: '2026-02-01T10:00:00.000Z',
            lastUsedAt: '2026-03-03T20:30:00.000Z',
          },
        ],
      }),
    },
    where: '[aria-labelledby=account-passkeys]',
    shows: [
      /Phone\W*Added\D+February 1, 2026/,
      'Last used: March 3, 2026 at 22:30',
      'Add a passkey',
    ],
    hides: ['Synced', 'You cannot add one here'],
  },
  'a passkey on several devices that was never used': {
    path: '/admin/account',
    answers: {
      '**/api/auth/passkeys': all({
        passkeys: [
          {
            id: 'key',
            name: 'Key',
            isSynced: true,
            createdAt: '2026-02-01T10:00:00.000Z',
            lastUsedAt: null,
          },
        ],
      }),
    },
    where: '[aria-labelledby=account-passkeys]',
    shows: ['Synced between devices', 'Not used yet'],
  },
  'where the server takes no passkeys none is offered': {
    path: '/admin/account',
    answers: { '**/api/auth/passkeys': all({ isAvailable: false, passkeys: [] }) },
    where: '[aria-labelledby=account-passkeys]',
    shows: ['You cannot add one here'],
    hides: ['Add a passkey'],
  },
  'a second step that everybody must have is not turned off': {
    path: '/admin/account',
    answers: { '**/api/auth/totp': all({ enabled: true, required: true }) },
    where: '[aria-labelledby=account-two-step]',
    shows: ['It is on. It is required for your account and cannot be turned off.'],
    hides: ['Turn off'],
  },
  'a second step of one’s own choice is turned off': {
    path: '/admin/account',
    answers: { '**/api/auth/totp': all({ enabled: true, required: false }) },
    where: '[aria-labelledby=account-two-step]',
    shows: ['It is on.', 'Turn off'],
    hides: ['It is required'],
  },
  'that the newest backup failed is told beside the one before': {
    path: '/admin/dashboard',
    answers: backupsWith({ failedAt: '2026-03-04T02:00:00.000Z' }),
    where: '.dashboard-backups',
    shows: ['Last backupMarch 4, 2026 at 03:00', 'Attempt failedMarch 4, 2026 at 04:00'],
    hides: ['Media files missing'],
  },
  'a trial restore by which everything came back': {
    path: '/admin/dashboard',
    answers: backupsWith({}),
    where: '[aria-labelledby=dashboard-backups]',
    shows: ['Trial restoreEverything came back, March 1, 2026 at 04:00'],
    hides: ['Ask whoever runs the server'],
  },
  'a trial restore that failed says why, and whom to ask': {
    path: '/admin/dashboard',
    answers: backupsWith({
      trial: { ...BACKUPS.trial, isGood: false, text: '2 rows are missing.' },
    }),
    where: '[aria-labelledby=dashboard-backups]',
    shows: ['Trial restoreFailed', '2 rows are missing.', 'Ask whoever runs the server'],
  },
  'nothing waits, and no sample is left': {
    path: '/admin/dashboard',
    answers: dashboardWith({ tasks: [], samples: [] }),
    shows: ['Nothing is waiting.', 'No demonstration content is left.'],
    hides: ['to be replaced with the real thing'],
  },
  'a draft that was handed back shows the note': {
    path: '/admin/drafts',
    answers: {
      '**/api/drafts?*': each('drafts', {
        review: { state: 'handed-back', note: 'Λείπει το ποσό.', at: '2026-03-01T10:00:00.000Z' },
      }),
    },
    shows: ['Note: Λείπει το ποσό.'],
  },
  'what leaves by itself is no list of drafts': {
    path: '/admin/drafts?state=leaving',
    shows: ['Whatever visitors see and leaves the site, or is archived, by itself, of every type.'],
  },
  'legal pages begin once the settings are there': {
    path: '/admin/launch',
    answers: {
      '**/api/launch': () => ({
        steps: [
          { id: 'settings', isDone: false, entryId: 'settings' },
          { id: 'terms', isDone: false, entryId: null },
        ],
      }),
    },
    shows: ['Done: 0 of 2.', 'Once the settings are filled in.'],
    hides: ['Begin from the template'],
  },
  'of a published set it is said what happened to its entries since': {
    path: '/admin/sets/OUT',
    answers: {
      '**/api/publishing-sets/*': (set) => ({
        ...set,
        members: [
          {
            id: 'one',
            type: 'news',
            title: { el: 'Λιμάνι', en: 'Harbour' },
            facts: null,
            isInBin: false,
            publishes: ['el'],
            changedSince: 'published',
            problem: null,
            advice: [],
          },
        ],
      }),
    },
    shows: ['Harbour', 'published again'],
    hides: ['Preview'],
  },
  'whoever deletes a published set is told that its entries stay public': {
    path: '/admin/sets/OUT',
    presses: ['Delete the set'],
    shows: ['The entries stay published.'],
  },
  'a set that is planned can be planned otherwise, or not at all': {
    path: '/admin/sets/OPEN',
    answers: ofSet({ publishAt: '2026-03-06T07:00:00.000Z' }),
    where: '.set-acts',
    shows: ['Change time...', 'Cancel the schedule'],
    hides: ['Publish all later...'],
  },
  'a set that is not planned': {
    path: '/admin/sets/OPEN',
    where: '.set-acts',
    shows: ['Publish all later...'],
    hides: ['Change time...', 'Cancel the schedule'],
  },
  'an entry of a set says in which languages it goes out': {
    path: '/admin/sets/OPEN',
    answers: {
      '**/api/publishing-sets/*': memberWith({ chosenLanguages: null, publishes: ['el', 'en'] }),
    },
    where: 'td:has(.set-languages)',
    shows: [/English alone\W*Greek, English/],
  },
  'a set whose moment has passed does not look planned': {
    path: '/admin/sets',
    answers: {
      '**/api/publishing-sets?*': each('sets', {
        publishAt: '2026-03-03T07:00:00.000Z',
        isOverdue: true,
      }),
    },
    where: 'table',
    shows: ['Not published on time: March 3, 2026 at 09:00'],
    hides: ['Scheduled'],
  },
  'a set whose moment is to come': {
    path: '/admin/sets',
    answers: {
      '**/api/publishing-sets?*': each('sets', {
        publishAt: '2026-03-06T07:00:00.000Z',
        isOverdue: false,
      }),
    },
    where: 'table',
    shows: ['Scheduled: March 6, 2026 at 09:00'],
    hides: ['Not published on time'],
  },
  'an issue is named in Greek where it has no English subject': {
    path: '/admin/newsletter/issues/ISSUE',
    where: 'h1',
    shows: ['Νέα του Μαρτίου'],
  },
  'that no letter can leave is said where issues are listed': {
    path: '/admin/newsletter',
    answers: { '**/api/newsletter': all({ canSendMail: false }) },
    shows: ['Sending email is not set up'],
  },
  'that no letter can leave is said where an issue is sent': {
    path: '/admin/newsletter/issues/ISSUE',
    answers: { '**/api/newsletter': all({ canSendMail: false }) },
    shows: ['Sending email is not set up'],
  },
  'why an issue that nobody would get cannot be sent': {
    path: '/admin/newsletter/issues/ISSUE',
    answers: { '**/api/newsletter': all({ subscribers: { el: 0, en: 0, pending: 1 } }) },
    shows: ['There are no confirmed subscribers yet.'],
    hides: ['Only an administrator can send to all.'],
  },
  'that the server sends no letters is said over those that wait': {
    path: '/admin/letters',
    answers: { '**/api/letters?*': all({ canSendMail: false }) },
    shows: ['Sending email is not set up'],
  },
  'letters that wait though they can leave': {
    path: '/admin/letters',
    shows: ['First', 'Second'],
    hides: ['Sending email is not set up'],
  },
  'the log names nobody where it is not known who it was': {
    path: '/admin/audit',
    answers: { '**/api/audit?*': each('records', { userEmail: '' }) },
    where: 'table',
    shows: ['Unknown'],
  },
  'the log of an account leads to no log of a text': {
    path: '/admin/audit',
    answers: { '**/api/audit?*': each('records', { subjectType: 'user', subjectId: 'somebody' }) },
    where: 'table',
    shows: ['admin'],
    hides: ['Everything done to it'],
  },
  'the log of one entry says that it is': {
    path: '/admin/audit?subject=somebody',
    where: '.audit-narrowed',
    shows: ['One entry alone', 'Clear filters'],
  },
  'a colleague whose account is disabled is still named on their messages': {
    path: '/admin/messages?state=all',
    answers: {
      '**/api/messages?*': each('messages', { assignee: { id: 'gone', name: 'Ρέα' } }),
    },
    presses: ['About eleni'],
    shows: [/Assigned to.*Ρέα/, 'Will be deletedMarch 8, 2026 at 16:00'],
  },
  'of a proposed event it is said where it takes place': {
    path: '/admin/messages?state=all',
    answers: {
      '**/api/messages?*': each('messages', { details: { location: 'Πλατεία Υψηλών Αλωνίων' } }),
    },
    presses: ['About eleni'],
    shows: ['LocationΠλατεία Υψηλών Αλωνίων'],
  },
  'since when, and by whom, the small home page is on': {
    path: '/admin/warn',
    answers: {
      '**/api/alerts': all({
        emergency: { since: '2026-03-04T07:00:00.000Z', by: 'editor@example.org' },
      }),
    },
    where: '[aria-labelledby=emergency-mode]',
    shows: ['On since March 4, 2026 at 09:00, editor.', 'Bring the usual home page back'],
  },
  'the page to which a redirect leads is named with its address': {
    path: '/admin/redirects',
    answers: {
      '**/api/redirects?*': each('redirects', { title: { el: 'Επικοινωνία', en: 'Contact' } }),
    },
    where: 'tbody tr:has-text("/old-contact")',
    shows: ['Contact/contact'],
  },
};

test.each(Object.entries(STATES))('%s', (_, state) => look(state));

describe('of a person it is said', () => {
  const find = async (part: object) => {
    const { page } = screens;
    await answerWith('**/api/people/find', all({ ...PERSON, ...part }));
    await screens.show('/admin/people');
    await page.getByLabel('Email address').fill('niki@example.org');
    await page.getByRole('button', { name: 'Search' }).click();
    await expectOn(page.locator('#people-person')).toBeVisible();
    return page.locator('.people-person');
  };

  test('what is held, and why it cannot be erased yet', async () => {
    const person = await find({});
    for (const words of [
      'Last erased: February 1, 2026 at 12:00',
      'not confirmed',
      /Your receipt\W*to this address · waiting/,
      /New message\W*to the office, about a message · sent/,
      'unsaved texts: 3',
      'The account is in use: disable it first',
    ]) {
      await expectOn(person).toContainText(words);
    }
    await expectOn(person.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
    await expectOn(person.getByRole('button', { name: 'Export' })).toBeVisible();
    await screens.page.unrouteAll({ behavior: 'wait' });
  });

  test('what stays of an account that goes, and where else the address stands', async () => {
    const { page } = screens;
    const account = { ...PERSON.account, disabled: true, keptCopies: 0 };
    const mentions = [{ kind: 'issue', id: 'march', type: '', title: '' }];
    const person = await find({ account, mentions, erasedAt: null });
    for (const words of ['The account is in use', 'Last erased', 'unsaved texts']) {
      await expectOn(person).not.toContainText(words);
    }
    const issue = person.getByRole('link', { name: 'Newsletter issue' });
    await expectOn(issue).toHaveAttribute('href', '/admin/newsletter/issues/march');
    await person.getByRole('button', { name: 'Erase for good' }).click();
    await expectOn(page.getByRole('dialog')).toContainText('under a pseudonym');
    await page.keyboard.press('Escape');
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('that nothing is held, of which there is no file', async () => {
    const nothing = { subscriptions: [], letters: [], account: null };
    const person = await find(nothing);
    await expectOn(person).toContainText('The website holds nothing about this address.');
    await expectOn(person.getByRole('button', { name: 'Export' })).toHaveCount(0);
    await screens.page.unrouteAll({ behavior: 'wait' });
  });
});

test('what is urgent about backups stands out, and nothing else', async () => {
  const { page } = screens;
  const urgent = () => page.locator('.dashboard-backups dd[data-urgent]').allTextContents();
  for (const [part, expected] of [
    [{}, []],
    [{ last: null }, ['None yet']],
    [{ trial: null }, []],
    [{ trial: { ...BACKUPS.trial, isGood: false } }, ['Failed, March 1, 2026 at 04:00']],
  ] as const) {
    await answerWith('**/api/dashboard', all({ backups: { ...BACKUPS, ...part } }));
    await screens.show('/admin/dashboard');
    await page.evaluate(() => window.refetchAll());
    await expectOn(page.locator('.dashboard-backups')).toBeVisible();
    await expectOn.poll(urgent).toEqual(expected);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('Greek words are read out as Greek on English screens, and those of machines as English', async () => {
  const { page } = screens;
  for (const [path, words, lang] of [
    ['/admin/promises', 'Λιμάνι', 'el'],
    ['/admin/newsletter', 'Νέα του Μαρτίου', 'el'],
    ['/admin/newsletter', 'News of February', 'en'],
    ['/admin/letters?show=failing', 'connect ECONNREFUSED', 'en'],
  ] as const) {
    await screens.show(path, path.includes('letters') ? 'gr' : 'en');
    const spoken = await page
      .locator('main')
      .getByText(words)
      .first()
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(spoken, `${path} ${words}`).toBe(lang);
  }
  await screens.show('/admin/messages?state=all');
  await page.getByRole('button', { name: 'About eleni' }).click();
  await expectOn(page.locator('.message-body')).toHaveAttribute('lang', 'el');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expectOn(page.getByLabel('Your answer')).toHaveAttribute('lang', 'el');
  await page.keyboard.press('Escape');
});

describe('an editor', () => {
  beforeAll(async () => {
    const { page, api } = screens;
    const { editor } = api.tokens;
    await page.evaluate((as) => window.openScreen('/admin/bin', as), editor);
  });
  afterAll(async () => {
    const { page, api } = screens;
    await page.evaluate((as) => window.openScreen('/admin/bin', as), api.tokens.admin);
  });
  const OF_EDITORS: Record<string, State> = {
    'is told to be one': {
      path: '/admin/account',
      where: '.account-facts',
      shows: ['RoleEditor'],
    },
    'does not see to whom letters go': {
      path: '/admin/letters',
      where: 'table',
      shows: ['Subject', 'Second'],
      hides: ['To', 'second@example.org'],
    },
    'is not led to the readers of the newsletter': {
      path: '/admin/newsletter',
      shows: ['1 in Greek'],
      hides: ['View subscribers'],
    },
    'tries an issue, and is told who sends it': {
      path: '/admin/newsletter/issues/ISSUE',
      shows: ['Send a test to me', 'Only an administrator can send to all.'],
      hides: ['Send to all'],
    },
  };
  test.each(Object.entries(OF_EDITORS))('%s', (_, state) => look(state));
});
