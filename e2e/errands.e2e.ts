import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { keepUnpainted } from '../harness/browser/unpainted.ts';
import { E2E_PORT } from '../harness/sites/site-under-test.ts';

/**
 * Thirty errands of residents and visitors, each from the home page on a phone, in at most three taps to a concrete
 * answer; those of visitors in English, too. A tap is named by the words on the link. Nobody needs the menu: the links
 * stand in the main part of the page, or at its foot where the errand says so.
 */

const PHONE = { width: 390, height: 844 };
const MOST_TAPS = 3;
const SERVICES = 'Υπηρεσίες';
const DECISIONS = 'Αποφάσεις και διαγωνισμοί';
const TOURISM = 'Τουρισμός';
const EVENTS = 'Εκδηλώσεις κοντά σας';
/** What a phone keeps closed is a tap of its own: the menu of a section, and the topics of services. */
const CLOSED = {
  sectionMenu: 'Σε αυτή την ενότητα',
  certificates: 'Πιστοποιητικά και ληξιαρχείο',
  environment: 'Καθαριότητα και περιβάλλον',
  water: 'Ύδρευση και αποχέτευση',
  roads: 'Υποδομές',
  parking: 'Συγκοινωνία και στάθμευση',
  payments: 'Οφειλές και πληρωμές',
  society: 'Κοινωνία',
  schools: 'Παιδεία',
  administration: 'Διοίκηση και εξυπηρέτηση',
};
const isClosed = (name: string | RegExp): name is string =>
  Object.values<string | RegExp>(CLOSED).includes(name);

/**
 * A phone that keeps the screens on the way: each tap is followed in a tab of its own, so that errands with the same
 * first taps ask for those screens once.
 */
interface Phone {
  open(tab: number, address: string): Promise<Page>;
}

