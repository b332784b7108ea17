import { expect, type Locator, type Page, test } from '@playwright/test';
import { getToken } from '../harness/staff.ts';
import { findBrokenWords, findCutWords } from './enlarged.ts';

/** A small laptop, which has the least room beside the navigation, and a phone. */
const LAPTOP = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

/** The first picture of the library; buttons of pictures are called as their alternative texts. */
const PICTURE = /./;

interface Opening {
  what: string;
  /** `:news` is the first of the news. */
  screen: string;
  /** The buttons that lead to it, in Greek. */
  by: (string | RegExp)[];
  /** On a phone another button leads there, behind a menu. */
  onLaptopAlone?: true;
}

const OPENINGS: Opening[] = [
  { what: 'the library', screen: '/admin/content/news/new', by: ['Επιλογή από τη βιβλιοθήκη'] },
  { what: 'the frame of a picture', screen: '/admin/media', by: [PICTURE, 'Περικοπή'] },
  { what: 'a file', screen: '/admin/media', by: [PICTURE] },
  { what: 'publication later', screen: ':news', by: ['Δημοσίευση αργότερα...'] },
  { what: 'archiving', screen: ':news', by: ['Απόσυρση...'], onLaptopAlone: true },
  { what: 'a set', screen: ':news', by: ['Σε ομάδα δημοσίευσης...'], onLaptopAlone: true },
  { what: 'the name of a version', screen: ':news/history', by: ['Ονομασία...'] },
  { what: 'an invitation', screen: '/admin/users', by: ['Πρόσκληση συναδέλφου'] },
  { what: 'an account', screen: '/admin/users', by: ['Νέος χρήστης'] },
  { what: 'a role', screen: '/admin/users', by: [/Ορισμός ως συντάκτη/] },
  { what: 'the end of an account', screen: '/admin/users', by: [/Απενεργοποίηση/] },
  { what: 'a redirect', screen: '/admin/redirects', by: ['Νέα ανακατεύθυνση'] },
  { what: 'a new set', screen: '/admin/sets', by: ['Νέα ομάδα'] },
  { what: 'deletion', screen: '/admin/content/news', by: [/^Διαγραφή/] },
  { what: 'finding', screen: '/admin/dashboard', by: [/Εύρεση/] },
  { what: 'the second step', screen: '/admin/account', by: ['Ενεργοποίηση'] },
  { what: 'emergency mode', screen: '/admin/warn', by: ['Ενεργοποίηση'] },
  { what: 'removing samples', screen: '/admin/dashboard', by: ['Αφαίρεση δειγμάτων'] },
];

for (const size of [LAPTOP, PHONE]) {
  test.describe(`in Greek at ${size.width} px a dialog has all its words, and its buttons are reached by keyboard`, () => {
    test.beforeEach(async ({ page, request }) => {
      await page.setViewportSize(size);
      await page.addInitScript(
        (token) => {
          localStorage.setItem('token', token);
          localStorage.setItem('admin-language', 'gr');
        },
        await getToken(request),
      );
    });

    for (const { what, screen, by, onLaptopAlone } of OPENINGS) {
      if (onLaptopAlone && size !== LAPTOP) continue;
      test(what, async ({ page }) => {
        await page.goto(screen.startsWith(':news') ? await newsAddress(page, screen) : screen);
        for (const name of by) {
          const around = name === PICTURE ? page.getByRole('main').getByRole('listitem') : page;
          await around.getByRole('button', { name, exact: true }).first().click();
        }
        const dialog = page.getByRole('dialog').last();
        await expect(dialog).toBeInViewport({ ratio: 1 });
        await page.waitForLoadState('networkidle');
        await expect.poll(() => findCutWords(page)).toEqual([]);
        await expect.poll(() => findBrokenWords(page)).toEqual([]);
        await reachByKeyboard(page, dialog);
        const left = dialog.locator('button:enabled:visible:not([tabindex="-1"], [data-reached])');
        expect(await left.allInnerTexts()).toEqual([]);
      });
    }
  });
}

async function newsAddress(page: Page, screen: string): Promise<string> {
  await page.goto('/admin/content/news');
  const first = page.getByRole('main').locator('tbody a').first();
  return screen.replace(':news', (await first.getAttribute('href')) ?? '');
}

/** More than any dialog has to press Tab. */
const MOST_TABS = 60;

/** Marks the buttons that the Tab key leads to, if they are seen when they have the focus. */
async function reachByKeyboard(page: Page, dialog: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    await dialog.evaluate((element) => {
      const focused = document.activeElement;
      if (focused?.tagName !== 'BUTTON' || !element.contains(focused)) return;
      const { top, bottom, left, right } = focused.getBoundingClientRect();
      const isSeen = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      if (isSeen) focused.setAttribute('data-reached', '');
    });
  }
}
