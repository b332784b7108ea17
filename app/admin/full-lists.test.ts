import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesOf, readScreen } from '../../harness/browser/read-screen.ts';
import { openStaffScreens, type StaffScreens } from '../../harness/browser/staff-screens.ts';
import { fullLists } from '../../harness/content/full-lists.ts';

/**
 * What the lists of the staff show of what is there: columns, rows in their order, and what an address narrows them
 * to, with the choice that says so. `readScreen` says how a line is read.
 */

let screens: StaffScreens;
beforeAll(async () => {
  screens = await openStaffScreens();
  await screens.begin('admin', await fullLists());
  await screens.open('/admin/bin');
});
afterAll(() => screens.close());

/** From the heads of the columns on. */
async function readRows(): Promise<string[]> {
  const lines = await readScreen(screens.page.locator('main'));
  return lines.slice(lines.findIndex((line) => line.startsWith('|')));
}

/** The choices that are not as they are at first, and what each row begins with. */
async function readNarrowed(path: string): Promise<[chosen: string[], rows: string[]]> {
  await screens.show(path);
  const main = screens.page.locator('main');
  const chosen = await main
    .locator('select')
    .evaluateAll((all) =>
      (all as HTMLSelectElement[]).flatMap(({ labels, selectedIndex, selectedOptions }) =>
        selectedIndex > 0 ? `${labels[0]?.textContent}: ${selectedOptions[0]?.label}` : [],
      ),
    );
  const lines = await readScreen(main);
  const rows = lines.filter((line) => line.startsWith('|')).slice(1);
  return [
    chosen,
    rows.map(
      (row) =>
        row
          .split('|')
          .find((cell) => cell.trim())
          ?.trim() ?? '',
    ),
  ];
}

interface List {
  path: string;
  en: string;
  el: string;
}

