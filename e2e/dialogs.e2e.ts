import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../harness/browser/shared-screen.ts';
import { showStaffScreen, untilWhole } from '../harness/browser/show-staff-screen.ts';
import { LAPTOP, leaveByEscape, PHONE, walkDialog } from './dialog-walk.ts';

/** The first picture of the library; buttons of pictures are called as their alternative texts. */
const PICTURE = /./;

interface Opening {
  what: string;
  /** `:news` is the first of the published news: other journeys have drafts. */
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

/** Whoever closes the dialog on top gives back what opened it, and the dialogs below stay. */
async function leave(page: Page, dialog: Locator, opener: Locator, by?: string): Promise<void> {
  if (!by) return leaveByEscape(page, dialog, opener);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: by }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

test.describe('in Greek at 1024 and 390 px a dialog has all its words, its buttons are reached by keyboard, and so is what opened it', () => {
  for (const { what, screen, by, onLaptopAlone, isLeftBy } of OPENINGS) {
    test(what, async ({ ofStaff: page }) => {
      await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
      await page.setViewportSize(LAPTOP);
      const address = screen.startsWith(':news') ? await newsAddress(page, screen) : screen;
      for (const size of onLaptopAlone ? [LAPTOP] : [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        // What stands below a dialog that is left stays open; a screen that is free again goes on.
        if (size === LAPTOP || by.length > 1) {
          await showStaffScreen(page, address);
          await inGreek(page);
        }
        let opener = page.getByRole('main');
        for (const name of by) {
          const around = name === PICTURE ? page.getByRole('main').getByRole('listitem') : page;
          opener = around.getByRole('button', { name, exact: true }).first();
          await opener.click();
        }
        // Each button opens one, some over another; its code may still be coming.
        const dialogs = page.getByRole('dialog');
        await expect(dialogs, `${size.width} px`).toHaveCount(by.length);
        const dialog = dialogs.nth(by.length - 1);
        await walkDialog(page, dialog);
        await leave(page, dialog, opener, isLeftBy);
        // Only the one on top is closed.
        await expect(dialogs).toHaveCount(by.length - 1);
      }
    });
  }
});

/** What the worker's page shows now, in Greek. */
async function inGreek(page: Page): Promise<void> {
  const html = page.locator('html');
  if ((await html.getAttribute('lang')) === 'el') return;
  await page.getByRole('button', { name: 'Ελληνικά', exact: true }).click();
  await expect(html).toHaveAttribute('lang', 'el');
  await untilWhole(page);
}

/** Found once by each worker. */
let firstNews: string | undefined;

async function newsAddress(page: Page, screen: string): Promise<string> {
  if (!firstNews) {
    await showStaffScreen(page, '/admin/content/news?state=published');
    firstNews =
      (await page.getByRole('main').locator('tbody a').first().getAttribute('href')) ?? '';
  }
  return screen.replace(':news', firstNews);
}
