import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import { getForStaff } from '../../domain/content/reading/staff-entries.ts';
import { settings } from '../../domain/content-types/settings.ts';
import { linksIn, textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';

/**
 * A site that begins empty, at the ends of Greece: its town hall is where its settings say, and nothing of Aigialeia is
 * around.
 */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite('none');
});
afterAll(() => site.close());

describe.each([
  ['Kastellorizo, in the east', 36.1497, 29.5903],
  ['Gavdos, in the south', 34.8367, 24.0833],
  ['Orestiada, in the north', 41.5033, 26.5297],
  ['Othonoi off Corfu, in the west', 39.8447, 19.4011],
])('a town hall on %s', (_, lat, lng) => {
  beforeAll(async () => {
    const { db } = site.services;
    const acting = actAs(TEST_ADMIN);
    const { id, version, data } = await getForStaff(db, settings, settings.name);
    const input = { version, data: { ...data, coordinates: { lat, lng } } };
    await saveEntry(db, settings, id, input, acting);
  });

  test.each(['/contact', '/contact?lang=en'])(
    'is alone on the map of %s, at its middle',
    async (path) => {
      const { html } = await site.get(path);
      const drawn = /<svg viewBox="0 0 800[^>]*>(.*?)<\/svg>/s.exec(html)?.[1] ?? '';
      const words = [...drawn.matchAll(/<text[^>]*>([^<]*)/g)].map(([, one]) => one);
      expect(words).toEqual([path.includes('en') ? 'Town hall' : 'Δημαρχείο']);
      expect(drawn).not.toContain('map-ground');
    },
  );

  test.each(['/contact', '/contact?lang=en'])('is where the links of %s lead', async (path) => {
    const { document, html } = await site.get(path);
    const maps = linksIn(document).filter((link) => link.includes('openstreetmap.org'));
    expect(maps).not.toEqual([]);
    for (const link of maps) expect(link).toContain(`mlat=${lat}&mlon=${lng}`);
    expect(html).not.toContain('38.2');
  });

  test('is what the foot of each page and search engines are told', async () => {
    const { document, html } = await site.get('/?lang=en');
    expect(textOf(document.querySelector('footer'))).toContain(`${lat}° N`);
    const facts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    expect(facts.map(([, json]) => json).join()).toContain(`"latitude":${lat},"longitude":${lng}`);
  });
});
