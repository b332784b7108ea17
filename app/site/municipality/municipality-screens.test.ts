import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { councilSession } from '../../../domain/content-types/council-session.ts';
import { department } from '../../../domain/content-types/department.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import {
  linksIn,
  linksTo,
  parseHtml,
  rowsOf,
  sectionOf,
  textOf,
  textsIn,
} from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';

/** What the specification says of the screens about the municipality (section 2, Information pages). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test.each([
  ['', 'ΑΔΑ', 'Αριθμός διαδικτυακής ανάρτησης στη Διαύγεια'],
  ['?lang=en', 'ADA', 'Number of the act on Diavgeia'],
])(
  'whoever does not know what an act’s number is called is told: %s',
  async (query, short, whole) => {
    const { main } = await site.get(`/municipality/transparency${query}`);
    const [first] = main.querySelectorAll('abbr');
    expect([textOf(first ?? null), first?.getAttributeValue('title')]).toEqual([short, whole]);
  },
);

describe('about the municipality', () => {
  test.each([
    ['', ['Έκταση', 'Πληθυσμός', 'Ιστορία', 'Γεωγραφία', 'Οικονομία', 'Αξιοθέατα']],
    ['?lang=en', ['Area', 'Population', 'History', 'Geography', 'Economy', 'Sights']],
  ])('has its six sections, each with a text: /municipality%s', async (query, titles) => {
    const { main, html } = await site.get(`/municipality${query}`);
    const headings = textsIn(main, 'h2');
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
    for (const title of titles) {
      const text = new RegExp(`>${title}</h2>(.*?)(?:<h2|</div>)`, 's').exec(html)?.[1] ?? '';
      const words = textOf(parseHtml(text)).split(' ');
      expect(words.length, title).toBeGreaterThan(10);
    }
  });

  test('says how large it is, how many live there and since when it exists', async () => {
    const { text } = await site.get('/municipality?lang=en');
    // As figures, and in the text.
    expect(text).toContain(
      'Area in sq km 723.1 Residents 49,872 Municipal units 6 Created in 2011',
    );
    for (const words of ['723.1 square', '49,872 residents', 'merger of six municipalities']) {
      expect(text).toContain(words);
    }
    const greek = await site.get('/municipality');
    for (const figure of ['723,1', '49.872', '2011']) expect(greek.text).toContain(figure);
  });
});

describe('the mayor', () => {
  test('has a message, a name, a photograph and ways to be reached', async () => {
    const { main } = await site.get('/municipality/mayor?lang=en');
    const message = textOf(sectionOf(main, 'A message from the Mayor'));
    expect(message).toContain('Dear fellow citizens');
    expect(message.length).toBeGreaterThan(500);
    expect(textOf(main)).toContain('Mayor of Aigialeia');
    expect(textOf(main)).toContain('Town Hall, second floor');
    expect(linksIn(main)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^mailto:mayor@/),
        expect.stringMatching(/^tel:\+30/),
      ]),
    );
    expect(main.querySelectorAll('img')).toHaveLength(1);
    const greek = await site.get('/municipality/mayor');
    expect(textOf(greek.main)).toContain('Δήμαρχος Αιγιαλείας');
    expect(textOf(sectionOf(greek.main, 'Μήνυμα του Δημάρχου'))).toContain('συμπολίτες');
  });
});

describe('the council', () => {
  test('lists twelve members with name, position and party', async () => {
    const { main } = await site.get('/municipality/council?lang=en');
    expect(textsIn(main, 'thead th')).toEqual(['Name', 'Position', 'Party']);
    const rows = rowsOf(main);
    expect(rows).toHaveLength(12);
    for (const cells of rows) {
      expect(cells).toHaveLength(3);
      for (const cell of cells) expect(cell).toMatch(/\p{L}{3}/u);
    }
    expect(rows.map(([, position]) => position)).toContain('President of the council');
  });

  test('met on 15 June and 13 July 2025 at 18:00, and the minutes of both are there', async () => {
    for (const path of ['/municipality/council?lang=en', '/council-meetings?lang=en']) {
      const { text, main } = await site.get(path);
      expect(text).toMatch(/June 15, 2025 , 18:00/);
      expect(text).toMatch(/July 13, 2025 , 18:00/);
      // The latest stands first.
      expect(text.indexOf('July 13, 2025'), path).toBeLessThan(text.indexOf('June 15, 2025'));
      const minutes = linksIn(main, 'a[href]').filter((link) => link.endsWith('.pdf'));
      expect(new Set(minutes).size, path).toBe(2);
    }
  });

  test('says the date of a session in its title or beside it, not in both', async () => {
    const { document } = await site.get('/council-meetings');
    const sessions = document
      .querySelectorAll('main li[id]')
      .map(
        (session) =>
          `${textOf(session.querySelector('h3'))} ${textOf(session.querySelector('p time'))}`,
      );
    expect(sessions.length).toBeGreaterThan(2);
    for (const words of sessions) {
      expect(words.match(/\d+ \p{L}+ 20\d\d/gu), words).toHaveLength(1);
      expect(words).toMatch(
        /(Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή).*, \d\d:\d\d$/,
      );
    }
  });

  test('meets every month, is elected every four years and has 33 members', async () => {
    const { text } = await site.get('/municipality/council?lang=en');
    expect(text).toMatch(/Members in all\s*33/);
    expect(text).toMatch(/Term of office\s*4\s*years/);
    expect(text).toMatch(/meets every month/);
    const greek = await site.get('/municipality/council');
    for (const words of [/Μέλη συνολικά\s*33/, /Θητεία\s*4\s*έτη/, /Συνεδριάζει κάθε μήνα/]) {
      expect(greek.text).toMatch(words);
    }
    // The text of its page, which staff write.
    expect(greek.text).toMatch(/εκλέγονται από τους δημότες/);
  });
});

describe('departments', () => {
  test('six open one at a time, each with description, head, mail, phone, address and hours', async () => {
    const { main } = await site.get('/municipality/departments?lang=en');
    const departments = main.querySelectorAll('details[name="departments"]');
    expect(departments).toHaveLength(6);
    for (const department of departments) {
      expect(department.hasAttribute('open')).toBe(false);
      const name = textOf(department.querySelector('summary'));
      const text = textOf(department);
      expect(textOf(department.querySelector('p')).length, name).toBeGreaterThan(60);
      expect(text, name).toMatch(/Head \p{L}+ \p{L}+/u);
      expect(text, name).toMatch(/25\d{3} \p{L}+/u);
      expect(text, name).toMatch(/Monday–Friday \d\d:\d\d–\d\d:\d\d/);
      expect(linksTo(department, 'mailto:'), name).toHaveLength(1);
      expect(linksTo(department, 'tel:+30'), name).toHaveLength(1);
    }
  });

  test('three locations stand below the map, with the hours that the owner gave', async () => {
    const { main } = await site.get('/municipality/departments?lang=en');
    const below = sectionOf(main, 'Where to find us');
    const weekdays = 'Monday–Friday 08:00–15:00';
    const cards = below
      .querySelectorAll('h3')
      .map((heading) => [textOf(heading), textOf(heading.closest('.contact-card'))] as const);
    expect(cards.map(([name]) => name).slice(0, 3)).toEqual([
      'Central municipal building',
      'Cultural centre',
      'Tourist office',
    ]);
    expect(cards[0]?.[1]).toContain(`${weekdays} Saturday–Sunday Closed`);
    expect(cards[1]?.[1]).toContain(`${weekdays} Saturday–Sunday Closed`);
    expect(cards[2]?.[1]).toContain(`${weekdays} Saturday 09:00–14:00 Sunday Closed`);
    expect(cards[0]?.[1]).toContain(
      'Entrance From the square, on the ground floor, without steps.',
    );
    expect(cards[2]?.[1]).toContain('By public transport Town bus, stop ‘Harbour’');
    expect(below.querySelector('[data-map]')?.getAttributeValue('data-height')).toBe('450');
  });
});

test.each([
  ['el', '', 'Γραφεία των δημοτικών ενοτήτων', /Ακράτα.*Δευτέρα–Παρασκευή 08:00–14:30/],
  ['en', '?lang=en', 'Offices of the municipal units', /Akrata.*Monday–Friday 08:00–14:30/],
])(
  'departments (%s): the offices of the six units follow, each with address, phone and hours',
  async (_, language, title, akrata) => {
    const { main } = await site.get(`/municipality/departments${language}`);
    const cards = sectionOf(main, title).querySelectorAll('.contact-card');
    expect(cards).toHaveLength(6);
    for (const card of cards) {
      expect(textOf(card)).toMatch(/25[01]\d\d/);
      expect(textOf(card)).toMatch(/08:00–1[45]:\d0/);
      expect(linksTo(card, 'tel:+30')).toHaveLength(1);
    }
    expect(cards.map(textOf).join('\n')).toMatch(akrata);
  },
);

describe('administration', () => {
  test('shows the mayor with photograph, title, mail and phone', async () => {
    const { main } = await site.get('/municipality/administration?lang=en');
    const mayor = sectionOf(main, 'The Mayor');
    expect(textOf(mayor)).toContain('Mayor of Aigialeia');
    expect(mayor.querySelectorAll('img')).toHaveLength(1);
    expect(linksTo(mayor, 'mailto:mayor@')).toHaveLength(1);
    expect(linksTo(mayor, 'tel:+30')).toHaveLength(1);
  });

  test('says that the council has 33 members, and leads to its meetings', async () => {
    const { main } = await site.get('/municipality/administration?lang=en');
    const council = sectionOf(main, 'Municipal council');
    expect(textOf(council)).toContain('33 members');
    expect(linksIn(council)).toContain('/council-meetings?lang=en');
  });

  test('has the technical, social protection and financial departments in this order, each with a mail address', async () => {
    const { main } = await site.get('/municipality/administration?lang=en');
    const departments = sectionOf(main, 'Departments');
    const mails = linksTo(departments, 'mailto:').map((mail) => mail.split('@')[0]);
    expect(mails).toEqual(['mailto:technical', 'mailto:social', 'mailto:finance']);
  });

  test('says who heads a department in the other language where it is written in that alone', async () => {
    const { db } = site.services;
    const all = await listEntries(db, department);
    const { id = '', data } = all.find(({ slug }) => slug === 'technical') ?? {};
    const head = { el: '', en: 'Dimitra Ward' };
    await saveEntry(db, department, id, { data: { ...data, head } }, actAs(TEST_EDITOR));
    const { main } = await site.get('/municipality/administration');
    expect(textOf(sectionOf(main, 'Διευθύνσεις και τμήματα'))).toContain('Dimitra Ward');
  });
});

describe('history', () => {
  test.each([
    ['', ['Αρχαιότητα', 'Βυζάντιο και Φραγκοκρατία', 'Νεότεροι χρόνοι', 'Σύγχρονη εποχή']],
    ['?lang=en', ['Antiquity', 'Byzantium and the Franks', 'The modern age', 'Contemporary times']],
  ])(
    'has four sections from ancient to contemporary: /municipality/history%s',
    async (query, titles) => {
      const { main } = await site.get(`/municipality/history${query}`);
      const headings = textsIn(main, 'h2').filter((heading) => titles.includes(heading));
      expect(headings).toEqual(titles);
    },
  );
});

describe('the navigation at the side', () => {
  test('leads to the screens of the section and says where somebody is', async () => {
    const { main } = await site.get('/municipality/history?lang=en');
    const navigation = main.querySelector('nav.side-navigation') as HtmlElement;
    expect(navigation.getAttributeValue('aria-label')).toBe('The municipality');
    for (const path of [
      '/municipality',
      '/municipality/mayor',
      '/municipality/council',
      '/municipality/departments',
      '/municipality/administration',
      '/municipality/transparency',
      '/municipality/units',
      '/municipality/history',
    ]) {
      expect(linksIn(navigation)).toContain(`${path}?lang=en`);
    }
    expect(textsIn(navigation, '[aria-current="page"]')).toEqual(['History']);
  });
});

test('of the meetings to come the next one stands first, of those that were the last one', async () => {
  const days = ['2026-05-11', '2026-04-13', '2026-01-12', '2026-02-09', '2026-03-03', '2026-03-04'];
  for (const day of days) {
    const title = { el: `Συνεδρίαση ${day}`, en: `Meeting ${day}` };
    const data = { ...emptyData(councilSession.fields), title, startsAt: `${day}T18:00` };
    const input = { slug: `meeting-${day}`, data, publish: true };
    await createEntry(site.services.db, councilSession, input, actAs(TEST_EDITOR));
  }
  // In Greece it is the fourth already: the meeting of that evening is still to come.
  const { now } = site.services;
  Object.assign(site.services, { now: () => new Date('2026-03-03T22:30:00Z') });
  const { main } = await site.get('/council-meetings?lang=en');
  Object.assign(site.services, { now });
  const titles = (id: string) =>
    textsIn(main.querySelector(`section[aria-labelledby="${id}"]`) as HtmlElement, 'h3').filter(
      (title) => title.startsWith('Meeting 2026'),
    );
  const meetings = (...days: string[]) => days.map((day) => `Meeting ${day}`);
  expect(titles('upcoming')).toEqual(meetings('2026-03-04', '2026-04-13', '2026-05-11'));
  expect(titles('past')).toEqual(meetings('2026-03-03', '2026-02-09', '2026-01-12'));
  // Its minutes may be there on the evening itself, while it still stands among those to come.
  const minutes = { type: 'council-session', slug: 'meeting-2026-03-04' };
  const { id } = await site.services.db
    .selectFrom('media')
    .where('kind', '=', 'document')
    .select('id')
    .executeTakeFirstOrThrow();
  await changePublished(site.services.db, minutes, { minutes: id });
  const evening = (await site.get('/council-meetings?lang=en')).main;
  const first = evening.querySelector('section[aria-labelledby="upcoming"] li');
  expect(linksTo(first as HtmlElement, '/media/')).toHaveLength(1);
});
