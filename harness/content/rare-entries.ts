import type { Db } from '../../database/connect.ts';
import { archiveEntry } from '../../domain/content/acts/archive-entry.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { alert } from '../../domain/content-types/alert.ts';
import { attraction } from '../../domain/content-types/attraction.ts';
import { event } from '../../domain/content-types/event.ts';
import { news } from '../../domain/content-types/news.ts';
import { page } from '../../domain/content-types/page.ts';
import { service } from '../../domain/content-types/service.ts';
import { tender } from '../../domain/content-types/tender.ts';
import { actAs, TEST_ADMIN, TEST_NOW } from '../services.ts';
import { alertData } from './alert-data.ts';
import { newsData, pageData } from './entry-data.ts';
import { testFactsRow } from './medium-row.ts';

const acting = actAs(TEST_ADMIN);

/** Says of every document that it is in Greek, and large enough for a size with a comma, or in English with a point. */
async function tellOfDocuments(db: Db): Promise<void> {
  const large = { size_bytes: 1_300_000 };
  await db.updateTable('media').set(large).where('kind', '=', 'document').execute();
  const documents = await db
    .selectFrom('media')
    .select(['id', 'digest'])
    .where('kind', '=', 'document')
    .execute();
  const rows = documents.map(({ id, digest }) => testFactsRow(id, { digest, language: 'el-GR' }));
  await db.insertInto('document_facts').values(rows).execute();
}

/**
 * Entries of a filled site that have what few have: warnings in force and ahead, galleries, attachments, changed dates,
 * and documents that say their language.
 */
