import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, dateTime, file, list } from '../content/model/fields/field-builders.ts';

/** A session of the municipal council, with its minutes when they are ready. */
export const councilSession = defineContentType({
  name: 'council-session',
  label: {
    one: { el: 'Συνεδρίαση', en: 'Council session' },
    many: { el: 'Συνεδριάσεις', en: 'Council sessions' },
    new: { el: 'Νέα συνεδρίαση', en: 'New council session' },
  },
  description: {
    el: 'Οι συνεδριάσεις του Δημοτικού Συμβουλίου με ημερήσια διάταξη και πρακτικά.',
    en: 'Sessions of the council with agenda and minutes.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    startsAt: dateTime({ el: 'Έναρξη', en: 'Starts' }, { required: true }),
    location: bilingualText({ el: 'Τόπος', en: 'Location' }),
    agenda: list(
      { el: 'Ημερήσια διάταξη', en: 'Agenda' },
      { item: bilingualText({ el: 'Θέμα', en: 'Item' }, { required: 'el', maxLength: 400 }) },
    ),
    minutes: file({ el: 'Πρακτικά', en: 'Minutes' }),
  },
  promoted: { title: 'title', date: 'startsAt' },
  admin: { group: 'municipality', place: 3 },
  order: 'newest',
  address: '/council-meetings#:slug',
  search: {
    place: 8,
    label: {
      one: { el: 'Συνεδρίαση', en: 'Council meeting' },
      many: { el: 'Συνεδριάσεις', en: 'Council meetings' },
    },
  },
});