const LISTS: List[] = [
  {
    path: '/admin/content/news',
    en: `
      |  | Title | State | Category | Date | Last changed | Actions |
      |  | Square | Published English behind Still true? | Projects | Mar 3, 2026 | Mar 4, 2026 07:00 editor |  |
      |  | Τέλη | Published Greek only | Announcements | Mar 2, 2026 | Mar 4, 2026 08:00 admin |  |
      |  | Harbour | Published Sample | Announcements | Mar 1, 2026 | Mar 4, 2026 09:00 admin |  |
      |  | Park | Draft Scheduled: March 6, 2026 at 09:00 | Announcements | Feb 2, 2026 | Mar 4, 2026 10:00 admin |  |
      |  | Fines | Draft | Announcements | Feb 1, 2026 | Mar 4, 2026 06:00 editor |  |
      1–5 of 5`,
    el: `
      |  | Τίτλος | Κατάσταση | Κατηγορία | Ημερομηνία | Τελευταία αλλαγή | Ενέργειες |
      |  | Πλατεία | Δημοσιευμένο Αγγλικά: έμειναν πίσω Ισχύει ακόμη; | Έργα | 3 Μαρ 2026 | 4 Μαρ 2026 07:00 editor |  |
      |  | Τέλη | Δημοσιευμένο Μόνο ελληνικά | Ανακοινώσεις | 2 Μαρ 2026 | 4 Μαρ 2026 08:00 admin |  |
      |  | Λιμάνι | Δημοσιευμένο Δείγμα | Ανακοινώσεις | 1 Μαρ 2026 | 4 Μαρ 2026 09:00 admin |  |
      |  | Πάρκο | Πρόχειρο Προγραμματισμένο: 6 Μαρτίου 2026 στις 09:00 | Ανακοινώσεις | 2 Φεβ 2026 | 4 Μαρ 2026 10:00 admin |  |
      |  | Πρόστιμα | Πρόχειρο | Ανακοινώσεις | 1 Φεβ 2026 | 4 Μαρ 2026 06:00 editor |  |
      1–5 από 5`,
  },
  {
    path: '/admin/messages',
    en: `
      | Subject | From | Kind | Assigned to | Received |
      | (no subject) | nikos | Event proposal | – | March 4, 2026 at 11:00 |
      | About maria | maria | Contact form | admin | March 4, 2026 at 03:00 |
      | About eleni | eleni | Contact form | – | January 26, 2026 at 00:00 |
      1–3 of 3`,
    el: `
      | Θέμα | Από | Είδος | Υπεύθυνος/η | Ελήφθη |
      | (χωρίς θέμα) | nikos | Πρόταση εκδήλωσης | – | 4 Μαρτίου 2026 στις 11:00 |
      | About maria | maria | Επικοινωνία | admin | 4 Μαρτίου 2026 στις 03:00 |
      | About eleni | eleni | Επικοινωνία | – | 26 Ιανουαρίου 2026 στις 00:00 |
      1–3 από 3`,
  },
  {
    path: '/admin/newsletter',
    en: `
      | Subject | State | Date |
      | Νέα του Μαρτίου | Draft | March 4, 2026 at 12:00 |
      | News of February | Sent: 0 / 2 | February 7, 2026 at 12:00 |
      1–2 of 2`,
    el: `
      | Θέμα | Κατάσταση | Ημερομηνία |
      | Νέα του Μαρτίου | Πρόχειρο | 4 Μαρτίου 2026 στις 12:00 |
      | Νέα του Φεβρουαρίου | Στάλθηκε: 0 / 2 | 7 Φεβρουαρίου 2026 στις 12:00 |
      1–2 από 2`,
  },
  {
    path: '/admin/newsletter/subscribers',
    en: `
      | Email | Language | Since | Remove subscriber |
      | john@example.org | English | March 4, 2026 | Delete |
      | maria@example.org | Greek | March 3, 2026 | Delete |
      1–2 of 2`,
    el: `
      | Email | Γλώσσα | Από | Διαγραφή συνδρομητή |
      | john@example.org | Αγγλικά | 4 Μαρτίου 2026 | Διαγραφή |
      | maria@example.org | Ελληνικά | 3 Μαρτίου 2026 | Διαγραφή |
      1–2 από 2`,
  },
  {
    path: '/admin/drafts',
    en: `
      | Entry | State | Last saved |
      | Park News item | Draft Scheduled: March 6, 2026 at 09:00 | March 4, 2026 at 10:00 admin |
      | Fines News item | Draft | March 4, 2026 at 06:00 editor |
      1–2 of 2`,
    el: `
      | Εγγραφή | Κατάσταση | Τελευταία αποθήκευση |
      | Πάρκο Ανακοίνωση | Πρόχειρο Προγραμματισμένο: 6 Μαρτίου 2026 στις 09:00 | 4 Μαρτίου 2026 στις 10:00 admin |
      | Πρόστιμα Ανακοίνωση | Πρόχειρο | 4 Μαρτίου 2026 στις 06:00 editor |
      1–2 από 2`,
  },
  {
    path: '/admin/sets',
    en: `
      | Set | State | Made |
      | New year 1 entry | Open | March 4, 2026 at 12:00 admin |
      | Summer 0 entries | Published: March 4, 2026 at 11:00 | March 3, 2026 at 06:00 admin |
      1–2 of 2`,
    el: `
      | Ομάδα | Κατάσταση | Δημιουργήθηκε |
      | New year 1 εγγραφή | Ανοιχτή | 4 Μαρτίου 2026 στις 12:00 admin |
      | Summer 0 εγγραφές | Δημοσιευμένη: 4 Μαρτίου 2026 στις 11:00 | 3 Μαρτίου 2026 στις 06:00 admin |
      1–2 από 2`,
  },
  {
    path: '/admin/recheck',
    en: `
      | Entry | Waiting since | Still true |
      | Square News item · Checked: December 11, 2025 at 04:00, editor | March 2, 2026 | Still true : Square |
      1–1 of 1`,
    el: `
      | Εγγραφή | Περιμένει από | Ισχύει ακόμη |
      | Πλατεία Ανακοίνωση · Ελέγχθηκε: 11 Δεκεμβρίου 2025 στις 04:00, editor | 2 Μαρτίου 2026 | Ισχύει ακόμη : Πλατεία |
      1–1 από 1`,
  },
  {
    path: '/admin/translations',
    en: `
      | Entry | Last changed |
      | Τέλη News item | March 4, 2026 at 08:00 admin |
      1–1 of 1`,
    el: `
      | Εγγραφή | Τελευταία αλλαγή |
      | Τέλη Ανακοίνωση | 4 Μαρτίου 2026 στις 08:00 admin |
      1–1 από 1`,
  },
  {
    path: '/admin/bin',
    en: `
      | What was deleted | When and by whom | Gone for good | Bring back |
      | News item Old | March 4, 2026 at 12:00, admin | April 3, 2026 | Bring back : Old |
      1–1 of 1`,
    el: `
      | Τι διαγράφηκε | Πότε και από ποιον | Διαγράφεται οριστικά | Επαναφορά |
      | Ανακοίνωση Παλιό | 4 Μαρτίου 2026 στις 12:00, admin | 3 Απριλίου 2026 | Επαναφορά : Παλιό |
      1–1 από 1`,
  },
  {
    path: '/admin/links',
    en: `
      | Link | Problem | Where it is |
      | https://gone.example/plan (opens in a new tab) | There is nothing, since March 1, 2026 | News item: Harbour |
      1–1 of 1`,
    el: `
      | Σύνδεσμος | Πρόβλημα | Πού υπάρχει |
      | https://gone.example/plan (ανοίγει σε νέα καρτέλα) | Δεν υπάρχει τίποτα, από 1 Μαρτίου 2026 | Ανακοίνωση: Λιμάνι |
      1–1 από 1`,
  },
  {
    path: '/admin/letters',
    en: `
      | Subject | To | State |
      | First | first@example.org | since March 4, 2026 at 10:00 |
      | Second | second@example.org | since March 4, 2026 at 11:00 |
      1–2 of 2`,
    el: `
      | Θέμα | Προς | Κατάσταση |
      | First | first@example.org | από 4 Μαρτίου 2026 στις 10:00 |
      | Second | second@example.org | από 4 Μαρτίου 2026 στις 11:00 |
      1–2 από 2`,
  },
  {
    path: '/admin/redirects',
    en: `
      | Old address | Leads to | Last changed | Change |
      | /fair | https://fair.example/ For a while | March 4, 2026 admin | Change Delete |
      | /old-contact From the old site | /contact | March 3, 2026 admin | Change Delete |
      1–2 of 2`,
    el: `
      | Παλιά διεύθυνση | Οδηγεί σε | Τελευταία αλλαγή | Αλλαγή |
      | /fair | https://fair.example/ Προσωρινά | 4 Μαρτίου 2026 admin | Αλλαγή Διαγραφή |
      | /old-contact From the old site | /contact | 3 Μαρτίου 2026 admin | Αλλαγή Διαγραφή |
      1–2 από 2`,
  },
  {
    path: '/admin/missed',
    en: `
      | Address | Times | Last | Linked from our page | Redirect |
      | /hundred | 100 | March 3, 2026 |  | Redirect Ignore |
      | /ten | 10 | March 3, 2026 |  | Redirect Ignore |
      | /linked | 1 | March 3, 2026 | /news/harbour | Redirect Ignore |
      1–3 of 3`,
    el: `
      | Διεύθυνση | Φορές | Τελευταία | Σύνδεσμος σε δική μας σελίδα | Ανακατεύθυνση |
      | /hundred | 100 | 3 Μαρτίου 2026 |  | Ανακατεύθυνση Αγνόηση |
      | /ten | 10 | 3 Μαρτίου 2026 |  | Ανακατεύθυνση Αγνόηση |
      | /linked | 1 | 3 Μαρτίου 2026 | /news/harbour | Ανακατεύθυνση Αγνόηση |
      1–3 από 3`,
  },
  {
    path: '/admin/searches',
    en: `
      | Search | Times | Last | What was found | Actions |
      | many | 80 | March 3, 2026 | Nothing | Add a synonym Ignore |
      | five | 5 | March 3, 2026 | Only some of the words | Add a synonym Ignore |
      1–2 of 2`,
    el: `
      | Αναζήτηση | Φορές | Τελευταία | Τι βρέθηκε | Ενέργειες |
      | many | 80 | 3 Μαρτίου 2026 | Τίποτα | Προσθέστε συνώνυμο Αγνόηση |
      | five | 5 | 3 Μαρτίου 2026 | Μόνο μερικές από τις λέξεις | Προσθέστε συνώνυμο Αγνόηση |
      1–2 από 2`,
  },
  {
    path: '/admin/promises',
    en: `
      | Search | Must find | Finds first | Since |
      | άδεια: Change the promise | /services (opens in a new tab) | Λιμάνι Πλατεία | March 2, 2026 |
      1–1 of 1`,
    el: `
      | Αναζήτηση | Πρέπει να βρίσκει | Βρίσκει πρώτα | Από |
      | άδεια: Αλλαγή υπόσχεσης | /services (ανοίγει σε νέα καρτέλα) | Λιμάνι Πλατεία | 2 Μαρτίου 2026 |
      1–1 από 1`,
  },
  {
    path: '/admin/letters?show=failing',
    en: `
      | Subject | To | State |
      | Failed | failed@example.org | The mail server does not answer. since March 4, 2026 at 11:00 · 2 attempts · next attempt March 4, 2026 at 13:00 For whoever runs the server: connect ECONNREFUSED 192.0.2.1:25 |
      1–1 of 1`,
    el: `
      | Θέμα | Προς | Κατάσταση |
      | Failed | failed@example.org | Ο διακομιστής αλληλογραφίας δεν απαντά. από 4 Μαρτίου 2026 στις 11:00 · 2 προσπάθειες · επόμενη προσπάθεια 4 Μαρτίου 2026 στις 13:00 Για τον διαχειριστή του συστήματος: connect ECONNREFUSED 192.0.2.1:25 |
      1–1 από 1`,
  },
  {
    path: '/admin/missed?show=ignored',
    en: `
      | Address | Times | Last | Linked from our page | Redirect |
      | /wp-login.php | 50 | March 3, 2026 |  | Redirect Put back |
      1–1 of 1`,
    el: `
      | Διεύθυνση | Φορές | Τελευταία | Σύνδεσμος σε δική μας σελίδα | Ανακατεύθυνση |
      | /wp-login.php | 50 | 3 Μαρτίου 2026 |  | Ανακατεύθυνση Επαναφορά |
      1–1 από 1`,
  },
  {
    path: '/admin/searches?show=ignored',
    en: `
      | Search | Times | Last | What was found | Actions |
      | nonsense | 7 | March 3, 2026 | Nothing | Add a synonym Put back |
      1–1 of 1`,
    el: `
      | Αναζήτηση | Φορές | Τελευταία | Τι βρέθηκε | Ενέργειες |
      | nonsense | 7 | 3 Μαρτίου 2026 | Τίποτα | Προσθέστε συνώνυμο Επαναφορά |
      1–1 από 1`,
  },
];

