import { defineContentType } from '../content/model/content-type.ts';
import {
  bilingualText,
  coordinates,
  image,
  later,
  list,
  number,
  openingHours,
  richText,
  text,
} from '../content/model/fields/field-builders.ts';
import { openingExceptions } from './parts/opening-exceptions.ts';

/** A municipal unit: one of the municipalities that were merged in 2011. */
export const unit = defineContentType({
  name: 'unit',
  label: {
    one: { el: 'Δημοτική ενότητα', en: 'Municipal unit' },
    many: { el: 'Δημοτικές ενότητες', en: 'Municipal units' },
    new: { el: 'Νέα δημοτική ενότητα', en: 'New municipal unit' },
  },
  description: {
    el: 'Οι δημοτικές ενότητες του Δήμου.',
    en: 'The units of the municipality.',
  },
  fields: {
    name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'both' }),
    description: bilingualText(
      { el: 'Σύντομη περιγραφή', en: 'Short description' },
      { required: 'both', multiline: true, maxLength: 400 },
    ),
    content: richText({ el: 'Παρουσίαση', en: 'About' }),
    image: image({ el: 'Εικόνα', en: 'Image' }),
    population: number({ el: 'Πληθυσμός', en: 'Population' }, { required: true }),
    area: number(
      { el: 'Έκταση (τ.χλμ.)', en: 'Area (km²)' },
      { required: true, integer: false, max: 200_000 },
    ),
    attractions: list(
      { el: 'Αξιοθέατα', en: 'Attractions' },
      { name: bilingualText({ el: 'Όνομα', en: 'Name' }, { required: 'el' }) },
    ),
    coordinates: coordinates({ el: 'Θέση της έδρας', en: 'Position of its seat' }),
    seat: bilingualText({ el: 'Έδρα', en: 'Seat' }),
    address: bilingualText({ el: 'Διεύθυνση γραφείου', en: 'Office address' }),
    phone: text({ el: 'Τηλέφωνο γραφείου', en: 'Office phone' }, { format: 'phone' }),
    hours: later(openingHours({ el: 'Ώρες κοινού του γραφείου', en: 'Office hours' })),
    exceptions: later(
      openingExceptions(
        { el: 'Κλειστά και άλλες ώρες', en: 'Closed days and other hours' },
        {
          el: 'Για συγκεκριμένες ημέρες του γραφείου. Οι αργίες λαμβάνονται υπόψη αυτόματα.',
          en: 'For certain days of the office. Public holidays are taken into account automatically.',
        },
      ),
    ),
  },
  promoted: { title: 'name' },
  admin: { group: 'municipality', place: 4 },
  address: '/municipality/units/:slug',
  search: { place: 4 },
  recheckMonths: 12,
});
