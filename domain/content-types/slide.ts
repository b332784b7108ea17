import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, image, link } from '../content/model/fields/field-builders.ts';

/** A slide of the home page. */
export const slide = defineContentType({
  name: 'slide',
  label: {
    one: { el: 'Εικόνα προβολής', en: 'Slide' },
    many: { el: 'Εικόνες προβολής', en: 'Slides' },
    new: { el: 'Νέα εικόνα προβολής', en: 'New slide' },
  },
  description: {
    el: 'Οι μεγάλες εικόνες στην κορυφή της αρχικής σελίδας.',
    en: 'The large pictures at the top of the home page.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both', maxLength: 80 }),
    description: bilingualText(
      { el: 'Περιγραφή', en: 'Description' },
      { required: 'both', multiline: true, maxLength: 200 },
    ),
    image: image({ el: 'Εικόνα', en: 'Image' }, { required: true }),
    link: link({ el: 'Σύνδεσμος', en: 'Link' }),
    linkText: bilingualText(
      { el: 'Κείμενο του συνδέσμου', en: 'Text of the link' },
      { maxLength: 40 },
    ),
  },
  promoted: { title: 'title' },
  admin: { group: 'site', place: 1 },
  recheckMonths: 3,
});
