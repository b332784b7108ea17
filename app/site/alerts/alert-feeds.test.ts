import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endAlert } from '../../../domain/alerts/end-alert.ts';
import { ALERT_TEMPLATES, fromTemplate } from '../../../domain/alerts/templates.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { deleteEntry } from '../../../domain/content/acts/delete-entry.ts';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { unpublishEntry } from '../../../domain/content/acts/unpublish-entry.ts';
import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { alert } from '../../../domain/content-types/alert.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { alertData } from '../../../harness/content/alert-data.ts';
import { textsOfXml, validateCap } from '../../../harness/others/validate-cap.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';

/** What programs read of warnings. The clock of the test stands on 4 March 2026, noon in Greece. */

const MINUTE_MS = 60_000;
/** What CAP calls each kind, and how sure it is: what is forecast has not been observed. */
const CATEGORIES: Record<string, string> = {
  fire: 'Fire Observed',
  flood: 'Met Observed',
  earthquake: 'Geo Observed',
  heat: 'Met Likely',
  snow: 'Met Likely',
  water: 'Infra Observed',
  road: 'Transport Observed',
};
let site: TestSite;
let now: Date;
beforeAll(async () => {
  site = await openTestSite();
  site.services.now = () => now;
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(() => site.close());

const publish = (title: string, more: Parameters<typeof alertData>[1] = {}) =>
  createEntry(site.services.db, alert, { data: alertData(title, more) }, actAs(TEST_EDITOR, now));
const capOf = async (slug: string) => {
  const { html, contentType } = await site.get(`/feeds/alerts/${slug}/cap.xml`);
  expect(contentType).toBe('application/cap+xml; charset=utf-8');
  validateCap(html);
  return { xml: html, of: (name: string) => textsOfXml(html, name) };
};

/** The address at which the last message about a warning stays. */
async function addressOf(slug: string): Promise<string> {
  const [identifier = ''] = (await capOf(slug)).of('identifier');
  return `/feeds/cap/${identifier.replace('localhost.', '')}.xml`;
}

describe('a warning as a CAP message', () => {
  test('says in both languages what the page says, for the units that it concerns', async () => {
    const { slug } = await publish('Φωτιά & καπνός <τώρα>', {
      title: { el: 'Φωτιά & καπνός <τώρα>', en: 'Fire & smoke <now>' },
      description: { el: 'Καίει.', en: 'It burns.' },
      instruction: { el: 'Μείνετε μακριά.', en: '' },
      severity: 'emergency',
      units: [{ unit: 'diakopto' }, { unit: 'akrata' }, { unit: 'diakopto' }],
    });
    const { of } = await capOf(slug);
    expect(of('headline')).toEqual(['Φωτιά & καπνός <τώρα>', 'Fire & smoke <now>']);
    expect(of('language')).toEqual(['el-GR', 'en-GB']);
    expect(of('event')).toEqual(['Πυρκαγιά', 'Fire']);
    expect(of('instruction')).toEqual(['Μείνετε μακριά.']);
    expect(of('areaDesc')).toEqual(['Διακοπτό', 'Ακράτα', 'Diakopto', 'Akrata']);
    expect(of('contact')).toEqual(['+30 26910 00100', '+30 26910 00100']);
    expect(of('sent')).toEqual(['2026-03-04T10:00:00-00:00']);
    expect(of('expires')[0]).toBe('2026-03-04T16:00:00-00:00');
    expect(of('senderName')).toEqual(['Δήμος Αιγιαλείας', 'Municipality of Aigialeia']);
    expect([of('status'), of('scope'), of('msgType')]).toEqual([['Actual'], ['Public'], ['Alert']]);
    expect([of('urgency')[0], of('severity')[0], of('certainty')[0]]).toEqual([
      'Immediate',
      'Severe',
      'Observed',
    ]);
    expect(of('web')).toEqual([
      `http://localhost:3000/alerts/${slug}`,
      `http://localhost:3000/alerts/${slug}?lang=en`,
    ]);
  });

  test('has no description in a language in which it has none', async () => {
    const { slug } = await publish('Χαλάζι', {
      title: { el: 'Χαλάζι', en: 'Hail' },
      description: { el: 'Μείνετε μέσα.', en: '' },
    });
    const { of } = await capOf(slug);
    expect(of('headline')).toEqual(['Χαλάζι', 'Hail']);
    expect(of('description')).toEqual(['Μείνετε μέσα.']);
  });

  test('is an Update that names the earlier messages once it changed, and a Cancel once it was ended', async () => {
    const { id, slug } = await publish('Διακοπή');
    const first = await capOf(slug);
    now = new Date(TEST_NOW.getTime() + 5 * MINUTE_MS);
    const data = alertData('Διακοπή ως αργά');
    await saveEntry(site.services.db, alert, id, { data }, actAs(TEST_EDITOR, now));
    const second = await capOf(slug);
    const named = (one: typeof first) =>
      `${one.of('sender')[0]},${one.of('identifier')[0]},${one.of('sent')[0]}`;
    expect(second.of('msgType')).toEqual(['Update']);
    expect(second.of('references')).toEqual([named(first)]);
    expect(second.of('identifier')).not.toEqual(first.of('identifier'));
    now = new Date(TEST_NOW.getTime() + 10 * MINUTE_MS);
    await endAlert(site.services.db, id, actAs(TEST_EDITOR, now));
    const third = await capOf(slug);
    expect(third.of('msgType')).toEqual(['Cancel']);
    expect(third.of('references')).toEqual([`${named(first)} ${named(second)}`]);
    expect(third.of('urgency')).toEqual(['Past']);
  });

  test.each(ALERT_TEMPLATES.filter(({ kind }) => kind !== 'other'))(
    'of the kind $kind is valid',
    async ({ kind }) => {
      const data = fromTemplate(kind, '2026-03-04T12:00');
      const how = { data, languages: ['el', 'en'] as const };
      const { slug } = await createEntry(site.services.db, alert, how, actAs(TEST_EDITOR, now));
      const { of } = await capOf(slug);
      expect(of('headline')).toEqual([data.title.el, data.title.en]);
      expect(`${of('category')[0]} ${of('certainty')[0]}`).toBe(CATEGORIES[kind]);
    },
  );

  test.each([
    ['warning', 'Expected Moderate'],
    ['information', 'Expected Minor'],
  ] as const)('of the severity %s is %s: no emergency', async (severity, expected) => {
    const { slug } = await publish(`Βαθμός ${severity}`, { severity });
    const { of } = await capOf(slug);
    expect(`${of('urgency')[0]} ${of('severity')[0]}`).toBe(expected);
  });

  test('in English alone has its English title in the index, too', async () => {
    const title = { el: '', en: 'Hail tonight' };
    const data = alertData('x', { title, description: { el: '', en: 'Stay inside.' } });
    const how = { data, languages: ['en'] as const };
    await createEntry(site.services.db, alert, how, actAs(TEST_EDITOR, now));
    const { html } = await site.get('/feeds/alerts.atom');
    expect(textsOfXml(html, 'title')).toContain('Hail tonight');
  });

  test('is none before it begins, and where there is no warning', async () => {
    const { slug } = await publish('Αύριο', {
      startsAt: '2026-03-05T10:00',
      endsAt: '2026-03-05T12:00',
    });
    expect((await site.get(`/feeds/alerts/${slug}/cap.xml`)).status).toBe(404);
    expect((await site.get('/feeds/alerts/no-such-warning/cap.xml')).status).toBe(404);
  });
});

describe('a warning that goes off the site', () => {
  const named = (one: Awaited<ReturnType<typeof capOf>>) =>
    ['sender', 'identifier', 'sent'].map((name) => one.of(name)[0]).join(',');
  const later = (minutes: number) => {
    now = new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
    return actAs(TEST_EDITOR, now);
  };

  test.each([
    ['unpublished', unpublishEntry],
    ['deleted', deleteEntry],
  ] as const)(
    'is cancelled when it is %s: the Cancel names its messages, which stay as they were sent',
    async (_, leave) => {
      const { db } = site.services;
      const { id, slug } = await publish('Διαρροή');
      const first = await capOf(slug);
      const firstAddress = await addressOf(slug);
      await saveEntry(db, alert, id, { data: alertData('Διαρροή αερίου') }, later(5));
      const second = await capOf(slug);
      const secondAddress = await addressOf(slug);
      await leave(db, alert, id, later(10));
      const third = await capOf(slug);
      expect(third.of('msgType')).toEqual(['Cancel']);
      expect(third.of('references')).toEqual([`${named(first)} ${named(second)}`]);
      expect(third.of('sent')).toEqual(['2026-03-04T10:10:00-00:00']);
      expect(third.of('urgency')).toEqual(['Past']);
      expect((await site.get(`/alerts/${slug}`)).status).toBe(404);
      later(24 * 60);
      expect((await site.get(firstAddress)).html).toBe(first.xml);
      expect((await site.get(secondAddress)).html).toBe(second.xml);
      expect((await capOf(slug)).xml).toBe(third.xml);
    },
  );

  test('is a new Alert when it is published again', async () => {
    const { db } = site.services;
    const { id, slug } = await publish('Χαλάζι');
    await unpublishEntry(db, alert, id, later(5));
    await saveEntry(db, alert, id, { data: alertData('Χαλάζι ξανά') }, later(10));
    const again = await capOf(slug);
    expect(again.of('msgType')).toEqual(['Alert']);
    expect(again.of('references')).toEqual([]);
    await unpublishEntry(db, alert, id, later(15));
    expect((await capOf(slug)).of('references')).toEqual([named(again)]);
  });

  test('stands in a feed that names itself and its page in the language of its address', async () => {
    for (const language of ['', '?lang=en']) {
      const { html } = await site.get(`/feeds/alerts.xml${language}`);
      expect(html).toContain(`<link>http://localhost:3000/alerts${language}</link>`);
      const self = `http://localhost:3000/feeds/alerts.xml${language}`;
      expect(html).toContain(`<atom:link href="${self}" rel="self"`);
    }
  });

  test('stays in the feed for seven days after its end, to the minute', async () => {
    const { slug } = await publish('Χαλάζι', { endsAt: '2026-03-04T18:00' });
    const isListed = async (minutes: number) => {
      now = new Date(Date.parse('2026-03-11T16:00:00Z') + minutes * MINUTE_MS);
      return (await site.get('/feeds/alerts.xml')).html.includes(`/alerts/${slug}`);
    };
    expect(await isListed(0)).toBe(true);
    expect(await isListed(1)).toBe(false);
  });

  test('is withdrawn in both feeds for a week', async () => {
    const { id, slug } = await publish('Λάθος');
    await unpublishEntry(site.services.db, alert, id, later(5));
    const address = await addressOf(slug);
    const feeds = async () =>
      (await Promise.all(['atom', 'xml'].map((of) => site.get(`/feeds/alerts.${of}`)))).map(
        ({ html }) => textsOfXml(html, 'title').includes('Αποσύρθηκε: Λάθος'),
      );
    expect(await feeds()).toEqual([true, true]);
    expect((await site.get('/feeds/alerts.atom')).html).toContain(address);
    const { html } = await site.get('/feeds/alerts.xml');
    const item = html.split('<item>').find((one) => one.includes('Αποσύρθηκε: Λάθος'));
    expect(textsOfXml(`<item>${item?.split('</item>')[0]}</item>`, 'pubDate')).toEqual([
      now.toUTCString(),
    ]);
    later(5 + 7 * 24 * 60 + 1);
    expect(await feeds()).toEqual([false, false]);
  });

  test('is no message when it had not begun, then or later', async () => {
    const times = { startsAt: '2026-03-05T10:00', endsAt: '2026-03-05T12:00' };
    const { id, slug } = await publish('Μεθαύριο', times);
    await unpublishEntry(site.services.db, alert, id, later(5));
    later(24 * 60);
    expect((await site.get(`/feeds/alerts/${slug}/cap.xml`)).status).toBe(404);
    expect((await site.get(`/feeds/cap/${id}.1.xml`)).status).toBe(404);
  });
});

test('a message says the same once its warning has ended, and once the municipality has another telephone', async () => {
  const { db } = site.services;
  const { slug } = await publish('Παγετός');
  const before = await capOf(slug);
  const office = await getSingleton(db, settings);
  const phones = [{ label: { el: 'Κέντρο', en: 'Switchboard' }, number: '2691399999' }];
  const data = { ...office.data, phones };
  await saveEntry(db, settings, office.id, { data }, actAs(TEST_ADMIN, now));
  now = new Date('2026-03-04T17:00:00Z');
  expect((await capOf(slug)).xml).toBe(before.xml);
  await saveEntry(db, settings, office.id, { data: office.data }, actAs(TEST_ADMIN, now));
});

test.each(['/feeds/cap/none.1.xml', '/feeds/cap/x.xml', '/feeds/cap/x', '/feeds/cap/.xml'])(
  'there is no message at %s',
  async (address) => {
    expect((await site.get(address)).status).toBe(404);
  },
);

describe('the feeds of warnings', () => {
  test('name those in force and those that ended within a week', async () => {
    const { slug } = await publish('Στη ροή');
    const links = async () => {
      const { html } = await site.get('/feeds/alerts.atom');
      return [...html.matchAll(/type="application\/cap\+xml" href="([^"]+)"/g)].map(
        ([, one]) => one,
      );
    };
    const address = `http://localhost:3000${await addressOf(slug)}`;
    expect(await links()).toContain(address);
    expect((await site.get('/feeds/alerts.xml')).html).toContain('Προειδοποίηση: Στη ροή');
    now = new Date('2026-03-11T15:59:00.000Z');
    expect(await links()).toContain(address);
    now = new Date('2026-03-11T16:01:00.000Z');
    expect(await links()).not.toContain(address);
    expect((await site.get('/feeds/alerts.xml')).html).not.toContain('Στη ροή');
  });

  test('name each of several that ended within a week', async () => {
    const titles = ['Πρώτη', 'Δεύτερη', 'Τρίτη'].map((name) => `Έληξε: ${name}`);
    for (const title of titles) await publish(title);
    now = new Date('2026-03-06T10:00:00.000Z');
    const { html } = await site.get('/feeds/alerts.xml');
    const named = textsOfXml(html, 'title').filter((title) => title.includes('Έληξε: '));
    expect(named.sort()).toEqual(titles.map((title) => `Προειδοποίηση: ${title}`).sort());
  });

  test('begin with what is in force, and name each that was withdrawn by an address of its own', async () => {
    await publish('Στη σειρά: έληξε', {
      startsAt: '2026-03-12T10:00',
      endsAt: '2026-03-12T11:00',
    });
    await publish('Στη σειρά: ισχύει', {
      startsAt: '2026-03-12T10:30',
      endsAt: '2026-03-12T20:00',
    });
    for (const title of ['Στη σειρά: λάθος', 'Στη σειρά: άλλο λάθος']) {
      const times = { startsAt: '2026-03-12T10:00', endsAt: '2026-03-12T20:00' };
      now = new Date('2026-03-12T09:00:00.000Z');
      const { id } = await publish(title, times);
      now = new Date('2026-03-12T09:30:00.000Z');
      await unpublishEntry(site.services.db, alert, id, actAs(TEST_EDITOR, now));
    }
    const { html } = await site.get('/feeds/alerts.xml');
    const inOrder = textsOfXml(html, 'title').filter((title) => title.includes('Στη σειρά'));
    expect(inOrder.slice(2)).toEqual([
      'Προειδοποίηση: Στη σειρά: ισχύει',
      'Προειδοποίηση: Στη σειρά: έληξε',
    ]);
    // A reader's program takes two items of one address for one.
    const items = textsOfXml(html, 'guid');
    expect(new Set(items).size).toBe(items.length);
  });

  test('say when the last of their messages was sent', async () => {
    now = new Date('2026-03-12T09:15:00.000Z');
    await publish('Καύσωνας', { startsAt: '2026-03-12T10:00', endsAt: '2026-03-12T20:00' });
    const { html } = await site.get('/feeds/alerts.atom');
    expect(textsOfXml(html, 'updated')[0]).toBe(now.toISOString());
  });

  test('are well-formed', async () => {
    for (const path of ['/feeds/alerts.atom', '/feeds/alerts.xml', '/feeds/alerts.xml?lang=en']) {
      expect(textsOfXml((await site.get(path)).html, 'title').length).toBeGreaterThan(1);
    }
  });
});
