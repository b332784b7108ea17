import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import type { Suggestion } from '../../islands/suggestion-list.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function suggest(query: string, language = ''): Promise<Suggestion[]> {
  const { html, contentType, status } = await site.get(
    `/search/suggestions?q=${encodeURIComponent(query)}${language}`,
  );
  expect({ status, contentType }).toEqual({ status: 200, contentType: 'application/json' });
  return JSON.parse(html).suggestions;
}
const addresses = async (query: string, language?: string) =>
  (await suggest(query, language)).map(({ href }) => href);

describe('what is suggested while somebody types', () => {
  test.each([
    ['σκουπ', '/services/environment'],
    ['skoupi', '/services/environment'],
    ['πιστοπ', '/services/certificates'],
    ['πιστοποιητικό γεν', '/services/certificates'],
    ['ληξ', '/services/certificates'],
    ['επικοιν', '/contact'],
    ['νηπιαγ', '/services/education'],
  ])('«%s» has %s', async (query, expected) => {
    const found = await addresses(query);
    expect(found).toContain(expected);
    expect(found.length).toBeLessThanOrEqual(7);
  });

  test('in English, titles, kinds and addresses are English', async () => {
    const found = await suggest('rubb', '&lang=en');
    expect(found).toContainEqual({
      title: 'Environment and cleaning',
      kind: 'Service',
      href: '/services/environment?lang=en',
    });
  });

  test('in English, a title that nobody translated says that it is Greek', async () => {
    const entry = () => site.services.db.updateTable('entries').where('slug', '=', 'environment');
    await entry().set({ title_en: '' }).execute();
    const found = await suggest('rubb', '&lang=en');
    await entry().set({ title_en: 'Environment and cleaning' }).execute();
    expect(found).toContainEqual({
      title: 'Περιβάλλον και καθαριότητα',
      lang: 'el',
      kind: 'Service',
      href: '/services/environment?lang=en',
    });
  });

  test('a document is suggested as its file, which has no language of a screen', async () => {
    const { html } = await site.get('/municipality/transparency?lang=en');
    const files = [...html.matchAll(/href="(\/media\/[^"]+)"/g)].map(([, file]) => file);
    const suggested = (await addresses('budget', '&lang=en')).filter((address) =>
      address.startsWith('/media/'),
    );
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.filter((address) => !files.includes(address))).toEqual([]);
  });

  test('a warning that has ended is found by a search, but not suggested', async () => {
    const query = 'διακοπή νερού διακοπτό';
    const { html } = await site.get(`/search?q=${encodeURIComponent(query)}`);
    expect(html).toContain('"/alerts/diakopi-nerou-diakopto"');
    expect(await addresses(query)).not.toContain('/alerts/diakopi-nerou-diakopto');
  });

  test('nothing is suggested where nothing was typed or nothing is known', async () => {
    expect(await suggest('')).toEqual([]);
    expect(await suggest('ξγψφθβζ')).toEqual([]);
  });
});
