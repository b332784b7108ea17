import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { addSearched, searchFirstTen } from '../../harness/content/searched-entries.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { alert } from '../content-types/alert.ts';
import { event } from '../content-types/event.ts';
import { page } from '../content-types/page.ts';
import type { SiteSearchQuery } from './site-search.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('searching the site on $name', ({ open }) => {
  let connection: Connection;
  let addPage: ReturnType<typeof addSearched>['addPage'];
  let addNews: ReturnType<typeof addSearched>['addNews'];
  let addService: ReturnType<typeof addSearched>['addService'];
  beforeEach(async () => {
    connection = await open();
    ({ addPage, addNews, addService } = addSearched(connection.db));
  });
  afterEach(() => connection.close());

  const search = (query: string, more: Partial<SiteSearchQuery> = {}) =>
    searchFirstTen(connection.db, query, more);
  const paths = async (query: string, more: Partial<SiteSearchQuery> = {}) =>
    (await search(query, more)).found.map((entry) => entry.path);

  it('finds Greek without accents, in capitals and with final sigma', async () => {
    await addService('certificates', 'Βεβαίωση μόνιμης κατοικίας', 'Για κάθε δημότης');
    expect(await paths('βεβαιωση')).toEqual(['/services/certificates']);
    expect(await paths('ΔΗΜΟΤΗΣ ΒΕΒΑΊΩΣΗ')).toEqual(['/services/certificates']);
  });

  it('counts the same of each kind whichever is chosen, screens among the pages', async () => {
    await addService('letters', 'Επικοινωνία με πολίτες', 'Κείμενο');
    // It stands at the address of a screen with the same word.
    await addService('documents', 'Έκδοση εγγράφων', 'Και επικοινωνία');
    await addNews('hours', 'Επικοινωνία: νέες ώρες', '2026-01-02');
    const { counts } = await search('επικοινωνία έγγραφα');
    expect(counts.map(({ type }) => type).sort()).toEqual(['news', 'page', 'service']);
    for (const type of ['news', 'page', 'service'] as const) {
      const narrowed = await search('επικοινωνία έγγραφα', { type });
      expect(narrowed.counts, type).toEqual(counts);
      expect(narrowed.total).toBe(counts.find((one) => one.type === type)?.count);
    }
    expect(await paths('έκδοση εγγράφων', { type: 'page' })).not.toContain('/services/documents');
  });

  it('finds words that contain what was typed only where no word is it', async () => {
    await addPage('photos', 'Φωτογραφίες', 'Ολοφεγγαρινή νύχτα');
    expect(await paths('φεγγαρι')).toEqual(['/photos']);
    await addPage('moon', 'Το φεγγάρι', 'Κείμενο');
    expect(await paths('φεγγαρι')).toEqual(['/moon']);
  });

  it('takes acronyms for words, never for parts of words', async () => {
    await addPage('board', 'Το ΔΣ', 'Κείμενο');
    await addPage('dotted', 'Το Δ.Σ. της σχολής', 'Κείμενο');
    await addPage('parts', 'Παιδσ', 'Κείμενο');
    expect((await paths('δσ')).sort()).toEqual(expect.arrayContaining(['/board', '/dotted']));
    expect(await paths('Δ.Σ.')).not.toContain('/parts');
  });

  it('finds words of captions, notices, steps, questions and tables', async () => {
    const pieces = [
      '<figure><img src="/media/0a.0123456789abcdef/640.webp" alt=""><figcaption>λιμάνι</figcaption></figure>',
      '<aside data-notice="important"><p>κλείδωμα</p></aside>',
      '<ol data-kind="steps"><li>παράβολο</li></ol>',
      '<details><summary>παραγραφή</summary><p>ένσταση</p></details>',
      '<table><caption>τέλη</caption><tbody><tr><td>βεβαίωση</td></tr></tbody></table>',
    ];
    await addPage('pieces', 'Σελίδα', `Κείμενο</p>${pieces.join('')}<p>`);
    for (const word of 'λιμάνι κλείδωμα παράβολο παραγραφή ένσταση τέλη βεβαίωση'.split(' ')) {
      expect(await paths(word), word).toEqual(['/pieces']);
    }
  });

  it('wants every word, in any order', async () => {
    for (const name of ['a', 'b']) await addPage(name, 'Πηγάδι', 'Η αλέα');
    await addPage('d', 'Πηγάδι', 'Η στέρνα');
    // Two are few: behind them stands what lacks a word.
    const few = await paths('αλέα πηγάδι');
    expect([few.slice(0, 2).sort(), few.slice(2)]).toEqual([['/a', '/b'], ['/d']]);
    await addPage('c', 'Πηγάδι', 'Η αλέα');
    expect((await paths('αλέα πηγάδι')).sort()).toEqual(['/a', '/b', '/c']);
  });

  it('makes do with most words, then with any, and says so', async () => {
    await addPage('most', 'Πηγάδι', 'Η αλέα και το αλώνι');
    await addPage('any', 'Αλώνι', 'Κείμενο');
    expect(await paths('πηγάδι αλέα φεγγάρι')).toEqual(['/most']);
    expect(await paths('αλώνι φεγγάρι')).toEqual(['/any', '/most']);
    expect((await search('αλώνι φεγγάρι')).isLoose).toBe(true);
    expect((await search('αλώνι')).isLoose).toBe(false);
  });

  it('shows neither drafts nor what lies in the bin', async () => {
    await addPage('draft', 'Σχέδιο πόλης', 'Κείμενο', false);
    const gone = await addPage('gone', 'Σχέδιο κυκλοφορίας', 'Κείμενο');
    await deleteEntry(connection.db, page, gone.id, acting);
    expect((await search('σχέδιο')).total).toBe(0);
  });

  it('counts by type and narrows to one', async () => {
    await addPage('a', 'Αλώνια οδοποιίας', 'Κείμενο');
    await addNews('b', 'Αλώνια ύδρευσης', '2026-01-02');
    await addNews('c', 'Αλώνια στο λιμάνι', '2026-01-03');
    const all = await search('αλώνια');
    expect(all.counts).toEqual([
      { type: 'page', label: { el: 'Σελίδες', en: 'Pages' }, count: 1 },
      { type: 'news', label: { el: 'Νέα', en: 'News' }, count: 2 },
    ]);
    const narrowed = await search('αλώνια', { type: 'news' });
    expect(narrowed.total).toBe(2);
    expect(narrowed.counts).toEqual(all.counts);
    const none = await search('αλώνια', { type: 'service' });
    expect(none).toMatchObject({ total: 0, found: [], counts: all.counts });
  });

  it('counts the site’s own screens among the pages, and lists as many as it counts', async () => {
    await addPage('a', 'Επικοινωνία με τον δήμαρχο', 'Κείμενο');
    await addNews('b', 'Επικοινωνία με τους πολίτες', '2026-01-02');
    const { found, total, counts } = await search('επικοινωνία');
    expect(found.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/contact', '/a', '/news/b']),
    );
    expect(total).toBe(found.length);
    expect(counts).toEqual([
      { type: 'page', label: { el: 'Σελίδες', en: 'Pages' }, count: found.length - 1 },
      { type: 'news', label: { el: 'Νέα', en: 'News' }, count: 1 },
    ]);
  });

  it('names a screen as results are to name it, where menus have a shorter name', async () => {
    const [mayor] = (await search('δήμαρχος')).found;
    expect(mayor).toMatchObject({
      path: '/municipality/mayor',
      title: { el: 'Ο Δήμαρχος', en: 'The Mayor' },
    });
  });

  it('counts warnings and services before pages and news, whatever was found first', async () => {
    await addNews('b', 'Αλώνια ύδρευσης', '2026-01-02');
    await addPage('a', 'Αλώνια οδοποιίας', 'Κείμενο');
    await addService('c', 'Αλώνια', 'Κείμενο');
    await createEntry(connection.db, alert, { data: alertData('Φωτιά στα αλώνια') }, acting);
    const { counts } = await search('αλώνια');
    expect(counts.map(({ type }) => type)).toEqual(['alert', 'service', 'page', 'news']);
  });

  it('says of each result what it is called, its day, and that an event is cancelled', async () => {
    await addNews('b', 'Αλώνια ύδρευσης', '2026-01-02');
    const data = {
      ...emptyData(event.fields),
      title: { el: 'Χορός στα αλώνια', en: 'Dance' },
      description: { el: 'Κείμενο', en: 'Text' },
      location: { el: 'Πλατεία', en: '' },
      startsAt: '2026-03-10T20:00',
      isCancelled: true,
    };
    await createEntry(connection.db, event, { data }, acting);
    const { found } = await search('αλώνια');
    const said = found.map(({ label, date, isCancelled }) => [label, date, isCancelled]);
    expect(said).toEqual(
      expect.arrayContaining([
        [{ el: 'Νέα', en: 'News' }, '2026-01-02', false],
        [{ el: 'Εκδήλωση', en: 'Event' }, '2026-03-10T20:00', true],
      ]),
    );
  });

  it('shows five at most of what is least unlike what nothing answers', async () => {
    for (let at = 1; at <= 7; at++) await addPage(`boat-${at}`, `Ανεμότρατα ${at}`, 'Κείμενο');
    const { total, nearest } = await search('ανεμπτρσκα');
    expect([total, nearest.length]).toEqual([0, 5]);
    expect(nearest[0]?.title.el).toMatch(/^Ανεμότρατα \d$/);
  });

  it('gives page after page, and the last for one beyond', async () => {
    for (let day = 1; day <= 5; day++) await addNews(`n${day}`, `Αλώνι ${day}`, `2026-01-0${day}`);
    expect(await paths('αλώνι', { pageSize: 2, page: 2 })).toEqual(['/news/n3', '/news/n2']);
    const last = await search('αλώνι', { pageSize: 2, page: 99 });
    expect(last).toMatchObject({ page: 3, pageCount: 3, total: 5 });
    expect(last.found.map((entry) => entry.path)).toEqual(['/news/n1']);
  });

  it('finds other endings of all words, and says nothing of it', async () => {
    await addService('certificates', 'Πιστοποιητικά', 'Γέννησης και οικογενειακής κατάστασης');
    const result = await search('πιστοποιητικό γεννήσεως');
    expect(result.found.map((entry) => entry.path)).toEqual(['/services/certificates']);
    expect(result.isLoose).toBe(false);
    expect(await paths('ΠΙΣΤΟΠΟΙΗΤΙΚΩΝ')).toEqual(['/services/certificates']);
  });

  it('finds a word that is there in another ending alone, and not what only begins like it', async () => {
    await addPage('fees', 'Τέλη καθαριότητας', 'Κείμενο');
    await addPage('final', 'Τελικά αποτελέσματα', 'Κείμενο');
    expect(await paths('τέλος')).toEqual(['/fees']);
    await addPage('school', 'Δημοτικό σχολείο', 'Κείμενο');
    expect(await paths('δήμος')).not.toContain('/school');
  });

  it('finds what begins like a word where no ending of it is found, and says so', async () => {
    await addPage('payments', 'Αλωνιστικά έργα', 'Κείμενο');
    const result = await search('αλωνιστή');
    expect(result.found.map((entry) => entry.path)).toEqual(['/payments']);
    expect(result.isLoose).toBe(true);
  });

  it('reads what was typed with the keyboard left in English, and says so', async () => {
    await addPage('barrels', 'Βαρέλια', 'Κείμενο');
    const result = await search('bar;elia');
    expect(result.found.map((entry) => entry.path)).toEqual(['/barrels']);
    expect(result.isLoose).toBe(true);
  });

  it('takes a word with a stop behind it for all that begin so', async () => {
    await addPage('cooper', 'Βαρελοποιός', 'Κείμενο');
    const result = await search('βαρ. κείμενο');
    expect(result.found[0]?.path).toBe('/cooper');
    expect(result.isPartial).toBe(false);
  });

  it('reads Latin letters as Greek when they find nothing', async () => {
    await addService('certificates', 'Βεβαίωση μόνιμης κατοικίας', 'Δημοτολόγιο');
    await addPage('beach', 'Παραλία', 'Κείμενο');
    for (const typed of ['vevaiosi', 'bebaiwsh', 'vevaioseis', 'dimotologio monimis', 'katoikia']) {
      expect([typed, await paths(typed)]).toEqual([typed, ['/services/certificates']]);
    }
    expect((await search('vevaiosi')).needles.words).toContain('βεβαιωση');
  });

  it('puts Latin letters as they are before the Greek they may spell', async () => {
    await addPage('perivoli', 'Κείμενο', 'English: perivoli');
    await addPage('orchard', 'Περιβόλι', 'Κείμενο');
    const result = await search('perivoli');
    expect(result.isLoose).toBe(false);
    expect(result.found.map((entry) => entry.path).sort()).toEqual(['/orchard', '/perivoli']);
  });

  it.each(['', '   ', '–!;', '%', '_', "'", '\u0000', '*[α]?'])('survives %j', async (query) => {
    await addPage('a', 'Κείμενο', '100% δωρεάν');
    expect((await search(query)).total).toBeLessThanOrEqual(1);
  });
});
