import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { service } from '../../../domain/content-types/service.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import {
  linksIn,
  linksTo,
  sectionOf,
  textOf,
  textsIn,
} from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';

/** Parts of a service that no service of the sample has. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const SERVICE = { type: 'service', slug: 'birth-certificate' };
const change = (facts: object) => changePublished(site.services.db, SERVICE, { ...facts });

test('conditions are a section of their own, and who reads English is told what is in Greek', async () => {
  await change({
    conditions: { el: '<p>Να έχει δηλωθεί η γέννηση.</p>', en: '' },
    cost: { el: 'Πέντε ευρώ', en: '' },
  });
  const greek = await site.get('/services/birth-certificate');
  expect(textOf(sectionOf(greek.main, 'Προϋποθέσεις'))).toContain('Να έχει δηλωθεί η γέννηση.');
  const english = await site.get('/services/birth-certificate?lang=en');
  const section = sectionOf(english.main, 'Conditions');
  expect(section.querySelector('[lang="el"]')).not.toBeNull();
  expect(textsIn(english.main, 'dd [lang="el"]'), 'a fact').toEqual(['Πέντε ευρώ']);
});

test('a service for one municipal unit alone names it', async () => {
  await change({ units: [{ unit: 'akrata' }] });
  const { text } = await site.get('/services/birth-certificate?lang=en');
  expect(text).toContain('Akrata');
  await change({ units: [] });
  const all = await site.get('/services/birth-certificate?lang=en');
  expect(all.text).not.toContain('Akrata');
});

test('a service that is suspended says why, and offers no act', async () => {
  const online = 'https://www.gov.gr/ipiresies/lixiarxiki-praxi';
  await change({ onlineLink: online });
  const before = await site.get('/services/birth-certificate?lang=en');
  const head = ({ main }: typeof before) => linksIn(main.querySelector('.page-header') ?? main);
  expect(head(before)).toContain(online);
  await change({ suspended: { el: 'Ως τις 10 Απριλίου.', en: 'Until 10 April.' } });
  const suspended = await site.get('/services/birth-certificate?lang=en');
  expect(suspended.text).toContain('This service is suspended');
  expect(suspended.text).toContain('Until 10 April.');
  expect(head(suspended)).not.toContain(online);
  await change({ suspended: { el: '', en: 'Until 12 April.' } });
  const inEnglish = await site.get('/services/birth-certificate?lang=en');
  expect(inEnglish.text).toContain('Until 12 April.');
  expect(head(inEnglish)).not.toContain(online);
  await change({ suspended: { el: '', en: '' } });
  expect((await site.get('/services/birth-certificate?lang=en')).text).not.toContain('suspended');
});

test('the services say what they are also where staff have written nothing of it', async () => {
  const { db } = site.services;
  await changePublished(db, { type: 'page', slug: 'services' }, { lead: { el: '', en: '' } });
  const { text } = await site.get('/services?lang=en');
  expect(text).toContain('What the municipality can do for you.');
});

test('a service that is asked for by a message offers to write, and no application', async () => {
  const acts = async (onlineLink: string) => {
    await change({ onlineLink });
    const { main } = await site.get('/services/birth-certificate?lang=en');
    return textsIn(main, '.page-header a').filter((words) => /apply|write/i.test(words));
  };
  const message = await acts('/contact');
  expect(message).toHaveLength(1);
  expect(await acts('/contact?about=certificates')).toEqual(message);
  expect(await acts('/services/eservices')).not.toEqual(message);
});

test.each([
  ['https://www.gov.gr/aitisi', true],
  ['http://palia.example/aitisi', true],
  ['/services/eservices', false],
])('an application says beforehand that it is made elsewhere: %s', async (onlineLink, leaves) => {
  await change({ onlineLink });
  const { main } = await site.get('/services/birth-certificate?lang=en');
  const [act = ''] = textsIn(main, '.page-header a').filter((words) => words.startsWith('Apply'));
  expect(act).not.toBe('');
  expect(act.includes('(')).toBe(leaves);
});

test('a law that stands on this site is led to in the language of the screen', async () => {
  await change({ legalBasis: [{ title: { el: 'Κανονισμός', en: 'By-law' }, link: '/privacy' }] });
  const { main } = await site.get('/services/birth-certificate?lang=en');
  expect(linksIn(sectionOf(main, 'Legal basis'))).toEqual(['/privacy?lang=en']);
});

test('a service asks to be called at its head only where it is given by telephone', async () => {
  const calls = async () => {
    const { main } = await site.get('/services/birth-certificate');
    return linksTo(main.querySelector('.page-header') ?? main, 'tel:');
  };
  await change({ channels: ['person', 'phone'] });
  expect(await calls()).toHaveLength(1);
  await change({ channels: ['person'] });
  expect(await calls()).toEqual([]);
});

test('a service without a topic stands among all the same, behind those that have one', async () => {
  const { db } = site.services;
  const { published } = await db
    .selectFrom('entries')
    .where('slug', '=', SERVICE.slug)
    .select('published')
    .executeTakeFirstOrThrow();
  await change({ topic: null });
  const { main } = await site.get('/services?lang=en');
  await change(JSON.parse(published ?? '{}'));
  const all = sectionOf(main, 'Services by topic');
  const others = all.querySelectorAll('.fold-row').at(-1);
  expect(textsIn(others as HtmlElement, 'h3')).toEqual(['Other services']);
  expect(linksIn(others as HtmlElement)).toContain('/services/birth-certificate?lang=en');
});

test('a term leads to what it means from what one needs, too', async () => {
  const nothing = { el: '', en: '' };
  await change({
    ...{ content: nothing, whoCanApply: nothing, conditions: nothing },
    whatYouNeed: [{ item: { el: 'Το ΑΦΜ σας', en: 'Your tax number' } }],
  });
  const needed = async (query: string, heading: string) =>
    linksIn(sectionOf((await site.get(`/services/birth-certificate${query}`)).main, heading));
  expect(await needed('', 'Τι θα χρειαστείτε')).toEqual(['/services/glossary#afm']);
  expect(await needed('?lang=en', 'What you need')).toEqual(['/services/glossary?lang=en#afm']);
});

test('where one goes it is said on which days of the next two weeks the office has other hours', async () => {
  const { now } = site.services;
  site.services.now = () => new Date('2026-03-16T10:00:00+02:00');
  const { main } = await site.get('/services/birth-certificate?lang=en');
  site.services.now = now;
  const office = sectionOf(main, 'Where to go');
  expect(textOf(office)).toContain('March 25, national holiday Closed');
});

test('four forms have a section, and so have five', async () => {
  const { id: file } = await site.services.db
    .selectFrom('media')
    .where('kind', '=', 'document')
    .select('id')
    .executeTakeFirstOrThrow();
  for (const count of [4, 5]) {
    const forms = Array.from({ length: count }, (_, at) => ({
      title: { el: `Έντυπο ${at}`, en: `Form ${at}` },
      file,
    }));
    await change({ forms });
    const { main } = await site.get('/services/birth-certificate?lang=en');
    const names = textsIn(main, 'section[aria-labelledby="forms"] article h3');
    expect(names.map((name) => name.slice(0, 6))).toEqual(forms.map(({ title }) => title.en));
    // Who opens a page with more than four comes for them.
    const [first] = main
      .querySelectorAll('section')
      .map((part) => part.getAttributeValue('aria-labelledby'))
      .filter((name) => name !== 'facts');
    expect(first === 'forms').toBe(count > 4);
  }
  await change({ forms: [] });
});

test('a short service has no contents, and no room is kept for them above the menu of its section', async () => {
  const before = await site.get('/services/birth-certificate');
  expect(before.main.querySelector('.content-layout-side .table-of-contents')).not.toBeNull();
  await change({
    ...emptyData(service.fields),
    title: { el: 'Ληξιαρχική πράξη', en: 'Birth certificate' },
    content: { el: '<p>Αντίγραφο.</p>', en: '' },
  });
  const { main } = await site.get('/services/birth-certificate');
  expect(textsIn(main, 'h2')).toContain('Τι είναι');
  expect(main.querySelector('.content-layout-side')).toBeNull();
});
