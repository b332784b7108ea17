import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linksIn, linksTo, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';

/** What stands on every public screen: header, footer, language, head (specification, sections 1, 2 and 9). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const part = (document: HtmlElement, selector: string) =>
  document.querySelector(selector) as HtmlElement;

describe('the header', () => {
  test.each([
    ['', ''],
    ['?lang=en', '?lang=en'],
  ])('has the specified menu: /news%s', async (query, language) => {
    const { document } = await site.get(`/news${query}`);
    const menu = part(document, '.site-menu');
    const paths = [
      '/',
      '/municipality',
      '/municipality/history',
      '/municipality/administration',
      '/municipality/units',
      '/services',
      '/services/eservices',
      '/services/forms',
      '/services/payments',
      '/tourism',
      '/tourism/beaches',
      '/tourism/culture',
      '/tourism/accommodation',
      '/news',
      '/events',
      '/contact',
    ];
    expect([...new Set(linksIn(menu))].sort()).toEqual(
      expect.arrayContaining(paths.map((path) => path + language).sort()),
    );
    for (const path of paths) expect((await site.get(path)).status, path).toBe(200);
  });

  test('opens a submenu for the municipality, the services and tourism', async () => {
    const { document } = await site.get('/news?lang=en');
    const menu = part(document, '.site-menu');
    expect(textsIn(menu, 'button[popovertarget]')).toEqual([
      'The municipality',
      'Services',
      'Tourism',
    ]);
    for (const button of menu.querySelectorAll('button')) {
      const target =
        button.getAttributeValue('popovertarget') ?? button.getAttributeValue('popoverTarget');
      expect(linksIn(part(document, `#${target}`)).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('opens the menu of a phone by a button that needs no JavaScript', async () => {
    const { document } = await site.get('/news');
    const header = part(document, 'header');
    const menu = part(header, 'nav[popover]');
    const id = menu.getAttributeValue('id');
    const buttons = header
      .querySelectorAll('button')
      .filter((button) =>
        [
          button.getAttributeValue('popovertarget'),
          button.getAttributeValue('popoverTarget'),
        ].includes(id),
      )
      .map((button) => [
        textOf(button),
        button.getAttributeValue('popovertargetaction') ??
          button.getAttributeValue('popoverTargetAction'),
      ]);
    expect(buttons).toEqual([
      ['Κλείσιμο', 'hide'],
      ['Μενού', null],
    ]);
    expect(linksIn(menu)).toEqual(
      expect.arrayContaining(['/', '/municipality', '/services', '/events']),
    );
  });

  test('lies over the slider on the home page alone', async () => {
    const overHero = async (path: string) =>
      part((await site.get(path)).document, 'header').hasAttribute('data-over-hero');
    expect(await overHero('/')).toBe(true);
    expect(await overHero('/news')).toBe(false);
  });

  test.each([
    ['/news?category=tenders', 'English', '/news?category=tenders&lang=en'],
    ['/news?category=tenders&lang=en', 'Ελληνικά', '/news?category=tenders'],
    ['/municipality/units/aigio', 'English', '/municipality/units/aigio?lang=en'],
  ])('%s is offered in the other language: %s', async (path, name, address) => {
    const header = part((await site.get(path)).document, 'header');
    const link = header.querySelectorAll('a').find((found) => textOf(found).includes(name));
    expect(linksIn(link?.parent as HtmlElement)).toContain(address);
    // A screen reader says the name of the language in that language.
    const language = name === 'English' ? 'en' : 'el';
    expect(link?.getAttributeValue('lang')).toBe(language);
    expect(link?.getAttributeValue('hreflang')).toBe(language);
  });

  test('marks the page and its section in the menu', async () => {
    const { document } = await site.get('/municipality/history');
    const marked = part(document, '.site-menu')
      .querySelectorAll('a[aria-current]')
      .map((link) => [link.getAttributeValue('href'), link.getAttributeValue('aria-current')]);
    expect(marked).toEqual([
      ['/municipality', 'true'],
      ['/municipality/history', 'page'],
    ]);
    // Once for phones and once for large screens, where the submenu begins with the section.
    const own = part((await site.get('/municipality')).document, '.site-menu');
    expect(linksIn(own, 'a[aria-current="page"]')).toEqual(['/municipality', '/municipality']);
    expect(own.querySelectorAll('[aria-current], [data-current]')).toHaveLength(3);
    const meetings = part((await site.get('/council-meetings')).document, '.site-menu');
    expect(linksIn(meetings, 'a[aria-current="true"]')).toEqual(['/municipality']);
  });

  test('marks no section whose address only begins like that of the page', async () => {
    const { document } = await site.get('/newsletter');
    const menu = part(document, '.site-menu');
    expect(linksIn(menu)).toContain('/news');
    expect(menu.querySelectorAll('a[aria-current]')).toEqual([]);
    // One page, held once, answers every address at which there is nothing.
    const nothing = await site.get('/services/no-such-service');
    expect(nothing.status).toBe(404);
    expect(part(nothing.document, '.site-menu').querySelectorAll('a[aria-current]')).toEqual([]);
  });

  test('has a search whose field has the focus as soon as it opens', async () => {
    const header = part((await site.get('/news')).document, 'header');
    const [own, ofMenu] = ['.site-search', '.site-nav'].map((place) =>
      part(part(header, place), 'input[name="q"]'),
    );
    expect(own?.hasAttribute('autofocus')).toBe(true);
    expect(ofMenu?.hasAttribute('autofocus')).toBe(false);
  });

  test('is passed by a link to the text, which can take the focus', async () => {
    const { document, main } = await site.get('/news');
    expect(linksIn(document)[0]).toBe('#content');
    expect(main.getAttributeValue('id')).toBe('content');
    expect(main.getAttributeValue('tabindex')).toBe('-1');
  });
});

describe('the footer', () => {
  test.each([
    ['', '25100 Αίγιο'],
    ['?lang=en', '25100 Aigio'],
  ])('has its six links, the address and the newsletter form: /news%s', async (language, town) => {
    const footer = part((await site.get(`/news${language}`)).document, 'footer');
    const paths = ['/municipality', '/services', '/news', '/contact', '/sitemap', '/map'];
    expect(linksIn(part(footer, 'nav'))).toEqual(paths.map((path) => path + language));
    expect(textOf(footer)).toContain(town);
    const form = part(footer, `form[action="/newsletter${language}"]`);
    expect(form.getAttributeValue('method')).toBe('post');
    const field = form.querySelector('input[name="email"]');
    expect(field?.getAttributeValue('type')).toBe('email');
    expect(linksTo(footer, 'mailto:')).toHaveLength(1);
  });

  test('marks the page among its links, and its telephone can be called from abroad', async () => {
    const footer = part((await site.get('/contact')).document, 'footer');
    const marked = footer.querySelectorAll('a[aria-current="page"]');
    expect(marked.map((link) => link.getAttributeValue('href'))).toEqual(['/contact']);
    expect(linksTo(footer, 'tel:')).toEqual([expect.stringMatching(/^tel:\+30\d{10}$/)]);
  });
});

describe('the language', () => {
  test.each([
    ['/news', 'el'],
    ['/news?lang=gr', 'el'],
    ['/news?lang=fr', 'el'],
    ['/news?lang=EN', 'el'],
    ['/news?lang=', 'el'],
    ['/news?lang=en', 'en'],
  ])('of %s is %s', async (path, language) => {
    const { document } = await site.get(path);
    expect(part(document, 'html').getAttributeValue('lang')).toBe(language);
    expect(textOf(part(document, 'h1'))).toBe(language === 'el' ? 'Νέα' : 'News');
  });

  test('decides how long dates are written', async () => {
    // The titles of the sessions contain their days too; only a time element comes from the screen.
    const timesOf = async (path: string) => textsIn((await site.get(path)).main, 'time');
    expect(await timesOf('/council-meetings')).toContain('Κυριακή 15 Ιουνίου 2025 , 18:00');
    expect(await timesOf('/council-meetings?lang=en')).toContain('Sunday, June 15, 2025 , 18:00');
    expect(await timesOf('/news')).toContain('2 Μαρτίου 2026');
    expect(await timesOf('/news?lang=en')).toContain('March 2, 2026');
  });
});

describe('the head of a screen', () => {
  test.each([
    ['/news', 'http://localhost:3000/news'],
    ['/news?lang=en', 'http://localhost:3000/news?lang=en'],
    ['/news?utm_source=letter&lang=en', 'http://localhost:3000/news?lang=en'],
  ])('names its own address and those of both languages: %s', async (path, own) => {
    const { document, contentType } = await site.get(path);
    expect(contentType).toBe('text/html; charset=utf-8');
    const addressOf = (selector: string) => part(document, selector).getAttributeValue('href');
    expect(addressOf('link[rel="canonical"]')).toBe(own);
    const locale = part(document, 'meta[property="og:locale"]').getAttributeValue('content');
    expect(locale).toBe(own.endsWith('?lang=en') ? 'en_GB' : 'el_GR');
    const told = part(document, 'meta[property="og:url"]').getAttributeValue('content');
    expect(told).toBe(own);
    const alternates = Object.fromEntries(
      document
        .querySelectorAll('link[rel="alternate"]')
        .filter((link) => link.hasAttribute('hreflang'))
        .map((link) => [link.getAttributeValue('hreflang'), link.getAttributeValue('href')]),
    );
    expect(alternates).toEqual({
      el: 'http://localhost:3000/news',
      en: 'http://localhost:3000/news?lang=en',
      'x-default': 'http://localhost:3000/news',
    });
  });
});

describe('what robots read', () => {
  test.each([
    '/unauthorized',
    '/styleguide',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/search',
    '/search?q=a',
  ])('keeps %s out of their results', async (path) => {
    expect((await site.get(path)).html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('keeps nothing else out', async () => {
    for (const path of ['/', '/contact', '/newsletter', '/municipality/history']) {
      expect((await site.get(path)).html, path).not.toContain('name="robots"');
    }
  });

  test.each(['/sitemap.xml?part=9', '/feeds/news.xml?category=no', '/feeds/alerts/no/cap.xml'])(
    'is said to be not there in plain text, in letters that it names: %s',
    async (path) => {
      const { status, contentType } = await site.get(path);
      expect([status, contentType.toLowerCase()]).toEqual([404, 'text/plain;charset=utf-8']);
    },
  );

  test('keeps them from the admin and the API, and lets them read what says noindex', async () => {
    const { html, contentType } = await site.get('/robots.txt');
    expect(contentType).toBe('text/plain; charset=utf-8');
    expect(html.split('\n').filter((line) => line !== '')).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /admin$',
      'Disallow: /admin/',
      'Disallow: /admin?',
      'Sitemap: http://localhost:3000/sitemap.xml',
    ]);
  });
});

describe('a path that is not there', () => {
  test.each([
    ['/no-such-page', 'Η σελίδα δεν βρέθηκε', '/'],
    ['/news/no-such-article', 'Η σελίδα δεν βρέθηκε', '/'],
    ['/news/category/gossip', 'Η σελίδα δεν βρέθηκε', '/'],
    ['/events/no-such-event', 'Η σελίδα δεν βρέθηκε', '/'],
    ['/tourism/beach/no-such-beach', 'Η σελίδα δεν βρέθηκε', '/'],
    ['/services/no-such-service?lang=en', 'Page not found', '/?lang=en'],
  ])('%s says so with a link home', async (path, title, home) => {
    const { status, main, html } = await site.get(path);
    expect(status).toBe(404);
    expect(textsIn(main, 'h1')).toEqual([expect.stringContaining(title)]);
    expect(linksIn(main)).toContain(home);
    expect(html).not.toContain('rel="canonical"');
  });
});
