import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  choices,
  coordinates,
  image,
  later,
  link,
  number,
  optionalChoice,
  reference,
  text,
} from '../content/model/fields/field-builders.ts';
import { gallery } from '../content/model/fields/media-lists.ts';
import { LODGING_AIDS, visitFacts } from './parts/place-facts.ts';

export const LODGING_KINDS = [
  { value: 'hotel', label: { el: 'Ξενοδοχείο', en: 'Hotel' } },
  { value: 'guesthouse', label: { el: 'Ξενώνας', en: 'Guesthouse' } },
  { value: 'rooms', label: { el: 'Ενοικιαζόμενα δωμάτια', en: 'Rooms to let' } },
  { value: 'apartments', label: { el: 'Διαμερίσματα', en: 'Apartments' } },
  { value: 'campsite', label: { el: 'Κατασκήνωση', en: 'Campsite' } },
] as const;

/** How one gets to the sea. */
export const SEA_DISTANCES = [
  { value: 'beach', label: { el: 'Πάνω στη θάλασσα', en: 'By the sea' } },
  { value: 'walk', label: { el: 'Με τα πόδια, έως 15 λεπτά', en: 'A walk of up to 15 minutes' } },
  { value: 'drive', label: { el: 'Με αυτοκίνητο', en: 'A drive away' } },
] as const;

/** For a room for two, a night. `range` is the same for machines. */
export const PRICE_LEVELS = [
  { value: 'low', label: { el: 'Έως 60 €', en: 'Up to €60' }, range: '≤ 60 €' },
  { value: 'middle', label: { el: '60 έως 100 €', en: '€60 to €100' }, range: '60–100 €' },
  { value: 'high', label: { el: 'Πάνω από 100 €', en: 'Over €100' }, range: '> 100 €' },
] as const;

/** A place to stay. */
export const lodging = defineContentType({
  name: 'lodging',
  label: {
    one: { el: 'Κατάλυμα', en: 'Lodging' },
    many: { el: 'Καταλύματα', en: 'Lodgings' },
    new: { el: 'Νέο κατάλυμα', en: 'New lodging' },
  },
  description: { el: 'Καταλύματα της περιοχής.', en: 'Places to stay in the area.' },
  fields: {
    name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Περιγραφή', en: 'Description' },
      { required: 'both', multiline: true, maxLength: 600 },
    ),
    kind: later(optionalChoice({ el: 'Είδος', en: 'Kind' }, LODGING_KINDS)),
    stars: number({ el: 'Αστέρια', en: 'Stars' }, { min: 1, max: 5 }),
    priceLevel: later(
      optionalChoice({ el: 'Τιμή', en: 'Price' }, PRICE_LEVELS, {
        hint: {
          el: 'Δίκλινο δωμάτιο, μία νύχτα, τη συνηθισμένη εποχή.',
          en: 'A room for two, one night, in an ordinary season.',
        },
      }),
    ),
    season: visitFacts.season,
    openMonths: visitFacts.openMonths,
    phone: text({ el: 'Τηλέφωνο', en: 'Phone' }, { format: 'phone' }),
    email: text({ el: 'Email', en: 'Email' }, { format: 'email' }),
    website: link({ el: 'Ιστότοπος', en: 'Website' }),
    address: bilingualText({ el: 'Διεύθυνση', en: 'Address' }),
    unit: reference({ el: 'Δημοτική ενότητα', en: 'Municipal unit' }, 'unit'),
    coordinates: coordinates({ el: 'Θέση στον χάρτη', en: 'Position on the map' }),
    sea: later(
      optionalChoice({ el: 'Απόσταση από τη θάλασσα', en: 'Distance from the sea' }, SEA_DISTANCES),
    ),
    aids: later(choices({ el: 'Μέσα προσβασιμότητας', en: 'Accessibility aids' }, LODGING_AIDS)),
    accessNote: visitFacts.accessNote,
    parkingNote: visitFacts.parkingNote,
    transport: visitFacts.transport,
    image: image({ el: 'Εικόνα', en: 'Image' }),
    gallery: gallery(),
  },
  promoted: { title: 'name' },
  address: '/tourism/accommodation/:slug',
  search: { place: 12, words: 'τιμή τηλέφωνο κράτηση κρατήσεις price phone booking' },
  admin: { group: 'tourism', place: 2 },
  recheckMonths: 12,
});
