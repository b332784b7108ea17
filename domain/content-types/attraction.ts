import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  boolean,
  choice,
  coordinates,
  image,
  list,
  openingHours,
  reference,
  richText,
} from '../content/model/field-builders.ts';
import { gallery } from '../content/model/media-lists.ts';
import { attractionFacts, beachFacts, visitFacts } from './place-facts.ts';

/** Attraction categories (specification, section 3). */
export const ATTRACTION_CATEGORIES = [
  { value: 'beach', label: { el: 'Παραλία', en: 'Beach' } },
  { value: 'landmark', label: { el: 'Μνημείο', en: 'Landmark' } },
  { value: 'nature', label: { el: 'Φύση', en: 'Nature' } },
  { value: 'culture', label: { el: 'Πολιτισμός', en: 'Culture' } },
] as const;

const FOR_BEACHES = { askedWhen: { field: 'category', is: ['beach'] } };

/** A place that visitors come for. */
export const attraction = defineContentType({
  name: 'attraction',
  label: {
    one: { el: 'Αξιοθέατο', en: 'Attraction' },
    many: { el: 'Αξιοθέατα', en: 'Attractions' },
    new: { el: 'Νέο αξιοθέατο', en: 'New attraction' },
  },
  description: {
    el: 'Παραλίες, μνημεία, φύση και πολιτισμός, για τους επισκέπτες.',
    en: 'Beaches, landmarks, nature and culture, for visitors.',
  },
  fields: {
    name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Σύντομη περιγραφή', en: 'Short description' },
      { required: 'both', multiline: true, maxLength: 400 },
    ),
    content: richText({ el: 'Παρουσίαση', en: 'About' }),
    category: choice({ el: 'Κατηγορία', en: 'Category' }, ATTRACTION_CATEGORIES),
    image: image({ el: 'Εικόνα', en: 'Image' }),
    location: coordinates({ el: 'Θέση στον χάρτη', en: 'Position on the map' }, { required: true }),
    unit: reference({ el: 'Δημοτική ενότητα', en: 'Municipal unit' }, 'unit'),
    ...beachFacts,
    hours: openingHours({ el: 'Ώρες λειτουργίας', en: 'Opening hours' }),
    season: visitFacts.season,
    openMonths: visitFacts.openMonths,
    isFree: attractionFacts.isFree,
    price: attractionFacts.price,
    phone: attractionFacts.phone,
    website: attractionFacts.website,
    gettingThere: richText({ el: 'Πώς θα πάτε', en: 'Getting there' }),
    tips: list(
      { el: 'Συμβουλές', en: 'Tips' },
      { tip: bilingualText({ el: 'Συμβουλή', en: 'Tip' }, { required: 'el', maxLength: 300 }) },
    ),
    sunbeds: boolean({ el: 'Ξαπλώστρες', en: 'Sunbeds' }, FOR_BEACHES),
    lifeguard: boolean({ el: 'Ναυαγοσώστης', en: 'Lifeguard' }, FOR_BEACHES),
    accessible: boolean({ el: 'Πρόσβαση για αμαξίδιο', en: 'Wheelchair access' }),
    aids: attractionFacts.aids,
    accessNote: visitFacts.accessNote,
    parking: boolean({ el: 'Χώρος στάθμευσης', en: 'Car park' }),
    parkingNote: visitFacts.parkingNote,
    transport: visitFacts.transport,
    gallery: gallery(),
  },
  promoted: { title: 'name', category: 'category' },
  admin: { group: 'tourism', place: 1 },
  address: '/tourism/:category/:slug',
  search: { place: 5, words: 'ώρες ωράριο εισιτήριο είσοδος τιμή hours ticket admission price' },
  recheckMonths: 24,
});
