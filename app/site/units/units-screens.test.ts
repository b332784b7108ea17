import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linksIn, rowsOf, sectionOf, textOf, textsIn } from '../../../harness/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/site-screens.ts';

/** What the specification says of the screens of the municipal units (sections 2 and 9). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('municipal units', () => {
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

  test('an unknown one leads back to the list, in the language that was asked for', async () => {
    for (const language of ['', '?lang=en']) {
      const { status, location } = await site.get(`/municipality/units/atlantis${language}`);
      expect(status).toBe(302);
      expect(location).toBe(`/municipality/units${language}`);
    }
  });
});
