import type { Page } from '@playwright/test';
import {
  type AdminForm,
  button,
  dialog,
  inDialog,
  onScreen,
  PASSWORD,
  said,
} from './admin-form.ts';

const openEntry = (page: Page) =>
  page
    .getByRole('link', { name: /^Λαογραφικό μουσείο/ })
    .first()
    .click();

/** Of content, media and what stands over all pages; some need what those before them have made. */
export const FORMS_OF_CONTENT_AND_SITE: readonly AdminForm[] = [
  {
    call: 'POST /content/{type}',
    of: 'an entry',
    path: '/admin/content/culture-block/new',
    fill: (page) => page.getByLabel('Τίτλος (Ελληνικά').fill('Λαογραφικό μουσείο'),
    typed: (page) => page.getByLabel('Τίτλος (Ελληνικά'),
    press: onScreen('Αποθήκευση ως πρόχειρο'),
    done: (page) => page.getByText('Αποθηκεύτηκε ως πρόχειρο.'),
    // It finds what arrived, and saves it once more.
    records: 2,
  },
  {
    call: 'PUT /content/{type}/{id}',
    path: '/admin/content/culture-block',
    async fill(page) {
      await openEntry(page);
      await page.getByLabel('Τίτλος (Ελληνικά').fill('Λαογραφικό μουσείο Αιγίου');
    },
    typed: (page) => page.getByLabel('Τίτλος (Ελληνικά'),
    press: onScreen('Αποθήκευση ως πρόχειρο'),
    done: (page) => page.getByText('Αποθηκεύτηκε ως πρόχειρο.'),
    records: 2,
  },
  {
    call: 'POST /content/{type}/{id}/preview-links',
    path: '/admin/content/culture-block',
    async fill(page) {
      await openEntry(page);
      await button(page, 'Προεπισκόπηση').click();
      await button(page, 'Σύνδεσμος για άλλους').click();
    },
    press: inDialog('Δημιουργία συνδέσμου'),
    done: (page) => dialog(page).getByLabel('Ο νέος σύνδεσμος'),
  },
  {
    call: 'PUT /content/{type}/{id}/history/{version}',
    path: '/admin/content/culture-block',
    async fill(page) {
      await openEntry(page);
      await page.getByRole('link', { name: 'Ιστορικό', exact: true }).click();
      await button(page, /^Ονομασία/).click();
      await dialog(page).getByLabel('Όνομα έκδοσης').fill('Πριν από τις εκλογές');
    },
    typed: (page) => dialog(page).getByLabel('Όνομα έκδοσης'),
    press: inDialog('Αποθήκευση ονόματος'),
    done: said('Το όνομα αποθηκεύτηκε'),
  },
  {
    call: 'POST /content/{type}/{id}/duplicate',
    path: '/admin/content/culture-block',
    fill: openEntry,
    press: onScreen('Αντίγραφο'),
    done: (page) => page.getByText('Αυτό είναι αντίγραφο και δεν έχει δημοσιευτεί.'),
  },
  {
    call: 'DELETE /content/{type}/{id}',
    path: '/admin/content/culture-block',
    fill: (page) => button(page, 'Διαγραφή: Λαογραφικό μουσείο Αιγίου').first().click(),
    press: inDialog('Διαγραφή'),
    done: said('Διαγράφηκε: Λαογραφικό μουσείο Αιγίου'),
  },
  {
    call: 'POST /content/{type}/{id}/restore',
    path: '/admin/bin',
    fill: async () => {},
    press: onScreen(/^Επαναφορά/),
    byItself: 'shows',
    done: (page) => page.getByText('Ο κάδος είναι άδειος.'),
  },
  {
    call: 'POST /content/{type}',
    of: 'a warning',
    path: '/admin/warn?kind=other',
    async fill(page) {
      await page.getByLabel('Τίτλος στα ελληνικά').fill('Κλειστός δρόμος');
      await page.getByLabel('Τι συμβαίνει, στα ελληνικά').fill('Έργα στην οδό Κορίνθου.');
    },
    typed: (page) => page.getByLabel('Τίτλος στα ελληνικά'),
    press: onScreen('Δημοσίευση τώρα'),
    done: onScreen(/^Λήξη τώρα/),
    // It finds what arrived, and saves it once more.
    records: 2,
  },
  {
    call: 'POST /alerts/{id}/end',
    path: '/admin/warn',
    fill: async () => {},
    press: onScreen(/^Λήξη τώρα/),
    byItself: 'shows',
    done: (page) => page.getByRole('heading', { name: 'Τι συμβαίνει;' }),
  },
  {
    call: 'PUT /emergency-mode',
    path: '/admin/warn',
    fill: (page) => button(page, 'Ενεργοποίηση').click(),
    press: inDialog('Ενεργοποίηση'),
    done: said('Η αρχική σελίδα είναι η μικρή'),
  },
  {
    call: 'PUT /media',
    path: '/admin/media/texts',
    fill: (page) =>
      page
        .getByRole('list', { name: 'Εικόνες' })
        .getByRole('textbox')
        .first()
        .fill('Το λιμάνι το πρωί'),
    typed: (page) => page.getByRole('list', { name: 'Εικόνες' }).getByRole('textbox').first(),
    press: onScreen('Αποθήκευση 1 εικόνας'),
    byItself: 'sends',
    done: said('Αποθηκεύτηκε 1 εικόνα'),
  },
  {
    call: 'PUT /media/{id}',
    of: 'the part of a picture',
    path: '/admin/media',
    async fill(page) {
      await page.getByRole('main').getByRole('button', { name: 'Το λιμάνι το πρωί' }).click();
      await button(dialog(page), 'Περικοπή').click();
      await dialog(page).getByLabel('Σχήμα').selectOption({ index: 1 });
    },
    typed: (page) => page.getByLabel('Σχήμα'),
    press: (page) => button(page, 'Αποθήκευση περικοπής'),
    done: said('Η περικοπή αποθηκεύτηκε'),
  },
  {
    call: 'DELETE /media/{id}',
    path: '/admin/media',
    async fill(page) {
      await page.getByRole('main').getByRole('button', { name: 'Το λιμάνι το πρωί' }).click();
      await button(dialog(page), 'Διαγραφή').click();
    },
    // By its name: the file's own dialog below has such a button, too, and is the last one for a moment more.
    press: (page) =>
      button(page.getByRole('dialog', { name: 'Διαγραφή αρχείου', exact: true }), 'Διαγραφή'),
    done: said('Το αρχείο μεταφέρθηκε στον κάδο'),
  },
  {
    call: 'POST /newsletter/issues',
    path: '/admin/newsletter/issues/new',
    fill: (page) => page.getByLabel('Θέμα (Ελληνικά').fill('Τα νέα του μήνα'),
    typed: (page) => page.getByLabel('Θέμα (Ελληνικά'),
    press: onScreen('Αποθήκευση και προεπισκόπηση'),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Τα νέα του μήνα' }),
    records: 2,
  },
  {
    call: 'PUT /maps/{extent}',
    path: '/admin/maps',
    async fill(page) {
      const saved = page.waitForEvent('download');
      await button(page, 'Λήψη GeoJSON').first().click();
      const file = await (await saved).path();
      await page.locator('input[type=file]').first().setInputFiles(file);
    },
    press: onScreen('Να ισχύσει αυτός ο χάρτης'),
    done: said('Ο νέος χάρτης ισχύει.'),
  },
  {
    call: 'PUT /reviewer-step',
    path: '/admin/users',
    fill: async () => {},
    press: (page) => page.getByRole('switch', { checked: false }),
    byItself: 'shows',
    done: (page) => page.getByRole('switch', { checked: true }),
  },
  {
    call: 'POST /auth/totp',
    path: '/admin/account',
    async fill(page) {
      await button(page, 'Ενεργοποίηση').click();
      await dialog(page).getByLabel('Τωρινός κωδικός').fill(PASSWORD);
    },
    typed: (page) => dialog(page).getByLabel('Τωρινός κωδικός'),
    press: inDialog('Συνέχεια'),
    done: (page) => dialog(page).getByText('Σαρώστε την εικόνα με την εφαρμογή.'),
    records: 0,
  },
  {
    call: 'POST /people/find',
    path: '/admin/people',
    fill: (page) => page.getByLabel('Διεύθυνση email').fill('maria@example.org'),
    typed: (page) => page.getByLabel('Διεύθυνση email'),
    press: onScreen('Αναζήτηση'),
    done: (page) => page.getByRole('heading', { name: 'maria@example.org' }),
    records: 0,
  },
  {
    call: 'POST /people/erase',
    path: '/admin/people',
    async fill(page) {
      await page.getByLabel('Διεύθυνση email').fill('maria@example.org');
      await button(page, 'Αναζήτηση').click();
      await button(page, 'Οριστική διαγραφή').click();
    },
    press: inDialog('Οριστική διαγραφή'),
    done: said('Τα δεδομένα διαγράφηκαν'),
  },
];
