import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unpublishEntry } from '../../../domain/content/acts/unpublish-entry.ts';
import { getEntry } from '../../../domain/content/reading/published-entries.ts';
import { term } from '../../../domain/content-types/term.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import {
  linksIn,
  linksTo,
  sectionOf,
  textOf,
  textsIn,
} from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import type { LocalisedText } from '../../i18n/language.ts';
import { explainTerms } from './explain-terms.tsx';

/** What the specification says of services (sections 2 and 3). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const NINE = [
  'certificates',
  'urban-planning',
  'social-welfare',
  'financial',
  'environment',
  'business',
  'transport',
  'education',
  'sports',
];

describe('the services', () => {
  test('are nine cards in the given order, each with a page of its own', async () => {
    const { main } = await site.get('/services?lang=en');
    const cards = linksTo(main, '/services/').map((link) => link.slice('/services/'.length, -8));
    expect(cards.slice(0, 9)).toEqual(NINE);
    const described = main.querySelectorAll('article').slice(0, 9).map(textOf);
    for (const card of described) expect(card.length, card).toBeGreaterThan(40);
    for (const slug of NINE) {
      const page = await site.get(`/services/${slug}?lang=en`);
      expect(page.status, slug).toBe(200);
      expect(textsIn(page.main, 'h1'), slug).toHaveLength(1);
      expect(page.text.length, slug).toBeGreaterThan(600);
    }
  });

  test('are followed by the pages of the section, each with what it says of itself', async () => {
    const { main } = await site.get('/services?lang=en');
    const cards = main.querySelectorAll('article').map(textOf);
    const others = cards.find((card) => card.startsWith('Services of other authorities'));
    expect(others).toContain('does not issue identity cards, passports or driving licences');
  });

  test('are all listed by topic, and narrowed by what the address asks for', async () => {
    const { main } = await site.get('/services?lang=en');
    const all = sectionOf(main, 'Services by topic');
    expect(linksIn(all)).toContain('/services/birth-certificate?lang=en');
    expect(textsIn(all, 'h3')).toContain('Certificates and civil registry');
    const narrowed = async (query: string) => {
      const screen = await site.get(`/services?lang=en&${query}`);
      const found = linksIn(sectionOf(screen.main, 'Services by topic'));
      return found.filter((link) => link.startsWith('/services/'));
    };
    expect(await narrowed('event=wedding')).toContain('/services/civil-wedding?lang=en');
    expect(await narrowed('event=wedding')).not.toContain('/services/water?lang=en');
    expect(await narrowed('group=older-people')).toContain('/services/help-at-home?lang=en');
    expect(await narrowed('topic=water')).toEqual(['/services/water?lang=en']);
    // What is for businesses is for that group, whether or not it says so twice.
    expect(await narrowed('group=businesses')).toContain('/services/business?lang=en');
    // What there is no topic for narrows nothing.
    expect(await narrowed('topic=nothing')).toContain('/services/birth-certificate?lang=en');
  });

  test('on a phone topics wait behind their names, unless one is asked for', async () => {
    const topicsOf = async (query: string) => {
      const { main } = await site.get(`/services?lang=en${query}`);
      return sectionOf(main, 'Services by topic');
    };
    const all = await topicsOf('');
    const isOpen = (topic: HtmlElement) => topic.hasAttribute('open');
    expect(all.querySelectorAll('.fold-row > details').filter(isOpen)).toEqual([]);
    expect(textsIn(all, '.fold-row > details > summary')).toEqual(textsIn(all, 'h3'));
    const asked = await topicsOf('&topic=water');
    expect(asked.querySelectorAll('.fold-row > details').map(isOpen)).toEqual([true]);
  });

  test('begin with what can be done at once: apply, write or call', async () => {
    const headOf = async (slug: string) => {
      const { main } = await site.get(`/services/${slug}?lang=en`);
      const head = main.querySelector('.page-header-text');
      return head ? { words: textOf(head), links: linksIn(head) } : undefined;
    };
    const water = await headOf('water');
    expect(water?.links).toContain('tel:+302691000160');
    expect(water?.words).toContain('Call: +30 26910 00160');
    const lamp = await headOf('lighting-and-roads');
    expect(lamp?.links).toContain('/contact?lang=en');
    expect(lamp?.words).toContain('Write to us');
    expect(lamp?.words).not.toContain('Apply online');
    const birth = await headOf('birth-certificate');
    expect(birth?.words).toContain('Apply online');
    expect(birth?.links.filter((link) => link.startsWith('tel:'))).toEqual([]);
  });

  test('begin with their forms where people come for forms', async () => {
    const titlesOf = async (path: string) =>
      (await site.get(path)).document.querySelectorAll('main section > h2').map(textOf);
    expect((await titlesOf('/services/forms'))[1]).toBe('Έντυπα');
    expect((await titlesOf('/services/certificates'))[1]).toBe('Τι είναι');
  });

  test('say what one gets, how it is done, where and on what law', async () => {
    const { main, text } = await site.get('/services/birth-certificate?lang=en');
    for (const words of ['What you get', 'How it is done', 'Online, in person', 'Law 344/1976'])
      expect(text).toContain(words);
    expect(textOf(sectionOf(main, 'Where to go'))).toContain('register of citizens');
    expect(linksIn(sectionOf(main, 'Where to go'))).toContain('tel:+302691000100');
    expect(linksIn(main)).toContain(
      'https://www.gov.gr/ipiresies/oikogeneia/gennese/pistopoietiko-genneses',
    );
  });

  test('say for whom, and for whom above all, as a sentence does', async () => {
    const care = await site.get('/services/help-at-home');
    expect(care.text).toContain('Όλους, κυρίως ηλικιωμένους, άτομα με αναπηρία');
    expect(care.text).toContain('Με επίσκεψη, τηλεφωνικά');
    const permit = await site.get('/services/parking-permit');
    expect(permit.text).toContain('Όλους, κυρίως άτομα με αναπηρία, νέους κατοίκους');
    expect((await site.get('/services/help-at-home?lang=en')).text).toContain(
      'Everyone, especially older people, people with disabilities',
    );
    expect((await site.get('/services/fines')).text).not.toContain('κυρίως');
  });

  test.each([
    '/services/citizen',
    '/services/business',
    '/services/documents',
    '/services/forms',
    '/services/payments',
  ])('%s says what there is to say', async (path) => {
    const page = await site.get(`${path}?lang=en`);
    expect(page.status).toBe(200);
    expect(textOf(sectionOf(page.main, 'What it is')).length).toBeGreaterThan(150);
    expect(page.text.length).toBeGreaterThan(600);
  });

  test.each([
    ['/services/e-services', '/services/eservices'],
    ['/services/social', '/services/social-welfare'],
    ['/services/social?lang=en', '/services/social-welfare?lang=en'],
  ])('%s is another name of %s', async (path, address) => {
    expect(await site.get(path)).toMatchObject({ status: 301, location: address });
  });
});

test('a form whose file is gone is left out, and the service stays', async () => {
  const forms = [{ title: { el: 'Αίτηση', en: 'Application' }, file: 'gone' }];
  const service = { type: 'service', slug: 'parking-permit' };
  await changePublished(site.services.db, service, { forms });
  const { status, main, text } = await site.get('/services/parking-permit?lang=en');
  expect(status).toBe(200);
  expect(main.querySelector('#forms')).toBeNull();
  expect(text).not.toContain('Application');
});

describe('e-services', () => {
  test('are four cards, with a title and a text, which lead to services', async () => {
    const { main } = await site.get('/services/eservices?lang=en');
    const cards = main.querySelectorAll('article');
    expect(cards.map((card) => linksIn(card)[0])).toEqual([
      '/services/certificates?lang=en',
      '/services/payments?lang=en',
      '/services/social-welfare?lang=en',
      '/services/urban-planning?lang=en',
    ]);
    for (const card of cards) expect(textOf(card).length).toBeGreaterThan(30);
    // Each has the icon of its service.
    const iconsOf = async (path: string) => {
      const { html } = await site.get(path);
      const icons = [...html.matchAll(/<article.*?<\/article>/gs)].map(
        ([card]) =>
          [/href="([^"]*)"/.exec(card)?.[1], /<svg.*?<\/svg>/s.exec(card)?.[0] ?? 'none'] as const,
      );
      return new Map(icons);
    };
    const own = await iconsOf('/services/eservices');
    const known = await iconsOf('/services');
    const shared = ['/services/certificates', '/services/social-welfare'];
    expect(shared.map((path) => own.get(path))).toEqual(shared.map((path) => known.get(path)));
    expect(new Set(shared.map((path) => own.get(path))).size).toBe(2);
  });

  test('go in five steps, from the account to the application', async () => {
    const { main } = await site.get('/services/eservices?lang=en');
    const steps = textsIn(main, 'ol.grid > li');
    expect(steps).toHaveLength(5);
    const words = [/account or log in/i, /service/i, /fill in/i, /attach/i, /submit/i];
    for (const [index, word] of words.entries()) expect(steps[index]).toMatch(word);
  });
});

describe('a word of the administration', () => {
  test('leads from the service that uses it to what it means, where it is first used', async () => {
    const { main } = await site.get('/services/certificates');
    const terms = linksIn(main).filter((link) => link.startsWith('/services/glossary#'));
    expect(terms).toEqual(
      expect.arrayContaining(['authorisation', 'taxisnet'].map((id) => `/services/glossary#${id}`)),
    );
    expect(new Set(terms).size).toBe(terms.length);
    const english = await site.get('/services/certificates?lang=en');
    expect(linksIn(english.main)).toContain('/services/glossary?lang=en#taxisnet');
  });

  test('stands in the glossary at the address that services give', async () => {
    for (const { query, words, meaning } of [
      { query: '', words: 'Υπεύθυνη δήλωση', meaning: 'με δική σας ευθύνη' },
      { query: '?lang=en', words: 'Solemn declaration', meaning: 'on your own responsibility' },
    ]) {
      const { main, text } = await site.get(`/services/glossary${query}`);
      const entry = main.querySelector('#solemn-declaration');
      expect(entry && textOf(entry)).toContain(words);
      expect(entry && textOf(entry)).toContain(meaning);
      // Whoever meets another name of it, or in English the Greek one, finds it here.
      const number = textOf(main.querySelector('#afm'));
      if (query === '') expect(number).toContain('Λέγεται και : αριθμός φορολογικού μητρώου');
      else expect(number).toMatch(/^Tax number \(AFM\) ΑΦΜ .*Also called : AFM, tax number/);
      expect(text).toContain('Taxisnet');
      // The Greek word stands beside the English one where it is another.
      expect(textsIn(main, '#gov-gr dt')).toEqual(['gov.gr']);
    }
    const also = async (query: string) =>
      textsIn((await site.get(`/services/glossary${query}`)).main, 'dd').join();
    expect(await also('')).toMatch(/Λέγεται και ?: Κέντρο Εξυπηρέτησης Πολιτών/);
    expect(await also('?lang=en')).toMatch(/Also called ?: KEP, Citizen Service Centre/);
  });

  test.each([
    ['', 'el'],
    ['?lang=en', 'en'],
  ])('stands in the order of the alphabet of its screen: %s', async (query, lang) => {
    const { main } = await site.get(`/services/glossary${query}`);
    const names = main.querySelectorAll('dt').map((name) => textOf(name));
    expect(names.length).toBeGreaterThan(5);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, lang)));
  });

  test('is explained in a text of the language of its screen alone', () => {
    const taxisnet = {
      slug: 'taxisnet',
      term: { el: 'Taxisnet', en: 'Taxisnet' },
      alsoGreek: '',
      alsoEnglish: '',
    };
    // Each has its own: a term leads there once on a page.
    const read = (text: LocalisedText) => explainTerms([taxisnet], 'en').inHtml(text);
    expect(read({ text: '<p>With Taxisnet</p>' })).toContain('/services/glossary#taxisnet');
    expect(read({ text: '<p>Με το Taxisnet</p>', lang: 'el' })).toBe('<p>Με το Taxisnet</p>');
  });

  test('is no longer linked once its explanation is taken off the site', async () => {
    const { db } = site.services;
    const { id } = await getEntry(db, term, 'taxisnet');
    await unpublishEntry(db, term, id, actAs(TEST_EDITOR));
    const { main } = await site.get('/services/certificates');
    expect(linksIn(main)).not.toContain('/services/glossary#taxisnet');
  });
});
