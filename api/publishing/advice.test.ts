import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { event } from '../../domain/content-types/event.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { newsData, pageData } from '../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

async function advise(type: string, data: object, more: object = {}): Promise<string[]> {
  const response = await api.call('POST', `/content/${type}/advice`, {
    as: 'editor',
    body: { data, ...more },
  });
  expect(response.status, await response.clone().text()).toBe(200);
  const { findings } = (await response.json()) as {
    findings: {
      rule: string;
      path: string;
      words: string;
      picture?: string;
      text: { el: string; en: string };
    }[];
  };
  return findings.map(({ rule, path, words, picture, text }) => {
    const present = rule === 'former-address' && text.en.split(': ').at(-1);
    return [rule, path, words, picture, present].filter(Boolean).join(' ');
  });
}

/** A complete news item with nothing to advise on, whose Greek text is `html`. */
const withText = (html: string) => ({
  ...newsData('Έργα στο λιμάνι', '2026-03-01'),
  title: { el: 'Έργα στο λιμάνι', en: 'Works at the harbour' },
  summary: { el: 'Ξεκινούν τον Μάιο.', en: 'They begin in May.' },
  content: { el: html, en: '<p>Text</p>' },
});

describe('advice before publishing', () => {
  test('has nothing to say of a plain text', async () => {
    expect(await advise('news', withText('<p>Τα έργα ξεκινούν.</p>'))).toEqual([]);
  });

  test('names each thing with its field and its words, in the order of the fields', async () => {
    const data = {
      ...withText(
        '<h3>Βήματα</h3><p>Η εν λόγω αίτηση, <a href="/no-such-page">δείτε εδώ</a>. ΑΦΜ 123456783.</p>',
      ),
      title: { el: 'ΔΕΛΤΙΟ ΤΥΠΟΥ ΓΙΑ ΤΟ ΛΙΜΑΝΙ', en: '' },
    };
    expect(await advise('news', data)).toEqual([
      'capitals title.el ΔΕΛΤΙΟ ΤΥΠΟΥ ΓΙΑ ΤΟ ΛΙΜΑΝΙ',
      'english title.en',
      'headings content.el Βήματα',
      'link-words content.el δείτε εδώ',
      'dead-link content.el δείτε εδώ',
      'officialese content.el εν λόγω',
      'personal-data content.el 123456783',
    ]);
  });

  test('names a link as visitors write its address, however the text has it', async () => {
    const link = '<p>Δείτε τα <a href="/no-such-page?a=1&amp;b=2">έργα του λιμανιού</a>.</p>';
    expect(await advise('news', withText(link))).toEqual([
      'dead-link content.el έργα του λιμανιού',
    ]);
  });

  test('takes a mobile telephone for one’s own in a text, and not where a telephone is asked for', async () => {
    const [phone, found] = ['6944123456', 'personal-data content.el 6944123456'];
    expect(await advise('news', withText(`<p>Τηλέφωνο ${phone}.</p>`))).toEqual([found]);
    expect((await advise('department', { phone })).join()).not.toContain('personal-data');
  });

  test('names forty things at most, and the others once these are mended', async () => {
    const links = (count: number) => withText('<p><a href="/contact">εδώ</a></p>'.repeat(count));
    expect(await advise('news', links(41))).toHaveLength(40);
  });

  test('misses no words of a picture in a text where the library has them', async () => {
    const row = (id: string, alt_el: string, is_decorative: 0 | 1 = 0) =>
      testDocumentRow({ id, kind: 'image', width: 960, height: 640, alt_el, is_decorative });
    await api.services.db
      .insertInto('media')
      .values([row('beach', 'Λουόμενοι στα βότσαλα'), row('square', ''), row('line', '', 1)])
      .execute();
    const figure = (id: string) =>
      `<figure><img src="/media/${id}.0123456789abcdef/960.webp" alt=""></figure>`;
    expect(await advise('news', withText(figure('beach')))).toEqual([]);
    const page = { ...pageData('Ακτές'), images: ['beach', 'square', 'line'] };
    expect(await advise('page', page, { languages: ['el'] })).toEqual([
      'alternative-text images.1',
    ]);
    expect(await advise('news', withText(figure('line')))).toEqual([]);
    expect(await advise('news', withText(figure('beach') + figure('square')))).toEqual([
      'alternative-text content.el /media/square.0123456789abcdef/960.webp',
    ]);
  });

  test('names the present address where a link has one that a page has left', async () => {
    const save = async (method: string, path: string, body: object) => {
      const answer = await api.call(method, path, { as: 'editor', body });
      expect(answer.ok, await answer.clone().text()).toBe(true);
      return (await answer.json()) as { id: string; version: number };
    };
    const data = pageData('Νερό');
    const { id, version } = await save('POST', '/content/page', {
      slug: 'water',
      data,
      publish: true,
    });
    await save('PUT', `/content/page/${id}`, {
      slug: 'water-supply',
      data,
      version,
      publish: true,
    });
    const link = (more = '') =>
      `<p>Δείτε το <a href="/water#hours"${more}>ωράριο ύδρευσης</a>.</p>`;
    expect(await advise('news', withText(link()))).toEqual([
      'former-address content.el ωράριο ύδρευσης /water-supply#hours',
    ]);
    // One that was chosen follows its page.
    expect(await advise('news', withText(link(` data-entry="${id}"`)))).toEqual([]);
    // Whether it was chosen or typed, a link to nothing is named.
    const dead = '<p>Δείτε το <a href="/no-such-page" data-entry="gone">ωράριο ύδρευσης</a>.</p>';
    expect(await advise('news', withText(dead))).toEqual(['dead-link content.el ωράριο ύδρευσης']);
    const teaser = { title: { el: 'Νερό', en: 'Water' }, link: '/water' };
    expect(await advise('slide', teaser)).toContain('former-address link /water /water-supply');
  });

  test('is silent about English where only Greek is to be public', async () => {
    const data = { ...withText('<p>Κείμενο.</p>'), title: { el: 'Έργα', en: '' } };
    expect(await advise('news', data, { languages: ['el'] })).toEqual([]);
    expect(await advise('news', data)).toEqual(['english title.en']);
  });

  test('asks about an event that is over, and not about the day of an old news item', async () => {
    const data = {
      ...emptyData(event.fields),
      title: { el: 'Συναυλία', en: 'Concert' },
      startsAt: '2020-07-01T21:00',
      endsAt: '2020-07-01T23:00',
      // What is today is not over.
      days: ['2026-03-03', '2026-03-04'].map((day) => ({ day, starts: '10:00', ends: '' })),
    };
    expect(await advise('event', data)).toEqual([
      'past-date startsAt',
      'past-date endsAt',
      'past-date days.0.day',
    ]);
    expect(await advise('news', { ...withText('<p>Κείμενο.</p>'), date: '2020-01-01' })).toEqual(
      [],
    );
  });

  test('asks about a day years away, with which an entry would stand first until then', async () => {
    const dated = (date: string) => advise('news', { ...withText('<p>Κείμενο.</p>'), date });
    expect(await dated('9999-03-04')).toEqual(['far-date date']);
    expect(await dated('2027-03-05')).toEqual(['far-date date']);
    expect(await dated('2027-03-04')).toEqual([]);
    const data = {
      ...emptyData(event.fields),
      title: { el: 'Συναυλία', en: 'Concert' },
      startsAt: '2126-07-01T21:00',
    };
    expect(await advise('event', data)).toEqual(['far-date startsAt']);
  });

  test('reads what it can of a half-typed form', async () => {
    expect(
      await advise('news', {
        title: { el: 'ΑΦΜ 123456783', en: 'x' },
        date: 'tomorrow',
        content: 7,
      }),
    ).toEqual(['personal-data title.el 123456783']);
  });

  test('refuses what is no form', async () => {
    const refused = await api.call('POST', '/content/news/advice', {
      as: 'editor',
      body: { data: 'all' },
    });
    expect(refused.status).toBe(400);
    const unknown = await api.call('POST', '/content/nothing/advice', {
      as: 'editor',
      body: { data: {} },
    });
    expect(unknown.status).toBe(404);
    const footer = { as: 'editor', body: { data: {} } } as const;
    const notTheirs = await api.call('POST', '/content/footer-link/advice', footer);
    expect(notTheirs.status, 'of what administrators alone change').toBe(403);
  });
});
