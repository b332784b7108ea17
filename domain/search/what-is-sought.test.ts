import { describe, expect, test } from 'vitest';
import type { Db } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { addPages, storedPage } from '../../harness/sites/many-pages.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { event } from '../content-types/event.ts';
import { searchSite } from './site-search.ts';

describe.each(TEST_DATABASES)('what is sought, on $name', ({ open }) => {
  const first = async (db: Db, query: string) =>
    (await searchSite(db, { query, page: 1, pageSize: 1 })).found[0]?.path;

  test.each([
    ['what somebody does', 'θέλω να αγοράσω ανεμότρατα'],
    ['what somebody does, in Latin letters', 'thelo na agoraso anemotrata'],
    ['what somebody asks others to do', 'αγοράστε μου ανεμότρατα'],
    ['whom somebody asks for', 'ανεμότρατα ποιον'],
  ])('%s hides nothing that is called by the thing itself', async (_, query) => {
    const { db } = await open();
    for (const [at, name] of ['Μαρία', 'Ελένη', 'Σοφία', 'Άννα'].entries()) {
      const text = `Η ${name} γράφει: «Αγοράστε από ποιον θέλετε. Βρήκα μια ανεμότρατα, και θα την αγοράσω.»`;
      await addPages(db, [storedPage(`letter-${at}`, name, text)]);
    }
    await addPages(db, [storedPage('boats', 'Ανεμότρατα', 'Κείμενο')]);
    expect(await first(db, query)).toBe('/boats');
  });

  test.each([
    ['where', 'γειτονιά'],
    ['in which state', 'κλειστή'],
  ])('what says %s need not be there', async (_, word) => {
    const { db } = await open();
    for (const [at, name] of ['Μαρία', 'Ελένη', 'Σοφία', 'Άννα'].entries()) {
      const text = `Η ${name} γράφει: ${word}, ${'κύμα '.repeat(60)} ανεμότρατα.`;
      await addPages(db, [storedPage(`letter-${at}`, name, text)]);
    }
    await addPages(db, [storedPage('boats', 'Σκάφη', 'Ανεμότρατα. '.repeat(7))]);
    const { found } = await searchSite(db, { query: `ανεμότρατα ${word}`, page: 1, pageSize: 9 });
    expect(found.map((one) => one.path)).toContain('/boats');
  });

  test('where much has what is sought, a title still tells', async () => {
    const { db } = await open();
    const slugs = Array.from({ length: 80 }, (_, at) => `letter-${at}`);
    const far = 'κύμα '.repeat(60);
    await addPages(db, [
      ...slugs.map((slug, at) =>
        storedPage(slug, 'Επιστολή', `${far} ανεμότρατα ${at < 5 ? 'στη γειτονιά' : ''}`),
      ),
      storedPage('boats', 'Ανεμότρατα', 'Κείμενο'),
    ]);
    expect(await first(db, 'ανεμότρατα γειτονιά')).toBe('/boats');
  });

  async function openWithEvents() {
    const { db } = await open();
    const add = (slug: string, title: string, dates: Partial<typeof empty>) =>
      createEntry(
        db,
        event,
        {
          slug,
          data: {
            ...empty,
            title: { el: title, en: slug },
            description: { el: 'Κείμενο', en: 'Text' },
            location: { el: 'Πλατεία', en: '' },
            ...dates,
          },
        },
        actAs(TEST_EDITOR),
      );
    const empty = emptyData(event.fields);
    await add('grapes', 'Διήμερο σταφίδας', { startsAt: '2026-08-29T20:00', category: 'festival' });
    await add('tales', 'Παραμύθια', { startsAt: '2026-10-03T11:00', audience: 'children' });
    await add('walk', 'Περίπατος', {
      startsAt: '2026-11-01T10:00',
      days: [{ day: '2026-12-06', starts: '10:00', ends: '' }],
    });
    await add('gathering', 'Κάθε Πέμπτη', {
      startsAt: '2026-01-08T19:00',
      repetition: { every: 'week', interval: 1, weekdays: [4], nth: null, until: '2026-12-31' },
    });
    return db;
  }

  test.each([
    ['the month', 'festival august', '/events/grapes'],
    ['the month in another form', 'εκδηλώσεις Αυγούστου', '/events/grapes'],
    ['the month of another day', 'περίπατος Δεκέμβριος', '/events/walk'],
    ['the audience', 'γιορτές για παιδιά', '/events/tales'],
    ['the kind', 'έθιμα τον Αύγουστο', '/events/grapes'],
  ])('%s of an event leads to it', async (_, query, path) => {
    const db = await openWithEvents();
    const { found } = await searchSite(db, { query, page: 1, pageSize: 3 });
    expect(found.map((one) => one.path)).toContain(path);
  });

  test('an event of all months is in none of them', async () => {
    const db = await openWithEvents();
    const { found } = await searchSite(db, { query: 'Φεβρουάριος', page: 1, pageSize: 9 });
    expect(found.map((one) => one.path)).not.toContain('/events/gathering');
  });

  test('an event of the month is a festival in August, more than a page that speaks of both', async () => {
    const db = await openWithEvents();
    const text = `${'Λέξη. '.repeat(60)} Ο Αύγουστος τελειώνει.`;
    await addPages(db, [
      storedPage('people', 'Πρόσωπα, εικόνες και αναμνήσεις ενός φεστιβάλ', text),
    ]);
    const { found } = await searchSite(db, { query: 'φεστιβάλ Αύγουστος', page: 1, pageSize: 9 });
    const paths = found.map((one) => one.path).filter((path) => path !== '/events');
    expect(paths.slice(0, 2)).toEqual(['/events/grapes', '/people']);
  });
});
