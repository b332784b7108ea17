import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { deleteEntry } from '../../../domain/content/acts/delete-entry.ts';
import { alert } from '../../../domain/content-types/alert.ts';
import { alertData } from '../../../harness/content/alert-data.ts';
import { linksIn, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { sayTime } from './alert-words.ts';

/** What visitors see of warnings. The clock of the test stands on 4 March 2026, noon in Greece. */

let site: TestSite;
let now: Date;
beforeAll(async () => {
  site = await openTestSite();
  site.services.now = () => now;
  const publish = (title: string, more: Parameters<typeof alertData>[1] = {}) =>
    createEntry(site.services.db, alert, { data: alertData(title, more) }, actAs(TEST_EDITOR));
  await publish('Πυρκαγιά στο Διακοπτό', {
    severity: 'emergency',
    // A unit that was chosen twice is named once.
    units: [{ unit: 'diakopto' }, { unit: 'akrata' }, { unit: 'diakopto' }],
  });
  await publish('Διακοπή νερού', {
    title: { el: 'Διακοπή νερού', en: 'Water cut' },
    description: { el: 'Βλάβη.', en: 'A fault.' },
    severity: 'information',
  });
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(() => site.close());

const bannerOf = async (path: string) => {
  const { document } = await site.get(path);
  return document.querySelector('.alert-banner');
};

describe('the warning over the pages', () => {
  test.each(['/', '/news', '/services', '/alerts', '/no-such-page'])('is on %s', async (path) => {
    const banner = await bannerOf(path);
    if (!banner) throw new Error('There is no banner.');
    expect(banner.tagName).toBe('section');
    expect(banner.getAttributeValue('aria-label')).toBe('Προειδοποίηση του Δήμου');
    const text = textOf(banner);
    expect(text).toContain('Έκτακτη ανάγκη Πυρκαγιά στο Διακοπτό');
    expect(text).toContain('Διακοπτό, Ακράτα · έως σήμερα στις 18:00');
    expect(text).toContain('Ακόμη μία προειδοποίηση');
    expect(linksIn(banner)).toEqual(['/alerts/pyrkagia-sto-diakopto', '/alerts']);
  });

  test('says on English pages what there is in Greek, marked as such, and that it is', async () => {
    const banner = await bannerOf('/?lang=en');
    expect(banner?.getAttributeValue('aria-label')).toBe('Warning of the municipality');
    expect(textOf(banner?.querySelector('[lang="el"]') as never)).toBe('Πυρκαγιά στο Διακοπτό');
    expect(textOf(banner as never)).toContain('Emergency Πυρκαγιά στο Διακοπτό');
    expect(textOf(banner as never)).toContain('The warning is in Greek');
    expect(textOf(banner as never)).toContain('One more warning');
  });

  test('says its day once where it ends on the day on which it begins', async () => {
    const { document } = await site.get('/alerts');
    const times = document
      .querySelectorAll('dd')
      .map(textOf)
      .filter((text) => text.includes('έως'));
    expect(times).toContain('Από σήμερα στις 10:00 έως τις 18:00');
  });

  test.each([
    ['2026-03-03T10:00:00.000Z', 'έως αύριο στις 18:00', 'until tomorrow at 18:00'],
    [
      '2026-03-02T10:00:00.000Z',
      'έως Τετάρτη 4 Μαρτίου 2026 στις 18:00',
      'until Wednesday, March 4, 2026 at 18:00',
    ],
  ])('names the day of its end as people do, at %s', (moment, greek, english) => {
    const ends = (language: 'gr' | 'en') => sayTime('2026-03-04T18:00', new Date(moment), language);
    expect(`έως ${ends('gr')}`).toBe(greek);
    expect(`until ${ends('en')}`).toBe(english);
  });

  test('is gone with its end, and stands among those that have ended', async () => {
    now = new Date('2026-03-04T16:00:00.000Z');
    expect(await bannerOf('/')).toBeNull();
    const { main, text } = await site.get('/alerts');
    expect(text).toContain('Δεν ισχύει καμία προειδοποίηση');
    expect(linksIn(main)).toContain('/alerts/pyrkagia-sto-diakopto');
    const ended = await site.get('/alerts/pyrkagia-sto-diakopto');
    expect(ended.text).toContain('Έληξε σήμερα στις 18:00.');
    expect(ended.html).toContain('noindex');
  });

  test('never speaks for 112: the number is only one to call', async () => {
    for (const path of ['/alerts', '/alerts/pyrkagia-sto-diakopto', '/alerts?lang=en']) {
      const { document, text } = await site.get(path);
      const banner = document.querySelector('.alert-banner');
      expect(textOf(banner as never)).not.toContain('112');
      expect(text).toMatch(
        /προειδοποίηση του Δήμου και όχι μήνυμα του 112|and not a message of 112/,
      );
      expect(linksIn(document)).toContain('tel:112');
    }
  });
});

describe('/alerts', () => {
  test('lists what is in force, the most serious first', async () => {
    const { main } = await site.get('/alerts');
    const titles = main.querySelectorAll('article h3').map(textOf);
    expect(titles).toEqual(['Έκτακτη ανάγκη Πυρκαγιά στο Διακοπτό', 'Ενημέρωση Διακοπή νερού']);
  });

  test('says from when one holds that has not begun', async () => {
    const data = alertData('Κλειστή η παραλιακή', {
      startsAt: '2026-03-05T07:00',
      endsAt: '2026-03-05T15:00',
    });
    const { db } = site.services;
    const { id, slug } = await createEntry(db, alert, { data }, actAs(TEST_EDITOR));
    const { main } = await site.get(`/alerts/${slug}`);
    await deleteEntry(db, alert, id, actAs(TEST_EDITOR));
    expect(textsIn(main, '.notice')).toEqual(['Από αύριο στις 07:00.']);
  });

  test('shows in English what has an English text', async () => {
    const { text } = await site.get('/alerts/diakopi-nerou?lang=en');
    expect(text).toContain('A fault.');
    expect(text).toContain('The whole municipality');
  });
});
