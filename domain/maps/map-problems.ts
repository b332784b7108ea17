import type { Bilingual } from '../text/bilingual.ts';
import { GEOMETRY_TYPES, MAP_KINDS, type MapShape } from './map-kinds.ts';

/** What a file of a map may hold. The site draws it on every page that shows a map, so it stays small. */
export const MAP_LIMITS = {
  /** Characters of the file. */
  characters: 600_000,
  features: 2000,
  positions: 30_000,
  /** Letters of a name. */
  name: 60,
  /** Degrees from west to east, and from south to north. */
  degrees: 5,
} as const;

const KIND_NAMES = MAP_KINDS.map(({ name }) => name).join(', ');

/** What may be wrong with a file, in the words of the person who made it. */
export const MAP_PROBLEMS = {
  tooLarge: {
    el: `Το αρχείο είναι μεγαλύτερο από ${MAP_LIMITS.characters / 1000} KB. Απλοποιήστε τις γραμμές του.`,
    en: `The file is larger than ${MAP_LIMITS.characters / 1000} KB. Simplify its lines.`,
  },
  notJson: {
    el: 'Το αρχείο δεν διαβάζεται ως GeoJSON: σε αυτή τη γραμμή κάτι λείπει ή περισσεύει.',
    en: 'The file cannot be read as GeoJSON: something is missing or superfluous on this line.',
  },
  notCollection: {
    el: 'Το αρχείο δεν είναι FeatureCollection του GeoJSON.',
    en: 'The file is not a FeatureCollection of GeoJSON.',
  },
  empty: { el: 'Το αρχείο δεν έχει κανένα στοιχείο.', en: 'The file has no features.' },
  tooMany: {
    el: `Το αρχείο έχει πάνω από ${MAP_LIMITS.features} στοιχεία.`,
    en: `The file has more than ${MAP_LIMITS.features} features.`,
  },
  tooDetailed: {
    el: `Το αρχείο έχει πάνω από ${MAP_LIMITS.positions} σημεία. Απλοποιήστε τις γραμμές του.`,
    en: `The file has more than ${MAP_LIMITS.positions} positions. Simplify its lines.`,
  },
  crs: {
    el: 'Το αρχείο είναι σε άλλο σύστημα συντεταγμένων. Εξαγάγετέ το σε WGS 84 (EPSG:4326).',
    en: 'The file uses another system of coordinates. Export it in WGS 84 (EPSG:4326).',
  },
  tooWide: {
    el: `Ο χάρτης εκτείνεται σε πάνω από ${MAP_LIMITS.degrees} μοίρες.`,
    en: `The map extends over more than ${MAP_LIMITS.degrees} degrees.`,
  },
  noGround: {
    el: 'Ο χάρτης δεν έχει έκταση: δώστε μια ξηρά (coast), μια ενότητα (unit) ή δρόμους.',
    en: 'The map has no extent: give it land (coast), a unit or streets.',
  },
  bbox: {
    el: 'Το bbox πρέπει να έχει τέσσερις μοίρες: δύση, νότος, ανατολή, βορράς.',
    en: 'The bbox must have four degrees: west, south, east, north.',
  },
  elsewhere: {
    el: 'Το bbox δείχνει αλλού: κανένα στοιχείο δεν βρίσκεται μέσα του.',
    en: 'The bbox is elsewhere: no feature lies within it.',
  },
  notFeature: { el: 'Δεν είναι Feature του GeoJSON.', en: 'It is not a Feature of GeoJSON.' },
  noKind: {
    el: `Λείπει η ιδιότητα «kind», ή έχει άγνωστη τιμή. Γνωστές: ${KIND_NAMES}.`,
    en: `The property ‘kind’ is missing, or its value is not known. Known are ${KIND_NAMES}.`,
  },
  degrees: {
    el: 'Μια θέση δεν είναι μοίρες WGS 84: πρώτα το μήκος (−180 έως 180), μετά το πλάτος (−90 έως 90).',
    en: 'A position is not in degrees of WGS 84: longitude (−180 to 180), then latitude (−90 to 90).',
  },
  projected: {
    el: 'Οι θέσεις μοιάζουν με μέτρα (π.χ. ΕΓΣΑ 87). Εξαγάγετε το αρχείο σε μοίρες WGS 84 (EPSG:4326).',
    en: 'The positions look like metres (such as GGRS 87). Export the file in degrees of WGS 84 (EPSG:4326).',
  },
  shortLine: {
    el: 'Μια γραμμή χρειάζεται δύο σημεία τουλάχιστον.',
    en: 'A line needs at least two positions.',
  },
  openRing: {
    el: 'Το περίγραμμα μιας έκτασης χρειάζεται τέσσερα σημεία τουλάχιστον και τελειώνει εκεί όπου αρχίζει.',
    en: 'The ring of an area needs at least four positions and ends where it begins.',
  },
  name: {
    el: `Ένα όνομα (name_el, name_en) έχει έως ${MAP_LIMITS.name} γράμματα σε μία γραμμή.`,
    en: `A name (name_el, name_en) has up to ${MAP_LIMITS.name} letters on one line.`,
  },
  oneLanguage: {
    el: 'Το όνομα χρειάζεται και στις δύο γλώσσες: name_el και name_en.',
    en: 'The name is needed in both languages: name_el and name_en.',
  },
  size: {
    el: 'Το «size» ενός βουνού είναι αριθμός από 0,1 έως 1.',
    en: 'The ‘size’ of a mountain is a number from 0.1 to 1.',
  },
} satisfies Record<string, Bilingual>;

/** A kind that came in another shape. */
export function wrongShape(kind: Bilingual, shape: MapShape): Bilingual {
  const types = GEOMETRY_TYPES[shape].join(', ');
  return {
    el: `«${kind.el}» δίνεται ως ${types}.`,
    en: `‘${kind.en}’ is given as ${types}.`,
  };
}
