import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, choice, image, link } from '../content/model/fields/field-builders.ts';
import { SERVICE_ICONS } from './service.ts';

/** Where a teaser stands. */
export const TEASER_PLACES = [
  { value: 'home-quick-link', label: { el: 'Αρχική: γρήγορος σύνδεσμος', en: 'Home: quick link' } },
  { value: 'home-task', label: { el: 'Αρχική: συχνή ενέργεια', en: 'Home: frequent task' } },
  { value: 'transparency-card', label: { el: 'Διαφάνεια: κάρτα', en: 'Transparency: card' } },
  { value: 'transparency-banner', label: { el: 'Διαφάνεια: προβολή', en: 'Transparency: banner' } },
  { value: 'tourism-banner', label: { el: 'Τουρισμός: προβολή', en: 'Tourism: banner' } },
  {
    value: 'e-service-step',
    label: { el: 'Ηλεκτρονικές υπηρεσίες: βήμα', en: 'E-services: step' },
  },
] as const;

/** A small text with a link that a screen shows at a fixed place. */
export const teaser = defineContentType({
  name: 'teaser',
  label: {
    one: { el: 'Κάρτα προβολής', en: 'Highlight card' },
    many: { el: 'Κάρτες προβολής', en: 'Highlight cards' },
    new: { el: 'Νέα κάρτα προβολής', en: 'New highlight card' },
  },
  description: {
    el: 'Οι μικρές κάρτες της αρχικής, της διαφάνειας, του τουρισμού και των ηλεκτρονικών υπηρεσιών.',
    en: 'The small cards on the home, transparency, tourism and e-services pages.',
  },
  fields: {
    place: choice({ el: 'Θέση', en: 'Place' }, TEASER_PLACES),
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Περιγραφή', en: 'Description' },
      { multiline: true, maxLength: 400 },
    ),
    link: link({ el: 'Σύνδεσμος', en: 'Link' }),
    linkText: bilingualText(
      { el: 'Κείμενο του συνδέσμου', en: 'Text of the link' },
      { maxLength: 60 },
    ),
    icon: choice({ el: 'Εικονίδιο', en: 'Icon' }, SERVICE_ICONS),
    image: image({ el: 'Εικόνα', en: 'Image' }),
  },
  promoted: { title: 'title', category: 'place' },
  admin: { group: 'site', place: 2 },
});
