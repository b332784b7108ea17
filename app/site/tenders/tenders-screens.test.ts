import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { unpublishEntry } from '../../../domain/content/acts/unpublish-entry.ts';
import { getEntry } from '../../../domain/content/reading/published-entries.ts';
import { news } from '../../../domain/content-types/news.ts';
import { tender } from '../../../domain/content-types/tender.ts';
import { linksIn, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const TENDER = '/municipality/tenders/school-repairs';
const ARTICLE = '/news/school-repairs-tender';

describe('tenders', () => {
  test('are listed with state, deadline and value; the one that ended is not open', async () => {
    const { main } = await site.get('/municipality/tenders?lang=en');
    const titles = textsIn(main, 'h3');
    expect(titles).toHaveLength(4);
    const states = textsIn(main, 'li .badge');
    expect([...states].sort()).toEqual(['Awarded', 'Cancelled', 'Closed', 'Open']);
    expect(states[titles.indexOf('Purchase of three electric buses')]).toBe('Closed');
  });

  test.each([
    ['open', 'Ανοικτοί', ['Επισκευή και συντήρηση σχολικών κτιρίων']],
    ['closed', 'Έληξε η προθεσμία', ['Προμήθεια τριών ηλεκτρικών λεωφορείων']],
    ['awarded', 'Κατακυρώθηκαν', ['Ψηφιακός οδηγός επισκεπτών']],
    ['cancelled', 'Ματαιώθηκαν', ['Προμήθεια ιστών οδικού φωτισμού']],
  ])(
    'are narrowed by ?state=%s, under a heading that says so: %s',
    async (state, name, expected) => {
      const { main } = await site.get(`/municipality/tenders?state=${state}`);
      expect(textsIn(main, 'h3')).toEqual(expected);
      expect([...textsIn(main, '#tenders'), ...textsIn(main, '.pill[aria-current]')]).toEqual([
        name,
        name,
      ]);
    },
  );

  test('name no news that speak of them in a draft alone', async () => {
    const { db } = site.services;
    const other = await getEntry(db, news, 'brown-bins');
    const data = { ...other.data, tender: 'school-repairs' };
    await saveEntry(db, news, other.id, { data, publish: false }, actAs(TEST_EDITOR));
    const { main } = await site.get(TENDER);
    expect(linksIn(main, 'section[aria-labelledby="news"] a')).toEqual([ARTICLE]);
  });

  test('have a page with the facts and the documents', async () => {
    const { main, text } = await site.get(`${TENDER}?lang=en`);
    expect(text).toContain('€1,491,935.48 without VAT');
    expect(text).toContain('45214200-2 Construction work for school buildings');
    expect(text).toMatch(/\d\dPROC\d{9}/);
    const documents = main.querySelector('section[aria-labelledby="documents"]') as HtmlElement;
    expect(linksIn(documents)).toEqual([expect.stringMatching(/\.pdf$/)]);
    expect(linksIn(main, 'section[aria-labelledby="news"] a')).toEqual([`${ARTICLE}?lang=en`]);
    const news = textsIn(main, 'section[aria-labelledby="news"] li');
    expect(news, 'the date stands before the title').toEqual([
      expect.stringMatching(/^\w+ \d+, 20\d\d \p{L}/u),
    ]);
  });

  test('say in the news what they say themselves, and the articles add no figures of their own', async () => {
    for (const language of ['', '?lang=en']) {
      const tender = await site.get(TENDER + language);
      const article = await site.get(ARTICLE + language);
      const deadline = tender.main.querySelector('dd time')?.getAttributeValue('datetime');
      expect(deadline).toMatch(/T15:00$/);
      const times = article.main.querySelectorAll('dd time');
      expect(times.map((time) => time.getAttributeValue('datetime'))).toContain(deadline);
      const amounts = (text: string) =>
        new Set(text.match(/€[\d.,]*\d|\d[\d.,]*\u00a0€|\d[\d.,]* €/g));
      expect(amounts(article.text).size).toBe(1);
      expect([...amounts(tender.text)]).toEqual(expect.arrayContaining([...amounts(article.text)]));
    }
  });

  test('lead to where bids are handed in only while they are taken', async () => {
    const { db } = site.services;
    const known = await getEntry(db, tender, 'school-repairs');
    const bidsLink = 'https://bids.example.gr/school-repairs';
    const data = { ...known.data, bidsLink };
    const input = { slug: 'bids', data, publish: true };
    const { id } = await createEntry(db, tender, input, actAs(TEST_EDITOR));
    const linked = async () =>
      linksIn((await site.get('/municipality/tenders/bids')).main).includes(bidsLink);
    expect(await linked()).toBe(true);
    const { now } = site.services;
    site.services.now = () => new Date(`${data.deadline?.slice(0, 10)}T21:00:00Z`);
    try {
      expect(await linked()).toBe(false);
    } finally {
      site.services.now = now;
      await unpublishEntry(db, tender, id, actAs(TEST_EDITOR));
    }
  });

  test('without documents say who has them; an outcome that nobody translated is told in Greek', async () => {
    const { db } = site.services;
    const known = await getEntry(db, tender, 'school-repairs');
    const outcome = { el: 'Ανατέθηκε στην «Οικοδομική».', en: '' };
    const data = { ...known.data, attachments: [], outcome };
    const input = { slug: 'awarded-in-greek', data, publish: true };
    const { id } = await createEntry(db, tender, input, actAs(TEST_EDITOR));
    const { main, text } = await site.get('/municipality/tenders/awarded-in-greek?lang=en');
    await unpublishEntry(db, tender, id, actAs(TEST_EDITOR));
    expect(text).toContain('The department in charge hands out the documents.');
    expect(text).not.toContain('The documents are in Greek.');
    expect(textsIn(main, 'dd [lang="el"]')).toContain(outcome.el);
  });

  test('have CPV codes whose names are marked as Greek where nobody translated them, and none without a name', async () => {
    const { db } = site.services;
    const known = await getEntry(db, tender, 'school-repairs');
    const cpv = [
      { code: '45214200-2', name: { el: 'Κατασκευή σχολικών κτιρίων', en: 'School buildings' } },
      { code: '45111300-1', name: { el: 'Εργασίες αποξήλωσης', en: '' } },
      { code: '45262300-4', name: { el: '', en: 'Concrete work' } },
      { code: '45421000-4', name: { el: '', en: '' } },
    ];
    const input = { slug: 'with-codes', data: { ...known.data, cpv }, publish: true };
    const { id } = await createEntry(db, tender, input, actAs(TEST_EDITOR));
    const read = async (address: string) => {
      const { main } = await site.get(address);
      const codes = main.querySelectorAll('dd li').filter((one) => /^\d{8}-\d/.test(textOf(one)));
      return codes.map((one) => [
        textOf(one),
        ...one.querySelectorAll('[lang]').map((words) => words.getAttributeValue('lang')),
      ]);
    };
    const english = await read('/municipality/tenders/with-codes?lang=en');
    const greek = await read('/municipality/tenders/with-codes');
    await unpublishEntry(db, tender, id, actAs(TEST_EDITOR));
    expect(english).toEqual([
      ['45214200-2 School buildings'],
      ['45111300-1 Εργασίες αποξήλωσης', 'el'],
      ['45262300-4 Concrete work'],
      ['45421000-4'],
    ]);
    expect(greek).toEqual([
      ['45214200-2 Κατασκευή σχολικών κτιρίων'],
      ['45111300-1 Εργασίες αποξήλωσης'],
      ['45262300-4 Concrete work', 'en'],
      ['45421000-4'],
    ]);
  });

  test('that nobody published are not found', async () => {
    expect((await site.get('/municipality/tenders/no-such-tender')).status).toBe(404);
  });
});
