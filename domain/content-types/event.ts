import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  coordinates,
  dateTime,
  image,
  link,
  richText,
} from '../content/model/field-builders.ts';
import { attachments, gallery } from '../content/model/media-lists.ts';

/** Something that happens at a time and a place. */
export const event = defineContentType({
  name: 'event',
  label: {
    one: { el: 'Εκδήλωση', en: 'Event' },
    many: { el: 'Εκδηλώσεις', en: 'Events' },
    new: { el: 'Νέα εκδήλωση', en: 'New event' },
  },
  description: {
    el: 'Εκδηλώσεις με ώρα και τόπο. Οι προσεχείς εμφανίζονται και στην αρχική σελίδα.',
    en: 'Events with a time and a place. Upcoming ones are also on the home page.',
  },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Σύντομη περιγραφή', en: 'Short description' },
      { required: 'both', multiline: true, maxLength: 400 },
    ),
    content: richText({ el: 'Πρόγραμμα και πληροφορίες', en: 'Programme and details' }),
    startsAt: dateTime({ el: 'Έναρξη', en: 'Starts' }, { required: true }),
    endsAt: dateTime({ el: 'Λήξη', en: 'Ends' }),
    location: bilingualText({ el: 'Τόπος', en: 'Location' }, { required: 'el' }),
    coordinates: coordinates({ el: 'Θέση στον χάρτη', en: 'Position on the map' }),
    organiser: bilingualText({ el: 'Διοργάνωση', en: 'Organiser' }),
    cost: bilingualText({ el: 'Είσοδος', en: 'Admission' }),
    link: link({ el: 'Σύνδεσμος', en: 'Link' }),
    image: image({ el: 'Εικόνα', en: 'Image' }),
    gallery: gallery(),
    attachments: attachments(),
  },
  promoted: { title: 'title', date: 'startsAt' },
  admin: { group: 'current', place: 2 },
  order: 'soonest',
  address: '/events/:slug',
  search: { place: 6 },
  archives: true,
});
