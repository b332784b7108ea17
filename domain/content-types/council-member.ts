import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText } from '../content/model/fields/field-builders.ts';

/** A member of the municipal council. */
export const councilMember = defineContentType({
  name: 'council-member',
  label: {
    one: { el: 'Μέλος του Δημοτικού Συμβουλίου', en: 'Council member' },
    many: { el: 'Δημοτικό Συμβούλιο', en: 'Council members' },
    new: { el: 'Νέο μέλος του Δημοτικού Συμβουλίου', en: 'New council member' },
  },
  description: {
    el: 'Ο πίνακας των μελών του Δημοτικού Συμβουλίου.',
    en: 'The table of the members of the council.',
  },
  fields: {
    name: bilingualText({ el: 'Ονοματεπώνυμο', en: 'Name' }, { required: 'both' }),
    role: bilingualText({ el: 'Ιδιότητα', en: 'Position' }, { required: 'both' }),
    party: bilingualText({ el: 'Παράταξη', en: 'Party' }, { required: 'both' }),
  },
  promoted: { title: 'name' },
  search: { place: 13 },
  admin: { group: 'municipality', place: 2 },
  recheckMonths: 12,
});
