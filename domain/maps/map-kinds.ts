import type { Bilingual } from '../text/bilingual.ts';

/** The maps that the site draws: the whole municipality, and the streets around the offices. */
export const MAP_EXTENTS = ['municipality', 'centre'] as const;
export type MapExtent = (typeof MAP_EXTENTS)[number];

export type MapShape = 'area' | 'line' | 'point';

interface KindOfMap {
  name: string;
  label: Bilingual;
  shape: MapShape;
}

/** What a map may show (`kind` of a feature), from the ground up: later kinds are drawn over earlier ones. */
export const MAP_KINDS = [
  { name: 'coast', label: { el: 'Ξηρά ως την ακτή', en: 'Land up to the coast' }, shape: 'area' },
  { name: 'unit', label: { el: 'Δημοτική ενότητα', en: 'Municipal unit' }, shape: 'area' },
  { name: 'square', label: { el: 'Πλατεία ή πάρκο', en: 'Square or park' }, shape: 'area' },
  { name: 'river', label: { el: 'Ποτάμι', en: 'River' }, shape: 'line' },
  { name: 'mountain', label: { el: 'Βουνό', en: 'Mountain' }, shape: 'point' },
  { name: 'rail', label: { el: 'Σιδηρόδρομος', en: 'Railway' }, shape: 'line' },
  { name: 'street', label: { el: 'Δρόμος', en: 'Street' }, shape: 'line' },
  { name: 'road', label: { el: 'Κεντρικός δρόμος', en: 'Main road' }, shape: 'line' },
  { name: 'water', label: { el: 'Όνομα θάλασσας', en: 'Name of a sea' }, shape: 'line' },
  { name: 'place', label: { el: 'Τόπος', en: 'Place' }, shape: 'point' },
  { name: 'stop', label: { el: 'Στάση λεωφορείου', en: 'Bus stop' }, shape: 'point' },
  { name: 'entrance', label: { el: 'Είσοδος', en: 'Entrance' }, shape: 'point' },
] as const satisfies readonly KindOfMap[];

export type MapKind = (typeof MAP_KINDS)[number]['name'];

/** The types of GeoJSON (RFC 7946, section 3.1) in which each shape comes. */
export const GEOMETRY_TYPES: Record<MapShape, readonly string[]> = {
  area: ['Polygon', 'MultiPolygon'],
  line: ['LineString', 'MultiLineString'],
  point: ['Point'],
};
