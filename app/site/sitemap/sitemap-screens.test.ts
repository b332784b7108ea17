import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linksIn, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';

/** The map of the site, and screens that are in no menu (specification, section 2). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the map of the site', () => {
  test.each(['', '?lang=en'])(
    'leads to every address that robots read of: /sitemap%s',
    async (language) => {
      const { main } = await site.get(`/sitemap${language}`);
      const linked = linksIn(main).map((link) => link.split('?')[0]);
      const { html } = await site.get('/sitemap.xml');
      const addresses = [...html.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)]
        .map(([, path = '']) => path)
        // What goes by date is named as far as it is new, and by its list.
        .filter(
          (path) => !path.includes('?') && !/^\/(news|events)\//.test(path) && path !== '/sitemap',
        );
      expect(addresses.length).toBeGreaterThan(50);
      expect(addresses.filter((path) => !linked.includes(path))).toEqual([]);
      expect(linked.filter((path) => path?.startsWith('/news/')).length).toBeGreaterThanOrEqual(6);
      expect(linked.filter((path) => path?.startsWith('/events/')).length).toBeGreaterThanOrEqual(
        6,
      );
    },
  );
});

describe('screens that others lead to', () => {
  test.each([
    ['/sitemap', 200, 'Χάρτης ιστοτόπου'],
    ['/map', 200, 'Χάρτης του Δήμου'],
    ['/council-meetings', 200, 'Συνεδριάσεις του Δημοτικού Συμβουλίου'],
    ['/unauthorized', 403, 'Δεν έχετε πρόσβαση σε αυτή τη σελίδα'],
  ])('%s is there (%i): %s', async (path, answer, title) => {
    const { status, main } = await site.get(path);
    expect(status).toBe(answer);
    expect(textsIn(main, 'h1')).toEqual([title]);
  });

  test('are led to', async () => {
    const { main, document } = await site.get('/municipality/administration');
    expect(linksIn(main)).toContain('/council-meetings');
    expect(linksIn(document.querySelector('footer') as HtmlElement)).toEqual(
      expect.arrayContaining(['/sitemap', '/map']),
    );
  });
});
