import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, coordinates, reference } from '../content/model/fields/field-builders.ts';

/** An open place where people gather after an earthquake or an evacuation: the list on /emergency. */
export const assemblyPoint = defineContentType({
  name: 'assembly-point',
  label: {
    one: { el: 'Χώρος καταφυγής', en: 'Assembly point' },
    many: { el: 'Χώροι καταφυγής', en: 'Assembly points' },
    new: { el: 'Νέος χώρος καταφυγής', en: 'New assembly point' },
  },
  description: {
    el: 'Ανοιχτοί χώροι όπου συγκεντρώνονται οι κάτοικοι μετά από σεισμό ή σε εκκένωση. Εμφανίζονται στη σελίδα έκτακτης ανάγκης.',
    en: 'Open places where residents gather after an earthquake or when leaving an area. Shown on the emergency page.',
  },
  fields: {
    name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'both', maxLength: 80 }),
    place: bilingualText(
      { el: 'Πού βρίσκεται', en: 'Where it is' },
      { required: 'el', maxLength: 120 },
    ),
    unit: reference({ el: 'Δημοτική ενότητα', en: 'Municipal unit' }, 'unit'),
    coordinates: coordinates({ el: 'Θέση στον χάρτη', en: 'Position on the map' }),
  },
  promoted: { title: 'name' },
  search: {
    place: 12,
    words: 'σημείο συγκέντρωσης καταφύγιο σεισμός εκκένωση earthquake evacuation',
  },
  admin: { group: 'municipality', place: 9 },
  recheckMonths: 12,
});
