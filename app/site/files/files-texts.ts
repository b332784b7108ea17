/** The headings of an entry's files. */
export const FILES_TEXTS = {
  attachments: { el: 'Συνημμένα', en: 'Attachments' },
  pictures: { el: 'Εικόνες', en: 'Pictures' },
};
