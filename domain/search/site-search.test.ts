import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { news } from '../content-types/news.ts';
import { office } from '../content-types/office.ts';
import { page } from '../content-types/page.ts';
import { service } from '../content-types/service.ts';
import { type SiteSearchQuery, searchSite } from './site-search.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('searching the site on $name', ({ open }) => {
  let connection: Connection;

  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const addPage = (slug: string, el: string, text: string, publish = true) =>
    createEntry(
      connection.db,
      page,
      {
        slug,
        publish,
        data: {
          ...emptyData(page.fields),
          title: { el, en: slug },
          content: { el: `<p>${text}</p>`, en: '' },
        },
      },
      acting,
    );
  const addNews = (slug: string, el: string, date: string, text = 'Κείμενο') =>
    createEntry(
      connection.db,
      news,
      {
        slug,
        data: {
          ...emptyData(news.fields),
          title: { el, en: el },
          summary: { el: text, en: text },
          content: { el: `<p>${text}</p>`, en: '' },
          date,
        },
      },
      acting,
    );
  const addService = (slug: string, el: string, text: string) =>
    createEntry(
      connection.db,
      service,
      {
        slug,
        data: {
          ...emptyData(service.fields),
          title: { el, en: slug },
          description: { el: text, en: 'Text' },
          content: { el: '<p>…</p>', en: '' },
        },
      },
      acting,
    );
  const search = (query: string, more: Partial<SiteSearchQuery> = {}) =>
    searchSite(connection.db, { query, page: 1, pageSize: 10, ...more });
  const paths = async (query: string, more: Partial<SiteSearchQuery> = {}) =>
    (await search(query, more)).found.map((entry) => entry.path);

  it('finds Greek without accents, in capitals and with final sigma', async () => {
    await addService('certificates', 'Βεβαίωση μόνιμης κατοικίας', 'Για κάθε δημότης');
    expect(await paths('βεβαιωση')).toEqual(['/services/certificates']);
    expect(await paths('ΔΗΜΟΤΗΣ ΒΕΒΑΊΩΣΗ')).toEqual(['/services/certificates']);
  });

  it('puts what has the words in its title first, then services, pages and the newest news', async () => {
    await addNews('old', 'Κάτι άλλο', '2026-01-02', 'Η παραλία καθαρίστηκε');
    await addNews('recent', 'Κάτι ακόμη', '2026-05-02', 'Η παραλία ανοίγει');
    await addPage('about', 'Για τον τόπο', 'Μια παραλία με βότσαλο');
    await addService('umbrellas', 'Ομπρέλες', 'Άδειες για κάθε παραλία');
    await addNews('beach', 'Η παραλία βραβεύτηκε', '2025-01-02');
    await addPage('tourism/beaches', 'Οι παραλίες', 'Όλες');
    const ordered = (await paths('παραλία')).filter((path) => path !== '/tourism/beaches');
    expect(ordered).toEqual([
      '/news/beach',
      '/services/umbrellas',
      '/about',
      '/news/recent',
      '/news/old',
    ]);
  });

  it('puts no news before a service because it is new, where the words are equally good', async () => {
    await addService('bins', 'Κάδοι', 'Οι κάδοι της γειτονιάς');
    for (const year of ['2023', '2024', '2025', '2026']) {
      await addNews(`bins-${year}`, 'Κάδοι παντού', `${year}-03-01`, 'Οι κάδοι της πόλης');
    }
    await addPage('about-bins', 'Κάδοι παντού', 'Οι κάδοι της πόλης');
    expect((await paths('κάδοι')).slice(0, 4)).toEqual([
      '/services/bins',
      '/about-bins',
      '/news/bins-2026',
      '/news/bins-2025',
    ]);
  });

  it('tells what is lost by what it is, and not by where else something is lost', async () => {
    await addPage('helike', 'Αρχαία πόλη', 'Η χαμένη Ελίκη, η χαμένη πόλη');
    await addService('animals', 'Ζώα', 'Ζώα που ζουν στους δρόμους, και ένα σκυλί');
    for (const slug of ['walk', 'park', 'shore']) await addPage(slug, 'Βόλτα', 'Με σκυλί ή χωρίς');
    expect((await paths('χαμένο σκυλί'))[0]).toBe('/services/animals');
    expect(await paths('χαμένη')).toEqual(['/helike']);
  });

  it('leads to the events by the name of a month', async () => {
    await addPage('weather', 'Καιρός', 'In August there is a festival');
    expect((await paths('festival august'))[0]).toBe('/events');
    expect((await paths('εκδηλώσεις Αυγούστου'))[0]).toBe('/events');
  });

  it('puts first what is called exactly as was typed, in either language', async () => {
    await addService('water', 'ΔΕΥΑ Αιγιαλείας ή ύδρευση', 'Η ΔΕΥΑ Αιγιαλείας, ΔΕΥΑ, ΔΕΥΑ');
    await addPage('deya', 'ΔΕΥΑ Αιγιαλείας', 'Κείμενο');
    await addService('old-deya', 'Σελίδα', 'Deya, deya, deya');
    expect((await paths('δευα αιγιαλειας'))[0]).toBe('/deya');
    expect((await paths('Deya'))[0]).toBe('/deya');
  });

  it('does not take for its name the words with which a title ends', async () => {
    await addNews('ends', 'Εργασίες στην Κάτω Ζήρεια για το νερό', '2026-01-01', 'Αύριο');
    await addService('water', 'Νερό και λογαριασμός', 'Το νερό, νερό, νερό');
    expect((await paths('νερό'))[0]).toBe('/services/water');
  });

  it('knows a name without its article', async () => {
    await addService('sea', 'Λουόμενοι και θάλασσα', 'Λουόμενοι, λουόμενοι, λουόμενοι');
    await addNews('named', 'Οι λουόμενοι', '2026-01-01', 'Αύριο');
    expect((await paths('λουόμενοι'))[0]).toBe('/news/named');
  });

  it('finds a service by what every service says, in whatever words it says it', async () => {
    await addService('graves', 'Παραχώρηση', 'Τάφος για την οικογένεια');
    for (const at of [1, 2, 3]) {
      await addNews(
        `n-${at}`,
        'Κάτι',
        `2026-01-0${at}`,
        'Ο τάφος ενός βασιλιά και τα δικαιολογητικά',
      );
    }
    expect((await paths('τάφος δικαιολογητικά'))[0]).toBe('/services/graves');
    expect(await paths('δικαιολογητικά')).not.toContain('/services/graves');
  });

  it('puts an office before texts that name it, for who asks for its telephone or hours', async () => {
    await createEntry(
      connection.db,
      office,
      {
        slug: 'registry',
        data: {
          ...emptyData(office.fields),
          name: { el: 'Ληξιαρχείο', en: 'Registry' },
          address: { el: 'Πλατεία', en: 'Square' },
          coordinates: { lat: 38.2, lng: 22.1 },
        },
      },
      acting,
    );
    const text = 'Γράψτε στο ληξιαρχείο το τηλέφωνο και τις ώρες';
    await addService('marriage', 'Πράξεις', text);
    for (const asked of ['τηλέφωνο', 'ώρες']) {
      const [first] = (await search(`ληξιαρχείο ${asked}`)).found;
      expect(first?.type, asked).toBe('office');
      expect(first?.path, asked).toBe('/municipality/departments#office-registry');
    }
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
    for (const name of ['a', 'b', 'c']) await addPage(name, 'Πηγάδι', 'Η αλέα');
    await addPage('d', 'Πηγάδι', 'Η στέρνα');
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

  it('puts titles before texts, and in each the word as typed before another ending', async () => {
    await addPage('text-other', 'Α', 'Πολλά πιστοποιητικά');
    await addPage('text-same', 'Β', 'Ένα πιστοποιητικό');
    await addPage('title-other', 'Πιστοποιητικά', 'Κείμενο');
    await addPage('title-same', 'Το πιστοποιητικό', 'Κείμενο');
    expect(await paths('πιστοποιητικό')).toEqual([
      '/title-same',
      '/title-other',
      '/text-same',
      '/text-other',
    ]);
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
