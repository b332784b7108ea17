import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { event } from '../../domain/content-types/event.ts';
import { readScreen } from '../../harness/browser/read-screen.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { fullLists } from '../../harness/content/full-lists.ts';
import { PIECE_TEXTS } from './pieces/piece-texts.ts';

/**
 * What the screens of the staff and their dialogs say, line by line, in a file of `outlines/`, as for the public ones
 * (app/site/outlines.test.ts). After a change that is meant, `vitest run app/admin/outlines.test.ts -u` writes the
 * files anew; what differs in them is read like code.
 */

const FOLDER = join(import.meta.dirname, 'outlines');

/** An event that comes back, with a rule from before its start moved, and with a picture. */
const MARKET = {
  ...emptyData(event.fields),
  title: { el: 'Παζάρι', en: 'Market' },
  startsAt: '2026-05-12T20:00',
  endsAt: '2026-05-12T22:00',
  repetition: { every: 'month', interval: 1, weekdays: [1], nth: 1, until: '2026-08-28' },
  exceptions: [
    { day: '2026-06-01', movedTo: null, starts: '', ends: '' },
    { day: '2026-07-06', movedTo: '2026-07-07', starts: '21:00', ends: '23:00' },
  ],
  gallery: [{ image: 'harbour', caption: { el: 'Λεζάντα', en: 'Caption' } }],
};

