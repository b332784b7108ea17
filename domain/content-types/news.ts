import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  choice,
  date,
  image,
  list,
  optionalChoice,
  reference,
  richText,
} from '../content/model/fields/field-builders.ts';
import { attachments, gallery } from '../content/model/fields/media-lists.ts';
import { TOPICS } from './parts/vocabularies.ts';

/** News categories (specification, sections 2 and 3); the filter adds 'all'. */
export const NEWS_CATEGORIES = [
  { value: 'announcements', label: { el: 'Ανακοινώσεις', en: 'Announcements' } },
  { value: 'events', label: { el: 'Εκδηλώσεις', en: 'Events' } },
  { value: 'projects', label: { el: 'Έργα', en: 'Projects' } },
  { value: 'tenders', label: { el: 'Διαγωνισμοί', en: 'Tenders' } },
] as const;

export type NewsCategory = (typeof NEWS_CATEGORIES)[number]['value'];

/** A news item with its article. */
export const news = defineContentType({
  name: 'news',
  label: {
    one: { el: 'Ανακοίνωση', en: 'News item' },
    many: { el: 'Νέα', en: 'News' },
    new: { el: 'Νέα ανακοίνωση', en: 'New news item' },
  },
  description: {
    el: 'Τα νέα και οι ανακοινώσεις, με τα πιο πρόσφατα πρώτα.',
    en: 'News and announcements, newest first.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    summary: bilingualText(
      { el: 'Περίληψη', en: 'Summary' },
      { required: 'both', multiline: true, maxLength: 400 },
    ),
    content: richText({ el: 'Κείμενο', en: 'Content' }, { required: 'el' }),
    date: date({ el: 'Ημερομηνία', en: 'Date' }, { required: true }),
    category: choice({ el: 'Κατηγορία', en: 'Category' }, NEWS_CATEGORIES),
    topic: optionalChoice({ el: 'Θέμα', en: 'Topic' }, TOPICS),
    image: image({ el: 'Εικόνα', en: 'Image' }),
    tender: reference({ el: 'Διαγωνισμός', en: 'Tender' }, 'tender', {
      hint: {
        el: 'Η σελίδα δείχνει τον προϋπολογισμό, την προθεσμία και την κατάσταση του διαγωνισμού. Μην τα γράφετε και στο κείμενο.',
        en: 'The page shows the budget, the deadline and the state of the tender. Do not repeat them in the text.',
      },
    }),
    author: bilingualText({ el: 'Συντάκτης', en: 'Author' }),
    tags: list(
      { el: 'Ετικέτες', en: 'Tags' },
      { name: bilingualText({ el: 'Ετικέτα', en: 'Tag' }, { required: 'el', maxLength: 60 }) },
      { maxItems: 12 },
    ),
    gallery: gallery(),
    attachments: attachments(),
  },
  promoted: { title: 'title', date: 'date', category: 'category' },
  admin: { group: 'current', place: 1 },
  order: 'newest',
  address: '/news/:slug',
  search: {
    place: 7,
    label: { one: { el: 'Νέα', en: 'News' }, many: { el: 'Νέα', en: 'News' } },
  },
  archives: true,
});
