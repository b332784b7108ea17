import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endAlert } from '../../../domain/alerts/end-alert.ts';
import { ALERT_TEMPLATES, fromTemplate } from '../../../domain/alerts/templates.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { saveEntry } from '../../../domain/content/acts/save-entry.ts';
import { alert } from '../../../domain/content-types/alert.ts';
import { alertData } from '../../../harness/alert-data.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { openTestSite, type TestSite } from '../../../harness/site-screens.ts';
import { textsOfXml, validateCap } from '../../../harness/validate-cap.ts';

/** What programs read of warnings. The clock of the test stands on 4 March 2026, noon in Greece. */

const MINUTE_MS = 60_000;
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

describe('a warning as a CAP message', () => {
  test('says in both languages what the page says, for the units that it concerns', async () => {
    const { slug } = await publish('Φωτιά & καπνός <τώρα>', {
      title: { el: 'Φωτιά & καπνός <τώρα>', en: 'Fire & smoke <now>' },
      description: { el: 'Καίει.', en: 'It burns.' },
      instruction: { el: 'Μείνετε μακριά.', en: '' },
      severity: 'emergency',
      units: [{ unit: 'diakopto' }, { unit: 'akrata' }],
    });
    const { of } = await capOf(slug);
    expect(of('headline')).toEqual(['Φωτιά & καπνός <τώρα>', 'Fire & smoke <now>']);
    expect(of('language')).toEqual(['el-GR', 'en-GB']);
    expect(of('event')).toEqual(['Πυρκαγιά', 'Fire']);
    expect(of('instruction')).toEqual(['Μείνετε μακριά.']);
    expect(of('areaDesc')).toEqual(['Διακοπτό', 'Ακράτα', 'Diakopto', 'Akrata']);
    expect(of('sent')).toEqual(['2026-03-04T10:00:00-00:00']);
    expect(of('expires')[0]).toBe('2026-03-04T16:00:00-00:00');
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
      expect((await capOf(slug)).of('headline')).toEqual([data.title.el, data.title.en]);
    },
  );

  test('is none before it begins, and where there is no warning', async () => {
    const { slug } = await publish('Αύριο', {
      startsAt: '2026-03-05T10:00',
      endsAt: '2026-03-05T12:00',
    });
    expect((await site.get(`/feeds/alerts/${slug}/cap.xml`)).status).toBe(404);
    expect((await site.get('/feeds/alerts/no-such-warning/cap.xml')).status).toBe(404);
  });
});

describe('the feeds of warnings', () => {
  test('name those in force and those that ended within a week', async () => {
    const { slug } = await publish('Στη ροή');
    const links = async () => {
      const { html } = await site.get('/feeds/alerts.atom');
      return [...html.matchAll(/type="application\/cap\+xml" href="([^"]+)"/g)].map(
        ([, one]) => one,
      );
    };
    const address = `http://localhost:3000/feeds/alerts/${slug}/cap.xml`;
    expect(await links()).toContain(address);
    expect((await site.get('/feeds/alerts.xml')).html).toContain('Προειδοποίηση: Στη ροή');
    now = new Date('2026-03-11T15:59:00.000Z');
    expect(await links()).toContain(address);
    now = new Date('2026-03-11T16:01:00.000Z');
    expect(await links()).not.toContain(address);
  });

  test('are well-formed', async () => {
    for (const path of ['/feeds/alerts.atom', '/feeds/alerts.xml', '/feeds/alerts.xml?lang=en']) {
      expect(textsOfXml((await site.get(path)).html, 'title').length).toBeGreaterThan(1);
    }
  });
});
