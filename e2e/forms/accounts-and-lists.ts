import type { Page } from '@playwright/test';
import { type AdminForm, button, dialog, field, inDialog, onScreen, said } from './admin-form.ts';

const openMessage = (page: Page) => button(page, /Δημοτικά τέλη/).click();
const openSet = (page: Page) => page.getByRole('link', { name: 'Απόκριες' }).click();

/** Of accounts, messages, redirects and sets; some need what those before them have made. */
export const FORMS_OF_ACCOUNTS_AND_LISTS: readonly AdminForm[] = [
  {
    call: 'PUT /auth/profile',
    path: '/admin/account',
    fill: (page) => field('Ονοματεπώνυμο')(page).fill('Ελένη Διαχειρίστρια'),
    typed: field('Ονοματεπώνυμο'),
    press: onScreen('Αποθήκευση στοιχείων'),
    done: said('Τα στοιχεία σας αποθηκεύτηκαν'),
  },
  {
    call: 'POST /users',
    path: '/admin/users',
    async fill(page) {
      await button(page, 'Νέος χρήστης').click();
      await field('Ονοματεπώνυμο')(page).fill('Γιώργος Νέος');
      await field('Email')(page).fill('giorgos@example.org');
    },
    typed: field('Email'),
    press: inDialog('Δημιουργία λογαριασμού'),
    done: inDialog('Τον σημείωσα'),
  },
  {
    call: 'PUT /users/{id}/password',
    path: '/admin/users',
    async fill(page) {
      await button(page, 'Νέος κωδικός: giorgos@example.org').click();
      await dialog(page).getByLabel('Κωδικός', { exact: true }).fill('ένας-κωδικός-με-το-χέρι');
    },
    typed: (page) => dialog(page).getByLabel('Κωδικός', { exact: true }),
    press: inDialog('Αλλαγή κωδικού'),
    done: inDialog('Τον σημείωσα'),
  },
  {
    call: 'PUT /users/{id}',
    path: '/admin/users',
    fill: (page) => button(page, 'Απενεργοποίηση: giorgos@example.org').click(),
    press: inDialog('Απενεργοποίηση'),
    done: said('Ο λογαριασμός άλλαξε'),
  },
  {
    call: 'POST /invitations',
    path: '/admin/users',
    async fill(page) {
      await button(page, 'Πρόσκληση συναδέλφου').click();
      await field('Ονοματεπώνυμο')(page).fill('Άννα Καλεσμένη');
      await field('Email')(page).fill('anna@example.org');
      await dialog(page).getByLabel('Πώς θα λάβει τον σύνδεσμο').selectOption('link');
    },
    typed: field('Email'),
    press: inDialog('Δημιουργία συνδέσμου'),
    done: inDialog('Τον αντέγραψα'),
  },
  {
    call: 'POST /invitations/{id}/again',
    path: '/admin/users',
    fill: async () => {},
    press: onScreen('Νέος σύνδεσμος: anna@example.org'),
    done: inDialog('Τον αντέγραψα'),
  },
  {
    call: 'DELETE /invitations/{id}',
    path: '/admin/users',
    fill: (page) => button(page, 'Ανάκληση: anna@example.org').click(),
    press: inDialog('Ανάκληση'),
    done: said('Η πρόσκληση ανακλήθηκε'),
  },
  {
    call: 'POST /messages/{id}/notes',
    path: '/admin/messages',
    async fill(page) {
      await openMessage(page);
      await button(page, 'Εσωτερική σημείωση').click();
      await dialog(page).getByRole('textbox').fill('Ρώτησα το λογιστήριο.');
    },
    typed: (page) => dialog(page).getByRole('textbox'),
    press: inDialog('Αποθήκευση σημείωσης'),
    done: said('Η σημείωση αποθηκεύτηκε'),
  },
  {
    call: 'POST /messages/{id}/answers',
    path: '/admin/messages',
    async fill(page) {
      await openMessage(page);
      await button(page, 'Απάντηση').click();
      await dialog(page).getByRole('textbox').fill('Η προθεσμία λήγει στις 30 Ιουνίου.');
    },
    typed: (page) => dialog(page).getByRole('textbox'),
    press: inDialog('Αποστολή απάντησης'),
    done: said('Η απάντηση αποστέλλεται'),
    // The answer, and that the message is done with.
    records: 2,
  },
  {
    call: 'PUT /messages/{id}',
    path: '/admin/messages?state=done',
    fill: openMessage,
    press: inDialog('Επαναφορά στα νέα'),
    done: said('Το μήνυμα επέστρεψε στα νέα'),
  },
  {
    call: 'POST /redirects',
    path: '/admin/redirects',
    async fill(page) {
      await button(page, 'Νέα ανακατεύθυνση').click();
      await dialog(page).getByLabel('Παλιά διεύθυνση').fill('/palia-selida');
      await dialog(page).getByLabel('Οδηγεί σε').fill('/contact');
      await dialog(page).getByLabel('Σημείωση για τους συναδέλφους').fill('από τον παλιό ιστότοπο');
    },
    typed: (page) => dialog(page).getByLabel('Σημείωση για τους συναδέλφους'),
    press: inDialog('Αποθήκευση'),
    done: said('Η ανακατεύθυνση ισχύει.'),
  },
  {
    call: 'PUT /redirects/{id}',
    path: '/admin/redirects',
    async fill(page) {
      await button(page, 'Αλλαγή: /palia-selida').click();
      await dialog(page).getByLabel('Σημείωση για τους συναδέλφους').fill('έως το καλοκαίρι');
    },
    typed: (page) => dialog(page).getByLabel('Σημείωση για τους συναδέλφους'),
    press: inDialog('Αποθήκευση'),
    done: said('Η ανακατεύθυνση ισχύει.'),
  },
  {
    call: 'POST /redirects/import',
    path: '/admin/redirects/import',
    async fill(page) {
      await page.getByRole('textbox').last().fill('/palio-1,/contact\n/palio-2,/news');
      await button(page, 'Έλεγχος').click();
    },
    typed: (page) => page.getByRole('textbox').last(),
    press: onScreen('Εισαγωγή όλων'),
    done: (page) => page.getByText('/palio-2'),
  },
  {
    call: 'DELETE /redirects/{id}',
    path: '/admin/redirects',
    fill: (page) => button(page, 'Διαγραφή: /palio-1').click(),
    press: inDialog('Διαγραφή'),
    done: said('Η ανακατεύθυνση διαγράφηκε.'),
  },
  {
    call: 'POST /publishing-sets',
    path: '/admin/sets',
    async fill(page) {
      await button(page, 'Νέα ομάδα').click();
      await dialog(page).getByRole('textbox').fill('Απόκριες');
    },
    typed: (page) => dialog(page).getByRole('textbox'),
    press: inDialog('Δημιουργία'),
    done: (page) => page.getByRole('heading', { level: 1, name: 'Απόκριες' }),
  },
  {
    call: 'PUT /publishing-sets/{id}',
    path: '/admin/sets',
    async fill(page) {
      await openSet(page);
      await button(page, 'Μετονομασία').click();
      await dialog(page).getByRole('textbox').fill('Απόκριες και Πάσχα');
    },
    typed: (page) => dialog(page).getByRole('textbox'),
    press: inDialog('Αποθήκευση'),
    done: said('Το όνομα άλλαξε.'),
  },
  {
    call: 'DELETE /publishing-sets/{id}',
    path: '/admin/sets',
    async fill(page) {
      await openSet(page);
      await button(page, 'Διαγραφή ομάδας').click();
    },
    press: inDialog('Διαγραφή ομάδας'),
    done: said('Η ομάδα διαγράφηκε'),
  },
];
