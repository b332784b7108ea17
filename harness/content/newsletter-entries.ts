/** A news item of a new square. */
export const newNews = () => ({
  slug: 'nea-plateia',
  data: {
    title: { el: 'Νέα πλατεία', en: 'A new square' },
    summary: { el: 'Ανοίγει τον Μάιο.', en: 'It opens in May.' },
    content: { el: '<p>Κείμενο</p>', en: '<p>Text</p>' },
    date: '2026-03-04',
    category: 'projects',
    topic: null,
    image: null,
    author: { el: '', en: '' },
    tags: [],
  },
});

/** A concert at the harbour. */
export const newEvent = () => ({
  slug: 'synavlia',
  data: {
    title: { el: 'Συναυλία', en: 'Concert' },
    description: { el: 'Με την ορχήστρα.', en: 'With the orchestra.' },
    content: { el: '', en: '' },
    startsAt: '2026-07-04T21:00',
    endsAt: '2026-07-04T23:30',
    location: { el: 'Λιμάνι', en: 'Harbour' },
    coordinates: null,
    organiser: { el: '', en: '' },
    cost: { el: '', en: '' },
    link: '',
    image: null,
  },
});
