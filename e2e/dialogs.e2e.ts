import { expect, type Page, test } from '@playwright/test';
import { getToken } from '../harness/accounts/staff.ts';
import { LAPTOP, leaveByEscape, PHONE, walkDialog } from './dialog-walk.ts';

/** The first picture of the library; buttons of pictures are called as their alternative texts. */
const PICTURE = /./;

interface Opening {
  what: string;
  /** `:news` is the first of the news. */
  screen: string;
  /** The buttons that lead to it, in Greek. */
  by: (string | RegExp)[];
  /** Escape leaves it open, since it closes a list in it; this button closes it. */
  isLeftBy?: string;
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
  {
    what: 'a redirect',
    screen: '/admin/redirects',
    by: ['Νέα ανακατεύθυνση'],
    isLeftBy: 'Ακύρωση',
  },
  { what: 'a new set', screen: '/admin/sets', by: ['Νέα ομάδα'] },
  { what: 'deletion', screen: '/admin/content/news', by: [/^Διαγραφή/] },
  { what: 'finding', screen: '/admin/dashboard', by: [/Εύρεση/] },
  { what: 'the second step', screen: '/admin/account', by: ['Ενεργοποίηση'] },
  { what: 'emergency mode', screen: '/admin/warn', by: ['Ενεργοποίηση'] },
  { what: 'removing samples', screen: '/admin/dashboard', by: ['Αφαίρεση δειγμάτων'] },
];

for (const size of [LAPTOP, PHONE]) {
  test.describe(`in Greek at ${size.width} px a dialog has all its words, its buttons are reached by keyboard, and so is what opened it`, () => {
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

    for (const { what, screen, by, onLaptopAlone, isLeftBy } of OPENINGS) {
      if (onLaptopAlone && size !== LAPTOP) continue;
      test(what, async ({ page }) => {
        await page.goto(screen.startsWith(':news') ? await newsAddress(page, screen) : screen);
        let opener = page.getByRole('main');
        for (const name of by) {
          const around = name === PICTURE ? page.getByRole('main').getByRole('listitem') : page;
          opener = around.getByRole('button', { name, exact: true }).first();
          await opener.click();
        }
        // Each button opens one, some over another; its code may still be coming.
        const dialogs = page.getByRole('dialog');
        await expect(dialogs).toHaveCount(by.length);
        const dialog = dialogs.nth(by.length - 1);
        await walkDialog(page, dialog);
        if (isLeftBy) {
          await page.keyboard.press('Escape');
          await dialog.getByRole('button', { name: isLeftBy }).press('Enter');
          await expect(dialog).toBeHidden();
          await expect(opener).toBeFocused();
        } else {
          await leaveByEscape(page, dialog, opener);
        }
        // Only the one on top is closed.
        await expect(dialogs).toHaveCount(by.length - 1);
      });
    }
  });
}

async function newsAddress(page: Page, screen: string): Promise<string> {
  await page.goto('/admin/content/news');
  const first = page.getByRole('main').locator('tbody a').first();
  return screen.replace(':news', (await first.getAttribute('href')) ?? '');
}