const test = base.extend<object, { phone: Phone }>({
  phone: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: `http://127.0.0.1:${E2E_PORT}`,
        viewport: PHONE,
        hasTouch: true,
        locale: 'en-GB',
        timezoneId: 'Europe/Athens',
      });
      await keepUnpainted(context);
      const tabs: { screen: Page; address: string }[] = [];
      await use({
        open: async (at, address) => {
          const tab = tabs[at] ?? { screen: await context.newPage(), address: '' };
          tabs[at] = tab;
          if (tab.address !== address) await tab.screen.goto(address);
          tab.address = address;
          return tab.screen;
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

interface Errand {
  what: string;
  taps: (string | RegExp)[];
  /** What the last page says. */
  answer: (string | RegExp)[];
  /** True where the first tap is on the foot of the page. */
  beginsAtFoot?: true;
  /** The language of the home page; Greek without it. */
  language?: 'en';
}

const sheet = (
  what: string,
  topic: keyof typeof CLOSED,
  name: string,
  ...answer: Errand['answer']
): Errand => ({ what, taps: [SERVICES, CLOSED[topic], name], answer });

const ERRANDS: Errand[] = [
  sheet(
    'a birth certificate',
    'certificates',
    'Πιστοποιητικό γέννησης',
    'Δελτίο ταυτότητας',
    'Δωρεάν',
    '+30 26910 00100',
    'Ηλεκτρονική αίτηση',
  ),
  sheet(
    'a broken lamp',
    'roads',
    'Βλάβη σε φωτισμό ή δρόμο',
    '+30 26910 00155',
    'Λάμπες σε 5 εργάσιμες ημέρες',
  ),
  sheet(
    'a fine',
    'payments',
    'Πρόστιμο στάθμευσης: πληρωμή και ένσταση',
    'κωδικό RF',
    'μέσα σε 10 ημέρες',
    '+30 26910 00170',
  ),
  sheet(
    'bulky waste',
    'environment',
    'Ογκώδη αντικείμενα και κλαδιά',
    '+30 26910 00155',
    'έως 2 κυβικά μέτρα',
  ),
  sheet(
    'stray animals',
    'environment',
    'Αδέσποτα ζώα',
    '+30 26910 00155',
    'καλέστε την Αστυνομία στο 100',
  ),
  sheet(
    'a water cut',
    'water',
    'Ύδρευση: διακοπές, βλάβες και λογαριασμοί',
    'ΔΕΥΑ',
    '+30 26910 00160',
  ),
  sheet(
    'school enrolment',
    'schools',
    'Εγγραφή σε σχολείο και σε παιδικό σταθμό',
    'κάθε Μάρτιο',
    'Βιβλιάριο υγείας',
  ),
  sheet('a civil wedding', 'certificates', 'Πολιτικός γάμος', 'δύο μάρτυρες', '18 €'),
  sheet(
    'the nearest KEP',
    'administration',
    'Κέντρα Εξυπηρέτησης Πολιτών (ΚΕΠ)',
    'ΚΕΠ Αιγίου',
    '+30 26910 00191',
  ),
  sheet(
    'a complaint about accessibility',
    'society',
    'Παράπονο για την προσβασιμότητα',
    'Συνήγορο του Πολίτη',
    '20 εργάσιμες ημέρες',
  ),
  sheet('permanent residence', 'certificates', 'Βεβαίωση μόνιμης κατοικίας', 'Ε1', 'Δωρεάν'),
  sheet(
    'the property charge',
    'payments',
    'Τέλος ακίνητης περιουσίας (ΤΑΠ) και δημοτικά τέλη',
    'Ε9',
    '3 εργάσιμες ημέρες',
  ),
  sheet('a parking permit', 'parking', 'Κάρτα στάθμευσης κατοίκου', '10 €', 'Άδεια κυκλοφορίας'),
  sheet('Help at Home', 'society', 'Βοήθεια στο Σπίτι', 'άνω των 65 ετών', 'ΑΜΚΑ'),
  sheet('a cemetery', 'administration', 'Κοιμητήρια', 'Άδεια ταφής', '150 €'),
  sheet(
    'a form to fill in',
    'administration',
    'Έντυπα και αιτήσεις',
    /Αίτηση για έκδοση πιστοποιητικού[^)]*PDF, \d+ KB/,
  ),
  {
    what: 'the next council meeting and the decisions of the last',
    taps: [DECISIONS, 'Συνεδριάσεις του Δημοτικού Συμβουλίου'],
    answer: [/Προσεχείς συνεδριάσεις[\s\S]*18:00[\s\S]*Πρακτικά/],
  },
  {
    what: 'the documents of a tender',
    taps: [DECISIONS, 'Διαγωνισμοί', 'Επισκευή και συντήρηση σχολικών κτιρίων'],
    answer: ['1.491.935,48', 'Διακήρυξη', 'PDF'],
  },
  { what: 'the budget', taps: [DECISIONS], answer: [/Προϋπολογισμός του Δήμου[\s\S]*Λήψη/] },
  {
    what: 'the mayor’s telephone',
    taps: ['Πού θα απευθυνθώ', CLOSED.sectionMenu, 'Δήμαρχος'],
    answer: ['+30 26910 00101'],
  },
  {
    what: 'a beach with parking and wheelchair access',
    taps: [TOURISM, 'Παραλίες'],
    // One beach with both: a full stop stands before the name of the next.
    answer: [/\. Παραλία Ακράτας[^.]*Πρόσβαση για αμαξίδιο[^.]*Χώρος στάθμευσης/],
  },
  {
    what: 'the train from Athens',
    taps: [TOURISM, /Πώς θα έρθετε/],
    answer: [/προαστιακός σιδηρόδρομος συνδέει την Αθήνα με το Αίγιο μέσω Κιάτου/],
  },
  {
    what: 'the hours of the museum',
    taps: [TOURISM, 'Πολιτισμός', /Αρχαιολογικό Μουσείο/],
    answer: [/Τρίτη\s*Κλειστά\s*Τετάρτη–Κυριακή\s*08:30–15:30/],
  },
  { what: 'a hotel', taps: [TOURISM, 'Διαμονή'], answer: [/Κύματα[\s\S]*\+30 26960 99001/] },
  {
    what: 'the hours of the office today and on the next holiday',
    taps: ['Επικοινωνία'],
    answer: [
      /Γραφεία, ώρες κοινού\s*(?:Ανοιχτό|Κλειστό)[\s\S]*Δευτέρα–Παρασκευή\s*08:00–15:00/,
      /(?:Άλλες ώρες τις επόμενες ημέρες|Επόμενη ημέρα με άλλες ώρες)\s*(?:\p{L}+,? )?\d+ \p{L}+ 20\d\d/u,
    ],
  },
  {
    what: 'the emergency numbers',
    taps: ['Έκτακτη ανάγκη'],
    beginsAtFoot: true,
    answer: ['112', '166', '199', '+30 26910 00190'],
  },
  {
    what: 'the calendar',
    taps: [EVENTS, 'Ημερολόγιο'],
    answer: [/Εκδηλώσεις ανά ημέρα[\s\S]*Δευτέρα[\s\S]*28/],
  },
  {
    what: 'one event for the own calendar',
    taps: [EVENTS, /^Περισσότερες Πληροφορίες/],
    answer: [/\d{1,2} \p{L}+ 20\d\d[\s\S]*\d\d:\d\d[\s\S]*Προσθήκη στο ημερολόγιο/u],
  },
  {
    what: 'proposing an event',
    taps: [EVENTS, 'Υποβολή Εκδήλωσης'],
    answer: [/Ημέρα έναρξης[\s\S]*Όνομα ή φορέας[\s\S]*Υποβολή/],
  },
  {
    what: 'emergency numbers, in English',
    taps: ['Emergency'],
    beginsAtFoot: true,
    language: 'en',
    answer: ['Any emergency, in English too', '166'],
  },
  {
    what: 'a beach with parking and wheelchair access, in English',
    taps: ['Visit Aigialeia', 'Beaches'],
    language: 'en',
    answer: [/\. Akrata Beach[^.]*Wheelchair access[^.]*Car park/],
  },
  {
    what: 'the train from Athens, in English',
    taps: ['Visit Aigialeia', 'Getting here'],
    language: 'en',
    answer: [/suburban[^.]*Athens[^.]*Kiato/],
  },
  {
    what: 'the hours of the museum, in English',
    taps: ['Visit Aigialeia', 'Culture', /Archaeological Museum/],
    language: 'en',
    answer: [/Tuesday\s*Closed\s*Wednesday–Sunday\s*08:30–15:30/],
  },
  {
    what: 'a hotel, in English',
    taps: ['Visit Aigialeia', 'Accommodation'],
    language: 'en',
    answer: [/Kymata[\s\S]*\+30 26960 99001/],
  },
  {
    what: 'one event, in English',
    taps: ['See what’s on', /^More information/i],
    language: 'en',
    answer: [/\p{L}+ \d{1,2}, 20\d\d[\s\S]*\d\d:\d\d[\s\S]*Add to calendar/u],
  },
];

/** One after the other, so that they share their first steps. */
test.describe.configure({ mode: 'default' });

for (const { what, taps, answer, beginsAtFoot, language } of ERRANDS) {
  test(`${what}: at most three taps from the home page`, async ({ phone }) => {
    expect(taps.length).toBeLessThanOrEqual(MOST_TAPS);
    let screen = await phone.open(0, language === 'en' ? '/?lang=en' : '/');
    const opened: Locator[] = [];
    for (const [at, name] of taps.entries()) {
      const part = screen.getByRole(beginsAtFoot && at === 0 ? 'contentinfo' : 'main');
      if (isClosed(name)) {
        const fold = part.locator('summary').filter({ hasText: new RegExp(`^${name}`) });
        await fold.click();
        opened.push(fold);
        continue;
      }
      const link = part.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
      // It is in sight, and nothing lies over it.
      await link.click({ trial: true });
      const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
      screen = await phone.open(at + 1, address);
    }
    for (const words of answer) await expect(screen.getByRole('main')).toContainText(words);
    // The next errand finds the screen as it comes.
    for (const fold of opened) await fold.click();
  });
}

test('the newsletter: an address and one tap on the home page', async ({ phone }) => {
  // A tab of its own: the form is sent, and another screen comes.
  const page = await phone.open(MOST_TAPS + 1, '/');
  const form = page.getByRole('form', { name: 'Ενημερωτικό δελτίο' });
  await form.getByLabel('Το email σας').fill('newsletter-errand@example.org');
  await form.getByRole('button').click();
  await expect(page.getByRole('main')).toContainText('Ελέγξτε το email σας');
});
