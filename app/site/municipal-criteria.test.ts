import { readFileSync } from 'node:fs';
import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../domain/content/reading/published-entries.ts';
import { TOPICS } from '../../domain/content-types/parts/vocabularies.ts';
import { service } from '../../domain/content-types/service.ts';
import { screens, sectionOf } from '../../domain/screens/find-screen.ts';
import { linksIn, linksTo, textOf, textsIn } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';

/**
 * The criteria by which Italy judges the websites of its municipalities (Designers Italia, «Modello Comuni», with the
 * numbers of «App di valutazione»), for a Greek one: docs/criteria.md. What is not applicable is said there.
 */

const DOC = readFileSync('docs/criteria.md', 'utf8');
const read = (path: string) => readFileSync(path, 'utf8');

let site: TestSite;
/** The page of each service, by its address. */
const services = new Map<string, HtmlElement>();
beforeAll(async () => {
  site = await openTestSite();
  const entries = await listEntries(site.services.db, service);
  // Pages that gather services are no services.
  for (const { slug, data } of entries) {
    if (data.topic === null) continue;
    services.set(`/services/${slug}`, (await site.get(`/services/${slug}`)).document);
  }
});
afterAll(() => site.close());

const footerOf = async (path: string) =>
  (await site.get(path)).document.querySelector('footer') as HtmlElement;

/** The address to which the footer leads by these words. */
async function footerLink(words: string, path = '/news'): Promise<string> {
  const footer = await footerOf(path);
  const link = footer.querySelectorAll('a').find((one) => textOf(one) === words);
  return link?.getAttributeValue('href')?.replaceAll('&amp;', '&') ?? '';
}

describe('C.SI.1: experience', () => {
  test('C.SI.1.1 one typeface for all headings and texts', () => {
    const css = read('app/theme.css');
    expect(css).toMatch(
      /--font-\*: initial;\s*--font-sans: "Commissioner", "Commissioner Fallback"/,
    );
    const faces = [...css.matchAll(/font-family: "([^"]+)"/g)].map(([, name]) => name);
    expect(faces.filter((name) => !name?.startsWith('Commissioner'))).toEqual([]);
  });

  test('C.SI.1.2 one library of pieces, all shown at one address', async () => {
    const { status, main } = await site.get('/styleguide');
    expect(status).toBe(200);
    expect(main.querySelectorAll('section[aria-label]').length).toBeGreaterThan(15);
  });

  test('C.SI.1.3 the sheet of each service says what it must, in one order', () => {
    expect(services.size).toBeGreaterThan(15);
    const facts = ['Τι παίρνετε', 'Κόστος', 'Χρόνος', 'Πώς γίνεται', 'Απευθύνεται σε'];
    for (const [path, document] of services) {
      const main = document.querySelector('main') as HtmlElement;
      expect(textsIn(main, 'h1'), path).toHaveLength(1);
      const way = document.querySelector('nav[aria-label="Διαδρομή"]') as HtmlElement;
      expect(linksIn(way), path).toEqual(['/', '/services']);
      const said = textsIn(main, 'dt').filter((name) => facts.includes(name));
      // Two may be missing, as in Italy.
      expect(said.length, path).toBeGreaterThanOrEqual(facts.length - 2);
      expect(said, path).toEqual(facts.filter((name) => said.includes(name)));
      expect(said, path).toEqual(expect.arrayContaining(['Κόστος', 'Χρόνος']));
      expect(textsIn(main, 'h2'), path).toContain('Πού θα απευθυνθείτε');
    }
  });

  test('C.SI.1.5 services are grouped by one vocabulary', async () => {
    const { main } = await site.get('/services');
    const known: string[] = TOPICS.map(({ label }) => label.el);
    const options = textsIn(main, 'select[name="topic"] option').slice(1);
    expect(options.filter((name) => !known.includes(name))).toEqual([]);
    expect(options.length).toBeGreaterThan(5);
  });

  test('C.SI.1.6 the main menu has at most seven names, those of the specification, in its order', async () => {
    const { document } = await site.get('/news');
    const menu = document.querySelector('.site-menu') as HtmlElement;
    const names = menu.childElements.map((item) => textOf(item.querySelector('a')));
    expect(names).toEqual([
      'Αρχική',
      'Ο Δήμος',
      'Υπηρεσίες',
      'Τουρισμός',
      'Νέα',
      'Εκδηλώσεις',
      'Επικοινωνία',
    ]);
  });

  test('C.SI.1.7 a page of a section bears the name by which the menu leads to it', async () => {
    for (const screen of screens.filter((one) => sectionOf(one) && one.menu)) {
      const { main } = await site.get(screen.path);
      expect(textsIn(main, 'h1')[0], screen.path).toBe(screen.title?.el);
    }
  });
});