let screens: StaffScreens;
/** What names in capitals stand for in the addresses below. */
const ids: Record<string, string> = {};
beforeAll(async () => {
  screens = await openStaffScreens();
  const api = await screens.begin('admin', await fullLists());
  const make = async (path: string, body: object) => {
    const answer = await api.call('POST', path, { as: 'admin', body });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as { id: string };
  };
  const alert = alertData('Φωτιά', { startsAt: '2026-03-04T08:00', endsAt: '2026-03-04T20:00' });
  await make('/content/alert', { data: alert, publish: true, languages: ['el'] });
  await make('/content/event', { slug: 'market', data: MARKET, publish: false });
  const entries = await api.services.db.selectFrom('entries').select(['id', 'slug']).execute();
  for (const { id, slug } of entries) ids[slug.toUpperCase()] = id;
  for (const { id, name } of await api.services.db
    .selectFrom('publishing_sets')
    .select(['id', 'name'])
    .execute()) {
    ids[name.split(' ')[0]?.toUpperCase() ?? ''] = id;
  }
  await make(`/content/news/${ids.GREEK}/archive`, {});
  // One after the other, so that their order is known.
  for (const [hour, slug] of ['permit', 'greek', 'fotia', 'market'].entries()) {
    const changed = api.services.db.updateTable('entries').where('slug', '=', slug);
    await changed.set({ updated_at: `2026-03-04T1${hour}:30:00.000Z` }).execute();
  }
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

/** Screens in Greek, as they open. */
const SCREENS: Record<string, string> = {
  dashboard: '/admin/dashboard',
  users: '/admin/users',
  audit: '/admin/audit?show=changes&action=archived',
  account: '/admin/account',
  launch: '/admin/launch',
  maps: '/admin/maps',
  media: '/admin/media',
  'media-texts': '/admin/media/texts?show=all',
  warn: '/admin/warn',
  'warn-of-fire': '/admin/warn?kind=fire',
  people: '/admin/people',
  'entry-published': '/admin/content/news/HARBOUR',
  'entry-draft': '/admin/content/news/FINES',
  'entry-planned': '/admin/content/news/PARK',
  'entry-to-be-checked': '/admin/content/news/SQUARE',
  'entry-archived': '/admin/content/news/GREEK',
  history: '/admin/content/news/HARBOUR/history',
  'set-open': '/admin/sets/NEW',
  'set-published': '/admin/sets/SUMMER',
  'import-redirects': '/admin/redirects/import',
  'entry-repeated': '/admin/content/event/MARKET',
  'new-issue': '/admin/newsletter/issues/new',
  'first-administrator': '/admin/setup?token=once',
  'new-event': '/admin/content/event/new',
  'new-page': '/admin/pages/new',
};

/** Lists in Greek: their heads, filters and rows. */
const LISTS: Record<string, string> = {
  bin: '/admin/bin',
  drafts: '/admin/drafts',
  letters: '/admin/letters',
  links: '/admin/links',
  messages: '/admin/messages?state=all',
  missed: '/admin/missed',
  news: '/admin/content/news',
  newsletter: '/admin/newsletter',
  pages: '/admin/pages',
  promises: '/admin/promises',
  recheck: '/admin/recheck',
  redirects: '/admin/redirects',
  searches: '/admin/searches',
  sets: '/admin/sets',
  subscribers: '/admin/newsletter/subscribers',
  translations: '/admin/translations',
};

/** Dialogs after those buttons. */
const OPENED: Record<string, [path: string, ...buttons: string[]]> = {
  unpublish: ['/admin/content/news/HARBOUR', 'Απόσυρση...'],
  delete: ['/admin/content/news/HARBOUR', 'Διαγραφή...'],
  'publish-later': ['/admin/content/news/HARBOUR', 'Δημοσίευση αργότερα...'],
  'change-plan': ['/admin/content/news/PARK', 'Αλλαγή ώρας...'],
  'into-a-set': ['/admin/content/news/HARBOUR', 'Σε ομάδα δημοσίευσης...'],
  'choose-a-picture': ['/admin/content/news/new', 'Επιλογή από τη βιβλιοθήκη'],
  'choose-documents': ['/admin/content/council-session/new', 'Επιλογή από τη βιβλιοθήκη'],
  'name-a-version': ['/admin/content/news/HARBOUR/history', 'Ονομασία...'],
  'rename-a-set': ['/admin/sets/NEW', 'Μετονομασία'],
  'delete-a-set': ['/admin/sets/NEW', 'Διαγραφή ομάδας'],
  'publish-a-set': ['/admin/sets/NEW', 'Δημοσίευση όλων'],
  'plan-a-set': ['/admin/sets/NEW', 'Δημοσίευση όλων αργότερα...'],
  document: ['/admin/media', 'report.pdf PDF'],
  picture: ['/admin/media', 'harbour.png Χωρίς εναλλακτικό κείμενο'],
  'remove-samples': ['/admin/dashboard', 'Αφαίρεση δειγμάτων'],
  emergency: ['/admin/warn', 'Ενεργοποίηση'],
  'make-administrator': ['/admin/users', 'Ορισμός ως διαχειριστή: editor@example.org'],
  disable: ['/admin/users', 'Απενεργοποίηση: editor@example.org'],
  'disable-oneself': ['/admin/users', 'Απενεργοποίηση: admin@example.org'],
  'sign-out': ['/admin/users', 'Αποσύνδεση από παντού: editor@example.org'],
  'withdraw-an-invitation': ['/admin/users', 'Ανάκληση: anna@example.org'],
  message: ['/admin/messages?state=all', 'About eleni'],
  answer: ['/admin/messages?state=all', 'About eleni', 'Απάντηση'],
  'second-step': ['/admin/account', 'Ενεργοποίηση'],
};

/** Ids are drawn, and a session begins by the machine's clock. */
const tidy = (line: string) =>
  line
    .replaceAll(/\b[a-z0-9]{20}\b/g, 'ID')
    .replace(/^(Από|Τελευταία χρήση): \d.*/, '$1: (μια στιγμή)');
const addressOf = (path: string) => path.replace(/[A-Z]{2,}/, (name) => ids[name] ?? name);
const fileOf = (name: string) => join(FOLDER, `${name}.txt`);

/** What is asked for has come, and nothing moves any more. */
async function outlineOf(page: Page, whole = 'main'): Promise<string> {
  let before = '';
  for (;;) {
    const dialog = page.getByRole('dialog');
    const part = (await dialog.count()) > 0 ? dialog.last() : page.locator(whole);
    const lines = (await readScreen(part, true)).map(tidy);
    const now = [...lines, ''].join('\n');
    if (now === before && !now.includes(PIECE_TEXTS.loading.el)) return now;
    before = now;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

test.each(Object.entries(SCREENS))('%s says what it says', async (name, path) => {
  await screens.show(addressOf(path), 'gr');
  await expect(await outlineOf(screens.page)).toMatchFileSnapshot(fileOf(name));
});

test.each(Object.entries(LISTS))('the list of %s says what it says', async (name, path) => {
  await screens.show(path, 'gr');
  await expect(await outlineOf(screens.page)).toMatchFileSnapshot(fileOf(`list-${name}`));
});

test('the frame around the screens says what it says', async () => {
  await screens.show('/admin/promises', 'gr');
  await expect(await outlineOf(screens.page, 'body')).toMatchFileSnapshot(fileOf('frame'));
});

/** What a phone has no room for is said in another place, or behind a button. */
const ON_A_PHONE = { ...LISTS, entry: '/admin/content/news/HARBOUR', media: '/admin/media' };
test.each(Object.entries(ON_A_PHONE))('on a phone %s says what it says', async (name, path) => {
  await screens.page.setViewportSize({ width: 390, height: 844 });
  try {
    await screens.show(addressOf(path), 'gr');
    await expect(await outlineOf(screens.page)).toMatchFileSnapshot(fileOf(`phone-${name}`));
  } finally {
    await screens.page.setViewportSize({ width: 1280, height: 720 });
  }
});

test.each(Object.entries(OPENED))('%s says what it says', async (name, [path, ...buttons]) => {
  const { page } = screens;
  await screens.show(addressOf(path), 'gr');
  for (const button of buttons) {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.getByRole('dialog').waitFor();
  }
  await expect(await outlineOf(page)).toMatchFileSnapshot(fileOf(name));
});