export async function addRareEntries(db: Db): Promise<void> {
  await tellOfDocuments(db);
  const media = (kind: 'image' | 'document', limit: number) =>
    db
      .selectFrom('media')
      .select('id')
      .where('kind', '=', kind)
      .orderBy('file_name')
      .limit(limit)
      .execute();
  const pictures = (await media('image', 5)).map(({ id }) => id);
  const [first = '', second = ''] = (await media('document', 2)).map(({ id }) => id);
  const gallery = (count: number) =>
    pictures.slice(0, count).map((image, at) => ({
      image,
      caption: at === 0 ? { el: 'Λεζάντα', en: 'Caption' } : { el: '', en: '' },
    }));
  const attachments = [
    { file: first, label: { el: 'Ονομασία', en: 'Label' } },
    { file: second, label: { el: '', en: '' } },
  ];
  const add = async (
    type: Parameters<typeof createEntry>[1],
    slug: string,
    data: unknown,
    by = acting,
  ) => createEntry(db, type, { slug, data: data as never, publish: true }, by);

  const warning = { units: [{ unit: 'aigio' }], link: '/contact', severity: 'emergency' as const };
  // Before the other one: lists of both have one order.
  const aMinuteBefore = actAs(TEST_ADMIN, new Date(TEST_NOW.getTime() - 60_000));
  await add(alert, 'in-force', alertData('Φωτιά στο δάσος', warning), aMinuteBefore);
  await add(alert, 'in-force-too', {
    ...alertData('Διακοπή νερού'),
    title: { el: 'Διακοπή νερού', en: 'No water' },
  });
  const ahead = { startsAt: '2026-03-06T10:00', endsAt: '2026-03-06T18:00' };
  await add(alert, 'ahead', alertData('Καύσωνας', { ...ahead, severity: 'information' }));
  const archived = await add(tender, 'archived', {
    ...emptyData(tender.fields),
    title: { el: 'Παλιός διαγωνισμός', en: 'Old tender' },
    summary: { el: 'Περίληψη', en: '' },
    number: '1/2025',
    kind: 'works',
    state: 'open',
    published: '2026-02-01',
    deadline: '2026-06-20T10:00',
    budget: 12000,
    attachments,
  });
  await archiveEntry(db, tender, archived.id, acting);
  const running = await add(tender, 'running', {
    ...emptyData(tender.fields),
    title: { el: 'Διαγωνισμός', en: 'Tender' },
    summary: { el: 'Περίληψη', en: 'Summary' },
    content: { el: '<h2>Όροι</h2><p>Κείμενο</p><h3>Τιμές</h3><p>Κείμενο</p>', en: '' },
    number: '2/2026',
    kind: 'works',
    state: 'open',
    published: '2026-02-01',
    deadline: '2026-06-20T10:00',
    budget: 12000,
  });
  await add(news, 'with-everything', {
    ...newsData('Όλα μαζί', '2026-03-01'),
    image: pictures[0],
    tender: running.slug,
    author: { el: 'Γραφείο Τύπου', en: 'Press office' },
    gallery: gallery(3),
    attachments,
  });
  await add(news, 'in-greek', {
    ...newsData('Στα ελληνικά', '2026-02-28', 'tenders'),
    title: { el: 'Στα ελληνικά', en: '' },
    tender: running.slug,
  });
  const happening = {
    ...emptyData(event.fields),
    description: { el: 'Χορός', en: 'Dance' },
    location: { el: 'Πλατεία', en: 'Square' },
    startsAt: '2026-07-03T20:00',
    endsAt: '2026-07-03T22:00',
    unit: 'aigio',
  };
  await add(event, 'repeated', {
    ...happening,
    title: { el: 'Κάθε Παρασκευή', en: 'Every Friday' },
    repetition: { every: 'week', interval: 1, weekdays: [5], nth: null, until: '2026-08-28' },
    exceptions: [
      { day: '2026-08-14', movedTo: null, starts: '', ends: '' },
      { day: '2026-07-17', movedTo: '2026-07-18', starts: '21:00', ends: '23:00' },
    ],
    cost: { el: 'Δωρεάν', en: '' },
    organiser: { el: 'Σύλλογος', en: '' },
    gallery: gallery(1),
  });
  // Each begins at another time: what begins at once has no order.
  const off = {
    ...happening,
    startsAt: '2026-07-03T19:00',
    title: { el: 'Πανηγύρι', en: 'Feast' },
    isCancelled: true,
  };
  const thrice = { every: 'week', interval: 1, weekdays: [5], nth: null, until: '2026-07-17' };
  await add(event, 'cancelled', { ...off, repetition: thrice });
  // From the morning of TEST_NOW to the evening after.
  const on = { ...happening, startsAt: '2026-03-04T09:00', endsAt: '2026-03-05T20:00' };
  await add(event, 'on-now', { ...on, title: { el: 'Έκθεση', en: 'Exhibition' } });
  const bazaar = { title: { el: 'Παζάρι', en: 'Bazaar' }, startsAt: '2026-03-04T09:30' };
  await add(event, 'off-now', { ...on, ...bazaar, isCancelled: true });
  const past = { startsAt: '2026-02-20T20:00', endsAt: null };
  await add(event, 'off-before', { ...off, ...past, title: { el: 'Χορός', en: 'Ball' } });
  await add(attraction, 'mill', {
    ...emptyData(attraction.fields),
    name: { el: 'Μύλος', en: 'Mill' },
    description: { el: 'Νερόμυλος', en: 'A water mill' },
    content: { el: '<p>Αλέθει ακόμη.</p>', en: '' },
    category: 'culture',
    location: { lat: 38.16, lng: 22.32 },
    unit: 'akrata',
    openMonths: ['july'],
    aids: ['toilet'],
    tips: [{ tip: { el: 'Ρωτήστε τον μυλωνά.', en: '' } }],
  });
  const old = await add(service, 'archived', {
    ...emptyData(service.fields),
    title: { el: 'Παλιά υπηρεσία', en: 'Old service' },
    description: { el: 'Περιγραφή', en: 'Description' },
    onlineLink: 'https://www.gov.gr/ipiresies/pistopoiitiko',
    attachments,
  });
  await archiveEntry(db, service, old.id, acting);
  await add(page, 'page-with-everything', {
    ...pageData('Όλα μαζί'),
    content: {
      el: '<h2>Πρώτο</h2><p>Κείμενο</p><h2>Δεύτερο</h2><p>Κείμενο</p><h2>Τρίτο</h2><p>Κείμενο</p>',
      en: '',
    },
    gallery: gallery(5),
    attachments,
  });
}