describe('C.SI.2: functions', () => {
  test('C.SI.2.1 an appointment is asked for from the page of each service, which is named in the form', async () => {
    for (const [path, page] of services) {
      const ask = linksTo(page, '/contact?about=').find((link) => !link.includes('=problem')) ?? '';
      const form = (await site.get(ask.split('#')[0] as string)).document;
      const subject = form.querySelector('input[name="subject"]')?.getAttributeValue('value');
      expect(subject?.replaceAll('&#x27;', "'"), path).toBe(textsIn(page, 'h1')[0]);
    }
    const { document } = await site.get('/contact?about=no-such-service');
    expect(document.querySelector('input[name="subject"]')?.getAttributeValue('value')).toBeFalsy();
  });

  test('C.SI.2.2 each service names who is in charge, with a phone number', () => {
    for (const [path, page] of services) {
      const main = page.querySelector('main') as HtmlElement;
      expect(linksTo(main, 'tel:').length, path).toBeGreaterThan(0);
    }
  });

  test('C.SI.2.3 the foot of each page leads to questions and answers, which are there', async () => {
    for (const path of ['/', '/news', '/services/birth-certificate']) {
      expect(await footerLink('Συχνές ερωτήσεις', path)).toBe('/services/questions');
    }
    const { main, status } = await site.get('/services/questions');
    expect(status).toBe(200);
    expect(main.querySelectorAll('details').length).toBeGreaterThan(3);
    const own = await site.get('/services/birth-certificate');
    const asked = textsIn(own.main, 'summary h3')[0] ?? 'none';
    expect(textsIn(main, 'summary h3')).toContain(asked);
  });

  test('C.SI.2.4 the foot of each page leads to the form that reports a problem', async () => {
    const address = await footerLink('Αναφορά προβλήματος');
    const { document } = await site.get(address.split('#')[0] as string);
    const subject = document.querySelector('input[name="subject"]')?.getAttributeValue('value');
    expect(subject).toBe('Αναφορά προβλήματος');
    expect(document.querySelector('#form')).not.toBeNull();
  });
});

describe('C.SI.3: law', () => {
  test('C.SI.3.1 no page sets a cookie, and no code of the public site could', () => {
    const page = read('domain/launch/texts/privacy.ts');
    expect(page).toContain('Ο ιστότοπος δεν χρησιμοποιεί cookies');
    // That it is true: e2e/headers.e2e.ts, scripts/sources/dangerous-code.test.ts.
  });

  test.each([
    [
      'C.SI.3.2',
      'Προσβασιμότητα',
      '/accessibility',
      ['Κατάσταση συμμόρφωσης', 'Συνήγορο του Πολίτη', '4727/2020'],
    ],
    [
      'C.SI.3.3',
      'Προστασία δεδομένων',
      '/privacy',
      ['Ποιος είναι υπεύθυνος', 'Τα δικαιώματά σας', '2016/679'],
    ],
    ['C.SI.3.4', 'Όροι χρήσης', '/terms', ['CC BY 4.0', '4727/2020']],
  ])('%s the foot of each page leads to: %s', async (_, words, path, said) => {
    expect(await footerLink(words)).toBe(path);
    const { text } = await site.get(path);
    for (const one of said) expect(text).toContain(one);
  });
});

describe('C.SI.4 and C.SI.5: speed and safety', () => {
  test('C.SI.4.1 the measured speed of the pages is written down', () => {
    expect(read('docs/performance.md')).toMatch(
      /All \d+ pages, each in both languages: performance 100 on \d+/,
    );
  });

  test('C.SI.5.1 what is set up in front of the site speaks TLS 1.2 and 1.3 alone', () => {
    const protocols = [...read('docs/operations.md').matchAll(/ssl_protocols\s+([^;]+);/g)];
    expect(protocols.length).toBeGreaterThan(0);
    for (const [, versions] of protocols) expect(versions).toBe('TLSv1.2 TLSv1.3');
  });
});

describe('R.SI: what is recommended', () => {
  test('R.SI.1.1 the sheet of a service is written for search engines, too', async () => {
    const { html } = await site.get('/services/birth-certificate?lang=en');
    const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
      .find((one) => one['@type'] === 'GovernmentService');
    expect(found).toMatchObject({
      name: 'Birth certificate',
      serviceType: 'Certificates and civil registry',
      audience: { audienceType: 'Everyone' },
      areaServed: { name: 'Municipality of Aigialeia' },
      provider: { '@type': 'GovernmentOrganization' },
      serviceOperator: { telephone: expect.stringMatching(/^\+30/) },
      offers: { description: expect.stringMatching(/\S/) },
      availableChannel: [
        { serviceUrl: expect.stringMatching(/^https:\/\/www\.gov\.gr\//) },
        { serviceLocation: { address: { addressCountry: 'GR' } } },
      ],
    });
  });

  test('R.SI.2.2 the software describes itself to catalogues of public software', () => {
    expect(read('publiccode.yml')).toMatch(/^publiccodeYmlVersion:/m);
    expect(read('LICENSE')).toMatch(/EUROPEAN UNION PUBLIC LICENCE/i);
  });
});

test('docs/criteria.md has a line for each criterion, a test or a reason for each', () => {
  const lines = [...DOC.matchAll(/^\| (\S+) \| ([^|]+) \| ([^|]+) \|$/gm)].filter(([, number]) =>
    /^[CR]\.SI/.test(number ?? ''),
  );
  expect(lines).toHaveLength(24);
  const tests = read('app/site/municipal-criteria.test.ts');
  for (const [, number = '', , how = ''] of lines) {
    const isTested = tests.includes(`'${number}`);
    expect(isTested || /^Not applicable: \S/.test(how), number).toBe(true);
    expect(isTested && /^Not applicable/.test(how), number).toBe(false);
  }
});
