import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  boolean,
  choice,
  coordinates,
  image,
  later,
  list,
  openingHours,
  optionalChoice,
  reference,
  richText,
} from '../content/model/fields/field-builders.ts';
import { gallery } from '../content/model/fields/media-lists.ts';
import { openingExceptions } from './parts/opening-exceptions.ts';
import { attractionFacts, beachFacts, visitFacts } from './parts/place-facts.ts';

/** Attraction categories (specification, section 3). */
export const ATTRACTION_CATEGORIES = [
  { value: 'beach', label: { el: 'Παραλία', en: 'Beach' } },
  { value: 'landmark', label: { el: 'Μνημείο', en: 'Landmark' } },
  { value: 'nature', label: { el: 'Φύση', en: 'Nature' } },
  { value: 'culture', label: { el: 'Πολιτισμός', en: 'Culture' } },
] as const;

/** When it is open on public holidays, which others are not. */
const HOLIDAYS = [
  { value: 'museum', label: { el: 'Όπως τα κρατικά μουσεία', en: 'As State museums' } },
  { value: 'open', label: { el: 'Ανοιχτό', en: 'Open' } },
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
    onHolidays: later(
      optionalChoice({ el: 'Στις αργίες', en: 'On public holidays' }, HOLIDAYS, {
        hint: {
          el: 'Κενό όταν είναι κλειστό. Τα κρατικά μουσεία κλείνουν μόνο 1/1, 25/3, 1/5, την Κυριακή του Πάσχα, 25 και 26/12.',
          en: 'Empty when closed. State museums close only on 1 January, 25 March, 1 May, Easter Sunday, 25 and 26 December.',
        },
      }),
    ),
    exceptions: later(
      openingExceptions(
        { el: 'Κλειστά και άλλες ώρες', en: 'Closed days and other hours' },
        {
          el: 'Για συγκεκριμένες ημέρες, όπως μια απεργία ή η Μεγάλη Παρασκευή.',
          en: 'For certain days, such as a strike or Good Friday.',
        },
      ),
    ),
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
