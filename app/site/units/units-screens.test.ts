import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { getEntry } from '../../../domain/content/reading/published-entries.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { fold } from '../../../domain/text/fold.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import { linksIn, rowsOf, sectionOf, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../../harness/services.ts';

/** What the specification says of the screens of the municipal units (sections 2 and 9). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('municipal units', () => {
  test('name their seat in the other language where it is written in that alone', async () => {
    const erineos = { type: 'unit', slug: 'erineos' };
    await changePublished(site.services.db, erineos, { seat: { el: 'Καμάρες', en: '' } });
    const { main } = await site.get('/municipality/units/erineos?lang=en');
    expect(textsIn(main, 'dl > div')).toContain('Seat Καμάρες');
  });

  test('are listed, all six in the given order, under a text', async () => {
    const { main } = await site.get('/municipality/units?lang=en');
    expect(rowsOf(main).map(([name]) => name)).toEqual([
      'Aigeira',
      'Aigio',
      'Akrata',
      'Diakopto',
      'Erineos',
      'Sympoliteia',
    ]);
    for (const [name, , population = '', area = ''] of rowsOf(main)) {
      const [people = 0, squareKilometres = 0] = [population, area].map((figure) =>
        Number(figure.replace(',', '')),
      );
      expect(people, name).toBeGreaterThan(squareKilometres * 5);
    }
    const slugs = ['aigeira', 'aigio', 'akrata', 'diakopto', 'erineos', 'sympoliteia'];
    expect(linksIn(main)).toEqual(
      expect.arrayContaining(slugs.map((slug) => `/municipality/units/${slug}?lang=en`)),
    );
    expect(textOf(main)).toContain('Each municipal unit has an office');
  });

  test.each([
    ['aigeira', 'Aigeira', '2,626', '2.626', '123.8'],
    ['aigio', 'Aigio', '26,523', '26.523', '151.1'],
    ['akrata', 'Akrata', '4,985', '4.985', '103.5'],
    ['diakopto', 'Diakopto', '6,429', '6.429', '102.7'],
    ['erineos', 'Erineos', '3,468', '3.468', '86.9'],
    ['sympoliteia', 'Sympoliteia', '6,718', '6.718', '109.3'],
  ])('%s has its name, figures, text and attractions', async (slug, name, english, greek, area) => {
    const page = await site.get(`/municipality/units/${slug}?lang=en`);
    expect(textOf(page.main.querySelector('h1'))).toBe(name);
    expect(page.text).toContain(english);
    expect(page.text).toContain(area);
    expect(page.text).toMatch(/km²/);
    expect(textOf(page.main.querySelector('.prose')).length).toBeGreaterThan(300);
    const sights = textsIn(sectionOf(page.main, 'What to see'), 'li');
    expect(sights.length).toBeGreaterThanOrEqual(2);
    for (const sight of sights) expect(sight).toMatch(/\p{L}{3}/u);
    const inGreek = await site.get(`/municipality/units/${slug}`);
    expect(inGreek.text).toContain(greek);
    expect(inGreek.text).toContain(area.replace('.', ','));
  });

  test('say when their office is open', async () => {
    const { main } = await site.get('/municipality/units/diakopto?lang=en');
    const office = main.querySelectorAll('.contact-card')[0];
    expect(textOf(office)).toContain('Office of the unit');
    expect(textOf(office)).toContain('Monday–Friday 08:00–14:30');
  });

  test.each(['aigeira', 'aigio', 'akrata', 'diakopto', 'erineos', 'sympoliteia'])(
    '%s says each sight once: on its card, or by name where it has no page',
    async (slug) => {
      const entry = await getEntry(site.services.db, unit, slug);
      const { main } = await site.get(`/municipality/units/${slug}`);
      const sights = sectionOf(main, 'Τι θα δείτε');
      const onCards = textsIn(sights, 'article h3').map(fold);
      const byName = textsIn(sights, 'h3 + ul li').map(fold);
      const said = [...onCards, ...byName];
      expect(new Set(said).size).toBe(said.length);
      expect(said).toEqual(
        expect.arrayContaining(entry.data.attractions.map((one) => fold(one.name.el))),
      );
      expect(onCards.length).toBeGreaterThan(0);
      expect(byName.length).toBeGreaterThan(0);
      const elsewhere = textsIn(main, 'li').map(fold);
      for (const sight of byName)
        expect(elsewhere.filter((words) => words === sight)).toHaveLength(1);
    },
  );

  test('say what there is to see also where nothing of it has a page', async () => {
    const { db } = site.services;
    const places = () => db.updateTable('entries').where('type', '=', 'attraction');
    await places().set({ state: 'draft' }).execute();
    const { main } = await site.get('/municipality/units/akrata');
    await places().set({ state: 'published' }).execute();
    const { data } = await getEntry(db, unit, 'akrata');
    const names = data.attractions.map(({ name }) => name.el);
    expect(names.length).toBeGreaterThan(1);
    expect(textsIn(sectionOf(main, 'Τι θα δείτε'), 'li')).toEqual(names);
  });

  test('have no list of names where all that there is to see has a page', async () => {
    const { db } = site.services;
    const { data } = await getEntry(db, unit, 'akrata');
    const akrata = { type: 'unit', slug: 'akrata' };
    await changePublished(db, akrata, { attractions: [] });
    const { main } = await site.get('/municipality/units/akrata?lang=en');
    await changePublished(db, akrata, { attractions: data.attractions });
    const sights = sectionOf(main, 'What to see');
    expect(sights.querySelectorAll('article').length).toBeGreaterThan(0);
    expect(sights.querySelectorAll('h3').filter((one) => !one.closest('article'))).toEqual([]);
  });

  test('keep no room for an office where there is none', async () => {
    const address = '/municipality/units/akrata';
    const beside = async () => (await site.get(address)).main.querySelector('.content-layout-side');
    expect(textOf(await beside())).toContain('Γραφείο');
    const none = { phone: '', address: { el: '', en: '' } };
    await changePublished(site.services.db, { type: 'unit', slug: 'akrata' }, none);
    expect(await beside()).toBeNull();
  });

  test('say in words what they are where they have no picture', async () => {
    await changePublished(site.services.db, { type: 'unit', slug: 'akrata' }, { image: null });
    for (const path of ['/municipality/units?lang=en', '/municipality?lang=en']) {
      const { text } = await site.get(path);
      expect(text, path).toContain('Pebble beaches and pines at the mouth of the Krathis');
    }
  });

  test('lead to the ones beside them, the first and the last to one each', async () => {
    const neighbours = async (slug: string) =>
      linksIn((await site.get(`/municipality/units/${slug}`)).main, '.previous-next a');
    const address = (slug: string) => `/municipality/units/${slug}`;
    expect(await neighbours('aigeira')).toEqual([address('aigio')]);
    expect(await neighbours('akrata')).toEqual([address('aigio'), address('diakopto')]);
    expect(await neighbours('sympoliteia')).toEqual([address('erineos')]);
  });

  test('an unknown one leads back to the list, in the language that was asked for', async () => {
    for (const language of ['', '?lang=en']) {
      const { status, location } = await site.get(`/municipality/units/atlantis${language}`);
      expect(status).toBe(302);
      expect(location).toBe(`/municipality/units${language}`);
    }
  });

  test('are found at an address that they had before', async () => {
    const { db } = site.services;
    const { id, data } = await getEntry(db, unit, 'erineos');
    await saveEntry(db, unit, id, { slug: 'erineos-kamares', data }, actAs(TEST_ADMIN));
    for (const language of ['', '?lang=en']) {
      expect(await site.get(`/municipality/units/erineos${language}`)).toMatchObject({
        status: 301,
        location: `/municipality/units/erineos-kamares${language}`,
      });
    }
    await saveEntry(db, unit, id, { slug: 'erineos', data }, actAs(TEST_ADMIN));
    expect((await site.get('/municipality/units/erineos')).status).toBe(200);
  });
});