/** Addresses with the choices that they stand for, and what is left. */
const NARROWED: [path: string, chosen: string[], rows: string[]][] = [
  [
    '/admin/content/news?sort=title',
    ['Sort by: Title'],
    ['Fines', 'Harbour', 'Park', 'Square', 'Τέλη'],
  ],
  [
    '/admin/content/news?sort=updated',
    ['Sort by: Last changed'],
    ['Park', 'Harbour', 'Τέλη', 'Square', 'Fines'],
  ],
  ['/admin/content/news?state=published', ['State: Published'], ['Square', 'Τέλη', 'Harbour']],
  ['/admin/content/news?state=draft', ['State: Draft'], ['Park', 'Fines']],
  ['/admin/content/news?state=planned', ['State: Scheduled'], ['Park']],
  ['/admin/content/news?state=recheck', ['State: To be checked'], ['Square']],
  ['/admin/content/news?english=missing', ['English: No English'], ['Τέλη']],
  ['/admin/content/news?english=behind', ['English: Behind the Greek'], ['Square']],
  ['/admin/content/news?by=me', ['Last changed by: Me'], ['Τέλη', 'Harbour', 'Park']],
  ['/admin/content/news?by=others', ['Last changed by: Others'], ['Square', 'Fines']],
  ['/admin/content/news?by=editor@example.org', ['Last changed by: editor'], ['Square', 'Fines']],
  ['/admin/content/news?samples=only', [], ['Harbour']],
  ['/admin/content/news?category=projects', ['Category: Projects'], ['Square']],
  ['/admin/content/news?search=λιμανι', [], ['Harbour']],
  ['/admin/messages?state=mine', [], ['About maria']],
  ['/admin/messages?state=ending', [], ['About eleni']],
  ['/admin/messages?state=done', [], ['About petros']],
  ['/admin/messages?state=all', [], ['About petros', '(no subject)', 'About maria', 'About eleni']],
  ['/admin/drafts?of=mine', ['Whose: Mine'], ['Park News item']],
  ['/admin/drafts?state=planned', ['State: Scheduled'], ['Park News item']],
  ['/admin/drafts?state=open', ['State: In progress'], ['Fines News item']],
  ['/admin/drafts?search=park', [], ['Park News item']],
  ['/admin/sets?state=open', ['Show: Open'], ['New year 1 entry']],
  ['/admin/sets?state=published', ['Show: Published'], ['Summer 0 entries']],
  ['/admin/translations?english=behind', [], ['Square News item']],
  ['/admin/letters?show=failing', ['Show: Those that failed'], ['Failed']],
  ['/admin/missed?show=all', ['Which: All'], ['/hundred', '/ten', '/nine', '/linked']],
  ['/admin/missed?show=ignored', ['Which: Those ignored'], ['/wp-login.php']],
  [
    '/admin/searches?show=all',
    ['Which: All that were made more than once'],
    ['many', 'five', 'four'],
  ],
  ['/admin/searches?show=ignored', ['Which: Those ignored'], ['nonsense']],
  ['/admin/audit?action=deleted', ['Action: Deleted'], ['Deleted']],
  [
    '/admin/audit?show=sign-ins',
    ['Show: Signing in and out'],
    ['Signed in', 'Signed in', 'Signed in'],
  ],
];

