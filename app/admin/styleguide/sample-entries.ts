import type { Medium } from '../calls/api-client.ts';
import type { AnyEntry } from '../content/content-api.ts';
import { newItem, type UploadItem } from '../uploads/upload-items.ts';

/** What the samples of the style guide show: nothing of it is stored, and no day in it depends on today. */

const SAVED = '2026-03-02T08:15:00.000Z';
const PLANNED = '2026-03-09T06:00:00.000Z';

interface Told extends Partial<AnyEntry> {
  el: string;
  en: string;
  category: string;
}

function newsEntry(id: string, { el, en, category, ...more }: Told): AnyEntry {
  return {
    id,
    type: 'news',
    slug: id,
    path: `/news/${id}`,
    position: 1,
    version: 3,
    title: { el, en },
    data: {
      title: { el, en },
      summary: { el: 'Από τις 10:00 ως τις 14:00.', en: 'From 10:00 to 14:00.' },
      date: '2026-03-02',
      category,
      tags: [{ name: { el: 'Ύδρευση', en: 'Water' } }],
    },
    state: 'published',
    hasUnpublishedChanges: false,
    isSample: false,
    publishAt: null,
    publishLanguages: [],
    languages: ['el', 'en'],
    changedLanguages: [],
    english: 'ok',
    englishFrom: {},
    leaveAt: null,
    leaveTo: null,
    archivedAt: null,
    checkedAt: null,
    checkedBy: null,
    recheckMonths: null,
    recheckOn: null,
    review: null,
    createdAt: SAVED,
    updatedAt: SAVED,
    updatedBy: null,
    publishedAt: SAVED,
    ...more,
  };
}

/** An entry in each of the states that a list tells apart. */
export const SAMPLE_ENTRIES: AnyEntry[] = [
  newsEntry('sample-water', {
    el: 'Διακοπή νερού στο Διακοπτό για την αντικατάσταση του κεντρικού αγωγού',
    en: 'No water in Diakopto while the main pipe is replaced',
    category: 'announcements',
    hasUnpublishedChanges: true,
    english: 'behind',
  }),
  newsEntry('sample-carnival', {
    el: 'Πρόγραμμα Καρναβαλιού',
    en: 'Carnival programme',
    category: 'events',
    state: 'draft',
    publishAt: PLANNED,
    publishLanguages: ['el', 'en'],
    languages: [],
  }),
  newsEntry('sample-harbour', {
    el: 'Ανάπλαση του λιμανιού του Αιγίου',
    en: 'The harbour of Aigio is renewed',
    category: 'projects',
    languages: ['el'],
    english: 'missing',
    isSample: true,
  }),
];

export const [SAMPLE_ENTRY] = SAMPLE_ENTRIES as [AnyEntry, ...AnyEntry[]];

/** The emblem stands for pictures: it is there on every site. */
const PICTURE: Medium = {
  id: 'sample-picture',
  kind: 'image',
  url: '/favicon.svg',
  fileName: 'harbour.webp',
  mimeType: 'image/webp',
  sizeBytes: 240_000,
  width: 1600,
  height: 1200,
  alt: { el: 'Το λιμάνι του Αιγίου από ψηλά', en: 'The harbour of Aigio from above' },
  isDecorative: false,
  credit: { el: '', en: '' },
  licence: '',
  licenceNote: '',
  tags: [],
  focus: { x: 50, y: 50 },
  crop: null,
  document: null,
  isSample: false,
  version: 1,
  createdAt: SAVED,
  createdBy: null,
  updatedAt: SAVED,
  updatedBy: null,
};

/** A picture, one that lacks its text, and a document that was scanned. */
export const SAMPLE_MEDIA: Medium[] = [
  PICTURE,
  { ...PICTURE, id: 'sample-bare', fileName: 'IMG_20260302_0815.webp', alt: { el: '', en: '' } },
  {
    ...PICTURE,
    id: 'sample-document',
    kind: 'document',
    fileName: 'proypologismos-2026.pdf',
    mimeType: 'application/pdf',
    alt: { el: '', en: '' },
    width: 0,
    height: 0,
    document: {
      state: 'read',
      pages: 48,
      title: '',
      language: 'el',
      isTagged: false,
      isScanned: true,
    },
  },
];

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });

/** A file in each of the states of an upload. */
export const sampleUploads = (problem: string): UploadItem[] => [
  { ...newItem(1, file('harbour.jpg')), state: 'done' },
  { ...newItem(2, file('stairs.jpg')), state: 'sending', share: 0.4, sentSize: 1_200_000 },
  { ...newItem(3, file('letter.jpg')), state: 'failed', problem, canRetry: true },
  { ...newItem(4, file('plan.pdf', 'application/pdf')) },
];
