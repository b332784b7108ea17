import { assemblyPoint } from '../../domain/content-types/assembly-point.ts';
import { seedEntries } from './seed-entry.ts';

/** One in each municipal unit, made up: the real ones stand in the municipality's emergency plan. */
export const assemblyPointSeed = seedEntries(assemblyPoint, [
  {
    slug: 'aigio-stadium',
    isSample: true,
    data: {
      name: { el: 'Δημοτικό στάδιο Αιγίου', en: 'Aigio municipal stadium' },
      place: { el: 'Αγωνιστικός χώρος', en: 'The playing field' },
      unit: 'aigio',
      coordinates: { lat: 38.2466, lng: 22.0869 },
    },
  },
  {
    slug: 'akrata-square',
    isSample: true,
    data: {
      name: { el: 'Κεντρική πλατεία Ακράτας', en: 'Central square of Akrata' },
      place: { el: 'Ανοιχτός χώρος της πλατείας', en: 'The open part of the square' },
      unit: 'akrata',
      coordinates: { lat: 38.1544, lng: 22.3147 },
    },
  },
  {
    slug: 'diakopto-station',
    isSample: true,
    data: {
      name: { el: 'Πλατεία σταθμού Διακοπτού', en: 'Station square of Diakopto' },
      place: { el: 'Μπροστά στον οδοντωτό', en: 'In front of the rack railway' },
      unit: 'diakopto',
      coordinates: { lat: 38.1905, lng: 22.1975 },
    },
  },
  {
    slug: 'aigeira-school',
    isSample: true,
    data: {
      name: { el: 'Γήπεδο Αιγείρας', en: 'Aigeira sports ground' },
      place: { el: 'Δίπλα στο σχολείο', en: 'Beside the school' },
      unit: 'aigeira',
      coordinates: { lat: 38.1467, lng: 22.3553 },
    },
  },
  {
    slug: 'kamares-school',
    isSample: true,
    data: {
      name: { el: 'Παλιό δημοτικό σχολείο Καμαρών', en: 'Old primary school of Kamares' },
      place: { el: 'Προαύλιο', en: 'The courtyard' },
      unit: 'erineos',
      coordinates: { lat: 38.297, lng: 21.996 },
    },
  },
  {
    slug: 'rododafni-ground',
    isSample: true,
    data: {
      name: { el: 'Γήπεδο Ροδοδάφνης', en: 'Rododafni sports ground' },
      place: { el: 'Αγωνιστικός χώρος', en: 'The playing field' },
      unit: 'sympoliteia',
      coordinates: { lat: 38.2655, lng: 22.0478 },
    },
  },
]);