test.each(LISTS)('$path', async (list) => {
  await screens.show(list.path, 'en');
  expect(await readRows()).toEqual(linesOf(list.en));
  await screens.speak('gr');
  expect(await readRows()).toEqual(linesOf(list.el));
});

test.each(NARROWED)('%s', async (path, ...expected) => {
  expect(await readNarrowed(path)).toEqual(expected);
});

test.each([
  ['/admin/media?kind=image', ['harbour.png']],
  ['/admin/media?kind=document', ['report.pdf']],
  ['/admin/media?missing=alt', ['harbour.png']],
  ['/admin/media?missing=licence', ['report.pdf', 'harbour.png']],
])('%s', async (path, expected) => {
  await screens.show(path);
  const lines = await readScreen(screens.page.locator('main'));
  expect(lines.flatMap((line) => /^\[(\S+\.(?:png|pdf)) /.exec(line)?.[1] ?? [])).toEqual(expected);
});

/** What waits leads to a list of exactly as much: the number of a task is that of the rows behind its link. */
test('the first screen counts what its links lead to', async () => {
  await screens.show('/admin/dashboard');
  const lines = await readScreen(screens.page.locator('main'));
  const tasks = lines.flatMap((line) => {
    const [, count, words, path] = /^-> (\d+) (.+) \((\/.+)\)$/.exec(line) ?? [];
    return count && words && path ? [{ count: Number(count), words, path }] : [];
  });
  expect(tasks.map(({ count, words }) => `${count} ${words}`)).toEqual([
    '1 Messages that you are to answer',
    '1 Unanswered messages that will soon be deleted',
    '3 New messages',
    '1 Drafts of everybody, in progress',
    '1 Scheduled for publication',
    '1 Emails that cannot be sent',
    '1 To be checked whether still true',
    '1 Published without English',
    '1 English behind the Greek',
    '2 Emails waiting',
    '1 Pictures without alternative text',
    '1 Links that lead nowhere',
    '3 Addresses that were not found',
    '2 Searches without results',
    '1 Searches that do not find what they must',
  ]);
  for (const { count, path } of tasks) {
    await screens.show(path);
    const said = screens.page.locator('main').getByText(/^\d+–\d+ of \d+$/);
    expect([path, await said.textContent()]).toEqual([path, `1–${count} of ${count}`]);
  }
});
