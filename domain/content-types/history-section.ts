import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, image, richText } from '../content/model/fields/field-builders.ts';

/** A period on the history page. */
export const historySection = defineContentType({
  name: 'history-section',
  label: {
    one: { el: 'Ιστορική περίοδος', en: 'History section' },
    many: { el: 'Ιστορικές περίοδοι', en: 'History sections' },
    new: { el: 'Νέα ιστορική περίοδος', en: 'New history section' },
  },
  description: { el: 'Οι περίοδοι της σελίδας ιστορίας.', en: 'The periods of the history page.' },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    period: bilingualText({ el: 'Χρονολογίες', en: 'Dates' }),
    content: richText({ el: 'Κείμενο', en: 'Content' }, { required: 'el' }),
    image: image({ el: 'Εικόνα', en: 'Image' }),
  },
  promoted: { title: 'title' },
  search: { place: 15 },
  admin: { group: 'municipality', place: 5 },
});
