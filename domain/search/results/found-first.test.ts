import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { addSearched, searchFirstTen } from '../../../harness/content/searched-entries.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { deleteEntry } from '../../content/acts/delete-entry.ts';
import { emptyData } from '../../content/model/content-type.ts';
import { department } from '../../content-types/department.ts';
import { office } from '../../content-types/office.ts';
import { service } from '../../content-types/service.ts';
import { findOffice } from './find-office.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('what a search finds first on $name', ({ open }) => {
  let connection: Connection;
  let addPage: ReturnType<typeof addSearched>['addPage'];
  let addNews: ReturnType<typeof addSearched>['addNews'];
  let addService: ReturnType<typeof addSearched>['addService'];
  beforeEach(async () => {
    connection = await open();
    ({ addPage, addNews, addService } = addSearched(connection.db));
  });
  afterEach(() => connection.close());

  const search = (query: string) => searchFirstTen(connection.db, query);
  const paths = async (query: string) => (await search(query)).found.map((entry) => entry.path);

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

  it('names a screen that has half of the words behind what has all of them', async () => {
    await addPage('tape', 'Κασετόφωνο', 'Επικοινωνία με κασετόφωνο');
    expect(await paths('επικοινωνία κασετόφωνο')).toEqual(['/tape', '/contact']);
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
    await addService('ends', 'Εργασίες στην Κάτω Ζήρεια για το νερό', 'Αύριο');
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
          phone: '26910 12345',
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
    // The best result that has an office says whom to call, and need not be the first.
    const { found } = await search('ληξιαρχείο');
    const first = found.filter(({ path }) => path === '/services/marriage');
    const behind = found.filter(({ type }) => type === 'office');
    expect(await findOffice(connection.db, [...first, ...behind])).toMatchObject({
      phone: '26910 12345',
    });
    expect(await findOffice(connection.db, first)).toBeUndefined();
  });

  it('says whom to call by the office that has an address now, not by one in the bin that had it', async () => {
    const addOffice = (phone: string) => {
      const name = { el: 'Ληξιαρχείο', en: 'Registry' };
      const address = { el: 'Πλατεία', en: 'Square' };
      const coordinates = { lat: 38.2, lng: 22.1 };
      const data = { ...emptyData(office.fields), name, address, coordinates, phone };
      return createEntry(connection.db, office, { slug: 'registry', data }, acting);
    };
    const { id } = await addOffice('26910 11111');
    await deleteEntry(connection.db, office, id, acting);
    await addOffice('26910 22222');
    const data = {
      ...emptyData(service.fields),
      title: { el: 'Πράξεις γάμου', en: 'Marriage' },
      description: { el: 'Αντίγραφα', en: 'Copies' },
      content: { el: '<p>…</p>', en: '' },
      office: 'registry',
    };
    await createEntry(connection.db, service, { slug: 'marriage', data }, acting);
    const { found } = await search('γάμου');
    expect(await findOffice(connection.db, found)).toMatchObject({ phone: '26910 22222' });
    // One that gives no telephone is no answer to that: the next result may have one.
    const name = { el: 'Δημοτολόγιο', en: 'Records' };
    const silent = { ...emptyData(department.fields), name, description: name };
    await createEntry(connection.db, department, { data: silent }, acting);
    const { found: first } = await search('δημοτολόγιο');
    expect(first.map(({ type }) => type)).toEqual(['department']);
    const one = await findOffice(connection.db, [...first, ...found]);
    expect(one).toMatchObject({ phone: '26910 22222' });
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
});
